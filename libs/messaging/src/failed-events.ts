import { AckPolicy, DeliverPolicy, jetstream } from '@nats-io/jetstream';
import { createInbox, type Msg, type NatsConnection, nanos, nuid } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { DeadLetter, Resolved, type StoredDeadLetter } from './dead-letters.ts';
import { NatsLink } from './nats-link.ts';
import { MESSAGING_OPTIONS, type ResolvedOptions } from './options.ts';
import { MessagingRuntime } from './runtime.ts';
import { DEAD_STREAM, getManager } from './streams.ts';

const READ_WITHIN_MS = 3_000;
const MAX_READ = 1_000;

/**
 * The dead letters of this process. Its login may read no others and delete none: a consumer that is restricted to
 * `dead.<service>.>` delivers them, and a letter that was applied later is marked by another message.
 */
@Injectable()
export class FailedEvents {
  constructor(
    private readonly nats: NatsLink,
    private readonly runtime: MessagingRuntime,
    @Inject(MESSAGING_OPTIONS) private readonly options: ResolvedOptions,
  ) {}

  /** Those not applied since, oldest first. Throws UNAVAILABLE without a response of NATS. */
  async list(): Promise<StoredDeadLetter[]> {
    if (this.options.consumes.length === 0) return [];
    const messages = await readAll(await this.nats.ready(), this.options.service);
    const done = new Set(messages.flatMap(({ data }) => Resolved.safeParse(data).data?.resolved ?? []));
    return messages.flatMap(({ seq, data }) => {
      const letter = DeadLetter.safeParse(data).data;
      return letter && !done.has(seq) ? [{ ...letter, seq }] : [];
    });
  }

  /** Applies the event of a letter here and now, once. Throws what its handler throws. */
  async retry({ envelope, consumer, seq }: StoredDeadLetter): Promise<void> {
    if (!envelope)
      throw new AppError('RULE_REFUSED', 'This message contains no event that could be applied.');
    await this.runtime.applyAgain(consumer, envelope);
    const resolved: Resolved = { resolved: seq };
    await jetstream(await this.nats.ready()).publish(
      `dead.${this.options.service}.${consumer}`,
      JSON.stringify(resolved),
      { msgID: `resolved:${seq}`, timeout: READ_WITHIN_MS, expect: { streamName: DEAD_STREAM } },
    );
  }
}

interface StoredMessage {
  seq: number;
  data: unknown;
}

async function readAll(nc: NatsConnection, service: string): Promise<StoredMessage[]> {
  const inbox = createInbox(`_INBOX_${service}`);
  const messages: StoredMessage[] = [];
  const delivered = nc.subscribe(inbox, { timeout: READ_WITHIN_MS });
  try {
    const jsm = await getManager(nc);
    const { num_pending: waiting, delivered: sent } = await jsm.consumers.add(DEAD_STREAM, {
      name: nuid.next(),
      deliver_subject: inbox,
      filter_subject: `dead.${service}.>`,
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.All,
      inactive_threshold: nanos(READ_WITHIN_MS),
      mem_storage: true,
    });
    const count = Math.min(waiting + sent.consumer_seq, MAX_READ);
    if (count === 0) return [];
    for await (const message of delivered) {
      messages.push({ seq: sequenceOf(message), data: parse(message) });
      if (messages.length >= count) break;
    }
    return messages;
  } catch (cause) {
    throw new AppError('UNAVAILABLE', 'The dead letters cannot be read right now.', { cause });
  } finally {
    delivered.unsubscribe();
  }
}

/** From the reply subject: newer servers put domain and account first. */
function sequenceOf({ reply = '' }: Msg): number {
  const tokens = reply.split('.');
  return Number(tokens[tokens.length === 9 ? 5 : 7]);
}

function parse(message: Msg): unknown {
  try {
    return message.json();
  } catch {
    return undefined;
  }
}
