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

export const SystemState = z.object({
  outbox: z.object({ waiting: z.number().int(), oldestSeconds: z.number().int() }).nullable(), // null: has none
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

/** `reachable`: false without a response of the service; then the rest is empty. */
export const ProcessState = SystemState.extend({ service: z.string(), reachable: z.boolean() }).meta({
  id: 'ProcessState',
});
export type ProcessState = z.infer<typeof ProcessState>;
