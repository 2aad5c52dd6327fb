import { z } from 'zod';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { AiLimits, ListRunsQuery, RunSummary } from './run-history.ts';

/** The caller's own runs of all kinds. */
export const ListRuns = defineRpc('roadmaps.list-runs', { input: ListRunsQuery, output: pageOf(RunSummary) });
export const GetAiLimits = defineRpc('roadmaps.ai-limits', { input: z.object({}), output: AiLimits });
