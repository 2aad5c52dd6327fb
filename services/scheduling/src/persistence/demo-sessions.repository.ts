import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { RatingChanged } from '@waymark/contracts/scheduling/events';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { demoPeople } from '@waymark/demo/people';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { CLOCK } from '@waymark/platform/platform.module';
import type { EntityManager } from 'typeorm';
import { PAY_WITHIN_MS } from '../domain/policy.ts';
import { averageOf } from '../domain/rating.ts';
import { Session } from '../domain/session.ts';
import type { NewSession } from '../domain/session-state.ts';
import { freeStarts } from '../domain/slots.ts';
import { loadCalendar } from './calendar-query.ts';
import type { RatingRow } from './reviews.repository.ts';
import { allColumns, toRow } from './session-rows.ts';
import { SessionWriter } from './session-writer.ts';
import type { CalendarsTable } from './tables.ts';

type Person = Pick<Caller, 'role' | 'username'> & { id: number };

/** A completed free session with its review. `hour` is in UTC. */
export interface NewDemoSession {
  mentorId: number;
  learner: Person;
  daysAgo: number;
  hour: number;
  userNotes: string;
  rating: number;
  text: string;
}

export interface OpenDemoSessions {
  upcoming: { mentorId: number; learner: Person; userNotes: string };
  due: { mentorId: number; learner: Person; topic: string };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DEMO_IDS = Object.values(demoPeople).map(({ id }) => id);

@Injectable()
export class DemoSessionsRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly writer: SessionWriter,
  ) {}

  /** Runs once per database, after the calendars are filled. Returns whether it did. */
  seed(past: readonly NewDemoSession[], open: OpenDemoSessions): Promise<boolean> {
    return this.db.transaction(
      async (tx) => {
        const known = await tx.em.query<unknown[]>('SELECT FROM sessions LIMIT 1');
        if (known.length > 0) return false;
        for (const session of past) await this.addPast(tx, session);
        await this.addDue(tx.em, open.due);
        await this.addUpcoming(tx, open.upcoming);
        return true;
      },
      { serializeBy: 'demo sessions' },
    );
  }

  /**
   * Extends payment deadlines of the demo users. Their accounts are shared, and an overdue payment would block bookings
   * of later visitors. Returns the number of sessions.
   */
  async renewDue(): Promise<number> {
    const now = this.clock.now().getTime();
    return this.db.transaction(async ({ em }) => {
      const [renewed] = await em.query<[unknown[], number]>(
        `UPDATE sessions SET pay_by = $1
         WHERE payment = 'due' AND learner_id = ANY($2) AND pay_by < $3 RETURNING id`,
        [new Date(now + PAY_WITHIN_MS), DEMO_IDS, new Date(now + DAY)],
      );
      return renewed.length;
    });
  }

  private async addPast(
    tx: Tx,
    { daysAgo, hour, userNotes, rating, text, ...of }: NewDemoSession,
  ): Promise<void> {
    const day = Math.floor(this.clock.now().getTime() / DAY) - daysAgo;
    const startsAt = new Date(day * DAY + hour * HOUR);
    const fields = await fieldsOf(tx.em, of, { startsAt, userNotes });
    const { id, mentorId, learnerId } = await storeCompleted(tx.em, fields);
    const createdAt = new Date(startsAt.getTime() + 5 * HOUR);
    await tx.em.query('INSERT INTO reviews VALUES ($1, $2, $3, $4, $5, $6)', [
      ...[id, mentorId, learnerId],
      ...[rating, text, createdAt],
    ]);
    const [[counted]] = await tx.em.query<[[RatingRow], number]>(
      `UPDATE calendars SET rating_sum = rating_sum + $2, rating_count = rating_count + 1
       WHERE mentor_id = $1 RETURNING rating_sum AS sum, rating_count AS count`,
      [mentorId, rating],
    );
    const { count } = counted;
    tx.emit(RatingChanged, { mentorId, average: averageOf(counted), count, version: count });
  }

  private async addDue(em: EntityManager, { topic, ...of }: OpenDemoSessions['due']): Promise<void> {
    const startsAt = new Date(Math.floor((this.clock.now().getTime() - 20 * HOUR) / HOUR) * HOUR);
    const fields = await fieldsOf(em, of, { startsAt, topic });
    const type = { kind: 'guided', sessionType: 'career-coaching', price: 2_500 } as const;
    await storeCompleted(em, { ...fields, ...type });
  }

  /** Books the first free slot from the day after tomorrow on, if there is one without a price. */
  private async addUpcoming(tx: Tx, { userNotes, ...of }: OpenDemoSessions['upcoming']): Promise<void> {
    const now = this.clock.now().getTime();
    const range = { from: now + 2 * DAY, to: now + 12 * DAY };
    const query = { mentorId: of.mentorId, learnerId: of.learner.id, ...range, now };
    const calendar = (await loadCalendar(tx, query))!;
    const [start] = freeStarts(calendar.rules, 'standard', range, calendar.busy, now);
    if (start === undefined || calendar.rules.price !== 0) return;
    const fields = await fieldsOf(tx.em, of, { startsAt: new Date(start), userNotes });
    await this.writer.insert(tx, Session.booked(fields, new Date(now)), calendar.mentor);
  }
}

async function fieldsOf(
  em: EntityManager,
  { mentorId, learner }: { mentorId: number; learner: Person },
  more: Pick<NewSession, 'startsAt'> & Partial<NewSession>,
): Promise<NewSession> {
  const [calendar] = await em.query<
    (Columns<CalendarsTable, 'currency'> & { timezone: NonNullable<CalendarsTable['timezone']> })[]
  >('SELECT timezone, currency FROM calendars WHERE mentor_id = $1', [mentorId]);
  const { timezone, currency } = calendar!;
  return {
    ...{ id: newId(), meetingCode: randomBytes(16).toString('base64url') },
    ...{ mentorId, learnerId: learner.id, learnerName: learner.username },
    ...{ kind: 'standard', sessionType: null, price: 0, currency },
    ...{ topic: '', userNotes: '', about: null },
    ...{ mentorTimezone: timezone, learnerTimezone: timezone },
    ...more,
  };
}

/** Stores a session booked three days before its start and completed at its end, without events. */
async function storeCompleted(em: EntityManager, fields: NewSession): Promise<Session['state']> {
  const bookedAt = new Date(fields.startsAt.getTime() - 3 * DAY);
  const session = Session.booked(fields, bookedAt);
  const { state } = session;
  session.complete(state.endsAt);
  await em.query(
    `INSERT INTO sessions (${allColumns}) SELECT ${allColumns} FROM jsonb_populate_record(NULL::sessions, $1)`,
    [JSON.stringify(toRow(state))],
  );
  await em.query(
    `INSERT INTO session_changes (session_id, number, from_status, to_status, at, by_user) VALUES
       ($1, 1, NULL, 'scheduled', $2, $3), ($1, 2, 'scheduled', 'completed', $4, NULL)`,
    [state.id, bookedAt, state.learnerId, state.endsAt],
  );
  return state;
}
