import { type Foreign, ofRoadmap, ofRun, privateRoute, type Row } from './rows.ts';

const forAdmins: Foreign = { who: ['mentor', 'stranger', 'learner'], status: 403 };
const forAdmin: Row = { session: 'required', by: 'admin', foreign: () => [forAdmins] };
const ofNothing: Row = { ...forAdmin, foreign: () => [forAdmins, { who: ['admin'], status: 404 }] };

/** AI runs, lists of them, and their limits. */
export const runRows: Record<string, Row> = {
  'GET /api/admin/ai-runs': forAdmin,
  'GET /api/admin/ai-queues': forAdmin,
  'POST /api/admin/ai-runs/{id}/cancel': ofNothing,
  'POST /api/admin/ai-runs/{id}/retry': ofNothing,
  'POST /api/admin/evaluations/{id}/cancel': ofNothing,
  'POST /api/admin/evaluations/{id}/retry': ofNothing,
  'GET /api/ai-runs': privateRoute,
  'GET /api/ai-limits': privateRoute,
  'GET /api/roadmaps/{id}/draft-plan': ofRoadmap,
  'GET /api/ai-runs/{id}': ofRun,
  'GET /api/ai-runs/{id}/events': ofRun,
  'POST /api/ai-runs/{id}/cancel': ofRun,
  'POST /api/ai-runs/{id}/retry': ofRun,
  'POST /api/ai-runs/{id}/retry-without-ai': ofRun,
  'POST /api/ai-runs/{id}/draft': { ...ofRun, body: () => ({ action: 'append' }) },
};

export const runRoutesWithQuery = [
  'GET /api/ai-runs',
  'GET /api/admin/ai-runs',
  'GET /api/roadmaps/{id}/draft-plan',
];
