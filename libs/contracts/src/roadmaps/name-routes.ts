import { route } from '../route.ts';
import type { NameDecision, NameReview } from './names.ts';

export const getNames = route<{ params: { id: string }; response: NameReview }>(
  'GET',
  '/api/roadmaps/{id}/names',
);
export const decideName = route<{ params: { id: string }; body: NameDecision; response: NameReview }>(
  'POST',
  '/api/roadmaps/{id}/names',
);
