import { z } from 'zod';
import { PageQuery, pageOf } from '../paging.ts';
import { AdminRun } from '../roadmaps/admin-runs.ts';
import { Id } from '../roadmaps/id.ts';
import { RunFilter } from '../roadmaps/run-history.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';

const OfApplication = z.object({ id: Id });

/** Evaluations of mentor applications of these users, or of all, as AI runs with the id of the application. Newest first. */
export const ListEvaluations = defineRpc('identity.evaluations', {
  roles: ['admin'],
  input: PageQuery.extend({
    status: RunFilter.optional(),
    userIds: z.array(z.number().int()).max(100).optional(),
  }),
  output: pageOf(AdminRun.omit({ username: true })),
});
/** The application stays open, without scores. No-op for an evaluation that has ended. Error: NOT_FOUND. */
export const CancelEvaluation = defineRpc('identity.cancel-evaluation', {
  roles: ['admin'],
  input: OfApplication,
  output: Success,
});
/** Errors: NOT_FOUND; RULE_REFUSED while it is active, after it has succeeded, and for a decided application. */
export const RetryEvaluation = defineRpc('identity.retry-evaluation', {
  roles: ['admin'],
  input: OfApplication,
  output: Success,
});
