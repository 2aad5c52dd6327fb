import { z } from 'zod';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { AdminRun, AiQueue, ListAdminRunsQuery } from './admin-runs.ts';
import { Id } from './id.ts';
import { ListRunsQuery } from './run-history.ts';

const OfRun = z.object({ id: Id });

/** Runs of these users, or of all. User names belong to services/identity. */
export const ListRunsOfUsers = defineRpc('roadmaps.admin-list-runs', {
  roles: ['admin'],
  input: ListRunsQuery.extend({ userIds: z.array(z.number().int()).max(100).optional() }),
  output: pageOf(AdminRun.omit({ username: true })),
});
/** No-op for a run that has ended. Error: NOT_FOUND. */
export const CancelRunOfUser = endpoint('POST /api/admin/ai-runs/{id}/cancel', {
  subject: 'roadmaps.admin-cancel-run',
  roles: ['admin'],
  summary: 'Cancels a run of any user; for admins',
  input: OfRun,
  output: Success,
});
/** A new run for the same user, within the limits of that user. Errors: as for RetryRun. */
export const RetryRunOfUser = endpoint('POST /api/admin/ai-runs/{id}/retry', {
  subject: 'roadmaps.admin-retry-run',
  roles: ['admin'],
  summary: 'Starts a run of a user again, within the limits of that user; for admins',
  input: OfRun,
  output: Success,
});
/** Error: UNAVAILABLE while Redis is. */
export const ListAiQueues = endpoint('GET /api/admin/ai-queues', {
  subject: 'roadmaps.ai-queues',
  roles: ['admin'],
  summary: 'Jobs waiting, active, delayed and failed in each queue of the AI; for admins',
  input: z.object({}),
  output: z.array(AiQueue),
});

// Served by controllers of the gateway.

export const ListAdminRunsEndpoint = gatewayEndpoint('GET /api/admin/ai-runs', {
  roles: ['admin'],
  summary:
    'AI runs of all users, and evaluations of mentor applications, by words of user name or e-mail, kind and state, newest first; for admins',
  query: ListAdminRunsQuery,
  output: pageOf(AdminRun),
});
