import { Injectable } from '@nestjs/common';
import { fileAddress } from '@waymark/contracts/community/file-address';
import type { Message, MessagePage, MessageStep } from '@waymark/contracts/community/messages';
import type { ListMessages, SearchMessages } from '@waymark/contracts/community/messages.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { decodeCursor, encodeCursor } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import { queryPrepared } from '@waymark/database/prepared';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { searchConditions } from '../../shared/persistence/search.ts';
import { changeableUntil, type PageRange, pageRange } from '../domain/message.ts';
import { nameOf } from './name-of.ts';
import { readThread } from './threads.reader.ts';

const QUOTE = 200;
const Key = z.tuple([z.uuid()]);

type FileRow = Pick<Message['files'][number], 'id' | 'name' | 'type' | 'size'>;

interface MessageRow {
  id: string;
  number: number;
  clientId: string | null;
  isMine: boolean;
  text: string;
  replyTo: Message['replyTo'];
  step: MessageStep | null;
  files: FileRow[] | null;
  sentAt: Date;
  editedAt: Date | null;
  isDeleted: boolean;
}

interface FoundRow extends MessageRow {
  threadId: string;
  with: RpcOutput<typeof SearchMessages>['items'][number]['with'];
}

/** Messages m as $1 sees them. */
const COLUMNS = `m.id, m.number, CASE WHEN m.author_id = $1 THEN m.client_id END AS "clientId",
    m.author_id = $1 AS "isMine", m.text, m.step, m.sent_at AS "sentAt", m.edited_at AS "editedAt",
    m.deleted_at IS NOT NULL AS "isDeleted",
    CASE WHEN m.deleted_at IS NULL AND r.deleted_at IS NULL AND r.id IS NOT NULL THEN json_build_object('id', r.id,
      'number', r.number, 'isMine', r.author_id = $1, 'text', left(r.text, ${QUOTE})) END AS "replyTo",
    CASE WHEN m.deleted_at IS NULL THEN (SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type,
      'size', f.size) ORDER BY f.created_at, f.id) FROM files f WHERE f.attached_id = m.id) END AS files`;
const FROM = 'FROM messages m LEFT JOIN messages r ON r.thread_id = m.thread_id AND r.number = m.reply_to';
export const PAGE = `SELECT ${COLUMNS} ${FROM} WHERE m.thread_id = $2 AND m.number BETWEEN $3 AND $4 ORDER BY m.number`;
const SENT = `SELECT m.thread_id AS "threadId", m.number, me.other_id AS "otherId" FROM messages m
  JOIN message_members me ON me.thread_id = m.thread_id AND me.user_id = m.author_id
  WHERE m.author_id = $1 AND m.client_id = $2`;
const FOUND = `SELECT m.thread_id AS "threadId", json_build_object('id', me.other_id, 'name', ${nameOf('p')},
      'avatar', p.avatar, 'isMentor', p.role = 'mentor', 'isGone', t.state = 'gone') AS with, ${COLUMNS}
  FROM message_members me JOIN message_threads t ON t.id = me.thread_id JOIN people p ON p.user_id = me.other_id
  JOIN messages m ON m.thread_id = me.thread_id
  LEFT JOIN messages r ON r.thread_id = m.thread_id AND r.number = m.reply_to
  WHERE me.user_id = $1 AND m.deleted_at IS NULL`;
const ANSWERS = `SELECT count(*)::int AS answers, percentile_cont(0.5) WITHIN GROUP (ORDER BY a.answered_after) AS median
  FROM (SELECT answered_after FROM messages WHERE author_id = $1 AND answered_after IS NOT NULL AND sent_at > $2
    ORDER BY sent_at DESC LIMIT 200) a`;

/** A message that was stored before, by the id of the sender's device. */
export interface SentBefore {
  threadId: string;
  number: number;
  otherId: number;
}

@Injectable()
export class MessagesReader {
  constructor(private readonly db: Database) {}

  /** Error: NOT_FOUND, also for threads of others. */
  page({ id, ...query }: RpcInput<typeof ListMessages>, userId: number, now: Date): Promise<MessagePage> {
    return this.db.read(async (em) => {
      const thread = await readThread(em, id, userId);
      const range = pageRange(query, thread.lastNumber);
      const messages = await readMessages(em, id, userId, range, now);
      return { thread, messages, hasEarlier: range.from > 1, hasLater: range.to < thread.lastNumber };
    });
  }

  /** Without words nothing is found. */
  async search(
    { q, limit, cursor }: RpcInput<typeof SearchMessages>,
    userId: number,
    now: Date,
  ): Promise<RpcOutput<typeof SearchMessages>> {
    const [after = null] = decodeCursor(cursor, Key) ?? [];
    const params: unknown[] = [userId, after, limit + 1];
    const words = searchConditions('fold(m.text)', q, params);
    if (words.length === 0) return { items: [], nextCursor: null };
    const rows = await this.db.query<FoundRow>(
      `${FOUND} AND ${words.join(' AND ')} AND ($2::uuid IS NULL OR m.id < $2) ORDER BY m.id DESC LIMIT $3`,
      params,
    );
    const page = rows.slice(0, limit);
    return {
      items: page.map((row) => ({ threadId: row.threadId, with: row.with, message: toMessage(row, now) })),
      nextCursor: rows.length > limit ? encodeCursor([page.at(-1)!.id]) : null,
    };
  }

  async findSent(userId: number, clientId: string): Promise<SentBefore | null> {
    const [sent] = await this.db.query<SentBefore>(SENT, [userId, clientId], { prepared: true });
    return sent ?? null;
  }

  /** First answers of a mentor to learners since then, at most the last 200, and their median in seconds. */
  async answersOf(userId: number, since: Date): Promise<{ answers: number; median: number | null }> {
    const [row] = await this.db.query<{ answers: number; median: number | null }>(ANSWERS, [userId, since], {
      prepared: true,
    });
    return row!;
  }
}

export async function readMessages(
  em: EntityManager,
  threadId: string,
  userId: number,
  { from, to }: PageRange,
  now: Date,
): Promise<Message[]> {
  const rows = await queryPrepared<MessageRow>(em, PAGE, [userId, threadId, from, to]);
  return rows.map((row) => toMessage(row, now));
}

/** As `MessagesReader.findSent`, in the transaction that would send it again. */
export async function readSent(
  em: EntityManager,
  userId: number,
  clientId: string,
): Promise<SentBefore | null> {
  return (await queryPrepared<SentBefore>(em, SENT, [userId, clientId]))[0] ?? null;
}

function toMessage(row: MessageRow, now: Date): Message {
  const { id, number, clientId, isMine, text, replyTo, step, sentAt, isDeleted } = row;
  const until = changeableUntil(sentAt);
  return {
    ...{ id, number, clientId, isMine, text, replyTo, step, isDeleted },
    files: (row.files ?? []).map((file) => ({
      ...file,
      ...{ state: 'ready' as const, reason: null, url: fileAddress(file.id) },
      isPicture: file.type?.startsWith('image/') ?? false,
    })),
    sentAt: sentAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    changeableUntil: isMine && !isDeleted && now < until ? until.toISOString() : null,
  };
}
