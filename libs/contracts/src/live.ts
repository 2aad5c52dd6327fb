/**
 * Subjects of "look again" signals on core NATS (at most once, nothing is stored): open pages listen through the gateway.
 * The truth is always fetched from its owner afterwards.
 */
export const liveRun = (runId: string): string => `live.run.${runId}`;
/** Cancels a run's model call at once; the run's row says so as well. */
export const liveRunCancelled = (runId: string): string => `live.run-cancelled.${runId}`;

/**
 * One message of `GET /api/events`: something of the caller's changed (`type` of the event that says so), look again.
 * `ids` holds the event's ids (`runId`, `roadmapId`, …) and nothing else.
 * `GET /api/ai-runs/{id}/events` sends `RunEvent`s instead: SSE `id` is the entry's number, SSE `event` its type.
 */
export interface UserSignal {
  type: string;
  ids: Record<string, string | number>;
}
/** Type of the first signal of a connection. */
export const OPENED = 'open';
/** Type of the first signal after a reconnection: some may have been missed, look at everything again. */
export const RESYNC = 'resync';
