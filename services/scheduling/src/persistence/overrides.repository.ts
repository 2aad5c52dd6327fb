import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AddOverrideBody, DateOverride } from '@waymark/contracts/scheduling/calendar';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { isId, newId } from '@waymark/kernel/ids';
import { localTime, toMinute, toTime } from '@waymark/kernel/time-zone';
import type { EntityManager } from 'typeorm';
import { CLOCK } from '../clock.ts';
import { MAX_OVERRIDES, merged } from '../domain/hours.ts';
import type { Hours } from '../domain/slots.ts';
import { openOwnCalendar } from './own-calendar.ts';

/** Days that differ from the week. */
@Injectable()
export class OverridesRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers it as it stands now: extra hours together with those of the day that they touched. */
  add(caller: Caller, body: AddOverrideBody, idempotency: string): Promise<DateOverride> {
    return this.db.transaction(
      async ({ em }) => {
        const { timezone } = await openOwnCalendar(em, caller);
        const today = localTime(timezone ?? 'UTC', this.clock.now().getTime()).date;
        if (body.date < today) throw refused('This day is over.');
        const override = await keep(em, caller.userId, body);
        const [{ count }] = await em.query<[{ count: number }]>(
          'SELECT count(*)::int AS count FROM overrides WHERE mentor_id = $1 AND date >= $2',
          [caller.userId, today],
        );
        if (count > MAX_OVERRIDES)
          throw refused(`At most ${MAX_OVERRIDES} days ahead can differ. Remove some.`);
        return override;
      },
      { idempotency },
    );
  }

  /** Error: NOT_FOUND, also for somebody else's. */
  remove(caller: Caller, id: string, idempotency: string): Promise<{ success: true }> {
    return this.db.transaction(
      async ({ em }) => {
        await openOwnCalendar(em, caller);
        const [, removed] = await em.query<[unknown[], number]>(
          'DELETE FROM overrides WHERE id = $1 AND mentor_id = $2',
          [isId(id) ? id : null, caller.userId],
        );
        if (removed === 0) throw new AppError('NOT_FOUND', 'This day is not in your calendar any more.');
        return { success: true };
      },
      { idempotency },
    );
  }
}

const refused = (message: string) =>
  new AppError('RULE_REFUSED', message, { issues: [{ path: ['date'], message }] });

const keep = (em: EntityManager, mentorId: number, body: AddOverrideBody): Promise<DateOverride> =>
  body.kind === 'closed' ? close(em, mentorId, body.date) : addExtra(em, mentorId, body);

async function close(em: EntityManager, mentorId: number, date: string): Promise<DateOverride> {
  const [row] = await em.query<[{ id: string }]>(
    `INSERT INTO overrides (id, mentor_id, date, kind) VALUES ($1, $2, $3, 'closed')
     ON CONFLICT (mentor_id, date) WHERE kind = 'closed' DO UPDATE SET date = excluded.date
     RETURNING id`,
    [newId(), mentorId, date],
  );
  return { id: row.id, date, kind: 'closed', startTime: null, endTime: null };
}

async function addExtra(
  em: EntityManager,
  mentorId: number,
  { date, startTime, endTime }: Extract<AddOverrideBody, { kind: 'extra' }>,
): Promise<DateOverride> {
  const added = { start: toMinute(startTime), end: toMinute(endTime) };
  const [touched] = await em.query<[(Hours & { id: string })[], number]>(
    `DELETE FROM overrides
     WHERE mentor_id = $1 AND date = $2 AND kind = 'extra' AND start_minute <= $4 AND end_minute >= $3
     RETURNING id, start_minute AS start, end_minute AS end`,
    [mentorId, date, added.start, added.end],
  );
  const { start, end } = merged([added, ...touched]);
  const id = touched[0]?.id ?? newId();
  await em.query(
    `INSERT INTO overrides (id, mentor_id, date, kind, start_minute, end_minute) VALUES ($1, $2, $3, 'extra', $4, $5)`,
    [id, mentorId, date, start, end],
  );
  return { id, date, kind: 'extra', startTime: toTime(start), endTime: toTime(end) };
}
