import type { AnyEventType } from '@waymark/contracts/events';
import type { AnyJobType } from '@waymark/contracts/jobs';
import type { AnySignalType } from '@waymark/contracts/live';
import type { AnyRpc } from '@waymark/contracts/rpc';
import type { BaseEnv } from '@waymark/platform/env';
import type { z } from 'zod';

export interface Consumption {
  event: AnyEventType;
  effect: string; // for ARCHITECTURE.md
}

/** The source of permissions in NATS and Redis, boot checks and ARCHITECTURE.md. Plain Node reads it, so it must not import decorators. */
export interface ProcessManifest<E extends z.ZodObject = z.ZodObject> {
  name: string; // also NATS login, queue group, database schema, log field
  purpose: string; // for ARCHITECTURE.md
  env: E;
  /** Checks combinations of variables; returns one line per fault. */
  envFaults?(env: z.infer<E> & BaseEnv): string[];
  /** Tables of its schema, with a remark if needed; absent without a database. */
  tables?: Record<string, string>;
  handles?: AnyRpc[]; // exactly one `@RpcHandler` each
  calls?: (AnyRpc | string)[]; // RPCs of other processes, or subject patterns
  publishes?: AnyEventType[]; // all of the same owner
  signals?: AnySignalType[]; // to open pages
  consumes?: Consumption[]; // exactly one `@OnEvent` or `@OnEvents` each
  jobs?: AnyJobType[]; // exactly one `@OnJob` each
  /** Jobs it enqueues. Without these and `jobs` it gets no connection to Redis for queues. */
  enqueues?: AnyJobType[];
  /** Whether it updates the streams of all events when their settings change: one trusted process, since that can lose events. */
  updatesStreams?: boolean;
  /** Patterns of the keys it uses in Redis beside its queues, such as `session:*`. */
  redisKeys?: string[];
  /** Live signals (core NATS) it may publish or receive; `events`: every event and signal as it is published. */
  live?: ('publish' | 'subscribe' | 'events')[];
}

export const defineProcess = <E extends z.ZodObject>(manifest: ProcessManifest<E>): ProcessManifest<E> =>
  manifest;

/** First token of the published events. */
export const eventOwner = ({ publishes }: ProcessManifest): string | undefined =>
  publishes?.[0]?.type.split('.')[0];
