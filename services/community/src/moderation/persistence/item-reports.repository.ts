import { Injectable } from '@nestjs/common';
import type { ItemReport } from '@waymark/contracts/community/moderation';
import type { ModeratedKind } from '@waymark/contracts/community/options';
import type { Columns } from '@waymark/database/columns';
import { acquireLocks } from '@waymark/database/session';
import { isUniqueViolation } from '@waymark/database/sql-errors';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { isId, newId } from '@waymark/kernel/ids';
import type { ReportsTable } from '../../persistence/tables.ts';
import type { ModeratedItem } from '../domain/moderation.ts';

export type ItemKey = Columns<ReportsTable, 'kind' | 'itemId' | 'authorId'>;

interface NewReport extends Pick<ItemReport, 'reason' | 'text'> {
  reporter: { userId: number; username: string };
  at: Date;
}

interface Resolution {
  outcome: NonNullable<ReportsTable['outcome']>;
  note: string;
  by: string;
  at: Date;
}

@Injectable()
export class ItemReportsRepository {
  /** Serializes reports of an item and what admins do with it. */
  async lock({ em }: Tx, kind: ModeratedKind, itemId: string): Promise<void> {
    await acquireLocks(em, [`reported:${kind}:${itemId}`]);
  }

  /** Error: CONFLICT while the reporter has an open report of the item. */
  async add({ em }: Tx, item: ModeratedItem, { reporter, reason, text, at }: NewReport): Promise<void> {
    const { kind, id, authorId } = item;
    try {
      await em.query(
        `INSERT INTO reports (id, kind, item_id, author_id, reporter_id, reporter_name, reason, text, quote, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [newId(), kind, id, authorId, reporter.userId, reporter.username, reason, text, item.text, at],
      );
    } catch (error) {
      if (!isUniqueViolation(error, 'one_open_report')) throw error;
      const message = 'You have already reported this. We will let you know when we have decided.';
      throw new AppError('CONFLICT', message);
    }
  }

  /** The item of a report. Error: NOT_FOUND. */
  async itemOf({ em }: Tx, reportId: string): Promise<ItemKey> {
    const [found] = isId(reportId)
      ? await em.query<ItemKey[]>(
          'SELECT kind, item_id AS "itemId", author_id AS "authorId" FROM reports WHERE id = $1',
          [reportId],
        )
      : [];
    if (!found) throw new AppError('NOT_FOUND', 'There is no such report.');
    return found;
  }

  async hasOpen({ em }: Tx, { kind, itemId }: ItemKey): Promise<boolean> {
    const rows = await em.query<object[]>(
      'SELECT FROM reports WHERE kind = $1 AND item_id = $2 AND resolved_at IS NULL LIMIT 1',
      [kind, itemId],
    );
    return rows.length > 0;
  }

  /** Resolves the open reports of an item. Returns their reporters whose accounts exist; null if none was open. */
  async resolve({ em }: Tx, { kind, itemId }: ItemKey, resolution: Resolution): Promise<number[] | null> {
    const { outcome, note, by, at } = resolution;
    const [rows] = await em.query<[Columns<ReportsTable, 'reporterId'>[], number]>(
      `UPDATE reports SET outcome = $3, note = $4, resolved_by = $5, resolved_at = $6
       WHERE kind = $1 AND item_id = $2 AND resolved_at IS NULL RETURNING reporter_id AS "reporterId"`,
      [kind, itemId, outcome, note, by, at],
    );
    if (rows.length === 0) return null;
    return rows.flatMap(({ reporterId }) => reporterId ?? []);
  }
}
