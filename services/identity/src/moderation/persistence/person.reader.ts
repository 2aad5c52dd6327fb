import { Injectable } from '@nestjs/common';
import type { PersonRecord } from '@waymark/contracts/identity/admin-users';
import { Database } from '@waymark/database/database';

type Account = Omit<PersonRecord, 'reportsAbout' | 'reportsBy'>;

/** Times in a JSON column, as the contracts write them. */
const instant = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

@Injectable()
export class PersonReader {
  constructor(private readonly db: Database) {}

  /** Null without such an account. */
  async find(userId: number): Promise<Account | null> {
    const [row] = await this.db.query<Account>(
      `SELECT u.email_confirmed_at IS NOT NULL AS "emailConfirmed", ${instant('u.delete_after')} AS "deleteAfter",
         EXISTS (SELECT FROM authenticator_apps a WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL)
           OR EXISTS (SELECT FROM passkeys k WHERE k.user_id = u.id) AS "secondFactor",
         (SELECT coalesce(jsonb_agg(d), '[]') FROM (
           SELECT ${instant('first_seen_at')} AS "firstSeenAt", ${instant('last_seen_at')} AS "lastSeenAt"
           FROM known_devices WHERE user_id = u.id ORDER BY last_seen_at DESC LIMIT 20) d) AS devices,
         (SELECT coalesce(jsonb_agg(p), '[]') FROM (
           SELECT id, status, ${instant('created_at')} AS "createdAt"
           FROM mentor_applications WHERE user_id = u.id AND status <> 'withdrawn' ORDER BY id DESC LIMIT 20) p) AS applications
       FROM users u WHERE u.id = $1 AND u.deleted_at IS NULL`,
      [userId],
    );
    return row ?? null;
  }
}
