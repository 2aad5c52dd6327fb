import 'reflect-metadata';
import type { Caller } from '@waymark/contracts/caller';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import type { AnyJobType, JobData } from '@waymark/contracts/jobs';
import type { AnyRpc } from '@waymark/contracts/rpc';
import type { z } from 'zod';

/** What a job handler is told about the job. */
export interface JobInfo {
  id: string;
  /** 1 for the first start; counts every start, also after a crash. */
  attempt: number;
  /** True when a failure now is final. */
  lastAttempt: boolean;
  /** Aborts when the process stops or when another worker has taken the job over. */
  signal: AbortSignal;
}

export type RpcMark = { kind: 'rpc'; rpc: AnyRpc };
export type EventMark = {
  kind: 'event';
  event: AnyEventType;
  consumer: string | undefined;
  /** How many events may share a transaction. */
  together: number;
};
export type JobMark = { kind: 'job'; job: AnyJobType; concurrency: number };
export type HandlerMark = RpcMark | EventMark | JobMark;

const MARKS = Symbol('waymark:handler');

type Decorated<F> = <T extends F>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<T>,
) => void;

/** Marks every handler kind alike; one method may carry several marks. */
function mark<F>(value: HandlerMark): Decorated<F> {
  return (_target, _key, descriptor) => {
    const method = descriptor.value as object;
    const marks = (Reflect.getOwnMetadata(MARKS, method) as HandlerMark[] | undefined) ?? [];
    Reflect.defineMetadata(MARKS, [...marks, value], method);
  };
}

/** The marks on a method of a provider or controller. */
export const marksOf = (method: object): HandlerMark[] =>
  (Reflect.getOwnMetadata(MARKS, method) as HandlerMark[] | undefined) ?? [];

/** What a handler gets as its second argument: never null where the RPC's access is `user`. */
export type RpcCaller<R extends AnyRpc> = R['access'] extends 'user'
  ? Caller
  : R['access'] extends 'optional'
    ? Caller | null
    : null;

type RpcMethod<R extends AnyRpc> = (
  input: z.output<R['input']>,
  caller: RpcCaller<R>,
) => Promise<z.input<R['output']>> | z.input<R['output']>;

/**
 * Handles an RPC. The method gets the parsed input and the caller, whose access and role are checked; it returns the
 * output (unknown keys are stripped) and runs inside the request's context. Throw AppError to reject; any other error
 * becomes INTERNAL and is logged.
 */
export const RpcHandler = <R extends AnyRpc>(rpc: R) => mark<RpcMethod<R>>({ kind: 'rpc', rpc });

/**
 * Listens to an event. With a database, `tx` is the transaction that also holds the inbox row: effects
 * written through it happen once. Throw to have it tried again later; after the last try it is a dead letter.
 * Name the consumer when one service listens to one event twice. With `together` up to so many events that wait share
 * one transaction, in the order they came; when it fails, each is applied alone. Its handler must not use `tx.finish`.
 */
export const OnEvent = <E extends AnyEventType>(
  event: E,
  options: { consumer?: string; together?: number } = {},
) =>
  mark<(event: EventEnvelope<EventData<E>>, tx: never) => Promise<void>>({
    kind: 'event',
    event,
    consumer: options.consumer,
    together: options.together ?? 1,
  });

/**
 * Does a job, at least once: its effect must be keyed by the job's id. `concurrency` is how many of its
 * queue one process does side by side (default 1). Throw `UnrecoverableError` of bullmq to not be tried again.
 */
export const OnJob = <J extends AnyJobType>(job: J, options: { concurrency?: number } = {}) =>
  mark<(data: JobData<J>, job: JobInfo) => Promise<void>>({
    kind: 'job',
    job,
    concurrency: options.concurrency ?? 1,
  });
