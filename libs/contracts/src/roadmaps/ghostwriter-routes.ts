import { route } from '../route.ts';
import type { GhostwriteResponse } from './ghostwriter.ts';
import type { AiRun } from './runs.ts';

/** `id`: of a roadmap, or of a sample (ghostwriter-samples.ts). */
export const ghostwrite = route<{ params: { id: string }; response: GhostwriteResponse | AiRun }>(
  'POST',
  '/api/roadmaps/{id}/ghostwrite',
);
