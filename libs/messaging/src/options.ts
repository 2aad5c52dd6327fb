import type { AnyEventType } from '@waymark/contracts/events';
import type { AnyJobType } from '@waymark/contracts/jobs';
import type { AnyRpc } from '@waymark/contracts/rpc';

export interface MessagingOptions {
  /** Process name: queue group, inbox prefix, first part of its durable consumers' names. */
  service: string;
  /** One URL, or several separated by commas. */
  natsUrl: string;
  natsUser?: string;
  natsPassword?: string;
  /** Needed to put jobs (`JobProducer`) and to do them (`jobs`). */
  redisUrl?: string;
  /** Verifies callers: for services. */
  callerPublicKey?: string;
  /** Signs callers (and verifies them): for the gateway alone. */
  callerPrivateKey?: string;
  /** RPCs this process handles: exactly one `@RpcHandler` each. */
  handles: AnyRpc[];
  /** Events this process consumes: at least one `@OnEvent` each. */
  consumes: AnyEventType[];
  /** Jobs this process executes: exactly one `@OnJob` each. */
  jobs: AnyJobType[];
  tuning?: Partial<MessagingTuning>;
}

/** The part of a process's environment that messaging reads. */
export interface MessagingEnv {
  NATS_URL: string;
  NATS_USER?: string;
  NATS_PASSWORD?: string;
  REDIS_URL?: string;
  CALLER_PUBLIC_KEY?: string;
  CALLER_PRIVATE_KEY?: string;
}

export interface MessagingTuning {
  /** Silence after which JetStream gives a message to somebody else; long handlers are kept alive by us. */
  ackWaitMs: number;
  /** Tries before an event becomes a dead letter. */
  maxDeliveries: number;
  /** Wait before the 2nd, 3rd, … try; the last value repeats. */
  retryDelaysMs: number[];
  /** How long one try waits in place for a dependency that is away (AppError UNAVAILABLE or TIMEOUT). */
  patienceMs: number;
  /** Tries of a job whose handler throws; crashes of the worker do not count. */
  jobAttempts: number;
  /** First wait between tries of a job; doubles each time. */
  jobBackoffMs: number;
  /** Time a job in hand has at shutdown before its signal aborts. */
  jobGraceMs: number;
}

export const DEFAULT_TUNING: MessagingTuning = {
  ackWaitMs: 15_000,
  maxDeliveries: 6,
  retryDelaysMs: [500, 2_000, 5_000, 15_000, 30_000],
  patienceMs: 120_000,
  jobAttempts: 5,
  jobBackoffMs: 1_000,
  jobGraceMs: 4_000,
};

export const MESSAGING_OPTIONS = Symbol('MESSAGING_OPTIONS');
export type ResolvedOptions = Omit<MessagingOptions, 'tuning'> & { tuning: MessagingTuning };

export const resolveOptions = (options: MessagingOptions): ResolvedOptions => ({
  ...options,
  tuning: { ...DEFAULT_TUNING, ...options.tuning },
});
