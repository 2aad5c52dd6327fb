import { type Consumer, type ConsumerMessages, type JsMsg, jetstream } from '@nats-io/jetstream';
import { Logger } from '@nestjs/common';
import { EventEnvelope, eventSubject } from '@waymark/contracts/events';
import { runInContext } from '@waymark/platform/context';
import { backoff, pause } from './backoff.ts';
import { type DeadLetter, ONLY_CONSUMER, park } from './dead-letters.ts';
import type { EventTransaction } from './event-transaction.ts';
import type { NatsLink } from './nats-link.ts';
import type { MessagingTuning } from './options.ts';
import type { EventFound } from './registry.ts';
import { EVENTS_STREAM, ensureConsumer, ensureStreams, managerOf } from './streams.ts';
import { isTransient } from './transient.ts';

/** How long one pull waits at the server for a message. */
const PULL_MS = 20_000;

/** The event can never be applied as it is: no use in trying again. */
class Unreadable extends Error {}

export interface ConsumerDeps {
  service: string;
  link: NatsLink;
  transaction: EventTransaction;
  tuning: MessagingTuning;
}

/**
 * One durable consumer: pulls an event (or as many as may share a transaction), applies it through the inbox,
 * acknowledges after commit.
 * A failing event waits its turn while the others go on; after its last try it is parked as a dead letter.
 */
export class EventConsumer {
  private readonly logger = new Logger(EventConsumer.name);
  private readonly deps: ConsumerDeps;
  private readonly found: EventFound;
  private readonly stopping = new AbortController();
  private pulling: ConsumerMessages | undefined;
  /** Handed out to us and not answered yet: the stream is told that we are at it, else it hands them out again. */
  private readonly inHand = new Set<JsMsg>();
  private loop: Promise<void> | undefined;

  constructor(deps: ConsumerDeps, found: EventFound) {
    this.deps = deps;
    this.found = found;
  }

  start(): void {
    this.loop ??= this.run();
  }

  /** Takes no more events and waits for the one in hand. */
  async stop(): Promise<void> {
    this.stopping.abort();
    void this.pulling?.close();
    await this.loop;
  }

  private async run(): Promise<void> {
    let consumer: Consumer | undefined;
    for (let failures = 0; !this.stopping.signal.aborted; ) {
      try {
        consumer ??= await this.bind();
        await this.pull(consumer);
        failures = 0;
      } catch (error) {
        // The server was away, or lost its consumer: look again from the start.
        consumer = undefined;
        this.logger.warn({
          msg: 'cannot pull events, trying again',
          consumer: this.found.durable,
          err: error,
        });
        await pause(backoff(failures++), this.stopping.signal);
      }
    }
  }

  private async bind(): Promise<Consumer> {
    const nc = await this.deps.link.ready();
    const jsm = await managerOf(nc);
    await ensureStreams(jsm);
    const spec = { durable: this.found.durable, subject: eventSubject(this.found.event.type) };
    await ensureConsumer(jsm, spec, this.deps.tuning);
    return jetstream(nc).consumers.get(EVENTS_STREAM, this.found.durable);
  }

  private async pull(consumer: Consumer): Promise<void> {
    const pulling = await consumer.fetch({ max_messages: this.found.together, expires: PULL_MS });
    this.pulling = pulling;
    if (this.stopping.signal.aborted) void pulling.close();
    const heartbeat = setInterval(() => {
      for (const message of this.inHand) message.working();
    }, this.deps.tuning.ackWaitMs / 3);
    const waiting: JsMsg[] = [];
    let work = Promise.resolve();
    try {
      for await (const message of pulling) {
        this.inHand.add(message);
        waiting.push(message);
        // What came in one piece is handled in one; what comes meanwhile waits, and the stream is told so.
        if (pulling.getPending() === 0) work = work.then(() => this.handleAll(waiting.splice(0)));
        work.catch(() => pulling.close());
      }
      await work;
    } finally {
      clearInterval(heartbeat);
      this.inHand.clear();
    }
  }

  /** What came for the first time in one transaction; what is left, and all of it when that fails, one by one. */
  private async handleAll(messages: JsMsg[]): Promise<void> {
    const left = new Set(messages);
    for (const message of await this.appliedTogether(messages)) {
      left.delete(message);
      this.inHand.delete(message);
      message.ack();
    }
    for (const message of left) {
      await this.handle(message);
      this.inHand.delete(message);
    }
  }

  /** All of those it was tried with, or none. */
  private async appliedTogether(messages: JsMsg[]): Promise<JsMsg[]> {
    const fresh = messages.filter(
      ({ headers, info }) => !headers?.has(ONLY_CONSUMER) && info.deliveryCount === 1,
    );
    if (fresh.length < 2 || this.stopping.signal.aborted) return [];
    try {
      await this.deps.transaction.runTogether(
        this.found.durable,
        fresh.map((message) => this.read(message)),
        (envelope, tx) => this.inContext(envelope, () => this.found.call(envelope, tx)),
      );
      return fresh;
    } catch (error) {
      const about = { consumer: this.found.durable, events: fresh.length, err: error };
      this.logger.warn({ msg: 'events not applied together, trying each alone', ...about });
      return [];
    }
  }

  private async handle(message: JsMsg): Promise<void> {
    const only = message.headers?.get(ONLY_CONSUMER);
    if (only && only !== this.found.durable) return message.ack();
    if (this.stopping.signal.aborted) return message.nak();
    try {
      // Only crashes get here without having been parked: the handler takes the process down with it.
      if (message.info.deliveryCount > this.deps.tuning.maxDeliveries)
        throw new Unreadable('no try ever came to an end');
      await this.apply(this.read(message));
      message.ack();
    } catch (error) {
      await this.failed(message, error);
    }
  }

  private read(message: JsMsg): EventEnvelope {
    try {
      const envelope = EventEnvelope.parse(message.json());
      return { ...envelope, data: this.found.event.data.parse(envelope.data) };
    } catch (cause) {
      throw new Unreadable('the event does not fit its contract', { cause });
    }
  }

  /** One try. While a dependency is away it waits in place: that is no fault of the event. */
  private async apply(envelope: EventEnvelope): Promise<void> {
    const until = Date.now() + this.deps.tuning.patienceMs;
    const once = () =>
      this.deps.transaction.run(this.found.durable, envelope, (tx) => this.found.call(envelope, tx));
    for (let attempt = 0; ; attempt++) {
      try {
        await this.inContext(envelope, once);
        return;
      } catch (error) {
        const wait = backoff(attempt, 250, 5_000);
        if (!isTransient(error) || Date.now() + wait > until) throw error;
        await pause(wait, this.stopping.signal);
        if (this.stopping.signal.aborted) throw error;
      }
    }
  }

  private inContext<T>({ requestId }: EventEnvelope, fn: () => Promise<T>): Promise<T> {
    return runInContext({ requestId, caller: null }, fn);
  }

  private async failed(message: JsMsg, error: unknown): Promise<void> {
    const { maxDeliveries, retryDelaysMs } = this.deps.tuning;
    const { deliveryCount } = message.info;
    const about = { consumer: this.found.durable, deliveryCount, subject: message.subject, err: error };
    if (this.stopping.signal.aborted && isTransient(error)) return message.nak();
    if (!(error instanceof Unreadable) && deliveryCount < maxDeliveries) {
      const wait = retryDelaysMs[Math.min(deliveryCount, retryDelaysMs.length) - 1] ?? 0;
      this.logger.warn({ msg: 'event not applied, trying again', ...about, wait });
      return message.nak(wait);
    }
    try {
      await park(this.deps.link.connection, this.letter(message, error));
      message.term();
      this.logger.error({ msg: 'event given up, now a dead letter', ...about });
    } catch (parkError) {
      this.logger.error({ msg: 'dead letter not stored, trying again', ...about, parkError });
      message.nak(5_000);
    }
  }

  private letter(message: JsMsg, error: unknown): DeadLetter {
    const envelope = EventEnvelope.safeParse(tryJson(message));
    return {
      envelope: envelope.success ? envelope.data : null,
      ...(envelope.success ? {} : { raw: message.string().slice(0, 10_000) }),
      subject: message.subject,
      service: this.deps.service,
      consumer: this.found.durable,
      error: describe(error),
      deliveries: message.info.deliveryCount,
      streamSequence: message.info.streamSequence,
      diedAt: new Date().toISOString(),
    };
  }
}

function tryJson(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return undefined;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 2_000);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.name}: ${error.message}${cause}`.slice(0, 2_000);
}
