import { Injectable } from '@nestjs/common';
import type { ListReportsQuery, Report, ResolveReportBody } from '@waymark/contracts/identity/reports';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { isUniqueViolation } from '@waymark/database/sql-errors';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { isId, newId } from '@waymark/kernel/ids';
import type { ReportsTable, UsersTable } from '../../persistence/tables.ts';
import { decodeIdCursor, type Page, pageById } from '../../shared/persistence/id-cursor.ts';

export type NewReport = Pick<Report, 'target' | 'reason' | 'text'> & { reporterId: number };

type ReportRecord = Columns<ReportsTable, 'id' | 'reason' | 'text' | 'createdAt' | 'outcome' | 'note'> &
  Pick<Report, 'target'> & {
    reporterId: UsersTable['id'] | null;
    username: UsersTable['username'] | null;
    by: ReportsTable['resolved_by'];
    at: ReportsTable['resolved_at'];
  };

const SELECT = `SELECT r.id, r.reason, r.text, json_build_object('type', r.target_type, 'id', r.target_id,
    'name', r.target_name, 'link', r.target_link, 'mentorId', r.mentor_id) AS target,
    u.id AS "reporterId", u.username, r.created_at AS "createdAt", r.outcome, r.note, r.resolved_by AS by,
    r.resolved_at AS at
  FROM reports r LEFT JOIN users u ON u.id = r.reporter_id`;

@Injectable()
export class ReportsRepository {
  constructor(private readonly db: Database) {}

  /** `within` runs in the same transaction. Error: CONFLICT while the reporter has an open report of the same target. */
  async add(
    { reporterId, target, reason, text }: NewReport,
    within: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    const { type, id, name, link, mentorId } = target;
    try {
      await this.db.transaction(async (tx) => {
        await tx.em.query(
          `INSERT INTO reports (id, reporter_id, target_type, target_id, target_name, target_link, mentor_id, reason, text)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
          [newId(), reporterId, type, id, name, link, mentorId, reason, text],
        );
        await within(tx);
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'one_open_report')) throw error;
      throw new AppError(
        'CONFLICT',
        'You have already reported this. We will let you know when we have decided.',
      );
    }
  }

  /** Open ones oldest first, resolved ones newest first. */
  async page({ state, limit, cursor }: ListReportsQuery): Promise<Page<Report>> {
    const [is, beyond, order] = state === 'open' ? ['NULL', '>', 'ASC'] : ['NOT NULL', '<', 'DESC'];
    const records = await this.db.query<ReportRecord>(
      `${SELECT} WHERE r.resolved_at IS ${is} AND ($1::uuid IS NULL OR r.id ${beyond} $1)
       ORDER BY r.id ${order} LIMIT $2`,
      [decodeIdCursor(cursor), limit + 1],
    );
    return pageById(records.map(toReport), limit);
  }

  /** The newest 20 of a person: about them, or sent by them. */
  async ofPerson(userId: number, side: 'about' | 'by'): Promise<Report[]> {
    const column = side === 'about' ? 'mentor_id' : 'reporter_id';
    const records = await this.db.query<ReportRecord>(
      `${SELECT} WHERE r.${column} = $1 ORDER BY r.id DESC LIMIT 20`,
      [userId],
    );
    return records.map(toReport);
  }

  /** Resolves an open report. Errors: NOT_FOUND, CONFLICT for a resolved one. */
  async resolve(tx: Tx, id: string, { outcome, note }: ResolveReportBody, by: string): Promise<Report> {
    if (!isId(id)) throw notFound();
    const [, count] = await tx.em.query<[unknown, number]>(
      `UPDATE reports SET outcome = $2, note = $3, resolved_by = $4, resolved_at = now()
       WHERE id = $1 AND resolved_at IS NULL`,
      [id, outcome, note, by],
    );
    const [record] = await tx.em.query<ReportRecord[]>(`${SELECT} WHERE r.id = $1`, [id]);
    if (!record) throw notFound();
    if (count !== 1) throw new AppError('CONFLICT', `${record.by} has already resolved this report.`);
    return toReport(record);
  }
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'There is no such report.');

function toReport(record: ReportRecord): Report {
  const { id, target, reason, text, reporterId, username, createdAt, outcome, note, by, at } = record;
  return {
    ...{ id, target, reason, text, createdAt: createdAt.toISOString() },
    reporter: reporterId && username ? { id: reporterId, username } : null,
    resolution: outcome && note && by && at ? { outcome, note, by, at: at.toISOString() } : null,
  };
}
