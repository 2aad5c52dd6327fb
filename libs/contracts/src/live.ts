import type { z } from 'zod';

/** Core NATS subjects (at most once, not stored) that make open pages refetch through the gateway. */
export const liveRun = (runId: string): string => `live.run.${runId}`;
/** Cancels a run's model call at once; the run's row is set as well. */
export const liveRunCancelled = (runId: string): string => `live.run-cancelled.${runId}`;
/** Sessions of a user were ended or have other rights: gateways close their event streams. */
export const LIVE_SESSIONS_CHANGED = 'live.sessions-ended.*';
export const liveSessionsChanged = (userId: number) => `live.sessions-ended.${userId}` as const;

/**
 * A change that only open pages show, such as a tick on another device. Unlike an event it is published once, after the
 * commit, and stored nowhere: a page that misses it is outdated until its next read.
 */
export interface SignalType<D extends z.ZodType = z.ZodType> {
  readonly signal: string;
  readonly data: D;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds signals of every type
export type AnySignalType = SignalType<any>;
export type SignalData<S extends AnySignalType> = z.infer<S['data']>;

/** Names are those of events: pages do not distinguish them. */
export const defineSignal = <D extends z.ZodType>(signal: string, data: D): SignalType<D> => ({
  signal,
  data,
});

/** The signals among a module's exports (`import * as events`). */
export const signalsIn = (...modules: object[]): AnySignalType[] =>
  modules.flatMap((module) => Object.values(module)).filter(isSignalType);

const isSignalType = (value: unknown): value is AnySignalType =>
  typeof value === 'object' && value !== null && 'signal' in value && 'data' in value;

/** Core NATS subject of a signal; its message is an `EventEnvelope`. */
export const signalSubject = (signal: string): string => `signals.${signal}`;

/** Sent by `GET /api/events`; `GET /api/ai-runs/{id}/events` sends `RunEvent`s (SSE `id`: number, `event`: type). */
export interface UserSignal {
  type: string;
  ids: Record<string, string | number>;
}
export const OPENED = 'open'; // the first signal of a connection
/** The Last-Event-ID of a page that opens its first stream so many ms after it was requested: later signals are sent. */
export const loadedAgo = (ms: number): string => `loaded-${Math.ceil(ms)}-ago`;
export const LOADED_AGO = /^loaded-(\d{1,9})-ago$/;
export const RESYNC = 'resync'; // signals may have been missed (after a lost connection): pages refetch everything
