import { route } from '../route.ts';
import type { Roadmap } from './http.ts';
import type { Review, ReviewDecision } from './review.ts';
import type { AiRun } from './runs.ts';

type OfRoadmap = { id: string };
type Decided = { review: Review; roadmap: Roadmap };

export const getReview = route<{ params: OfRoadmap; response: Review }>('GET', '/api/roadmaps/{id}/review');
export const decideReview = route<{ params: OfRoadmap; body: ReviewDecision; response: Decided }>(
  'POST',
  '/api/roadmaps/{id}/review/decisions',
);
export const undoReview = route<{ params: OfRoadmap; response: Decided }>(
  'POST',
  '/api/roadmaps/{id}/review/undo',
);
/** Responds with the run at once (202). */
export const startWording = route<{ params: { id: string; stepId: string }; response: AiRun }>(
  'POST',
  '/api/roadmaps/{id}/steps/{stepId}/wording',
);
