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

const LIMITS = { discard: DiscardPolicy.Old, duplicate_window: nanos(120_000) };

/** Additional deliveries, so that an event that crashes the process is still parked by our code. */
const SPARE_DELIVERIES = 20;

const MAX_ACK_PENDING = 64; // per consumer, over all processes

export const getManager = (nc: NatsConnection): Promise<JetStreamManager> =>
  jetstreamManager(nc, { checkAPI: false });

export interface StreamOptions {
  replicas: number; // servers of a cluster that store each event
  /** Whether to update existing streams that differ: for one process, whose login may. */
  update: boolean;
}

/** Creates missing streams. Idempotent, also concurrently. Returns what the server refused to update. */
export async function ensureStreams(jsm: JetStreamManager, options?: StreamOptions): Promise<Error[]> {
  const refused: Error[] = [];
  for (const stream of STREAMS) {
    const { name, ...changeable } = { ...stream, ...LIMITS, num_replicas: options?.replicas ?? 1 };
    const known = await orNull(jsm.streams.info(name), JetStreamApiCodes.StreamNotFound);
    if (!known) {
      const fixed = { storage: StorageType.File, retention: RetentionPolicy.Limits };
      await jsm.streams.add({ name, ...changeable, ...fixed });
    } else if (options?.update && differs(known.config, changeable)) {
      await jsm.streams.update(name, changeable).catch((error: unknown) => {
        if (!(error instanceof JetStreamApiError)) throw error;
        refused.push(error);
      });
    }
  }
  return refused;
}

const orNull = <T>(info: Promise<T>, notFound: number): Promise<T | null> =>
  info.catch((error: unknown) => {
    if (isApiError(error, notFound)) return null;
    throw error;
  });

/** Whether a stored configuration has other values than these. */
const differs = <T extends object>(stored: T, wanted: Partial<T>): boolean =>
  Object.entries(wanted).some(
    ([name, value]) => JSON.stringify(stored[name as keyof T]) !== JSON.stringify(value),
  );

/** Creates a durable consumer, or updates one that differs; with one filter subject (nats-server 2.9 supports no more). */
export async function ensureConsumer(
  jsm: JetStreamManager,
  spec: { durable: string; subject: string },
  tuning: MessagingTuning,
): Promise<void> {
  const { durable, subject } = spec;
  const changeable = {
    ack_wait: nanos(tuning.ackWaitMs),
    max_deliver: tuning.maxDeliveries + SPARE_DELIVERIES,
    max_ack_pending: MAX_ACK_PENDING,
  };
  const known = await orNull(jsm.consumers.info(EVENTS_STREAM, durable), JetStreamApiCodes.ConsumerNotFound);
  if (!known) {
    const fixed = { deliver_policy: DeliverPolicy.All, ack_policy: AckPolicy.Explicit };
    await jsm.consumers.add(EVENTS_STREAM, {
      ...{ durable_name: durable, filter_subject: subject },
      ...{ ...changeable, ...fixed },
    });
  } else if (differs(known.config, changeable)) {
    await jsm.consumers.update(EVENTS_STREAM, durable, changeable);
  }
}

export const isApiError = (error: unknown, code: number): boolean =>
  error instanceof JetStreamApiError && error.code === code;
