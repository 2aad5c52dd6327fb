import { Injectable } from '@nestjs/common';
import type { AuditEntry, ListAuditQuery } from '@waymark/contracts/identity/audit';
import type { Columns, Narrowed } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { AdminActionsTable } from '../../persistence/tables.ts';
import { decodeIdCursor, type Page, pageById } from '../../shared/persistence/id-cursor.ts';

type AuditRecord = Narrowed<
  Columns<
    AdminActionsTable,
    'id' | 'at' | 'adminId' | 'adminName' | 'action' | 'targetId' | 'reason' | 'detail'
  >,
  Pick<AuditEntry, 'detail'>
> & {
  type: AdminActionsTable['target_type'];
  name: AdminActionsTable['target_name'];
};

const SELECT = `SELECT id, at, admin_id AS "adminId", admin_name AS "adminName", action, target_type AS type,
  target_id AS "targetId", target_name AS name, reason, detail FROM admin_actions`;

@Injectable()
export class AuditReader {
  constructor(private readonly db: Database) {}

  /** Newest first. */
  async page({ limit, cursor, ...filter }: ListAuditQuery): Promise<Page<AuditEntry>> {
    const { adminId, targetType, targetId } = filter;
    const params: unknown[] = [limit + 1];
    const conditions: string[] = [];
    const add = (column: string, sign: string, value: unknown) => {
      if (value !== undefined && value !== null) conditions.push(`${column} ${sign} $${params.push(value)}`);
    };
    add('id', '<', decodeIdCursor(cursor));
    add('admin_id', '=', adminId);
    add('target_type', '=', targetType);
    add('target_id', '=', targetId);
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    const sql = `${SELECT} ${where} ORDER BY id DESC LIMIT $1`;
    return pageById((await this.db.query<AuditRecord>(sql, params)).map(toEntry), limit);
  }
}

const toEntry = ({ at, type, targetId, name, ...record }: AuditRecord): AuditEntry => ({
  ...record,
  at: at.toISOString(),
  target: { type, id: targetId, name },
});
