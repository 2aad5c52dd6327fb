import { route } from '../route.ts';
import type {
  Category,
  CreateRoadmapBody,
  EditedStage,
  OrderBody,
  PublishBody,
  Roadmap,
  RoadmapSummary,
  StageBody,
  UpdateRoadmapBody,
} from './http.ts';
import type { Following, FollowState, Progress, ProgressChanged, SetProgressBody } from './progress.ts';
import type { AiRun, GenerateRoadmapBody, GenerateRoadmapResponse, ResolveDraftBody } from './runs.ts';
import type { RoadmapLength, RoadmapSort } from './search.ts';
import type { RenameSourceBody, Source, SourceText, TranscriptBody, UploadedArtifact } from './sources.ts';

export type RoadmapQuery = {
  limit?: number;
  cursor?: string;
  categoryId?: string;
  mentorId?: number;
  q?: string;
  near?: 'true';
  length?: RoadmapLength;
  price?: string;
  voice?: 'true';
  sort?: RoadmapSort;
};
type OfRoadmap = { id: string };
type OfStage = { id: string; stageId: string };

export const listCategories = route<{ response: Category[] }>('GET', '/api/categories');
export const listRoadmaps = route<{
  query: RoadmapQuery;
  response: RoadmapSummary[];
}>('GET', '/api/roadmaps');
export const getRoadmap = route<{ params: OfRoadmap; query: { version?: 'draft' }; response: Roadmap }>(
  'GET',
  '/api/roadmaps/{id}',
);
export const createRoadmap = route<{ body: CreateRoadmapBody; response: Roadmap }>('POST', '/api/roadmaps');
export const updateRoadmap = route<{ params: OfRoadmap; body: UpdateRoadmapBody; response: Roadmap }>(
  'PATCH',
  '/api/roadmaps/{id}',
);
export const publishRoadmap = route<{ params: OfRoadmap; body: PublishBody; response: Roadmap }>(
  'PATCH',
  '/api/roadmaps/{id}/publish',
);
export const unpublishRoadmap = route<{ params: OfRoadmap; response: Roadmap }>(
  'PATCH',
  '/api/roadmaps/{id}/unpublish',
);
export const listMyRoadmaps = route<{
  query: { limit?: number; cursor?: string };
  response: RoadmapSummary[];
}>('GET', '/api/mentor/roadmaps');

export const addStage = route<{ params: OfRoadmap; body: StageBody; response: EditedStage }>(
  'POST',
  '/api/roadmaps/{id}/stages',
);
export const updateStage = route<{ params: OfStage; body: StageBody; response: EditedStage }>(
  'PATCH',
  '/api/roadmaps/{id}/stages/{stageId}',
);
export const deleteStage = route<{ params: OfStage; response: { success: true; revision: number } }>(
  'DELETE',
  '/api/roadmaps/{id}/stages/{stageId}',
);
export const reorder = route<{ params: OfRoadmap; body: OrderBody; response: Roadmap }>(
  'PUT',
  '/api/roadmaps/{id}/order',
);

export const getProgress = route<{ params: { userId: number; roadmapId: string }; response: Progress }>(
  'GET',
  '/api/progress/{userId}/{roadmapId}',
);
export const setProgress = route<{ body: SetProgressBody; response: ProgressChanged }>(
  'PATCH',
  '/api/progress',
);
export const listFollowing = route<{ query: { limit?: number; cursor?: string }; response: Following[] }>(
  'GET',
  '/api/following',
);
export const follow = route<{ params: OfRoadmap; response: FollowState }>(
  'POST',
  '/api/roadmaps/{id}/follow',
);
export const unfollow = route<{ params: OfRoadmap; response: FollowState }>(
  'DELETE',
  '/api/roadmaps/{id}/follow',
);

/** multipart: file, roadmapId */
export const uploadFile = route<{ response: UploadedArtifact }>('POST', '/api/upload');
export const addTranscript = route<{ params: OfRoadmap; body: TranscriptBody; response: Source }>(
  'POST',
  '/api/roadmaps/{id}/transcript',
);
export const listSources = route<{ params: OfRoadmap; response: Source[] }>(
  'GET',
  '/api/roadmaps/{id}/sources',
);
export const getSourceText = route<{ params: { id: string }; response: SourceText }>(
  'GET',
  '/api/sources/{id}/text',
);
export const renameSource = route<{ params: { id: string }; body: RenameSourceBody; response: Source }>(
  'PATCH',
  '/api/sources/{id}',
);
export const deleteSource = route<{ params: { id: string }; response: { success: true } }>(
  'DELETE',
  '/api/sources/{id}',
);

export const generateRoadmap = route<{
  body: GenerateRoadmapBody;
  response: GenerateRoadmapResponse | AiRun;
}>('POST', '/api/generate-roadmap');
/** The newest run of a roadmap, to restore a reloaded page. */
export const latestRun = route<{ params: OfRoadmap; response: AiRun | null }>(
  'GET',
  '/api/roadmaps/{id}/run',
);
export const getRun = route<{ params: { id: string }; response: AiRun }>('GET', '/api/ai-runs/{id}');
export const cancelRun = route<{ params: { id: string }; response: AiRun }>(
  'POST',
  '/api/ai-runs/{id}/cancel',
);
export const retryRun = route<{ params: { id: string }; response: AiRun }>('POST', '/api/ai-runs/{id}/retry');
export const retryRunWithoutAi = route<{ params: { id: string }; response: AiRun }>(
  'POST',
  '/api/ai-runs/{id}/retry-without-ai',
);
export const resolveDraft = route<{ params: { id: string }; body: ResolveDraftBody; response: AiRun }>(
  'POST',
  '/api/ai-runs/{id}/draft',
);
