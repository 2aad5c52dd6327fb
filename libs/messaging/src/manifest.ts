import type { AnyEventType } from '@waymark/contracts/events';
import type { AnyJobType } from '@waymark/contracts/jobs';
import type { AnyRpc } from '@waymark/contracts/rpc';
import type { z } from 'zod';

/** An event a process consumes. */
export interface Consumption {
  event: AnyEventType;
  /** What the process does with it, for ARCHITECTURE.md. */
  effect: string;
  /** Name given to `@OnEvent`, when the process consumes the event more than once. */
  consumer?: string;
}

/**
 * Everything one process owns and exchanges with others, as plain data: its NATS permissions, the checks at boot, its Nest
 * module and the tables of ARCHITECTURE.md are derived from it. Read by plain Node too: no decorators may be imported.
 */
export interface ProcessManifest<E extends z.ZodObject = z.ZodObject> {
  /** Process name: NATS login, queue group, database schema, log field. */
  name: string;
  /** What it is responsible for, for ARCHITECTURE.md. */
  purpose: string;
  env: E;
  /** Tables of its schema, with a remark where a name needs one; absent: it has no database. */
  tables?: Record<string, string>;
  /** RPCs it handles, exactly one `@RpcHandler` each. */
  handles?: AnyRpc[];
  /** RPCs of other processes it calls, or subject patterns. */
  calls?: (AnyRpc | string)[];
  /** Events it publishes; all have the same owner. */
  publishes?: AnyEventType[];
  /** Events it consumes, at least one `@OnEvent` each. */
  consumes?: Consumption[];
  /** Jobs it executes, exactly one `@OnJob` each. */
  jobs?: AnyJobType[];
  /** Live signals (core NATS): what it may publish or receive. `events`: every event as it passes. */
  live?: ('publish' | 'subscribe' | 'events')[];
}

/** Checks a manifest's types; returns it unchanged. */
export const defineProcess = <E extends z.ZodObject>(manifest: ProcessManifest<E>): ProcessManifest<E> =>
  manifest;

/** First token of the events a process publishes, or undefined. */
export const eventOwner = ({ publishes }: ProcessManifest): string | undefined =>
  publishes?.[0]?.type.split('.')[0];
