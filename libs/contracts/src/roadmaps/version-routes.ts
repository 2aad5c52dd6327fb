import { route } from '../route.ts';
import type { Roadmap } from './http.ts';
import type {
  DeletedRoadmap,
  DraftDiff,
  MarkSeenBody,
  RestoreVersionBody,
  RoadmapVersion,
  VersionDetail,
} from './versions.ts';

type OfRoadmap = { id: string };

export const listVersions = route<{ params: OfRoadmap; response: RoadmapVersion[] }>(
  'GET',
  '/api/roadmaps/{id}/versions',
);
type OfVersion = OfRoadmap & { version: number };
export const getVersion = route<{ params: OfVersion; response: VersionDetail }>(
  'GET',
  '/api/roadmaps/{id}/versions/{version}',
);
export const restoreVersion = route<{ params: OfVersion; body: RestoreVersionBody; response: Roadmap }>(
  'POST',
  '/api/roadmaps/{id}/versions/{version}/restore',
);
export const undoEdit = route<{ params: OfRoadmap & { revision: number }; response: Roadmap }>(
  'POST',
  '/api/roadmaps/{id}/edits/{revision}/undo',
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
