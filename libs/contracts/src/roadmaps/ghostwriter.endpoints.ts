import { gatewayEndpoint } from '../endpoint.ts';
import { GhostwriteResponse } from './ghostwriter.ts';
import { AiRun } from './runs.ts';

// Served by controllers of the gateway.

/** `id`: of a roadmap, or of a sample (ghostwriter-samples.ts). */
export const GhostwriteEndpoint = gatewayEndpoint('POST /api/roadmaps/{id}/ghostwrite', {
  quota: 'ai',
  summary:
    'Drafts a roadmap from timeline, interview, artifacts and bio; waits, or returns 202 and the run with Prefer: respond-async',
  output: GhostwriteResponse.or(AiRun),
});
