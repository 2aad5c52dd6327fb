import { route } from '../route.ts';
import type { DeletedRoadmap, DraftDiff, MarkSeenBody, RoadmapVersion } from './versions.ts';

type OfRoadmap = { id: string };

/** Its mentor's list of what was published when, newest first. */
export const listVersions = route<{ params: OfRoadmap; response: RoadmapVersion[] }>(
  'GET',
  '/api/roadmaps/{id}/versions',
);
export const deleteRoadmap = route<{ params: OfRoadmap; response: DeletedRoadmap }>(
  'DELETE',
  '/api/roadmaps/{id}',
);
/** The learner was told what is new. */
export const markSeen = route<{ params: OfRoadmap; body: MarkSeenBody; response: { success: true } }>(
  'POST',
  '/api/roadmaps/{id}/seen',
);
/** A waiting draft beside what stands. */
export const getDraftDiff = route<{ params: { id: string }; response: DraftDiff }>(
  'GET',
  '/api/ai-runs/{id}/diff',
);
