import type { EntityManager } from 'typeorm';

/** Whether this user is the only admin whose account stays. `lock`: against other admins who leave, until the commit. */
export async function isLastAdmin(
  em: EntityManager,
  userId: number,
  { lock }: { lock: boolean },
): Promise<boolean> {
  const admins = await em.query<{ id: number }[]>(
    `SELECT id FROM users WHERE role = 'admin' AND delete_after IS NULL AND suspended_at IS NULL ORDER BY id ${lock ? 'FOR UPDATE' : ''}`,
  );
  return admins.length === 1 && admins[0]!.id === userId;
}
