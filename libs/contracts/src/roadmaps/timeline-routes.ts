import { route } from '../route.ts';
import type {
  Milestone,
  MilestoneBody,
  Timeline,
  TimelineOrderBody,
  UpdateMilestoneBody,
} from './timeline.ts';

type OfRoadmap = { id: string };
type OfMilestone = { id: string; milestoneId: string };

export const getTimeline = route<{ params: OfRoadmap; response: Timeline }>(
  'GET',
  '/api/roadmaps/{id}/timeline',
);
export const addMilestone = route<{ params: OfRoadmap; body: MilestoneBody; response: Milestone }>(
  'POST',
  '/api/roadmaps/{id}/timeline',
);
export const updateMilestone = route<{
  params: OfMilestone;
  body: UpdateMilestoneBody;
  response: Milestone;
}>('PATCH', '/api/roadmaps/{id}/timeline/{milestoneId}');
export const deleteMilestone = route<{ params: OfMilestone; response: { success: true } }>(
  'DELETE',
  '/api/roadmaps/{id}/timeline/{milestoneId}',
);
export const orderTimeline = route<{ params: OfRoadmap; body: TimelineOrderBody; response: Timeline }>(
  'PUT',
  '/api/roadmaps/{id}/timeline/order',
);
