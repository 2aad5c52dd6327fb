import { ExtractTextJob } from '@waymark/contracts/ai/jobs';
import type { RunKind } from '@waymark/contracts/roadmaps/runs';
import type { Columns, Nullable } from '@waymark/database/columns';
import type { QuietWork } from '@waymark/messaging/queued-jobs';
import type { EntityManager } from 'typeorm';
import type { AiRunsTable } from '../../persistence/tables.ts';

type StalledRecord = Columns<AiRunsTable, 'id' | 'enqueueCount'> &
  Nullable<Columns<AiRunsTable, 'kind'>> & { hasBegun: boolean };

const BATCH = 100;

/** Runs, sources and clips without a report for too long: at most 100 of each, longest first. `queueOf`: of a kind of run. */
export async function findStalledWork(
  em: EntityManager,
  before: Date,
  queueOf: (kind: RunKind) => string,
): Promise<QuietWork[]> {
  const records = await em.query<StalledRecord[]>(
    `(SELECT id, kind, enqueue_count AS "enqueueCount", status <> 'queued' AS "hasBegun" FROM ai_runs
      WHERE finished_at IS NULL AND result IS NULL AND quiet_since < $1 ORDER BY quiet_since LIMIT ${BATCH})
     UNION ALL
     (SELECT id, NULL, enqueue_count, false FROM sources
      WHERE status = 'processing' AND quiet_since < $1 ORDER BY quiet_since LIMIT ${BATCH})
     UNION ALL
     (SELECT id, NULL, enqueue_count, false FROM voice_clips
      WHERE status = 'processing' AND quiet_since < $1 ORDER BY quiet_since LIMIT ${BATCH})`,
    [before],
  );
  return records.map(({ id, kind, enqueueCount, hasBegun }) => ({
    id,
    // That of files, also for clips.
    queue: kind === null ? ExtractTextJob.queue : queueOf(kind),
    jobId: `${id}-${enqueueCount}`,
    hasBegun,
  }));
}

/** Work that still waits in its queue is not stalled. */
export async function postponeStalled(em: EntityManager, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await em.query('UPDATE ai_runs SET quiet_since = $2 WHERE id = ANY($1) AND finished_at IS NULL', [
    ids,
    now,
  ]);
  await em.query("UPDATE sources SET quiet_since = $2 WHERE id = ANY($1) AND status = 'processing'", [
    ...[ids, now],
  ]);
  await em.query("UPDATE voice_clips SET quiet_since = $2 WHERE id = ANY($1) AND status = 'processing'", [
    ...[ids, now],
  ]);
}
