import type { AnyEventType } from '@waymark/contracts/events';
import type { AnyJobType } from '@waymark/contracts/jobs';
import type { AnySignalType } from '@waymark/contracts/live';
import type { AnyRpc } from '@waymark/contracts/rpc';
import type { BaseEnv } from '@waymark/platform/env';
import type { z } from 'zod';

export interface Consumption {
  event: AnyEventType;
  effect: string; // for ARCHITECTURE.md
}

/** Rows of the person $1. */
export interface PersonQuery {
  /** Name of the file in the person's export, without an extension. */
  file: string;
  /** What the file contains, for the README of the export. */
  about: string;
  /** SQL over the columns of `sql`, unique per row. */
  key: string;
  sql: string;
}

/**
 * All that is decided about a table. What the page on privacy says about it is in the frontend
 * (features/legal/privacy-text.ts).
 */
export type OwnedTable = {
  /** Privileges of the operator's login, whose commands need them. */
  operator?: string;
} & (
  | {
      note?: string; // for ARCHITECTURE.md
      /** How it is exported to a person, or why it is not. */
      exported: PersonQuery | { not: string };
      /**
       * Statements with the person as $1, which delete their rows with the account or make them anonymous. `not`: why
       * there is nothing to erase. `kept`: why it continues to name the person.
       */
      erased: string[] | { not: string } | { kept: string };
    }
  /** It is about no person: what it is about instead, for ARCHITECTURE.md. */
  | { impersonal: string }
);

/** All tables of a service, in the order in which they are erased. */
export type OwnedTables<Name extends string = string> = Record<Name, OwnedTable>;

/** The source of permissions in NATS, Redis and PostgreSQL, boot checks and ARCHITECTURE.md. Plain Node reads it, so it must not import decorators. */
export interface ProcessManifest<E extends z.ZodObject = z.ZodObject> {
  name: string; // also NATS login, queue group, database schema, log field
  purpose: string; // for ARCHITECTURE.md
  env: E;
  /** Checks combinations of variables; returns one line per fault. */
  envFaults?(env: z.infer<E> & BaseEnv): string[];
  tables?: OwnedTables; // of its schema; absent without a database
  handles?: AnyRpc[]; // exactly one `@RpcHandler` each
  calls?: (AnyRpc | string)[]; // RPCs of other processes, or subject patterns
  publishes?: AnyEventType[]; // all of the same owner
  signals?: AnySignalType[]; // to open pages
  consumes?: Consumption[]; // exactly one `@OnEvent` or `@OnEvents` each
  jobs?: AnyJobType[]; // exactly one `@OnJob` each
  /** Jobs it enqueues. Without these and `jobs` it gets no connection to Redis for queues. */
  enqueues?: AnyJobType[];
  /** Whether it updates the streams of all events when their settings change: one trusted process, since that can lose events. */
  updatesStreams?: boolean;
  /** Patterns of the keys it uses in Redis beside its queues, such as `session:*`. */
  redisKeys?: string[];
  /** Live signals (core NATS) it may publish or receive; `events`: every event and signal as it is published. */
  live?: ('publish' | 'subscribe' | 'events')[];
}

export const defineProcess = <E extends z.ZodObject>(manifest: ProcessManifest<E>): ProcessManifest<E> =>
  manifest;

/** First token of the published events. */
export const eventOwner = ({ publishes }: ProcessManifest): string | undefined =>
  publishes?.[0]?.type.split('.')[0];
