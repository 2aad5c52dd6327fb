import { Injectable } from '@nestjs/common';
import type { AdminActionKind } from '@waymark/contracts/admin-action-kinds';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';

export interface AdminAction {
  /** Id of the event that reported it; a new one if omitted. */
  id?: string;
  /** When it happened (ISO 8601); now if omitted. */
  at?: string;
  /** `id` is null for the operator's commands. */
  admin: { id: number | null; username: string };
  action: AdminActionKind;
  target: { type: string; id: string; name: string };
  reason?: string | null;
  /** Facts of the change, such as the old and the new role. Shown to admins. */
  detail?: Record<string, unknown>;
}

/** A command of the operator, who needs no account. */
export const OPERATOR = { id: null, username: 'operator' };

/** Appends to the audit of admin actions; triggers reject changes of its rows. */
@Injectable()
export class AuditRepository {
  /** In the transaction of the action. Idempotent for the same id. */
  async add(tx: Tx, { id = newId(), at, admin, action, target, reason, detail }: AdminAction): Promise<void> {
    await tx.em.query(
      `INSERT INTO admin_actions (id, admin_id, admin_name, action, target_type, target_id, target_name, reason, detail, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10, now())) ON CONFLICT (id) DO NOTHING`,
      [
        id,
        admin.id,
        admin.username,
        action,
        target.type,
        target.id,
        target.name,
        reason ?? null,
        detail ?? {},
        at ?? null,
      ],
    );
  }
}
