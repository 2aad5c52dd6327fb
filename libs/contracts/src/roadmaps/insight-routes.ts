import { route } from '../route.ts';
import type { RoadmapInsight } from './insight.ts';

export const getInsight = route<{ params: { id: string }; response: RoadmapInsight }>(
  'GET',
  '/api/roadmaps/{id}/insight',
);
