import { JetStreamApiCodes, type JetStreamManager, jetstream, type StoredMsg } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { EventEnvelope, eventSubject } from '@waymark/contracts/events';
import { z } from 'zod';
import { DEAD_STREAM, EVENTS_STREAM, ensureStreams, getManager, isApiError } from './streams.ts';

/** Header of a replayed event: other consumers skip it. */
export const ONLY_CONSUMER = 'Only-Consumer';

/** An event that one consumer failed to apply. */
export const DeadLetter = z.object({
  envelope: EventEnvelope.nullable(), // null if the message was no envelope (see `raw`)
  raw: z.string().optional(),
  subject: z.string(),
  service: z.string(),
  consumer: z.string(),
  error: z.string(),
  deliveries: z.number(),
  streamSequence: z.number(), // in the stream EVENTS
  diedAt: z.string(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;
/** Follows a dead letter whose event was applied later: sequence of the letter in the stream DEAD. */
export const Resolved = z.object({ resolved: z.number().int() });
export type Resolved = z.infer<typeof Resolved>;
export type StoredDeadLetter = DeadLetter & { seq: number };

/** Stores a message in the stream DEAD and waits for the ack. Idempotent. */
export async function park(nc: NatsConnection, letter: DeadLetter): Promise<void> {
  await jetstream(nc).publish(`dead.${letter.service}.${letter.consumer}`, JSON.stringify(letter), {
    msgID: `${letter.consumer}:${letter.streamSequence}`,
    timeout: 5_000,
    expect: { streamName: DEAD_STREAM },
  });
}

/** The operator's commands. Requires a login that may read and delete in the stream DEAD. */
export class DeadLetters {
  private readonly nc: NatsConnection;
  private readonly jsm: JetStreamManager;

  private constructor(nc: NatsConnection, jsm: JetStreamManager) {
    this.nc = nc;
    this.jsm = jsm;
  }

  static async on(nc: NatsConnection): Promise<DeadLetters> {
    const jsm = await getManager(nc);
    await ensureStreams(jsm);
    return new DeadLetters(nc, jsm);
  }

  /** Those not applied since. */
  async *list(): AsyncGenerator<StoredDeadLetter> {
    const { state } = await this.jsm.streams.info(DEAD_STREAM);
    const letters = new Map<number, StoredDeadLetter>();
    for (let seq = state.first_seq; state.messages > 0 && seq <= state.last_seq; seq++) {
      const message = await this.read(seq);
      if (!message) continue;
      const done = Resolved.safeParse(parsed(message)).data;
      if (done) letters.delete(done.resolved);
      else letters.set(seq, toStoredLetter(message));
    }
    yield* letters.values();
  }

  async get(seq: number): Promise<StoredDeadLetter | null> {
    const message = await this.read(seq);
    return message && !Resolved.safeParse(parsed(message)).success ? toStoredLetter(message) : null;
  }

  private read(seq: number): Promise<StoredMsg | null> {
    return this.jsm.streams.getMessage(DEAD_STREAM, { seq }).catch((error: unknown) => {
      if (isApiError(error, JetStreamApiCodes.NoMessageFound)) return null;
      throw error;
    });
  }

  /** Publishes the event again, for the failed consumer only, and deletes the dead letter. Throws without an event. */
  async replay(letter: StoredDeadLetter): Promise<void> {
    const { envelope } = letter;
    if (!envelope) throw new Error(`dead letter ${letter.seq} holds no event that could be replayed`);
    const only = headers();
    only.set(ONLY_CONSUMER, letter.consumer);
    await jetstream(this.nc).publish(eventSubject(envelope.type), JSON.stringify(envelope), {
      // Not the envelope's id, which the stream would deduplicate for two minutes.
      msgID: `${envelope.id}:replay:${letter.seq}`,
      headers: only,
      expect: { streamName: EVENTS_STREAM },
    });
    await this.remove(letter.seq);
  }

  async remove(seq: number): Promise<boolean> {
    return this.jsm.streams.deleteMessage(DEAD_STREAM, seq);
  }

  /** Returns their number. */
  async purge(): Promise<number> {
    const { purged } = await this.jsm.streams.purge(DEAD_STREAM);
    return purged;
  }
}

/** One that cannot be read is listed too, since an operator decides what becomes of it. */
function toStoredLetter(message: StoredMsg): StoredDeadLetter {
  const letter = DeadLetter.safeParse(parsed(message)).data ?? {
    envelope: null,
    raw: message.string().slice(0, 10_000),
    subject: message.subject,
    ...{ service: 'unknown', consumer: 'unknown', deliveries: 0, streamSequence: 0 },
    error: 'this dead letter cannot be read',
    diedAt: message.timestamp,
  };
  return { ...letter, seq: message.seq };
}

function parsed(message: StoredMsg): unknown {
  try {
    return message.json();
  } catch {
    return undefined;
  }
}
