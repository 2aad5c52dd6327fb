import type { z } from 'zod';
import type { Role } from './caller.ts';

/**
 * Who may call. `user`: only a logged-in user; `optional`: anyone, the handler gets the caller if there is one; `none`:
 * anyone, the handler gets no caller; `service`: only another service on its own behalf.
 */
export type Access = 'user' | 'optional' | 'none' | 'service';

/** One request that a service handles over NATS. */
export interface Rpc<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly subject: string;
  readonly input: I;
  readonly output: O;
  /** Milliseconds until the caller gives up. */
  readonly timeoutMs: number;
  readonly access: A;
  /** Roles that may call; absent: all. Implies access `user`. */
  readonly roles?: readonly Role[];
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds RPCs of every type
export type AnyRpc = Rpc<any, any, any>;
export type RpcInput<R extends AnyRpc> = z.infer<R['input']>;
export type RpcOutput<R extends AnyRpc> = z.infer<R['output']>;

/**
 * Declares an RPC. `subject` starts with its owner's name (`roadmaps.get`). Default: time-out 5 s, access `user`. The
 * owner rejects other callers with UNAUTHENTICATED or FORBIDDEN before its handler runs.
 */
export function defineRpc<I extends z.ZodType, O extends z.ZodType, A extends Access = 'user'>(
  subject: string,
  spec: { input: I; output: O; timeoutMs?: number; access?: A; roles?: readonly Role[] },
): Rpc<I, O, A> {
  return { timeoutMs: 5_000, ...spec, subject, access: spec.access ?? ('user' as A) };
}

/** All RPCs that contract modules export (`import * as rpc`). */
export const rpcsIn = (...modules: object[]): AnyRpc[] =>
  modules.flatMap((module) => Object.values(module)).filter(isRpc);

const isRpc = (value: unknown): value is AnyRpc =>
  typeof value === 'object' && value !== null && 'subject' in value && 'timeoutMs' in value;
