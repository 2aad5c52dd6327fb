import { Injectable } from '@nestjs/common';
import type { LinkFailure } from '@waymark/contracts/scheduling/linked-calendars';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Interval } from '../integrations/busy-task.ts';
import type { LinkedCalendarsTable } from './tables.ts';

export type NewLink = Columns<LinkedCalendarsTable, 'id' | 'mentorId' | 'label' | 'secret' | 'addressHash'>;

/** One that is to be read now. `dueAt` is the lease: until then no other process reads it. */
export type DueLink = Columns<
  LinkedCalendarsTable,
  'id' | 'mentorId' | 'secret' | 'etag' | 'lastModified' | 'rangeFrom' | 'dueAt'
> & { timezone: string | null };

export interface ReadTimes extends Columns<LinkedCalendarsTable, 'etag' | 'lastModified' | 'rangeFrom'> {
  busy: Interval[];
}

@Injectable()
export class LinkedCalendarsRepository {
  constructor(private readonly db: Database) {}

  /** Returns false for one that is linked already. Requires the lock of the calendar. */
  async add({ em }: Tx, link: NewLink, now: Date): Promise<boolean> {
    const { id, mentorId, label, secret, addressHash } = link;
    const added = await em.query<unknown[]>(
      `INSERT INTO linked_calendars (id, mentor_id, label, secret, address_hash, due_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (mentor_id, address_hash) DO NOTHING RETURNING id`,
      [id, mentorId, label, secret, addressHash, now],
    );
    return added.length > 0;
  }

  async count({ em }: Tx, mentorId: number): Promise<number> {
    const [row] = await em.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM linked_calendars WHERE mentor_id = $1',
      [mentorId],
    );
    return row!.count;
  }

  async remove({ em }: Tx, mentorId: number, id: string): Promise<boolean> {
    const [removed] = await em.query<[unknown[], number]>(
      'DELETE FROM linked_calendars WHERE id = $1 AND mentor_id = $2 RETURNING id',
      [id, mentorId],
    );
    return removed.length > 0;
  }

  /** Takes those that are due, until `leaseUntil`, except of mentors whose calendar is closed. */
  claim(now: Date, leaseUntil: Date, limit: number): Promise<DueLink[]> {
    return this.db.transaction(async ({ em }) => {
      const [claimed] = await em.query<[DueLink[], number]>(
        `UPDATE linked_calendars l SET due_at = $2 FROM calendars c
         WHERE c.mentor_id = l.mentor_id AND l.id IN (
           SELECT d.id FROM linked_calendars d JOIN calendars o ON o.mentor_id = d.mentor_id
           WHERE d.due_at <= $1 AND o.is_open ORDER BY d.due_at LIMIT $3 FOR UPDATE OF d SKIP LOCKED)
         RETURNING l.id, l.mentor_id AS "mentorId", l.secret, l.etag, l.last_modified AS "lastModified",
           l.range_from AS "rangeFrom", l.due_at AS "dueAt", c.timezone`,
        [now, leaseUntil, limit],
      );
      return claimed;
    });
  }

  /** Replaces the busy times; null: they are still the same. Does nothing after the lease. */
  async storeRead({ em }: Tx, link: DueLink, read: ReadTimes | null, now: Date, dueAt: Date): Promise<void> {
    const [stored] = await em.query<[unknown[], number]>(
      `UPDATE linked_calendars SET checked_at = $3, read_at = $3, due_at = $4, failure = NULL, failing_since = NULL,
         told_at = NULL
       WHERE id = $1 AND due_at = $2 RETURNING id`,
      [link.id, link.dueAt, now, dueAt],
    );
    if (!read || stored.length === 0) return;
    await em.query('DELETE FROM busy_times WHERE calendar_id = $1', [link.id]);
    await em.query(
      `INSERT INTO busy_times (calendar_id, mentor_id, starts_at, ends_at)
       SELECT $1, $2, to_timestamp(t.start / 1000), to_timestamp(t.end / 1000)
       FROM unnest($3::float8[], $4::float8[]) AS t ("start", "end")`,
      [link.id, link.mentorId, read.busy.map(({ start }) => start), read.busy.map(({ end }) => end)],
    );
    await em.query(
      `UPDATE linked_calendars SET etag = $2, last_modified = $3, range_from = $4, times_version = times_version + 1
       WHERE id = $1`,
      [link.id, read.etag, read.lastModified, read.rangeFrom],
    );
  }

  /** The busy times of the last success stay in force. Returns since when it fails; null after the lease or once told. */
  async storeFailure(
    { em }: Tx,
    link: DueLink,
    failure: LinkFailure,
    now: Date,
    dueAt: Date,
  ): Promise<{ failingSince: Date } | null> {
    const [[stored]] = await em.query<[Columns<LinkedCalendarsTable, 'failingSince' | 'toldAt'>[], number]>(
      `UPDATE linked_calendars SET checked_at = $3, due_at = $4, failure = $5, failing_since = coalesce(failing_since, $3)
       WHERE id = $1 AND due_at = $2 RETURNING failing_since AS "failingSince", told_at AS "toldAt"`,
      [link.id, link.dueAt, now, dueAt, failure],
    );
    return stored && stored.toldAt === null ? { failingSince: stored.failingSince! } : null;
  }

  async markTold({ em }: Tx, id: string, now: Date): Promise<void> {
    await em.query('UPDATE linked_calendars SET told_at = $2 WHERE id = $1', [id, now]);
  }
}
