import type { Columns } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import type { UsersTable } from '../../persistence/tables.ts';
import { IS_DEMO_ACCOUNT } from './demo-accounts.repository.ts';

/** Whether this user is the only admin whose account stays; those of the demo end with it. `lock`: against other admins who leave, until the commit. */
export async function isLastAdmin(
  em: EntityManager,
  userId: number,
  { lock }: { lock: boolean },
): Promise<boolean> {
  const admins = await em.query<Columns<UsersTable, 'id'>[]>(
    `SELECT id FROM users WHERE role = 'admin' AND delete_after IS NULL AND suspended_at IS NULL AND NOT (${IS_DEMO_ACCOUNT})
     ORDER BY id ${lock ? 'FOR UPDATE' : ''}`,
  );
  return admins.length === 1 && admins[0]!.id === userId;
}
