import 'reflect-metadata';
import type { Caller } from '@waymark/contracts/caller';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import type { AnyJobType, JobData } from '@waymark/contracts/jobs';
import type { AnyRpc } from '@waymark/contracts/rpc';
import type { z } from 'zod';

export interface JobInfo {
  id: string;
  attempt: number; // counts every start from 1, also after a crash
  lastAttempt: boolean; // a failure now is final
  signal: AbortSignal; // aborts when the process stops or another worker has the job
}

export type RpcHandlerMetadata = { kind: 'rpc'; rpc: AnyRpc };
export type EventHandlerMetadata = {
  kind: 'event';
  event: AnyEventType;
  maxBatch: number; // events per transaction
  together: boolean; // all of them in one call
};
export type JobHandlerMetadata = { kind: 'job'; job: AnyJobType; concurrency: number };
export type HandlerMetadata = RpcHandlerMetadata | EventHandlerMetadata | JobHandlerMetadata;

const HANDLERS = Symbol('waymark:handler');

type Decorated<F> = <T extends F>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<T>,
) => void;

function mark<F>(value: HandlerMetadata): Decorated<F> {
  return (_target, _key, descriptor) => {
    const method = descriptor.value as object;
    const marks = (Reflect.getOwnMetadata(HANDLERS, method) as HandlerMetadata[] | undefined) ?? [];
    Reflect.defineMetadata(HANDLERS, [...marks, value], method);
  };
}

export const handlerMetadataOf = (method: object): HandlerMetadata[] =>
  (Reflect.getOwnMetadata(HANDLERS, method) as HandlerMetadata[] | undefined) ?? [];

/** The second argument of a handler: never null for access `user`. */
export type RpcCaller<R extends AnyRpc> = R['access'] extends 'user'
  ? Caller
  : R['access'] extends 'optional'
    ? Caller | null
    : null;

type RpcMethod<R extends AnyRpc> = (
  input: z.output<R['input']>,
  caller: RpcCaller<R>,
) => Promise<z.input<R['output']>> | z.input<R['output']>;

/** Gets the parsed input and the authorized caller. Unknown output keys are stripped; errors but AppErrors become INTERNAL. */
export const RpcHandler = <R extends AnyRpc>(rpc: R) => mark<RpcMethod<R>>({ kind: 'rpc', rpc });

/**
 * Consumes an event. With a database, `tx` also holds the inbox row, so its effects happen once. Throw to retry;
 * after the last attempt the event becomes a dead letter. Up to `maxBatch` pending events share a transaction, or
 * run alone when it fails.
 */
export const OnEvent = <E extends AnyEventType>(event: E, options: { maxBatch?: number } = {}) =>
  mark<(event: EventEnvelope<EventData<E>>, tx: never) => Promise<void>>({
    kind: 'event',
    event,
    maxBatch: options.maxBatch ?? 1,
    together: false,
  });

/**
 * As `OnEvent`, for a handler that writes by sets: gets up to `maxBatch` events in one call, each once, in the order of
 * their arrival, and a list of one when it is retried. What it emits has the request id of the first event.
 */
export const OnEvents = <E extends AnyEventType>(event: E, { maxBatch }: { maxBatch: number }) =>
  mark<(events: EventEnvelope<EventData<E>>[], tx: never) => Promise<void>>({
    kind: 'event',
    event,
    maxBatch,
    together: true,
  });

/**
 * Runs a job at least once: its effect must be keyed by the job's id. `concurrency` is per process (default 1).
 * Throw bullmq's `UnrecoverableError` to prevent retries.
 */
export const OnJob = <J extends AnyJobType>(job: J, options: { concurrency?: number } = {}) =>
  mark<(data: JobData<J>, job: JobInfo) => Promise<void>>({
    kind: 'job',
    job,
    concurrency: options.concurrency ?? 1,
  });
