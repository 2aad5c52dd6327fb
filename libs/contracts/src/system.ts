import { z } from 'zod';
import { defineRpc } from './rpc.ts';

/** `event`: a dead letter; `outbox`: a message that could not be published; `job`: a job without attempts left. */
export const FailureKind = z.enum(['event', 'outbox', 'job'], { error: 'kind can be event, outbox or job' });
export type FailureKind = z.infer<typeof FailureKind>;

export const Failure = z
  .object({
    kind: FailureKind,
    id: z.string(),
    what: z.string(), // the event's type, or queue and name of the job
    consumer: z.string().nullable(), // of a dead letter
    error: z.string(),
    attempts: z.number().int(),
    failedAt: z.iso.datetime(),
    canRetry: z.boolean(), // false: by the operator's commands only
  })
  .meta({ id: 'Failure' });
export type Failure = z.infer<typeof Failure>;

/** A queue of jobs. `oldestSeconds`: age of the oldest of the next 100 jobs. */
export const QueueState = z
  .object({
    name: z.string(),
    waiting: z.number().int(),
    active: z.number().int(),
    delayed: z.number().int(),
    failed: z.number().int(),
    oldestSeconds: z.number().int(),
  })
  .meta({ id: 'QueueState' });
export type QueueState = z.infer<typeof QueueState>;

/** Events that the consumers of a process have not handled. */
export const ConsumerLag = z
  .object({
    consumers: z.number().int(),
    waiting: z.number().int(), // not delivered
    unacknowledged: z.number().int(), // being handled, or waiting for the next attempt
    most: z.object({ event: z.string(), waiting: z.number().int() }).nullable(), // null: none waits
  })
  .meta({ id: 'ConsumerLag' });
export type ConsumerLag = z.infer<typeof ConsumerLag>;

export const DiskSpace = z.object({ freeBytes: z.number(), totalBytes: z.number() });
export type DiskSpace = z.infer<typeof DiskSpace>;

/** Each part is null where it cannot be read now. */
export const SystemState = z.object({
  version: z.string(),
  startedAt: z.iso.datetime(),
  outbox: z.object({ waiting: z.number().int(), oldestSeconds: z.number().int() }).nullable(),
  queues: z.array(QueueState).nullable(), // that it fills
  lag: ConsumerLag.nullable(),
  failures: z.array(Failure), // at most 100 of each kind
  unreadable: z.array(FailureKind), // cannot be read now
});
export type SystemState = z.infer<typeof SystemState>;

export const RetryFailureBody = z
  .object({
    kind: FailureKind,
    id: z.string().regex(/^[A-Za-z0-9:_-]{1,200}$/, 'This id is not valid.'),
  })
  .meta({ id: 'RetryFailureBody' });
export type RetryFailureBody = z.infer<typeof RetryFailureBody>;

/** `waitsFor`: dependencies that do not respond, such as postgres. */
export const ServiceReadiness = z.object({ ready: z.boolean(), waitsFor: z.array(z.string()) });
export type ServiceReadiness = z.infer<typeof ServiceReadiness>;

/** What waits for a decision of admins in a service, and what has failed there. */
export const DeskState = z.object({
  waiting: z.number().int(),
  oldestAt: z.iso.datetime().nullable(),
  newestAt: z.iso.datetime().nullable(),
  newestId: z.string().nullable(),
  failures: z.number().int(),
});
export type DeskState = z.infer<typeof DeskState>;

/** Of each service, about itself alone. */
const rpcsOf = (service: string) => ({
  /** Longer than a check of a dependency. */
  GetReadiness: defineRpc(`${service}.readiness`, {
    access: 'service',
    timeoutMs: 3_000,
    input: z.object({}),
    output: ServiceReadiness,
  }),
  GetSystem: defineRpc(`${service}.system`, {
    roles: ['admin'],
    input: z.object({}),
    output: SystemState,
  }),
  /** For the counts, the bell and the daily mail of admins. */
  CountWaiting: defineRpc(`${service}.waiting`, {
    access: 'service',
    timeoutMs: 3_000,
    input: z.object({}),
    output: DeskState,
  }),
  /** Errors: NOT_FOUND, RULE_REFUSED with the new error when it fails again. */
  RetryFailure: defineRpc(`${service}.retry-failure`, {
    roles: ['admin'],
    input: RetryFailureBody,
    output: z.object({ success: z.literal(true) }),
  }),
});

export const systemServices = ['identity', 'roadmaps', 'scheduling', 'payments', 'community'] as const;
export type SystemService = (typeof systemServices)[number];

export const systemRpcs = Object.fromEntries(
  systemServices.map((service) => [service, rpcsOf(service)]),
) as Record<SystemService, ReturnType<typeof rpcsOf>>;

/** `state`: null without a response of the service. `disk`: null where it stores no files, or cannot see them. */
export const ProcessState = z
  .object({
    service: z.string(),
    hasOutbox: z.boolean(),
    state: SystemState.nullable(),
    disk: DiskSpace.nullable(),
  })
  .meta({ id: 'ProcessState' });
export type ProcessState = z.infer<typeof ProcessState>;
