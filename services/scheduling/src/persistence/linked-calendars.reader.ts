import { Inject, Injectable } from '@nestjs/common';
import type { LinkedCalendars } from '@waymark/contracts/scheduling/linked-calendars';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';

const MAX_CONFLICTS = 50;
const ISO = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const LINKED = `SELECT
  (SELECT coalesce(json_agg(json_build_object('id', id, 'label', label, 'checkedAt', ${ISO('checked_at')},
     'readAt', ${ISO('read_at')}, 'failure', failure) ORDER BY created_at, id), '[]')
   FROM linked_calendars WHERE mentor_id = $1) AS calendars,
  (SELECT coalesce(json_agg(json_build_object('sessionId', id, 'with', learner_name, 'start', ${ISO('starts_at')},
     'end', ${ISO('ends_at')}) ORDER BY starts_at), '[]')
   FROM (
     SELECT s.* FROM sessions s WHERE s.mentor_id = $1 AND s.status = 'scheduled' AND s.starts_at > $2
       AND EXISTS (SELECT FROM busy_times b WHERE b.mentor_id = $1 AND b.starts_at < s.ends_at AND b.ends_at > s.starts_at)
     ORDER BY s.starts_at LIMIT ${MAX_CONFLICTS}) colliding) AS conflicts`;

@Injectable()
export class LinkedCalendarsReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async own(mentorId: number): Promise<LinkedCalendars> {
    const [row] = await this.db.query<LinkedCalendars>(LINKED, [mentorId, this.clock.now()]);
    return row!;
  }
}
