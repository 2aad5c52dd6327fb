import { JetStreamApiCodes, type JetStreamManager, jetstream } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { EventEnvelope, eventSubject } from '@waymark/contracts/events';
import { z } from 'zod';
import { DEAD_STREAM, EVENTS_STREAM, ensureStreams, isApiError, managerOf } from './streams.ts';

/** Header naming the one consumer a replayed event is for; the others pass it by. */
export const ONLY_CONSUMER = 'Only-Consumer';

/** An event one consumer gave up on. */
export const DeadLetter = z.object({
  /** What could not be applied; null when the message was not an envelope at all (see `raw`). */
  envelope: EventEnvelope.nullable(),
  raw: z.string().optional(),
  subject: z.string(),
  service: z.string(),
  consumer: z.string(),
  error: z.string(),
  deliveries: z.number(),
  /** Its place in the stream EVENTS. */
  streamSequence: z.number(),
  diedAt: z.string(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;
export type StoredDeadLetter = DeadLetter & { seq: number };

/** Parks a message in the stream DEAD and waits for the ack; parking it twice keeps one. */
export async function park(nc: NatsConnection, letter: DeadLetter): Promise<void> {
  await jetstream(nc).publish(`dead.${letter.service}.${letter.consumer}`, JSON.stringify(letter), {
    msgID: `${letter.consumer}:${letter.streamSequence}`,
    timeout: 5_000,
    expect: { streamName: DEAD_STREAM },
  });
}

/** What an operator does with dead letters. Needs a login that may read and delete in the stream DEAD. */
export class DeadLetters {
  private readonly nc: NatsConnection;
  private readonly jsm: JetStreamManager;

  private constructor(nc: NatsConnection, jsm: JetStreamManager) {
    this.nc = nc;
    this.jsm = jsm;
  }

  static async on(nc: NatsConnection): Promise<DeadLetters> {
    const jsm = await managerOf(nc);
    await ensureStreams(jsm);
    return new DeadLetters(nc, jsm);
  }

  /** All dead letters, oldest first. */
  async *list(): AsyncGenerator<StoredDeadLetter> {
    const { state } = await this.jsm.streams.info(DEAD_STREAM);
    for (let seq = state.first_seq; state.messages > 0 && seq <= state.last_seq; seq++) {
      const letter = await this.get(seq);
      if (letter) yield letter;
    }
  }

  /** One dead letter, or null when there is none of that number. */
  async get(seq: number): Promise<StoredDeadLetter | null> {
    const message = await this.jsm.streams.getMessage(DEAD_STREAM, { seq }).catch((error: unknown) => {
      if (isApiError(error, JetStreamApiCodes.NoMessageFound)) return null;
      throw error;
    });
    return message && { ...DeadLetter.parse(message.json()), seq };
  }

  /**
   * Puts the event back on the stream for the consumer that failed (its inbox makes a second success harmless)
   * and drops the dead letter. Throws when the letter holds no readable event.
   */
  async replay(letter: StoredDeadLetter): Promise<void> {
    const { envelope } = letter;
    if (!envelope) throw new Error(`dead letter ${letter.seq} holds no event that could be replayed`);
    const only = headers();
    only.set(ONLY_CONSUMER, letter.consumer);
    await jetstream(this.nc).publish(eventSubject(envelope.type), JSON.stringify(envelope), {
      // Not the envelope's id: within two minutes the stream would take it for a duplicate.
      msgID: `${envelope.id}:replay:${letter.seq}`,
      headers: only,
      expect: { streamName: EVENTS_STREAM },
    });
    await this.remove(letter.seq);
  }

  /** Drops one dead letter; true when it was there. */
  async remove(seq: number): Promise<boolean> {
    return this.jsm.streams.deleteMessage(DEAD_STREAM, seq);
  }

  /** Drops all dead letters; returns how many. */
  async purge(): Promise<number> {
    const { purged } = await this.jsm.streams.purge(DEAD_STREAM);
    return purged;
  }
}
