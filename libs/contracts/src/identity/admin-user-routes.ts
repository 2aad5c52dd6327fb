import type { ReasonBody } from '../admin-actions.ts';
import type { Role } from '../caller.ts';
import { route } from '../route.ts';
import type { AdminUser, ChangeRoleBody, DemoAccount } from './admin-users.ts';

type OfUser = { id: number };

export const listUsers = route<{
  query: { limit?: number; cursor?: string; q?: string; role?: Role; suspended?: 'true' | 'false' };
  response: AdminUser[];
}>('GET', '/api/admin/users');
export const getAdminUser = route<{ params: OfUser; response: AdminUser }>('GET', '/api/admin/users/{id}');
export const changeRole = route<{ params: OfUser; body: ChangeRoleBody; response: AdminUser }>(
  'PATCH',
  '/api/admin/users/{id}',
);
export const suspendUser = route<{ params: OfUser; body: ReasonBody; response: AdminUser }>(
  'POST',
  '/api/admin/users/{id}/suspend',
);
export const restoreUser = route<{ params: OfUser; response: AdminUser }>(
  'POST',
  '/api/admin/users/{id}/restore',
);
export const listDemoAccounts = route<{ response: DemoAccount[] }>('GET', '/api/admin/demo-accounts');
