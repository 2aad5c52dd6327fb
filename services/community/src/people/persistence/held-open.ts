import type { Database } from '@waymark/database/database';
import type { PeopleTable } from '../../persistence/tables.ts';
import { isActive } from '../../shared/persistence/people.repository.ts';

/** SQL: people who left and still hold something open. */
export const HOLDERS_WHO_LEFT = `SELECT p.user_id FROM people p WHERE NOT (${isActive('p')}) AND (
    EXISTS (SELECT FROM support_requests r WHERE r.author_id = p.user_id AND r.state = 'open')
    OR EXISTS (SELECT FROM peer_sessions s WHERE s.host_id = p.user_id AND s.cancelled_at IS NULL
      AND s.ended_at IS NULL AND s.ends_at > now())
    OR EXISTS (SELECT FROM peer_registrations g JOIN peer_sessions s ON s.id = g.session_id
      WHERE g.user_id = p.user_id AND s.cancelled_at IS NULL AND s.begun_at IS NULL AND s.starts_at > now()))`;

export async function findHoldersWhoLeft(db: Database): Promise<number[]> {
  const rows = await db.query<Pick<PeopleTable, 'user_id'>>(HOLDERS_WHO_LEFT);
  return rows.map(({ user_id }) => user_id);
}
