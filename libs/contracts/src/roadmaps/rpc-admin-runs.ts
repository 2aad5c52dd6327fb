import { z } from 'zod';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { AdminRun, AiQueue } from './admin-runs.ts';
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
export const CancelRunOfUser = defineRpc('roadmaps.admin-cancel-run', {
  roles: ['admin'],
  input: OfRun,
  output: Success,
});
/** A new run for the same user, within the limits of that user. Errors: as for RetryRun. */
export const RetryRunOfUser = defineRpc('roadmaps.admin-retry-run', {
  roles: ['admin'],
  input: OfRun,
  output: Success,
});
/** Error: UNAVAILABLE while Redis is. */
export const ListAiQueues = defineRpc('roadmaps.ai-queues', {
  roles: ['admin'],
  input: z.object({}),
  output: z.array(AiQueue),
});
