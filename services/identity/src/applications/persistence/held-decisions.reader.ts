import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { MentorApplicationsTable, UsersTable } from '../../persistence/tables.ts';

const BATCH = 50;
type Admin = Columns<UsersTable, 'id' | 'username'>;

@Injectable()
export class HeldDecisionsReader {
  constructor(private readonly db: Database) {}

  /** Applications whose decision has to take effect, the longest waiting first. */
  async findDue(): Promise<string[]> {
    const rows = await this.db.query<Columns<MentorApplicationsTable, 'id'>>(
      `SELECT id FROM mentor_applications WHERE held_until <= now() ORDER BY held_until LIMIT ${BATCH}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Who made the due decision; null if they are no admin any more, undefined without one. */
  async deciderOf(tx: Tx, applicationId: string): Promise<Admin | null | undefined> {
    const [row] = await tx.query<Admin & { mayDecide: boolean }>(
      `SELECT u.id, u.username, u.role = 'admin' AND u.suspended_at IS NULL AND u.deleted_at IS NULL AS "mayDecide"
       FROM mentor_applications a JOIN users u ON u.id = a.held_by
       WHERE a.id = $1 AND a.held_until <= now()`,
      [applicationId],
    );
    if (!row) return undefined;
    const { mayDecide, ...admin } = row;
    return mayDecide ? admin : null;
  }
}
