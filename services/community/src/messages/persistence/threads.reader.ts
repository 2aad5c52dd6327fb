import { Injectable } from '@nestjs/common';
import type { ThreadState } from '@waymark/contracts/community/message-options';
import type { MessageCounts, MessageThread } from '@waymark/contracts/community/messages';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import { queryPrepared } from '@waymark/database/prepared';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { isReachable } from '../../shared/persistence/people.repository.ts';
import { threadNotFound, whyNotWrite } from '../domain/writing.ts';
import { nameOf } from './name-of.ts';

/** Unread messages of a thread are counted up to here. */
const MAX_UNREAD = 100;
const LAST_TEXT = 200;

interface ThreadRow {
  id: string;
  state: ThreadState;
  otherId: number;
  otherName: string;
  otherAvatar: string | null;
  isOtherMentor: boolean;
  isOtherActive: boolean;
  isRequester: boolean;
  hasWritten: boolean;
  isMuted: boolean;
  isBlocked: boolean;
  isBlockedByOther: boolean;
  unread: number;
  lastNumber: number;
  readUpTo: number;
  seenUpTo: number | null;
  last: { isMine: boolean; text: string; at: string } | null;
  updatedAt: Date;
}

/** SQL: undeleted messages of the other that the member has not read, at most 100. */
const UNREAD = `SELECT FROM messages u WHERE u.thread_id = me.thread_id AND u.number > me.read_up_to
  AND u.author_id <> me.user_id AND u.deleted_at IS NULL LIMIT ${MAX_UNREAD}`;

/** The threads of $1 with what each is for them. */
const THREADS = `SELECT t.id, t.state, me.other_id AS "otherId", ${nameOf('p')} AS "otherName", p.avatar AS "otherAvatar",
    p.role = 'mentor' AS "isOtherMentor", ${isReachable('p')} AS "isOtherActive",
    t.starter_id = $1 AS "isRequester",
    CASE t.state WHEN 'request' THEN EXISTS (SELECT FROM messages w WHERE w.thread_id = t.id AND w.author_id = $1
      AND w.deleted_at IS NULL) ELSE true END AS "hasWritten",
    me.is_muted AS "isMuted", me.is_blocked AS "isBlocked", coalesce(o.is_blocked, false) AS "isBlockedByOther",
    (SELECT count(*)::int FROM (${UNREAD}) unread) AS unread,
    t.last_number AS "lastNumber", me.read_up_to AS "readUpTo",
    CASE WHEN coalesce(ms.shares_read, true) AND coalesce(os.shares_read, true) AND NOT o.is_blocked
      THEN o.read_up_to END AS "seenUpTo",
    CASE WHEN l.id IS NOT NULL THEN json_build_object('isMine', l.author_id = $1, 'text', left(l.text, ${LAST_TEXT}),
      'at', to_char(l.sent_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END AS last,
    t.updated_at AS "updatedAt"
  FROM message_members me JOIN message_threads t ON t.id = me.thread_id JOIN people p ON p.user_id = me.other_id
  LEFT JOIN message_members o ON o.thread_id = me.thread_id AND o.user_id = me.other_id
  LEFT JOIN messages l ON l.thread_id = t.id AND l.number = t.last_number
  LEFT JOIN message_settings ms ON ms.user_id = me.user_id
  LEFT JOIN message_settings os ON os.user_id = me.other_id
  WHERE me.user_id = $1`;

/** Requests of others to $1: declined ones are shown to the requester only. */
const TO_DECIDE = `t.state = 'request' AND t.starter_id <> $1`;
const BOXES = {
  inbox: `NOT (t.state IN ('request', 'declined') AND t.starter_id <> $1)`,
  requests: `${TO_DECIDE} AND NOT me.is_blocked AND me.unread_since IS NOT NULL`,
};
const PAGE = (box: keyof typeof BOXES): string => `${THREADS} AND ${BOXES[box]}
  AND ($2::timestamptz IS NULL OR (t.updated_at, t.id) < ($2, $3::uuid)) ORDER BY t.updated_at DESC, t.id DESC LIMIT $4`;
const PAGES = { inbox: PAGE('inbox'), requests: PAGE('requests') };
const ONE = `${THREADS} AND me.thread_id = $2`;
const WITH = `${THREADS} AND me.other_id = $2`;

const COUNTS = `SELECT coalesce(sum(c.unread) FILTER (WHERE NOT c.waits), 0)::int AS unread,
    count(*) FILTER (WHERE NOT c.waits AND c.unread > 0)::int AS threads,
    count(*) FILTER (WHERE c.waits)::int AS requests
  FROM (SELECT ${TO_DECIDE} AS waits, (SELECT count(*)::int FROM (${UNREAD}) unread) AS unread
    FROM message_members me JOIN message_threads t ON t.id = me.thread_id
    WHERE me.user_id = $1 AND me.unread_since IS NOT NULL AND NOT me.is_blocked AND t.state <> 'declined'
      AND (NOT me.is_muted OR ${TO_DECIDE})) c`;

/** Threads as one of their two people sees them. */
@Injectable()
export class ThreadsReader {
  constructor(private readonly db: Database) {}

  async list(
    userId: number,
    { box, limit, cursor }: { box: keyof typeof BOXES; limit: number; cursor?: string },
  ) {
    const after = decodeTimeCursor(cursor, z.uuid());
    const params = [userId, after?.at ?? null, after?.id ?? null, limit + 1];
    const rows = await this.db.query<ThreadRow>(PAGES[box], params);
    const { items, nextCursor } = pageByTime(rows, limit, ({ updatedAt, id }) => ({ at: updatedAt, id }));
    return { items: items.map(toThread), nextCursor };
  }

  /** Null before the first message. */
  async findWith(userId: number, otherId: number): Promise<MessageThread | null> {
    const [row] = await this.db.query<ThreadRow>(WITH, [userId, otherId], { prepared: true });
    return row ? toThread(row) : null;
  }

  async counts(userId: number): Promise<MessageCounts> {
    const [counts] = await this.db.query<MessageCounts>(COUNTS, [userId], { prepared: true });
    return counts!;
  }
}

/** Error: NOT_FOUND, also for threads of others. */
export async function readThread(em: EntityManager, id: string, userId: number): Promise<MessageThread> {
  const [row] = await queryPrepared<ThreadRow>(em, ONE, [userId, id]);
  if (!row) throw threadNotFound();
  return toThread(row);
}

function toThread(row: ThreadRow): MessageThread {
  const { id, state, isRequester, isMuted, isBlocked, unread, lastNumber, readUpTo, seenUpTo, last } = row;
  const whyNot = whyNotWrite(row);
  return {
    ...{ id, state, isRequester, isMuted, isBlocked, unread, lastNumber, readUpTo, seenUpTo, last, whyNot },
    with: {
      ...{ id: row.otherId, name: row.otherName, avatar: row.otherAvatar, isMentor: row.isOtherMentor },
      isGone: state === 'gone',
    },
    canWrite: whyNot === null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
