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

/** Deliveries the server may do beyond ours, so that one that never reached our code is still parked by it. */
const SPARE_DELIVERIES = 20;

/** Events handed out and not yet acknowledged, per consumer, over all processes. */
const MAX_ACK_PENDING = 64;

export const managerOf = (nc: NatsConnection): Promise<JetStreamManager> =>
  jetstreamManager(nc, { checkAPI: false });

/** Creates the streams that are missing. Processes may race: adding one that exists with the same settings is no error. */
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

/** Creates or updates one durable consumer. One filter subject: nats-server 2.9 knows no more. */
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
