import { AppError } from '@waymark/kernel/app-error';
import { MAX_ACTIVE_RUNS, MAX_RUNS_PER_HOUR } from './limits.ts';
import type { RunState } from './run-state.ts';

export const HOUR_MS = 3_600_000;

/** What a run works on. `stepId` null: the whole roadmap. */
export type RunSubject = Pick<RunState, 'kind' | 'roadmapId' | 'stepId'>;

/** One user's runs: all kinds count together. */
export interface RunUsage {
  active: (RunSubject & { id: string })[];
  /** Start times of the last hour, ascending, without runs refused at the start. */
  startedAt: Date[];
}

/** Errors: RUN_ACTIVE (details.runId), TOO_MANY. */
export function checkMayStart(
  { active, startedAt }: RunUsage,
  { kind, roadmapId, stepId }: RunSubject,
  now: Date,
): void {
  const same = active.find(
    (run) => run.kind === kind && run.roadmapId === roadmapId && run.stepId === stepId,
  );
  if (same) {
    const message = `We are working on this ${stepId ? 'step' : 'roadmap'} already.`;
    throw new AppError('RUN_ACTIVE', message, { details: { runId: same.id } });
  }
  if (active.length >= MAX_ACTIVE_RUNS) {
    const message = `We can work on at most ${MAX_ACTIVE_RUNS} things for you at once. Wait for one to finish, or cancel it.`;
    throw new AppError('TOO_MANY', message, { retryAfter: 30 });
  }
  if (startedAt.length < MAX_RUNS_PER_HOUR) return;
  const freeInMs = startedAt.at(-MAX_RUNS_PER_HOUR)!.getTime() + HOUR_MS - now.getTime();
  const message = `You can start ${MAX_RUNS_PER_HOUR} AI runs an hour. Please try again later.`;
  throw new AppError('TOO_MANY', message, { retryAfter: Math.max(1, Math.ceil(freeInMs / 1_000)) });
}
