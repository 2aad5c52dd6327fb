import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { Id } from './id.ts';
import { AiLimits, ListRunsQuery, RunSummary } from './run-history.ts';
import { AiRun } from './runs.ts';

/** The caller's own runs of all kinds. */
export const ListRuns = defineRpc('roadmaps.list-runs', { input: ListRunsQuery, output: pageOf(RunSummary) });
export const GetAiLimits = defineRpc('roadmaps.ai-limits', { input: z.object({}), output: AiLimits });

/**
 * As RetryRun for the draft of a roadmap, but from the mentor's own words alone: no model reads them. RULE_REFUSED for a
 * run that is active, has succeeded or is no draft of a roadmap.
 */
export const RetryRunWithoutAi = defineRpc('roadmaps.retry-run-without-ai', {
  roles: mentorRoles,
  input: z.object({ id: Id }),
  output: AiRun,
});
