import type { z } from 'zod';

/** Slow work for a worker: its BullMQ queue, its name there and its payload (keys, never content). */
export interface JobType<D extends z.ZodType = z.ZodType> {
  readonly queue: string;
  readonly name: string;
  readonly data: D;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds jobs of every type
export type AnyJobType = JobType<any>;
export type JobData<J extends AnyJobType> = z.infer<J['data']>;

export function defineJob<D extends z.ZodType>(queue: string, name: string, data: D): JobType<D> {
  return { queue, name, data };
}
