import { jetstream } from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import { type EventEnvelope, eventSubject } from '@waymark/contracts/events';
import { AppError } from '@waymark/kernel/app-error';
import { NatsLink } from './nats-link.ts';
import { MESSAGING_OPTIONS, type ResolvedOptions, streamOptions } from './options.ts';
import { EventPublisher } from './outbox-ports.ts';
import { EVENTS_STREAM, ensureStreams, getManager } from './streams.ts';

const ACK_TIMEOUT_MS = 5_000;

/** Publishes to JetStream and waits for its ack; the envelope's id is the dedupe key. */
@Injectable()
export class JetStreamPublisher extends EventPublisher {
  private streamsMissing = false;

  constructor(
    private readonly link: NatsLink,
    @Inject(MESSAGING_OPTIONS) private readonly options: ResolvedOptions,
  ) {
    super();
  }

  /** Throws UNAVAILABLE without the stream, TOO_LARGE for an event that it never accepts. */
  async publish(envelope: EventEnvelope): Promise<void> {
    const nc = await this.link.ready();
    const payload = JSON.stringify(envelope);
    const limit = (nc.info?.max_payload ?? Number.POSITIVE_INFINITY) - HEADROOM;
    if (Buffer.byteLength(payload) > limit) {
      throw new AppError('TOO_LARGE', `event ${envelope.type} is larger than ${limit} bytes`);
    }
    try {
      if (this.streamsMissing) await ensureStreams(await getManager(nc), streamOptions(this.options));
      this.streamsMissing = false;
      await jetstream(nc).publish(eventSubject(envelope.type), payload, {
        msgID: envelope.id,
        timeout: ACK_TIMEOUT_MS,
        expect: { streamName: EVENTS_STREAM },
      });
    } catch (error) {
      // A server that lost its data has no streams; the next attempt creates them.
      this.streamsMissing = true;
      throw new AppError('UNAVAILABLE', 'The event could not be published.', { cause: error });
    }
  }
}

const HEADROOM = 16 * 1_024; // for headers, and the other fields of a dead letter
