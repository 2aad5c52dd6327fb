import { Injectable } from '@nestjs/common';
import { NotificationAdded } from '@waymark/contracts/identity/events';
import type { MarkReadBody, Notification, UnreadCount } from '@waymark/contracts/identity/notifications';
import type { PageQuery } from '@waymark/contracts/paging';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { isId, newId } from '@waymark/kernel/ids';
import type { NotificationsTable } from '../../persistence/tables.ts';
import { decodeIdCursor, type Page, pageById } from '../../shared/persistence/id-cursor.ts';

export interface NewNotification extends Pick<Notification, 'kind' | 'title' | 'body' | 'link'> {
  userId: number;
  eventId: string;
  replacesUnread: boolean;
}

type NotificationRecord = Columns<NotificationsTable, keyof Notification>;

const READ_DAYS = 180;

/** Apart from ADD, since the operator's login, whose commands notify too, may not delete notifications. */
const DELETE_REPLACED = `
  DELETE FROM notifications o USING jsonb_to_recordset($1::jsonb) AS n ("userId" integer, "eventId" uuid, kind text)
  WHERE o.user_id = n."userId" AND o.kind = n.kind AND o.read_at IS NULL AND o.event_id <> n."eventId"`;

const ADD = `
  INSERT INTO notifications (id, user_id, event_id, kind, title, body, link)
  SELECT id, "userId", "eventId", kind, title, body, link
  FROM jsonb_to_recordset($1::jsonb)
    AS n (id uuid, "userId" integer, "eventId" uuid, kind text, title text, body text, link text)
  ON CONFLICT DO NOTHING RETURNING user_id AS "userId"`;

@Injectable()
export class NotificationsRepository {
  constructor(private readonly db: Database) {}

  /** Idempotent per event, user and kind. One signal names all users with a new one. */
  async add(tx: Tx, notifications: NewNotification[]): Promise<void> {
    const rows = notifications.map((notification) => ({ id: newId(), ...notification }));
    const replacing = rows.filter(({ replacesUnread }) => replacesUnread);
    if (replacing.length > 0) await tx.query(DELETE_REPLACED, [JSON.stringify(replacing)]);
    const added = await tx.query<Columns<NotificationsTable, 'userId'>>(ADD, [JSON.stringify(rows)]);
    const userIds = [...new Set(added.map(({ userId }) => userId))].sort((a, b) => a - b);
    if (userIds.length > 0) tx.signal(NotificationAdded, { userIds }, userIds);
  }

  /** Newest first. */
  async page(userId: number, { limit, cursor }: PageQuery): Promise<Page<Notification>> {
    const records = await this.db.query<NotificationRecord>(
      `SELECT id, kind, title, body, link, created_at AS "createdAt", read_at AS "readAt" FROM notifications
       WHERE user_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
      [userId, decodeIdCursor(cursor), limit + 1],
    );
    return pageById(records.map(toNotification), limit);
  }

  async unread(userId: number): Promise<UnreadCount> {
    const [count] = await this.db.query<UnreadCount>(
      'SELECT count(*)::int AS unread FROM notifications WHERE user_id = $1 AND read_at IS NULL',
      [userId],
    );
    return count ?? { unread: 0 };
  }

  /** Marks those with the given ids, or all; only the user's own. */
  async markRead(userId: number, { ids }: MarkReadBody): Promise<void> {
    await this.db.transaction(({ em }) =>
      em.query(
        `UPDATE notifications SET read_at = now()
         WHERE user_id = $1 AND read_at IS NULL AND ($2::uuid[] IS NULL OR id = ANY($2))`,
        [userId, ids ? ids.filter(isId) : null],
      ),
    );
  }

  /** Deletes notifications read half a year ago. */
  async sweep(): Promise<void> {
    await this.db.transaction(({ em }) =>
      em.query('DELETE FROM notifications WHERE read_at < now() - make_interval(days => $1)', [READ_DAYS]),
    );
  }
}

const toNotification = ({ createdAt, readAt, ...rest }: NotificationRecord): Notification => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});
