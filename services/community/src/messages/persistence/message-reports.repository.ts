import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { fileAddress } from '@waymark/contracts/community/file-address';
import type { MessageReport, ReportedMessage } from '@waymark/contracts/community/messages';
import type {
  ListMessageReports,
  ReportMessage,
  ResolveMessageReport,
} from '@waymark/contracts/community/messages.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Columns } from '@waymark/database/columns';
import { decodeCursor, encodeCursor } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import { isUniqueViolation } from '@waymark/database/sql-errors';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { MessageReportsTable } from '../../persistence/tables.ts';
import type { FoundMessage } from './messages.repository.ts';
import { nameOf } from './name-of.ts';

type NewReport = RpcInput<typeof ReportMessage>['body'] & { reporterId: number; at: Date };
type Resolution = RpcInput<typeof ResolveMessageReport>['body'] & { by: string; at: Date };

type ReportKey = Columns<MessageReportsTable, 'threadId' | 'reporterId' | 'authorId' | 'number'>;

interface ReportRow extends Omit<MessageReport, 'createdAt' | 'resolution'> {
  threadId: string;
  createdAt: Date;
  resolution: { outcome: 'removed' | 'dismissed'; note: string; by: string; at: string } | null;
}

type ReportedRow = Omit<ReportedMessage, 'sentAt' | 'files'> & {
  sentAt: Date;
  files: { id: string; name: string }[] | null;
};

const Key = z.tuple([z.uuid()]);
const person = (id: string, p: string): string => `json_build_object('id', ${id}, 'name', ${nameOf(p)})`;

const SELECT = `SELECT r.id, r.thread_id AS "threadId", r.reason, r.text, r.number AS "reportedNumber",
    ${person('r.reporter_id', 'w')} AS reporter, ${person('r.author_id', 'a')} AS author, r.created_at AS "createdAt",
    CASE WHEN r.resolved_at IS NOT NULL THEN json_build_object('outcome', r.outcome, 'note', r.note,
      'by', r.resolved_by, 'at', to_char(r.resolved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      END AS resolution
  FROM message_reports r JOIN people w ON w.user_id = r.reporter_id JOIN people a ON a.user_id = r.author_id`;
const ONE = `${SELECT} WHERE r.id = $1`;
const LISTS = {
  open: `${SELECT} WHERE r.resolved_at IS NULL AND ($1::uuid IS NULL OR r.id > $1) ORDER BY r.id LIMIT $2`,
  resolved: `${SELECT} WHERE r.resolved_at IS NOT NULL AND ($1::uuid IS NULL OR r.id < $1) ORDER BY r.id DESC LIMIT $2`,
};

/** Messages as they were at the report $1. Files are shown until it is resolved. */
const THREAD = `SELECT m.number, ${person('m.author_id', 'p')} AS author,
    coalesce(r.kept ->> m.number::text, m.text) AS text, m.sent_at AS "sentAt",
    m.deleted_at IS NOT NULL AND NOT r.kept ? m.number::text AS "isDeleted",
    CASE WHEN r.resolved_at IS NULL THEN (SELECT json_agg(json_build_object('id', f.id, 'name', f.name)
      ORDER BY f.created_at, f.id) FROM files f WHERE f.attached_id = m.id) END AS files
  FROM message_reports r JOIN messages m ON m.thread_id = r.thread_id AND m.number <= r.number
  JOIN people p ON p.user_id = m.author_id
  WHERE r.id = $1 AND m.number < coalesce($2::integer, r.number + 1) ORDER BY m.number DESC LIMIT $3`;

@Injectable()
export class MessageReportsRepository {
  constructor(private readonly db: Database) {}

  async list({
    state,
    limit,
    cursor,
  }: RpcInput<typeof ListMessageReports>): Promise<RpcOutput<typeof ListMessageReports>> {
    const [after = null] = decodeCursor(cursor, Key) ?? [];
    const rows = await this.db.query<ReportRow>(LISTS[state], [after, limit + 1]);
    const items = rows.slice(0, limit).map(toReport);
    return { items, nextCursor: rows.length > limit ? encodeCursor([items.at(-1)!.id]) : null };
  }

  /** Error: CONFLICT while a report of the message is open. */
  async add(tx: Tx, message: FoundMessage, { reporterId, reason, text, at }: NewReport): Promise<string> {
    const id = newId();
    try {
      await tx.query(
        `INSERT INTO message_reports (id, thread_id, number, author_id, reporter_id, reason, text, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, message.threadId, message.number, message.authorId, reporterId, reason, text, at],
      );
    } catch (error) {
      if (!isUniqueViolation(error, 'one_open_message_report')) throw error;
      const about = 'You have already reported this. We will let you know when we have decided.';
      throw new AppError('CONFLICT', about);
    }
    return id;
  }

  async resolve(tx: Tx, id: string, { outcome, note, by, at }: Resolution): Promise<void> {
    await tx.query(
      `UPDATE message_reports SET outcome = $2, note = $3, resolved_by = $4, resolved_at = $5 WHERE id = $1`,
      [id, outcome, note, by, at],
    );
  }

  /** What the report is about. Error: NOT_FOUND. */
  async find(tx: Tx, id: string): Promise<ReportKey> {
    const [found] = await tx.query<ReportKey>(
      `SELECT thread_id AS "threadId", reporter_id AS "reporterId", author_id AS "authorId", number
       FROM message_reports WHERE id = $1`,
      [id],
    );
    if (!found) throw reportNotFound();
    return found;
  }
}

/** Error: NOT_FOUND. */
export async function readReport(em: EntityManager, id: string): Promise<MessageReport> {
  const [row] = await em.query<ReportRow[]>(ONE, [id]);
  if (!row) throw reportNotFound();
  return toReport(row);
}

/** Messages up to the reported one, or before a number, oldest first. */
export async function readReportedThread(
  em: EntityManager,
  id: string,
  { before = null, limit }: { before?: number | null; limit: number },
): Promise<{ messages: ReportedMessage[]; hasEarlier: boolean }> {
  const rows = await em.query<ReportedRow[]>(THREAD, [id, before, limit + 1]);
  const messages = rows.slice(0, limit).map(({ files, sentAt, ...row }) => ({
    ...row,
    files: (files ?? []).map((file) => ({ name: file.name, url: fileAddress(file.id) })),
    sentAt: sentAt.toISOString(),
  }));
  return { messages: messages.reverse(), hasEarlier: rows.length > limit };
}

/** Whether a viewer may read the files of a message. */
export async function isReadableFile(
  em: EntityManager,
  messageId: string,
  { userId, role }: Caller,
): Promise<boolean> {
  const rows = await em.query<unknown[]>(
    `SELECT FROM messages m WHERE m.id = $1 AND (
       (m.deleted_at IS NULL AND EXISTS (SELECT FROM message_members me WHERE me.thread_id = m.thread_id AND me.user_id = $2))
       OR ($3 AND EXISTS (SELECT FROM message_reports r WHERE r.thread_id = m.thread_id AND r.number >= m.number
         AND r.resolved_at IS NULL)))`,
    [messageId, userId, role === 'admin'],
  );
  return rows.length > 0;
}

const reportNotFound = (): AppError => new AppError('NOT_FOUND', 'There is no such report.');

function toReport({ threadId: _, createdAt, ...row }: ReportRow): MessageReport {
  return { ...row, createdAt: createdAt.toISOString() };
}
