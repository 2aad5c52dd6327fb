import { Injectable } from '@nestjs/common';
import type { ThreadState } from '@waymark/contracts/community/message-options';
import type { MessageStep } from '@waymark/contracts/community/messages';
import { isUniqueViolation } from '@waymark/database/sql-errors';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { MessagesTable } from '../../persistence/tables.ts';
import { type MessageState, messageNotFound } from '../domain/message.ts';
import type { LockedThread } from './threads.repository.ts';

export interface NewMessage {
  id: string;
  clientId: string;
  text: string;
  replyTo: number | null;
  step: MessageStep | null;
  answeredAfter: number | null;
}

export interface FoundMessage extends MessageState {
  id: string;
  threadId: string;
  number: number;
  text: string;
}

/** One trip: the message, the thread, and what it is for both. The sender has read it unless something is unread. */
const SEND = `WITH sent AS (
    INSERT INTO messages (id, thread_id, number, author_id, client_id, text, reply_to, step, sent_at, answered_after)
    VALUES ($1, $2, $3, $4, $6, $7, $8, $9, $10, $11)
  ), thread AS (
    UPDATE message_threads SET last_number = $3, state = $12, updated_at = $10 WHERE id = $2
  ), sender AS (
    UPDATE message_members SET asked_at = NULL, read_up_to = CASE WHEN unread_since IS NULL THEN $3 ELSE read_up_to END
    WHERE thread_id = $2 AND user_id = $4
  ) UPDATE message_members SET unread_since = coalesce(unread_since, $10), asked_at = coalesce(asked_at, $10)
    WHERE thread_id = $2 AND user_id = $5`;

const COLUMNS = `m.id, m.thread_id AS "threadId", m.number, m.author_id AS "authorId", m.text, m.sent_at AS "sentAt",
    m.deleted_at IS NOT NULL AS "isDeleted"`;
const AT = `SELECT ${COLUMNS} FROM messages m WHERE m.thread_id = $1 AND m.number = $2`;
const FIND = `SELECT ${COLUMNS} FROM messages m JOIN message_members me ON me.thread_id = m.thread_id AND me.user_id = $1 WHERE m.id = $2`;

/** Reports keep the text that they are about, and of the messages before it, as it was. */
const KEEP = `UPDATE message_reports SET kept = kept || jsonb_build_object($2::integer::text, $3::text)
  WHERE thread_id = $1 AND number >= $2 AND NOT kept ? $2::integer::text`;

@Injectable()
export class MessagesRepository {
  /** Returns its number. Error: IDEMPOTENCY_MISMATCH for a client id of a message to somebody else. */
  async send(
    tx: Tx,
    thread: LockedThread,
    message: NewMessage,
    state: ThreadState,
    at: Date,
  ): Promise<number> {
    const { id, clientId, text, replyTo, step, answeredAfter } = message;
    const number = thread.lastNumber + 1;
    const params = [
      ...[id, thread.id, number, thread.userId, thread.otherId, clientId, text, replyTo],
      ...[step && JSON.stringify(step), at, answeredAfter, state],
    ];
    try {
      await tx.query(SEND, params);
    } catch (error) {
      if (isUniqueViolation(error, 'messages_sent_once')) throw sentElsewhere();
      throw error;
    }
    return number;
  }

  /** A message of a thread of the person. Error: NOT_FOUND. */
  async find(tx: Tx, id: string, userId: number): Promise<FoundMessage> {
    const [message] = await tx.query<FoundMessage>(FIND, [userId, id]);
    if (!message) throw messageNotFound();
    return message;
  }

  /** The message with this number. */
  async at(tx: Tx, threadId: string, number: number): Promise<FoundMessage> {
    const [message] = await tx.query<FoundMessage>(AT, [threadId, number]);
    return message!;
  }

  async setText(tx: Tx, message: FoundMessage, text: string, at: Date): Promise<void> {
    await this.keepForReports(tx, message);
    await tx.query('UPDATE messages SET text = $2, edited_at = $3 WHERE id = $1', [message.id, text, at]);
  }

  /** Erases the text; its files remain. */
  async remove(tx: Tx, message: FoundMessage, at: Date): Promise<void> {
    await this.keepForReports(tx, message);
    await tx.query(`UPDATE messages SET text = '', step = NULL, deleted_at = $2 WHERE id = $1`, [
      message.id,
      at,
    ]);
  }

  /** Ids of deleted messages up to a number that still have files, which no open report needs. */
  async withUnneededFiles(tx: Tx, threadId: string, upTo: number): Promise<string[]> {
    const rows = await tx.query<Pick<MessagesTable, 'id'>>(
      `SELECT DISTINCT m.id FROM messages m JOIN files f ON f.attached_id = m.id
       WHERE m.thread_id = $1 AND m.number <= $2 AND m.deleted_at IS NOT NULL AND NOT EXISTS (
         SELECT FROM message_reports r WHERE r.thread_id = $1 AND r.number >= m.number AND r.resolved_at IS NULL)`,
      [threadId, upTo],
    );
    return rows.map(({ id }) => id);
  }

  private async keepForReports(tx: Tx, { threadId, number, text }: FoundMessage): Promise<void> {
    await tx.query(KEEP, [threadId, number, text]);
  }
}

export const sentElsewhere = (): AppError =>
  new AppError('IDEMPOTENCY_MISMATCH', 'This message was already sent to somebody else.');
