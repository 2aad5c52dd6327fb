import type { MessagesUnread } from '@waymark/contracts/community/message-events';
import type { EventData } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import { isReachable } from '../../shared/persistence/people.repository.ts';
import { nameOf } from './name-of.ts';

export const BATCH = 100;
const MAX_COUNT = 100;

interface Unread extends EventData<typeof MessagesUnread> {
  /** Neither has blocked the other, and both can be written to. */
  isWanted: boolean;
}

const TAKE = `WITH due AS (
    SELECT thread_id, user_id FROM message_members
    WHERE unread_since <= $2 AND told_at IS NULL AND NOT is_muted
    ORDER BY unread_since LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ), told AS (
    UPDATE message_members me SET told_at = $1 FROM due
    WHERE me.thread_id = due.thread_id AND me.user_id = due.user_id
    RETURNING me.thread_id, me.user_id, me.other_id, me.read_up_to, me.is_blocked
  ) SELECT me.user_id AS "userId", me.thread_id AS "threadId", me.other_id AS "fromId", ${nameOf('p')} AS "fromName",
      t.state = 'request' AS "isRequest",
      (SELECT count(*)::int FROM (SELECT FROM messages u WHERE u.thread_id = me.thread_id AND u.number > me.read_up_to
        AND u.author_id <> me.user_id AND u.deleted_at IS NULL LIMIT ${MAX_COUNT}) unread) AS count,
      NOT me.is_blocked AND NOT coalesce(o.is_blocked, false) AND t.state IN ('open', 'request')
        AND ${isReachable('p')} AND ${isReachable('own')} AS "isWanted"
    FROM told me JOIN message_threads t ON t.id = me.thread_id
    JOIN people p ON p.user_id = me.other_id JOIN people own ON own.user_id = me.user_id
    LEFT JOIN message_members o ON o.thread_id = me.thread_id AND o.user_id = me.other_id`;

/** Marks what was unread before then as told, and returns it. Skips what another process has taken. */
export const takeUnread = (tx: Tx, now: Date, before: Date): Promise<Unread[]> =>
  tx.query<Unread>(TAKE, [now, before]);
