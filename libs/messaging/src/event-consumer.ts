import { type Consumer, type ConsumerMessages, type JsMsg, jetstream } from '@nats-io/jetstream';
import { Logger } from '@nestjs/common';
import { type EventEnvelope, eventSubject } from '@waymark/contracts/events';
import { runInContext } from '@waymark/platform/context';
import { backoff, pause } from './backoff.ts';
import { ONLY_CONSUMER, park } from './dead-letters.ts';
import type { EventTransaction } from './event-transaction.ts';
import type { NatsLink } from './nats-link.ts';
import type { MessagingTuning } from './options.ts';
import { readEvent, toDeadLetter, Unreadable } from './read-event.ts';
import type { BoundEventHandler } from './registry.ts';
import { EVENTS_STREAM, ensureConsumer, ensureStreams, getManager, type StreamOptions } from './streams.ts';
import { isTransient } from './transient.ts';

const PULL_MS = 20_000; // how long a pull waits at the server
const PROBE_MS = 2_000; // the same after a failure

export interface ConsumerDeps {
  service: string;
  link: NatsLink;
  transaction: EventTransaction;
  tuning: MessagingTuning;
  streams: StreamOptions;
}

/** Acknowledges after the commit. A failing event does not block others, and becomes a dead letter after its last attempt. */
export class EventConsumer {
  private readonly logger = new Logger(EventConsumer.name);
  private readonly stopping = new AbortController();
  private pulling: ConsumerMessages | undefined;
  /** Pulled and not acknowledged; a heartbeat prevents redelivery. */
  private readonly inFlight = new Set<JsMsg>();
  private loop: Promise<void> | undefined;
  /** Why it cannot pull now. */
  private fault: Error | undefined = new Error('has not started');

  constructor(
    private readonly deps: ConsumerDeps,
    private readonly handler: BoundEventHandler,
  ) {}

  start(): void {
    this.loop ??= this.run();
  }

  /** Throws while it cannot pull. */
  assertPulling(): void {
    if (this.fault) throw new Error(`${this.handler.durable}: ${this.fault.message}`, { cause: this.fault });
  }

  /** Stops pulling and waits for the current event. */
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
        // After a failure only a pull shows that it can.
        if (failures === 0) this.fault = undefined;
        await this.pull(consumer, failures === 0 ? PULL_MS : PROBE_MS);
        failures = 0;
        this.fault = undefined;
      } catch (error) {
        // NATS failed or lost the consumer: bind again.
        consumer = undefined;
        this.fault = error instanceof Error ? error : new Error(String(error));
        this.logger.warn({
          msg: 'cannot pull events, retrying',
          consumer: this.handler.durable,
          err: error,
        });
        await pause(backoff(failures++), this.stopping.signal);
      }
    }
  }

  private async bind(): Promise<Consumer> {
    const nc = await this.deps.link.ready();
    const jsm = await getManager(nc);
    await ensureStreams(jsm, this.deps.streams);
    const spec = { durable: this.handler.durable, subject: eventSubject(this.handler.event.type) };
    await ensureConsumer(jsm, spec, this.deps.tuning);
    return jetstream(nc).consumers.get(EVENTS_STREAM, this.handler.durable);
  }

  private async pull(consumer: Consumer, expires: number): Promise<void> {
    const pulling = await consumer.fetch({
      max_messages: this.handler.maxBatch,
      expires,
      // Two missing ones end the pull with an error, before it expires without one.
      idle_heartbeat: expires / 4,
    });
    this.pulling = pulling;
    if (this.stopping.signal.aborted) void pulling.close();
    const heartbeat = setInterval(() => {
      for (const message of this.inFlight) message.working();
    }, this.deps.tuning.ackWaitMs / 3);
    const waiting: JsMsg[] = [];
    let work = Promise.resolve();
    try {
      for await (const message of pulling) {
        this.inFlight.add(message);
        waiting.push(message);
        // Handles a pull's messages together, after the previous ones.
        if (pulling.getPending() === 0) work = work.then(() => this.handleAll(waiting.splice(0)));
        work.catch(() => pulling.close());
      }
      await work;
    } finally {
      clearInterval(heartbeat);
      this.inFlight.clear();
    }
  }

  /** First deliveries in one transaction; the others, and all if that fails, alone. */
  private async handleAll(messages: JsMsg[]): Promise<void> {
    const left = new Set(messages);
    for (const message of await this.applyBatch(messages)) {
      left.delete(message);
      this.inFlight.delete(message);
      message.ack();
    }
    for (const message of left) {
      await this.handle(message);
      this.inFlight.delete(message);
    }
  }

  private async applyBatch(messages: JsMsg[]): Promise<JsMsg[]> {
    const fresh = messages.filter(
      ({ headers, info }) => !headers?.has(ONLY_CONSUMER) && info.deliveryCount === 1,
    );
    if (fresh.length < 2 || this.stopping.signal.aborted) return [];
    try {
      await this.deps.transaction.runBatch(
        this.handler.durable,
        fresh.map((message) => this.read(message)),
        (unseen, tx) => this.callTogether(unseen, tx),
      );
      return fresh;
    } catch (error) {
      const about = { consumer: this.handler.durable, events: fresh.length, err: error };
      this.logger.warn({ msg: 'events not applied together, retrying each alone', ...about });
      return [];
    }
  }

  private async callTogether(unseen: EventEnvelope[], tx: unknown): Promise<void> {
    const calls = this.handler.together ? [unseen] : unseen.map((envelope) => [envelope]);
    for (const envelopes of calls)
      await this.inContext(envelopes[0]!, () => this.handler.call(envelopes, tx));
  }

  private async handle(message: JsMsg): Promise<void> {
    const only = message.headers?.get(ONLY_CONSUMER);
    if (only && only !== this.handler.durable) return message.ack();
    if (this.stopping.signal.aborted) return message.nak();
    try {
      // Only a handler that crashes the process gets here without being parked.
      if (message.info.deliveryCount > this.deps.tuning.maxDeliveries)
        throw new Unreadable('no attempt ever ended');
      await this.apply(this.read(message));
      message.ack();
    } catch (error) {
      await this.retryOrPark(message, error);
    }
  }

  private read(message: JsMsg): EventEnvelope {
    return readEvent(message, this.handler.event);
  }

  /** Waits for an unavailable dependency without using up an attempt. */
  private async apply(envelope: EventEnvelope): Promise<void> {
    const until = Date.now() + this.deps.tuning.outageWaitMs;
    const once = () =>
      this.deps.transaction.run(this.handler.durable, envelope, (tx) => this.handler.call([envelope], tx));
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

  private async retryOrPark(message: JsMsg, error: unknown): Promise<void> {
    const { maxDeliveries, retryDelaysMs } = this.deps.tuning;
    const { deliveryCount } = message.info;
    const about = { consumer: this.handler.durable, deliveryCount, subject: message.subject, err: error };
    if (this.stopping.signal.aborted && isTransient(error)) return message.nak();
    if (!(error instanceof Unreadable) && deliveryCount < maxDeliveries) {
      const wait = retryDelaysMs[Math.min(deliveryCount, retryDelaysMs.length) - 1] ?? 0;
      this.logger.warn({ msg: 'event not applied, retrying', ...about, wait });
      return message.nak(wait);
    }
    try {
      const { service, link } = this.deps;
      const letter = toDeadLetter(message, { service, consumer: this.handler.durable, error });
      await park(link.connection, letter);
      message.term();
      this.logger.error({ msg: 'event failed permanently, stored as a dead letter', ...about });
    } catch (parkError) {
      this.logger.error({ msg: 'dead letter not stored, retrying', ...about, parkError });
      message.nak(5_000);
    }
  }
}
