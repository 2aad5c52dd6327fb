import { Injectable } from '@nestjs/common';
import type { Role } from '@waymark/contracts/caller';
import { ThreadMoved } from '@waymark/contracts/community/message-events';
import type { ThreadState } from '@waymark/contracts/community/message-options';
import { acquireLocks } from '@waymark/database/session';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import type { MessageThreadsTable } from '../../persistence/tables.ts';
import { isReachable } from '../../shared/persistence/people.repository.ts';
import { type Standing, threadNotFound } from '../domain/writing.ts';
import { nameOf } from './name-of.ts';

/** A locked thread from the side of one of its two people. */
export interface LockedThread extends Standing {
  id: string;
  userId: number;
  otherId: number;
  role: Role;
  otherRole: Role;
  /** As `isOtherActive`, of the person themselves. */
  isActive: boolean;
  lastNumber: number;
  readUpTo: number;
  askedAt: Date | null;
  /** Both share what they have read. */
  isReadShared: boolean;
}

const SIDE = `SELECT t.id, t.state, t.last_number AS "lastNumber", t.starter_id = me.user_id AS "isRequester",
    me.user_id AS "userId", me.other_id AS "otherId", me.is_blocked AS "isBlocked", me.read_up_to AS "readUpTo",
    me.asked_at AS "askedAt", coalesce(o.is_blocked, false) AS "isBlockedByOther",
    own.role, p.role AS "otherRole", ${nameOf('p')} AS "otherName", ${isReachable('own')} AS "isActive",
    ${isReachable('p')} AS "isOtherActive",
    coalesce(ms.shares_read, true) AND coalesce(os.shares_read, true) AS "isReadShared",
    CASE t.state WHEN 'request' THEN EXISTS (SELECT FROM messages w WHERE w.thread_id = t.id
      AND w.author_id = me.user_id AND w.deleted_at IS NULL) ELSE true END AS "hasWritten"
  FROM message_threads t JOIN message_members me ON me.thread_id = t.id
  JOIN people own ON own.user_id = me.user_id JOIN people p ON p.user_id = me.other_id
  LEFT JOIN message_members o ON o.thread_id = t.id AND o.user_id = me.other_id
  LEFT JOIN message_settings ms ON ms.user_id = me.user_id
  LEFT JOIN message_settings os ON os.user_id = me.other_id
  WHERE t.id = $1 AND me.user_id = $2`;

/** Up to $3, or as before; the notice about what is unread stays until all is read. */
const READ = `UPDATE message_members me SET (read_up_to, unread_since, told_at) = (
    SELECT coalesce($3::integer, me.read_up_to), f.since, CASE WHEN f.since IS NOT NULL THEN me.told_at END
    FROM (SELECT (SELECT m.sent_at FROM messages m
      WHERE m.thread_id = $1 AND m.number > coalesce($3, me.read_up_to) AND m.author_id <> $2 AND m.deleted_at IS NULL
      ORDER BY m.number LIMIT 1) AS since) f)
  WHERE me.thread_id = $1 AND me.user_id = $2`;

@Injectable()
export class ThreadsRepository {
  /** Null before the first message of the two. */
  async lockWith(tx: Tx, userId: number, otherId: number): Promise<LockedThread | null> {
    const [thread] = await tx.query<Pick<MessageThreadsTable, 'id'>>(
      'SELECT id FROM message_threads WHERE low_id = $1 AND high_id = $2 FOR UPDATE',
      [Math.min(userId, otherId), Math.max(userId, otherId)],
    );
    return thread ? this.side(tx, thread.id, userId) : null;
  }

  /** Error: NOT_FOUND, also for threads of others. */
  async lock(tx: Tx, id: string, userId: number): Promise<LockedThread> {
    await this.lockAny(tx, id);
    return this.side(tx, id, userId);
  }

  /** For what admins do. */
  async lockAny(tx: Tx, id: string): Promise<void> {
    await tx.query('SELECT FROM message_threads WHERE id = $1 FOR UPDATE', [id]);
  }

  /** Begins the thread of two people, unless the other has begun it at the same moment. */
  async begin(
    tx: Tx,
    starterId: number,
    otherId: number,
    state: 'open' | 'request',
    at: Date,
  ): Promise<void> {
    const id = newId();
    const [begun] = await tx.query<Pick<MessageThreadsTable, 'id'>>(
      `INSERT INTO message_threads (id, low_id, high_id, starter_id, state, requested_at, created_at, updated_at)
       VALUES ($1, least($2::integer, $3::integer), greatest($2, $3), $2, $4::text, CASE $4 WHEN 'request' THEN $5::timestamptz END, $5, $5)
       ON CONFLICT ON CONSTRAINT one_thread_of_two DO NOTHING RETURNING id`,
      [id, starterId, otherId, state, at],
    );
    if (!begun) return;
    await tx.query(
      `INSERT INTO message_members (thread_id, user_id, other_id) VALUES ($1, $2, $3), ($1, $3, $2)`,
      [id, starterId, otherId],
    );
  }

  /** Requests that the person sent since then, serialized with others of the person. */
  async countRequests({ em }: Tx, userId: number, since: Date): Promise<number> {
    await acquireLocks(em, [`message-requests:${userId}`]);
    const [row] = await em.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM message_threads WHERE starter_id = $1 AND requested_at > $2',
      [userId, since],
    );
    return row!.count;
  }

  async setState(tx: Tx, id: string, state: ThreadState): Promise<void> {
    await tx.query('UPDATE message_threads SET state = $2 WHERE id = $1', [id, state]);
  }

  async setMuted(tx: Tx, { id, userId }: LockedThread, isMuted: boolean): Promise<void> {
    await tx.query('UPDATE message_members SET is_muted = $3 WHERE thread_id = $1 AND user_id = $2', [
      id,
      userId,
      isMuted,
    ]);
  }

  async setBlocked(tx: Tx, { id, userId }: LockedThread, isBlocked: boolean): Promise<void> {
    await tx.query('UPDATE message_members SET is_blocked = $3 WHERE thread_id = $1 AND user_id = $2', [
      id,
      userId,
      isBlocked,
    ]);
  }

  async setRead(tx: Tx, { id, userId }: LockedThread, upTo: number): Promise<void> {
    await tx.query(READ, [id, userId, upTo]);
  }

  /** After a message was deleted. */
  async recountUnread(tx: Tx, id: string, userId: number): Promise<void> {
    await tx.query(READ, [id, userId, null]);
  }

  private async side(tx: Tx, id: string, userId: number): Promise<LockedThread> {
    const [side] = await tx.query<LockedThread>(SIDE, [id, userId]);
    if (!side) throw threadNotFound();
    return side;
  }
}

/** Open pages of both, or of these, fetch the thread again. */
export const signalThread = (
  tx: Tx,
  { id, userId, otherId }: Pick<LockedThread, 'id' | 'userId' | 'otherId'>,
  audience = [userId, otherId],
): void => tx.signal(ThreadMoved, { threadId: id }, audience);
