import { z } from 'zod';
import { ReasonBody } from '../admin-actions.ts';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import {
  AdminUser,
  ChangeRoleBody,
  DemoAccount,
  ListUsersQuery,
  PersonRecord,
  WriteToUserBody,
} from './admin-users.ts';

const OfUser = z.object({ userId: z.number().int().positive() });

/** The only RPCs that return e-mail addresses of others. */
export const ListUsers = endpoint('GET /api/admin/users', {
  subject: 'identity.admin-users',
  roles: ['admin'],
  summary: 'Users by words of user name or e-mail, role and suspension, newest first; for admins',
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
export const GetAdminUser = endpoint('GET /api/admin/users/{id}', {
  subject: 'identity.admin-user',
  roles: ['admin'],
  params: { id: 'userId' },
  summary: 'One user; for admins',
  input: OfUser,
  output: AdminUser,
});
/**
 * Errors: NOT_FOUND, FORBIDDEN (the caller is no admin any more), RULE_REFUSED (oneself, a reserved name, a demo
 * account).
 */
export const ChangeRole = endpoint('PATCH /api/admin/users/{id}', {
  subject: 'identity.change-role',
  roles: ['admin'],
  params: { id: 'userId' },
  summary: 'Gives a user another role; not oneself, nor those the operator has named',
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
export const RestoreUser = endpoint('POST /api/admin/users/{id}/restore', {
  subject: 'identity.restore-user',
  roles: ['admin'],
  quota: 'decision',
  params: { id: 'userId' },
  summary: 'Ends a suspension; cancelled sessions stay cancelled',
  input: OfUser,
  output: AdminUser,
});

/** Error: NOT_FOUND. */
export const GetPersonRecord = endpoint('GET /api/admin/users/{id}/record', {
  subject: 'identity.person-record',
  roles: ['admin'],
  params: { id: 'userId' },
  summary: 'Devices, applications and reports of a user; for admins',
  input: OfUser,
  output: PersonRecord,
});
/** Idempotent with an Idempotency-Key. Error: NOT_FOUND. */
export const WriteToUser = endpoint('POST /api/admin/users/{id}/message', {
  subject: 'identity.write-to-user',
  roles: ['admin'],
  quota: 'decision',
  params: { id: 'userId' },
  summary: 'Writes to a user, who gets a notification and an email; the text stays in the audit',
  input: OfUser.extend({ body: WriteToUserBody }),
  output: Success,
});

/** Accounts of the demo that remain outside of it; none in the demo. */
export const ListDemoAccounts = endpoint('GET /api/admin/demo-accounts', {
  subject: 'identity.demo-accounts',
  roles: ['admin'],
  summary: 'Accounts that a former demo has left; for admins',
  input: z.object({}),
  output: z.array(DemoAccount),
});

// Served by controllers of the gateway.

export const SuspendUserEndpoint = gatewayEndpoint('POST /api/admin/users/{id}/suspend', {
  roles: ['admin'],
  quota: 'decision',
  summary: 'Suspends a user with a reason: ends all sessions, cancels what is booked, hides from lists',
  body: ReasonBody,
  output: AdminUser,
});
