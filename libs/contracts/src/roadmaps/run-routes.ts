import { route } from '../route.ts';
import type { AiLimits, RunFilter, RunKind, RunSummary } from './run-history.ts';

export const listRuns = route<{
  query: { limit?: number; cursor?: string; kind?: RunKind; status?: RunFilter };
  response: RunSummary[];
}>('GET', '/api/ai-runs');
export const getAiLimits = route<{ response: AiLimits }>('GET', '/api/ai-limits');
