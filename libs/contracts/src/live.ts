/** Core NATS subjects (at most once, not stored) that make open pages refetch through the gateway. */
export const liveRun = (runId: string): string => `live.run.${runId}`;
/** Cancels a run's model call at once; the run's row is set as well. */
export const liveRunCancelled = (runId: string): string => `live.run-cancelled.${runId}`;
/** Sessions of a user were ended: gateways close their event streams. */
export const LIVE_SESSIONS_ENDED = 'live.sessions-ended.*';
export const liveSessionsEnded = (userId: number) => `live.sessions-ended.${userId}` as const;

/** Sent by `GET /api/events`; `GET /api/ai-runs/{id}/events` sends `RunEvent`s (SSE `id`: number, `event`: type). */
export interface UserSignal {
  type: string;
  ids: Record<string, string | number>;
}
export const OPENED = 'open'; // the first signal of a connection
export const RESYNC = 'resync'; // the first signal after a reconnection: pages refetch everything
