import { Inject, Injectable } from '@nestjs/common';
import type { NoShowCasesQuery, NoShowRecord } from '@waymark/contracts/scheduling/no-shows';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { z } from 'zod';
import type { SessionDetails } from '../domain/session-view.ts';
import type { SchedulingEnv } from '../env.ts';
import { noShowsOf, pausedUntil } from './no-show-rows.ts';
import { type DetailsRow, selectDetails, toDetails } from './session-rows.ts';

/** Numbers of settled no-shows of both people in the last 90 days. */
export interface NoShowCounts {
  mentorNoShows: number;
  learnerNoShows: number;
}

export type CaseDetails = SessionDetails & NoShowCounts;

const STATES: Record<NoShowCasesQuery['state'], string[]> = {
  contested: ['contested'],
  open: ['open'],
  settled: ['upheld', 'dismissed'],
};

@Injectable()
export class NoShowsReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: SchedulingEnv,
  ) {}

  async record(userId: number): Promise<NoShowRecord> {
    const now = this.clock.now();
    const [row] = await this.db.query<{ count: number; pausedUntil: Date | null }>(
      `SELECT ${noShowsOf('$1', '$2')} AS count, ${pausedUntil('$1')} AS "pausedUntil"`,
      [userId, now],
    );
    const { count, pausedUntil: until } = row!;
    return {
      count,
      pauseDays: this.env.NO_SHOW_PAUSE_DAYS,
      pausedUntil: until && until > now ? until.toISOString() : null,
    };
  }

  /** Newest report first. */
  async list({ state, limit, cursor }: NoShowCasesQuery) {
    const after = decodeTimeCursor(cursor, z.uuid());
    const rows = await this.db.query<DetailsRow>(
      `${selectDetails()} WHERE n.state = ANY($1)
         AND ($2::timestamptz IS NULL OR (n.reported_at, n.session_id) < ($2, $3::uuid))
       ORDER BY n.reported_at DESC, n.session_id DESC LIMIT $4`,
      [STATES[state], after?.at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, nextCursor } = pageByTime(rows.map(toDetails), limit, ({ noShowCase, state: { id } }) => ({
      at: noShowCase!.reportedAt,
      id,
    }));
    return { items: await this.withCounts(this.db, items), nextCursor };
  }

  async counted(tx: Tx, details: SessionDetails): Promise<CaseDetails> {
    const query = <R extends object>(sql: string, params: unknown[]) => tx.em.query<R[]>(sql, params);
    const [counted] = await this.withCounts({ query }, [details]);
    return counted!;
  }

  private async withCounts(
    db: { query<R extends object>(sql: string, params: unknown[]): Promise<R[]> },
    items: SessionDetails[],
  ): Promise<CaseDetails[]> {
    const people = items.flatMap(({ state: { mentorId, learnerId } }) => [mentorId, learnerId]);
    const counts = await db.query<{ id: number; count: number }>(
      `SELECT id, ${noShowsOf('id', '$2')} AS count FROM unnest($1::integer[]) id`,
      [[...new Set(people)], this.clock.now()],
    );
    const of = new Map(counts.map(({ id, count }) => [id, count]));
    return items.map((details) => ({
      ...details,
      mentorNoShows: of.get(details.state.mentorId)!,
      learnerNoShows: of.get(details.state.learnerId)!,
    }));
  }
}
