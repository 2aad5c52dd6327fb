import { z } from 'zod';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import * as admin from './admin-sessions.ts';

/** `userIds`: the people that `q` finds in identity. */
export const ListSessionsOfUsers = defineRpc('scheduling.admin-list', {
  roles: ['admin'],
  input: admin.SessionFilter.extend({ userIds: z.array(z.number().int()).max(100).default([]) }),
  output: pageOf(admin.AdminSession),
});
/** Served by a controller of the gateway, which finds people in identity. */
export const ListAdminSessions = gatewayEndpoint('GET /api/admin/sessions', {
  roles: ['admin'],
  summary: 'Sessions by person, start and status, latest start first; for admins',
  query: admin.ListAdminSessionsQuery,
  output: pageOf(admin.AdminSession),
});
/** Error: NOT_FOUND, also for a hold. */
export const GetAdminSession = endpoint('GET /api/admin/sessions/{id}', {
  subject: 'scheduling.admin-session',
  roles: ['admin'],
  summary: 'A session with its history; for admins',
  input: z.object({ id: Id }),
  output: admin.AdminSessionRecord,
});
