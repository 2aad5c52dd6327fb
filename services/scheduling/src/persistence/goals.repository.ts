import { Inject, Injectable } from '@nestjs/common';
import { SessionTouched } from '@waymark/contracts/scheduling/events';
import type { Goal } from '@waymark/contracts/scheduling/tasks';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import type { GoalsTable, SessionsTable } from './tables.ts';

type GoalRow = Columns<GoalsTable, 'text' | 'authorId' | 'changedAt'>;

/** The latest session of two people, holds excluded. $1, $2 the two. */
const SESSION = `SELECT id AS "sessionId", mentor_id AS "mentorId", learner_id AS "learnerId" FROM sessions
  WHERE (mentor_id, learner_id) IN (($1, $2), ($2, $1)) AND status IN ('scheduled', 'completed', 'cancelled', 'no-show')
  ORDER BY starts_at DESC LIMIT 1`;

const NONE: Goal = { text: '', byMe: false, changedAt: null };

/** One goal per pair of people, whichever of them is the mentor. */
@Injectable()
export class GoalsRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The caller checks that they have a session with each other. */
  async find(userId: number, otherId: number): Promise<Goal> {
    const [row] = await this.db.query<GoalRow>(
      `SELECT text, author_id AS "authorId", changed_at AS "changedAt" FROM goals WHERE low_id = $1 AND high_id = $2`,
      pairOf(userId, otherId),
    );
    if (!row) return NONE;
    return { text: row.text, byMe: row.authorId === userId, changedAt: row.changedAt.toISOString() };
  }

  /** An empty text deletes the goal. Error: NOT_FOUND without a session of theirs. */
  async store(userId: number, otherId: number, text: string): Promise<Goal> {
    const changedAt = this.clock.now();
    const pair = pairOf(userId, otherId);
    return this.db.transaction(
      async (tx) => {
        const [session] = await tx.em.query<
          ({ sessionId: SessionsTable['id'] } & Columns<SessionsTable, 'mentorId' | 'learnerId'>)[]
        >(SESSION, pair);
        if (!session) throw new AppError('NOT_FOUND', 'You have had no session with this person.');
        if (text === '') await tx.em.query('DELETE FROM goals WHERE low_id = $1 AND high_id = $2', pair);
        else {
          await tx.em.query(
            `INSERT INTO goals (low_id, high_id, text, author_id, changed_at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (low_id, high_id) DO UPDATE SET text = $3, author_id = $4, changed_at = $5`,
            [...pair, text, userId, changedAt],
          );
        }
        tx.emit(SessionTouched, session, { audience: pair });
        return text === '' ? NONE : { text, byMe: true, changedAt: changedAt.toISOString() };
      },
      { idempotent: true },
    );
  }
}

const pairOf = (one: number, other: number): number[] => [Math.min(one, other), Math.max(one, other)];
