/**
 * Subjects of "look again" signals on core NATS (at most once, nothing is stored): open pages listen through the gateway.
 * The truth is always fetched from its owner afterwards.
 */
export const liveRun = (runId: string): string => `live.run.${runId}`;
/** Cancels a run's model call at once; the run's row says so as well. */
export const liveRunCancelled = (runId: string): string => `live.run-cancelled.${runId}`;
