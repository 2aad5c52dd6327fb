import type { AnyEventType } from '@waymark/contracts/events';
import type { AnyJobType } from '@waymark/contracts/jobs';
import type { AnyRpc } from '@waymark/contracts/rpc';
import type { Callable } from './local-rpcs.ts';

export interface MessagingOptions {
  service: string; // also queue group, inbox prefix, prefix of durable names
  natsUrl: string; // separated by commas
  natsUser?: string;
  natsPassword?: string;
  natsReplicas?: number; // default 1
  updatesStreams?: boolean; // of the manifest
  redisUrl?: string; // required for jobs
  callerPublicKey?: string; // verifies callers, in services
  callerPrivateKey?: string; // signs callers, in the gateway
  calls?: Callable; // of the manifest; default: all
  handles: AnyRpc[]; // exactly one `@RpcHandler` each
  consumes: AnyEventType[]; // exactly one `@OnEvent` or `@OnEvents` each
  jobs: AnyJobType[]; // exactly one `@OnJob` each
  enqueues?: AnyJobType[]; // whose failures this process lists
  tuning?: Partial<MessagingTuning>;
}

export interface MessagingEnv {
  NATS_URL: string;
  NATS_USER?: string;
  NATS_PASSWORD?: string;
  NATS_REPLICAS?: number;
  REDIS_URL?: string;
  QUEUE_REDIS_URL?: string;
  CALLER_PUBLIC_KEY?: string;
  CALLER_PRIVATE_KEY?: string;
}

export interface MessagingTuning {
  ackWaitMs: number; // without heartbeat, until JetStream redelivers
  maxDeliveries: number; // until an event becomes a dead letter
  retryDelaysMs: number[]; // before the 2nd, 3rd, … attempt; the last value repeats
  outageWaitMs: number; // for an unavailable dependency within one attempt
  jobAttempts: number; // crashes of the worker do not count
  jobBackoffMs: number; // doubles with each attempt
  jobGraceMs: number; // for running jobs at shutdown, before their signal aborts
}

export const DEFAULT_TUNING: MessagingTuning = {
  ackWaitMs: 15_000,
  maxDeliveries: 6,
  retryDelaysMs: [500, 2_000, 5_000, 15_000, 30_000],
  outageWaitMs: 120_000,
  jobAttempts: 5,
  jobBackoffMs: 1_000,
  jobGraceMs: 4_000,
};

export const MESSAGING_OPTIONS = Symbol('MESSAGING_OPTIONS');
export type ResolvedOptions = Omit<MessagingOptions, 'tuning' | 'calls'> & {
  tuning: MessagingTuning;
  calls: Callable;
};

export const streamOptions = ({ natsReplicas = 1, updatesStreams = false }: ResolvedOptions) => ({
  replicas: natsReplicas,
  update: updatesStreams,
});

export const resolveOptions = (options: MessagingOptions): ResolvedOptions => ({
  ...options,
  calls: options.calls ?? ['>'],
  tuning: { ...DEFAULT_TUNING, ...options.tuning },
});
