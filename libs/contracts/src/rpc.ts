import type { z } from 'zod';

/** One question a service answers over NATS. */
export interface Rpc<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly subject: string;
  readonly input: I;
  readonly output: O;
  /** Milliseconds the asker waits. */
  readonly timeoutMs: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds questions of every type
export type AnyRpc = Rpc<any, any>;
export type RpcInput<R extends AnyRpc> = z.infer<R['input']>;
export type RpcOutput<R extends AnyRpc> = z.infer<R['output']>;

/** Declares a question. `subject` starts with its owner's name (`roadmaps.get`); the default time-out is 5 s. */
export function defineRpc<I extends z.ZodType, O extends z.ZodType>(
  subject: string,
  spec: { input: I; output: O; timeoutMs?: number },
): Rpc<I, O> {
  return { subject, input: spec.input, output: spec.output, timeoutMs: spec.timeoutMs ?? 5_000 };
}
