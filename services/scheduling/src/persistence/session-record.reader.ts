import { Injectable } from '@nestjs/common';
import type { SessionRecord } from '@waymark/contracts/scheduling/session-record';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { isId } from '@waymark/kernel/ids';
import { unsentReminders } from './reminder-rows.ts';
import type { SessionsTable } from './tables.ts';

const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const RECORD = `SELECT s.status, s.learner_name AS "learnerName", s.learner_timezone AS "learnerTimezone",
    ${iso('s.created_at')} AS "bookedAt", ${iso('s.starts_at')} AS "startsAt", ${iso('s.ends_at')} AS "endsAt",
    s.free_cancel_hours AS "freeCancelHours", s.topic, s.user_notes AS "userNotes", s.notes,
    (SELECT json_agg(json_build_object('at', ${iso('c.at')}, 'from', c.from_status, 'to', c.to_status, 'by',
        CASE c.by_user WHEN s.mentor_id THEN 'mentor' WHEN s.learner_id THEN 'customer' END) ORDER BY c.number)
      FROM session_changes c WHERE c.session_id = s.id) AS changes,
    (SELECT coalesce(json_agg(json_build_object('before', m.before, 'sentAt', ${iso('m.sent_at')}) ORDER BY m.due_at), '[]')
      FROM (
        SELECT before, due_at, sent_at FROM reminders WHERE session_id = $1 AND sent_at IS NOT NULL
        UNION ALL SELECT l.before, s.starts_at - l.lead, NULL FROM ${unsentReminders} WHERE s.id = $1) m) AS reminders,
    (SELECT coalesce(json_agg(json_build_object('at', ${iso('j.first_at')}, 'by',
        CASE j.party WHEN 'learner' THEN 'customer' ELSE 'mentor' END) ORDER BY j.first_at), '[]')
      FROM session_joins j WHERE j.session_id = s.id) AS joins,
    (SELECT json_build_object('at', ${iso('v.created_at')}, 'rating', v.rating, 'text', v.text)
      FROM reviews v WHERE v.session_id = s.id) AS review
  FROM sessions s WHERE s.id = $1`;

type RecordRow = Columns<
  SessionsTable,
  'status' | 'learnerName' | 'learnerTimezone' | 'freeCancelHours' | 'topic' | 'userNotes' | 'notes'
> &
  Pick<SessionRecord, 'bookedAt' | 'startsAt' | 'endsAt' | 'changes' | 'reminders' | 'joins' | 'review'>;

@Injectable()
export class SessionRecordReader {
  constructor(private readonly db: Database) {}

  async find(id: string): Promise<SessionRecord | undefined> {
    return isId(id) ? (await this.db.query<RecordRow>(RECORD, [id]))[0] : undefined;
  }
}
