import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { Id, OfRoadmap } from './id.ts';
import { Following, FollowState, Progress, ProgressChanged, SetProgressBody } from './progress.ts';

/** The caller's progress. Errors: FORBIDDEN (another user's id), NOT_FOUND. */
export const GetProgress = endpoint('GET /api/progress/{userId}/{roadmapId}', {
  subject: 'roadmaps.get-progress',
  summary: "The caller's own progress on a roadmap",
  input: z.object({ userId: z.coerce.number<number>().int().positive(), roadmapId: Id }),
  output: Progress,
});
/**
 * Follows the roadmap. Errors: FORBIDDEN (another user's id), NOT_FOUND (also the step), STAGE_LOCKED (completing
 * only).
 */
export const SetProgress = endpoint('PATCH /api/progress', {
  subject: 'roadmaps.set-progress',
  summary: 'Ticks or unticks a step',
  input: SetProgressBody,
  output: ProgressChanged,
});
export const ListFollowing = endpoint('GET /api/following', {
  subject: 'roadmaps.list-following',
  summary: "The roadmaps the caller follows, with the caller's progress",
  input: PageQuery,
  output: pageOf(Following),
});
export const Follow = endpoint('POST /api/roadmaps/{id}/follow', {
  subject: 'roadmaps.follow',
  summary: 'Follows a roadmap',
  input: OfRoadmap,
  output: FollowState,
});
export const Unfollow = endpoint('DELETE /api/roadmaps/{id}/follow', {
  subject: 'roadmaps.unfollow',
  summary: 'Unfollows a roadmap; progress stays',
  input: OfRoadmap,
  output: FollowState,
});
