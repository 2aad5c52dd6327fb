import { route } from '../route.ts';
import type { Success } from '../success.ts';
import type { AdminRun, AdminRunKind, AiQueue } from './admin-runs.ts';
import type { RunFilter } from './run-history.ts';

type OfRun = { id: string };

export const listAdminRuns = route<{
  query: { limit?: number; cursor?: string; q?: string; kind?: AdminRunKind; status?: RunFilter };
  response: AdminRun[];
}>('GET', '/api/admin/ai-runs');
export const listAiQueues = route<{ response: AiQueue[] }>('GET', '/api/admin/ai-queues');
export const cancelRunOfUser = route<{ params: OfRun; response: Success }>(
  'POST',
  '/api/admin/ai-runs/{id}/cancel',
);
export const retryRunOfUser = route<{ params: OfRun; response: Success }>(
  'POST',
  '/api/admin/ai-runs/{id}/retry',
);
/** `id`: of the application. */
export const cancelEvaluation = route<{ params: OfRun; response: Success }>(
  'POST',
  '/api/admin/evaluations/{id}/cancel',
);
export const retryEvaluation = route<{ params: OfRun; response: Success }>(
  'POST',
  '/api/admin/evaluations/{id}/retry',
);
