import { Injectable } from '@nestjs/common';
import type { ListEvaluations } from '@waymark/contracts/identity/evaluations.endpoints';
import { Id } from '@waymark/contracts/roadmaps/id';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Columns } from '@waymark/database/columns';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import type { MentorApplicationsTable } from '../../persistence/tables.ts';
import { MAX_ENQUEUES } from '../domain/application.ts';

type Page = RpcOutput<typeof ListEvaluations>;
type Item = Page['items'][number];
type Stored = Columns<MentorApplicationsTable, 'id' | 'userId' | 'paidCalls' | 'enqueueCount' | 'createdAt'> &
  Pick<Item, 'kind' | 'status' | 'phase' | 'progress' | 'cause' | 'engine' | 'usage'> & {
    finishedAt: MentorApplicationsTable['active_at'] | null;
  };

/** Evaluations in the form of runs. One without a result was given up, or cancelled by an admin. */
const EVALUATIONS = `SELECT id::text, 'evaluation' AS kind, user_id AS "userId",
    CASE WHEN evaluation_state <> 'ended' THEN evaluation_state
      WHEN evaluation ->> 'outcome' = 'failed' OR evaluation IS NULL AND enqueue_count > ${MAX_ENQUEUES} THEN 'failed'
      WHEN evaluation IS NULL THEN 'cancelled' ELSE 'succeeded' END AS status,
    CASE evaluation_state WHEN 'queued' THEN 'queued' WHEN 'running' THEN 'reading' ELSE 'done' END AS phase,
    CASE evaluation_state WHEN 'ended' THEN 1 ELSE 0 END AS progress,
    CASE WHEN evaluation_state <> 'ended' THEN NULL WHEN evaluation ->> 'outcome' = 'failed' THEN 'engine'
      WHEN evaluation IS NOT NULL THEN NULL WHEN enqueue_count > ${MAX_ENQUEUES} THEN 'given-up'
      ELSE 'cancelled' END AS cause,
    evaluation ->> 'engine' AS engine, nullif(evaluation -> 'usage', 'null') AS usage, paid_calls AS "paidCalls",
    least(enqueue_count, ${MAX_ENQUEUES}) AS "enqueueCount", created_at AS "createdAt",
    CASE WHEN evaluation_state = 'ended' THEN coalesce(decided_at, active_at) END AS "finishedAt"
  FROM mentor_applications`;

@Injectable()
export class EvaluationsReader {
  constructor(private readonly db: Database) {}

  /** Newest first. */
  async page({ limit, cursor, status, userIds }: RpcInput<typeof ListEvaluations>): Promise<Page> {
    const after = decodeTimeCursor(cursor, Id);
    const rows = await this.db.query<Stored>(
      `SELECT * FROM (${EVALUATIONS}) e
       WHERE ($1::int[] IS NULL OR "userId" = ANY($1))
         AND ($2::text IS NULL OR status = $2 OR $2 = 'active' AND status IN ('queued', 'running'))
         AND ($3::timestamptz IS NULL OR ("createdAt", id) < ($3, $4::text))
       ORDER BY "createdAt" DESC, id DESC LIMIT $5`,
      [userIds ?? null, status ?? null, after?.at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, nextCursor } = pageByTime(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { items: items.map(withTexts), nextCursor };
  }
}

const withTexts = ({ createdAt, finishedAt, ...row }: Stored): Item => ({
  ...row,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});
