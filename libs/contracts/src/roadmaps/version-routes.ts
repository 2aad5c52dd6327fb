import { route } from '../route.ts';
import type { DeletedRoadmap, DraftDiff, MarkSeenBody, RoadmapVersion } from './versions.ts';

type OfRoadmap = { id: string };

export const listVersions = route<{ params: OfRoadmap; response: RoadmapVersion[] }>(
  'GET',
  '/api/roadmaps/{id}/versions',
);
export const deleteRoadmap = route<{ params: OfRoadmap; response: DeletedRoadmap }>(
  'DELETE',
  '/api/roadmaps/{id}',
);
export const markSeen = route<{ params: OfRoadmap; body: MarkSeenBody; response: { success: true } }>(
  'POST',
  '/api/roadmaps/{id}/seen',
);
export const getDraftDiff = route<{ params: { id: string }; response: DraftDiff }>(
  'GET',
  '/api/ai-runs/{id}/diff',
);
