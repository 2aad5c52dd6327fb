import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
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
/**
 * The application stays open, without scores. No-op for an evaluation that has ended. Error: NOT_FOUND. `id`: of the
 * application.
 */
export const CancelEvaluation = endpoint('POST /api/admin/evaluations/{id}/cancel', {
  subject: 'identity.cancel-evaluation',
  roles: ['admin'],
  summary: 'Cancels the evaluation of a mentor application, which stays open without scores; for admins',
  input: OfApplication,
  output: Success,
});
/** Errors: NOT_FOUND; RULE_REFUSED while it is active, after it has succeeded, and for a decided application. */
export const RetryEvaluation = endpoint('POST /api/admin/evaluations/{id}/retry', {
  subject: 'identity.retry-evaluation',
  roles: ['admin'],
  summary: 'Starts the evaluation of an open mentor application again; for admins',
  input: OfApplication,
  output: Success,
});
