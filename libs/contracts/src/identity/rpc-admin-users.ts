import { z } from 'zod';
import { ReasonBody } from '../admin-actions.ts';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { AdminUser, ChangeRoleBody, DemoAccount, ListUsersQuery } from './admin-users.ts';

const OfUser = z.object({ userId: z.number().int().positive() });

/** The only RPCs that return e-mail addresses of others. */
export const ListUsers = defineRpc('identity.admin-users', {
  roles: ['admin'],
  input: ListUsersQuery,
  output: pageOf(AdminUser),
});
/** Leaves out ids without a user. */
export const ListUserNames = defineRpc('identity.admin-user-names', {
  roles: ['admin'],
  input: z.object({ ids: z.array(z.number().int().positive()).max(100) }),
  output: z.array(z.object({ id: z.number().int(), username: z.string() })),
});
/** Error: NOT_FOUND. */
export const GetAdminUser = defineRpc('identity.admin-user', {
  roles: ['admin'],
  input: OfUser,
  output: AdminUser,
});
/** Errors: NOT_FOUND, FORBIDDEN (the caller is no admin any more), RULE_REFUSED (oneself, a reserved name, a demo account). */
export const ChangeRole = defineRpc('identity.change-role', {
  roles: ['admin'],
  input: OfUser.extend({ body: ChangeRoleBody }),
  output: AdminUser,
});
/** Ends all sessions of the user by its event. Idempotent. Errors: as for ChangeRole. */
export const SuspendUser = defineRpc('identity.suspend-user', {
  roles: ['admin'],
  input: OfUser.extend({ body: ReasonBody }),
  output: AdminUser,
});
/** Idempotent. Errors: as for ChangeRole. */
export const RestoreUser = defineRpc('identity.restore-user', {
  roles: ['admin'],
  input: OfUser,
  output: AdminUser,
});

/** Accounts of the demo that remain outside of it; none in the demo. */
export const ListDemoAccounts = defineRpc('identity.demo-accounts', {
  roles: ['admin'],
  input: z.object({}),
  output: z.array(DemoAccount),
});
