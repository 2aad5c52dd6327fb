import type { z } from 'zod';
import type { Grant } from './caller.ts';

/** `optional`: the handler gets the caller or null; `none`: no caller; `service`: services on their own behalf. */
export type Access = 'user' | 'optional' | 'none' | 'service';

export interface Rpc<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
  F extends PropertyKey = PropertyKey,
> {
  readonly subject: string;
  readonly input: I;
  readonly output: O;
  readonly timeoutMs: number; // until the caller gives up
  readonly access: A;
  /** Who may call (absent: all). Implies access `user`. */
  readonly roles?: readonly Grant[];
  /** Top-level fields of the output that a reply repeats, for a reader that passes on the rest as bytes. */
  readonly facts: readonly F[];
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds RPCs of every type
export type AnyRpc = Rpc<any, any, any, any>;
export type RpcInput<R extends AnyRpc> = z.infer<R['input']>;
export type RpcOutput<R extends AnyRpc> = z.infer<R['output']>;
export type RpcFacts<R extends AnyRpc> = Pick<RpcOutput<R>, R['facts'][number] & keyof RpcOutput<R>>;

export interface RpcSpec<I extends z.ZodType, O extends z.ZodType, A extends Access, F extends PropertyKey> {
  input: I;
  output: O;
  timeoutMs?: number;
  access?: A;
  roles?: readonly Grant[];
  facts?: readonly F[];
}

/** `subject` starts with its owner's name. Default: 5 s, access `user`; others get UNAUTHENTICATED or FORBIDDEN. */
export function defineRpc<
  I extends z.ZodType,
  O extends z.ZodType,
  A extends Access = 'user',
  F extends keyof z.infer<O> = never,
>(
  subject: string,
  { input, output, timeoutMs = 5_000, access = 'user' as A, roles, facts = [] }: RpcSpec<I, O, A, F>,
): Rpc<I, O, A, F> {
  return { subject, input, output, timeoutMs, access, ...(roles && { roles }), facts };
}

/** The RPCs among the modules' exports (`import * as rpc`), once each: several endpoints may pass on the same one. */
export const rpcsIn = (...modules: object[]): AnyRpc[] => {
  const found = modules.flatMap((module) => Object.values(module)).filter(isRpc);
  return [...new Map(found.map((rpc) => [rpc.subject, rpc])).values()];
};

const isRpc = (value: unknown): value is AnyRpc =>
  typeof value === 'object' && value !== null && 'subject' in value && 'timeoutMs' in value;
