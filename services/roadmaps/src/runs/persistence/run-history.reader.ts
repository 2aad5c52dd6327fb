import { Injectable } from '@nestjs/common';
import type { AdminRun } from '@waymark/contracts/roadmaps/admin-runs';
import type { ListRunsOfUsers } from '@waymark/contracts/roadmaps/admin-runs.endpoints';
import { sampleOfId } from '@waymark/contracts/roadmaps/ghostwriter-samples';
import { Id } from '@waymark/contracts/roadmaps/id';
import type { ListRunsQuery, RunFilter, RunSummary } from '@waymark/contracts/roadmaps/run-history';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Columns, Narrowed } from '@waymark/database/columns';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import type { Page } from '../../authoring/persistence/roadmaps.reader.ts';
import type { AiRunsTable, RoadmapsTable, StepsTable } from '../../persistence/tables.ts';
import { MAX_ENQUEUES } from '../../shared/domain/limits.ts';
import { Params } from '../../shared/persistence/statement.ts';

type AdminRecord = Omit<AdminRun, 'username'>;
type RunRecord = Narrowed<
  Columns<AiRunsTable, Exclude<keyof RunSummary, 'isMentor' | 'roadmapTitle' | 'stepTitle'>>,
  Pick<RunSummary, 'usage'>
> & {
  isMentor: boolean;
  roadmapTitle: RoadmapsTable['title'] | null;
  stepTitle: StepsTable['title'] | null;
};
type FiguresRecord = Narrowed<
  Columns<AiRunsTable, Exclude<keyof AdminRecord, 'cause'>>,
  Pick<AdminRecord, 'usage'>
> &
  Pick<AdminRecord, 'cause'>;
type UsersQuery = RpcInput<typeof ListRunsOfUsers>;

/** Learners see the published title of another mentor's roadmap, never its working copy. */
const SELECT = `SELECT a.id, a.kind, a.roadmap_id AS "roadmapId", a.step_id AS "stepId", a.status, a.phase, a.progress,
    a.engine, a.message, a.outcome, a.stages_generated AS "stagesGenerated", a.created_at AS "createdAt",
    a.finished_at AS "finishedAt", a.usage, a.paid_calls AS "paidCalls", coalesce(r.mentor_id = a.user_id, false) AS "isMentor",
    CASE WHEN r.mentor_id = a.user_id THEN r.title ELSE p.title END AS "roadmapTitle",
    CASE WHEN r.mentor_id = a.user_id THEN s.title END AS "stepTitle"
  FROM ai_runs a
  LEFT JOIN roadmaps r ON r.id = a.roadmap_id
  LEFT JOIN published_roadmaps p ON p.id = a.roadmap_id AND p.status <> 'hidden'
  LEFT JOIN steps s ON s.id = a.step_id`;

/** Without anything that its owner wrote, or that was written for its owner. */
const SELECT_FIGURES = `SELECT a.id, a.kind, a.user_id AS "userId", a.status, a.phase, a.progress, a.engine,
    a.usage, a.paid_calls AS "paidCalls", a.enqueue_count AS "enqueueCount", a.created_at AS "createdAt",
    a.finished_at AS "finishedAt",
    CASE a.status WHEN 'refused' THEN 'no-material' WHEN 'cancelled' THEN 'cancelled'
      WHEN 'failed' THEN CASE WHEN a.enqueue_count >= ${MAX_ENQUEUES} THEN 'given-up' ELSE 'engine' END END AS cause
  FROM ai_runs a`;

/** The history of AI runs. */
@Injectable()
export class RunHistoryReader {
  constructor(private readonly db: Database) {}

  /** A user's runs, newest first. */
  async page(userId: number, { kind, status, limit, cursor }: ListRunsQuery): Promise<Page<RunSummary>> {
    const params = new Params();
    const after = decodeTimeCursor(cursor, Id);
    const conditions = [
      `a.user_id = ${params.add(userId)}`,
      '(a.real_roadmap_id IS NULL OR r.id IS NOT NULL)',
    ];
    if (kind) conditions.push(`a.kind = ${params.add(kind)}`);
    if (status) conditions.push(statusCondition(status, params));
    if (after) conditions.push(`(a.created_at, a.id) < (${params.add(after.at)}, ${params.add(after.id)})`);
    const sql = `${SELECT} WHERE ${conditions.join(' AND ')}
      ORDER BY a.created_at DESC, a.id DESC LIMIT ${params.add(limit + 1)}`;
    const records = await this.db.query<RunRecord>(sql, params.values);
    const { items, nextCursor } = pageByTime(records, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { items: items.map(withTexts).map(withSampleTitle), nextCursor };
  }

  /** The runs of these users, or of all, newest first. */
  async pageOfAll({ userIds, kind, status, limit, cursor }: UsersQuery): Promise<Page<AdminRecord>> {
    const params = new Params();
    const after = decodeTimeCursor(cursor, Id);
    const conditions = ['true'];
    if (userIds) conditions.push(`a.user_id = ANY(${params.add(userIds)})`);
    if (kind) conditions.push(`a.kind = ${params.add(kind)}`);
    if (status) conditions.push(statusCondition(status, params));
    if (after) conditions.push(`(a.created_at, a.id) < (${params.add(after.at)}, ${params.add(after.id)})`);
    const sql = `${SELECT_FIGURES} WHERE ${conditions.join(' AND ')}
      ORDER BY a.created_at DESC, a.id DESC LIMIT ${params.add(limit + 1)}`;
    const records = await this.db.query<FiguresRecord>(sql, params.values);
    const { items, nextCursor } = pageByTime(records, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { items: items.map(withTexts), nextCursor };
  }
}

const statusCondition = (status: RunFilter, params: Params): string =>
  status === 'active' ? 'a.finished_at IS NULL' : `a.status = ${params.add(status)}`;

/** A sample is no roadmap in the database. */
const withSampleTitle = (run: RunSummary): RunSummary => {
  const sample = run.roadmapId === null ? undefined : sampleOfId(run.roadmapId);
  return sample ? { ...run, roadmapTitle: sample.title } : run;
};

/** Dates as texts. */
const withTexts = <T extends { createdAt: Date; finishedAt: Date | null }>({
  createdAt,
  finishedAt,
  ...record
}: T) => ({
  ...record,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});
