import { Injectable } from '@nestjs/common';
import type { MailSummary } from '@waymark/contracts/identity/notifications';
import type { PageQuery } from '@waymark/contracts/paging';
import type { Columns, Narrowed } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { isId } from '@waymark/kernel/ids';
import type { MailsTable } from '../../persistence/tables.ts';
import { decodeIdCursor, type Page, pageById } from '../../shared/persistence/id-cursor.ts';
import type { Message } from '../domain/notices/message.ts';

type SummaryRow = Columns<MailsTable, 'id' | 'subject' | 'state' | 'createdAt'> & {
  to: MailsTable['recipient'];
};
type StoredRow = SummaryRow &
  Narrowed<Columns<MailsTable, 'ics' | 'subscriptionToken' | 'message'>, { message: Message }>;
type StoredMail = Omit<StoredRow, 'createdAt'> & MailSummary;

const SUMMARY = 'id, recipient AS "to", subject, state, created_at AS "createdAt"';

/** All users' mails, for demo mode only. */
@Injectable()
export class MailsReader {
  constructor(private readonly db: Database) {}

  /** Newest first. */
  async page({ limit, cursor }: PageQuery): Promise<Page<MailSummary>> {
    const rows = await this.db.query<SummaryRow>(
      `SELECT ${SUMMARY} FROM mails WHERE $1::uuid IS NULL OR id < $1 ORDER BY id DESC LIMIT $2`,
      [decodeIdCursor(cursor), limit + 1],
    );
    return pageById(rows.map(toDto), limit);
  }

  async find(id: string): Promise<StoredMail | null> {
    if (!isId(id)) return null;
    const [row] = await this.db.query<StoredRow>(
      `SELECT ${SUMMARY}, message, ics, subscription_token AS "subscriptionToken" FROM mails WHERE id = $1`,
      [id],
    );
    return row ? toDto(row) : null;
  }
}

const toDto = <T extends { createdAt: Date }>(row: T) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
