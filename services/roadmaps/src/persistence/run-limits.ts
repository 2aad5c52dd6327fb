import { AppError } from '@waymark/kernel/app-error';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { MAX_ACTIVE_RUNS, MAX_RUNS_PER_HOUR } from '../domain/limits.ts';
import { AiRunRow } from './ai-run.row.ts';

const HOUR_MS = 3_600_000;

/**
 * Errors: RUN_ACTIVE (details.runId), TOO_MANY. Drafts and coachings count together; the lock keeps starts of one
 * person side by side from passing together. `stepId` null: a draft of the roadmap.
 */
export async function checkMayStart(
  em: EntityManager,
  userId: number,
  { roadmapId, stepId }: { roadmapId: string; stepId: string | null },
  now: Date,
): Promise<void> {
  await em.query("SELECT pg_advisory_xact_lock(hashtextextended('ai runs of ' || $1::integer, 0))", [userId]);
  const active = await em.findBy(AiRunRow, { userId, finishedAt: IsNull() });
  const here = active.find((run) => run.roadmapId === roadmapId && run.stepId === stepId);
  if (here) {
    throw new AppError('RUN_ACTIVE', `We are working on this ${stepId ? 'step' : 'roadmap'} already.`, {
      details: { runId: here.id },
    });
  }
  if (active.length >= MAX_ACTIVE_RUNS) {
    const message = `We do at most ${MAX_ACTIVE_RUNS} things at once for you. Wait for one, or cancel it.`;
    throw new AppError('TOO_MANY', message, { retryAfter: 30 });
  }
  await checkHour(em, userId, now);
}

/** Runs that were refused on the spot cost nothing and do not count. */
async function checkHour(em: EntityManager, userId: number, now: Date): Promise<void> {
  const recent = await em.find(AiRunRow, {
    select: { createdAt: true },
    where: { userId, enqueueCount: MoreThan(0), createdAt: MoreThan(new Date(now.getTime() - HOUR_MS)) },
    order: { createdAt: 'ASC' },
  });
  if (recent.length < MAX_RUNS_PER_HOUR) return;
  const free = recent.at(-MAX_RUNS_PER_HOUR)!.createdAt.getTime() + HOUR_MS;
  throw new AppError(
    'TOO_MANY',
    `You can ask us ${MAX_RUNS_PER_HOUR} times an hour. Please try again later.`,
    {
      retryAfter: Math.max(1, Math.ceil((free - now.getTime()) / 1_000)),
    },
  );
}
