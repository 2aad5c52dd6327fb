import type { Columns } from '@waymark/database/columns';
import { type EntityManager, IsNull } from 'typeorm';
import type { AiRunStartsTable, AiRunsTable } from '../../persistence/tables.ts';
import { DAY_MS, type RunUsage } from '../domain/run-limits.ts';
import type { RunState } from '../domain/run-state.ts';
import { AiRunRow } from './ai-run.row.ts';

type StartRecord = Columns<AiRunStartsTable, 'tokens'> & { at: AiRunStartsTable['started_at'] };

/** Locks concurrent starts of the same user until the commit. */
export async function lockRunUsage(em: EntityManager, userId: number, now: Date): Promise<RunUsage> {
  await em.query("SELECT pg_advisory_xact_lock(hashtextextended('ai runs of ' || $1::integer, 0))", [userId]);
  return readRunUsage(em, userId, now);
}

export async function readRunUsage(em: EntityManager, userId: number, now: Date): Promise<RunUsage> {
  const active = await em.find(AiRunRow, {
    select: { id: true, kind: true, roadmapId: true, stepId: true, artifactId: true, question: true },
    where: { userId, finishedAt: IsNull() },
  });
  const starts = await em.query<StartRecord[]>(
    'SELECT started_at AS at, tokens FROM ai_run_starts WHERE user_id = $1 AND started_at > $2 ORDER BY started_at',
    [userId, new Date(now.getTime() - DAY_MS)],
  );
  return { active, starts };
}

/** Counts a run against the limits of its user. */
export async function recordStart(em: EntityManager, { id, userId, createdAt }: RunState): Promise<void> {
  await em.query('INSERT INTO ai_run_starts (run_id, user_id, started_at) VALUES ($1, $2, $3)', [
    ...[id, userId, createdAt],
  ]);
}

export async function recordTokens(em: EntityManager, { id, usage }: RunState): Promise<void> {
  if (!usage) return;
  await em.query('UPDATE ai_run_starts SET tokens = $2 WHERE run_id = $1', [
    ...[id, usage.inputTokens + usage.outputTokens],
  ]);
}

/** Starts that no limit counts any more. */
export async function deleteOldStarts(em: EntityManager, now: Date): Promise<void> {
  await em.query('DELETE FROM ai_run_starts WHERE started_at < $1', [new Date(now.getTime() - DAY_MS)]);
}

/**
 * The place of a new run among all waiting ones: behind the user's own unfinished runs, and never before the turn that is
 * being served, so that runs of one user alternate with those of others.
 */
export async function nextTurn(em: EntityManager, userId: number): Promise<number> {
  const [row] = await em.query<Columns<AiRunsTable, 'turn'>[]>(
    `SELECT greatest(
       (SELECT max(turn) FROM ai_runs WHERE user_id = $1 AND finished_at IS NULL),
       (SELECT min(turn) - 1 FROM ai_runs WHERE status = 'queued'),
       0) + 1 AS turn`,
    [userId],
  );
  return row!.turn;
}
