import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import type { MessagingTuning } from './options.ts';

export const EVENTS_STREAM = 'EVENTS';
export const DEAD_STREAM = 'DEAD';

const DAY_MS = 24 * 60 * 60 * 1_000;

const STREAMS = [
  { name: EVENTS_STREAM, subjects: ['events.>'], max_age: nanos(7 * DAY_MS) },
  { name: DEAD_STREAM, subjects: ['dead.>'], max_age: nanos(30 * DAY_MS) },
];

/** Additional deliveries, so that an event that crashes the process is still parked by our code. */
const SPARE_DELIVERIES = 20;

const MAX_ACK_PENDING = 64; // per consumer, over all processes

export const managerOf = (nc: NatsConnection): Promise<JetStreamManager> =>
  jetstreamManager(nc, { checkAPI: false });

/** Creates missing streams. Idempotent, also concurrently. */
export async function ensureStreams(jsm: JetStreamManager): Promise<void> {
  for (const stream of STREAMS) {
    const exists = await jsm.streams.info(stream.name).then(
      () => true,
      (error: unknown) => {
        if (isApiError(error, JetStreamApiCodes.StreamNotFound)) return false;
        throw error;
      },
    );
    if (exists) continue;
    await jsm.streams.add({
      ...stream,
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.Old,
      duplicate_window: nanos(120_000),
      num_replicas: 1,
    });
  }
}

/** Creates or updates a durable consumer, with one filter subject (nats-server 2.9 supports no more). */
export async function ensureConsumer(
  jsm: JetStreamManager,
  spec: { durable: string; subject: string },
  tuning: MessagingTuning,
): Promise<void> {
  await jsm.consumers.add(EVENTS_STREAM, {
    durable_name: spec.durable,
    filter_subject: spec.subject,
    deliver_policy: DeliverPolicy.All,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(tuning.ackWaitMs),
    max_deliver: tuning.maxDeliveries + SPARE_DELIVERIES,
    max_ack_pending: MAX_ACK_PENDING,
  });
}

export const isApiError = (error: unknown, code: number): boolean =>
  error instanceof JetStreamApiError && error.code === code;
