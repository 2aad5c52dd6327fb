import { z } from 'zod';
import { Draft } from '../ai/draft.ts';
import { ReadingReport } from '../ai/reading.ts';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { Id, OfRoadmap } from './id.ts';
import { AiLimits, ListRunsQuery, RunSummary } from './run-history.ts';
import { AiRun, RunEvent, RunPhase } from './runs.ts';

const OfRun = z.object({ id: Id });

/** The caller's own runs of all kinds. */
export const ListRuns = endpoint('GET /api/ai-runs', {
  subject: 'roadmaps.list-runs',
  summary: 'The own AI runs of all kinds, newest first',
  input: ListRunsQuery,
  output: pageOf(RunSummary),
});
export const GetAiLimits = endpoint('GET /api/ai-limits', {
  subject: 'roadmaps.ai-limits',
  summary: 'AI runs and tokens that the caller has used, and when more are free',
  input: z.object({}),
  output: AiLimits,
});
export const GetRun = endpoint('GET /api/ai-runs/{id}', {
  subject: 'roadmaps.get-run',
  summary: 'The state of a run',
  input: OfRun,
  output: AiRun,
});
export const LatestRun = defineRpc('roadmaps.latest-run', {
  input: OfRoadmap,
  output: z.object({ run: AiRun.nullable() }),
});
/** No-op for a run that has ended. */
export const CancelRun = endpoint('POST /api/ai-runs/{id}/cancel', {
  subject: 'roadmaps.cancel-run',
  summary: 'Cancels a run; one that has ended stays as it is',
  input: OfRun,
  output: AiRun,
});
/**
 * A new run over the current sources. RULE_REFUSED for a run that is active or has succeeded, FORBIDDEN as its
 * start.
 */
export const RetryRun = endpoint('POST /api/ai-runs/{id}/retry', {
  subject: 'roadmaps.retry-run',
  quota: 'ai',
  status: 202,
  summary: 'Starts a new run over the current sources',
  input: OfRun,
  output: AiRun,
});
/** Entries after number `after` (0: all), oldest first, at most 200. */
export const ListRunEvents = defineRpc('roadmaps.run-events', {
  input: OfRun.extend({ after: z.int32().min(0) }),
  output: z.array(RunEvent),
});

/** Only the ai-worker's NATS login may call it. Stores the progress; returns whether the run was cancelled. */
export const ReportRun = defineRpc('roadmaps.worker.report', {
  access: 'service',
  input: z.object({
    runId: Id,
    phase: RunPhase.exclude(['queued', 'done']),
    progress: z.number().min(0).max(1), // 0–1 of the whole run
    engine: z.enum(['offline', 'openai']),
    stages: Draft.shape.stages.optional(),
    paidCalls: z.number().int().min(0).optional(), // of this run so far; the highest is stored
    reading: ReadingReport.nullable().optional(), // null: of a run before; now the story is read as a whole
  }),
  output: z.object({ cancelled: z.boolean() }),
});

/** The newest run of a roadmap, to restore a reloaded page. Served by a controller of the gateway. */
export const LatestRunEndpoint = gatewayEndpoint('GET /api/roadmaps/{id}/run', {
  summary: "A roadmap's newest run, or null",
  output: AiRun.nullable(),
});
