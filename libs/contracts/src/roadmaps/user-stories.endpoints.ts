import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { Id } from './id.ts';
import { AdminStory, DecideStoryBody, ListStoriesQuery, SubmitStoryBody, UserStory } from './user-stories.ts';

const OfStory = z.object({ id: Id });

/**
 * Errors: NOT_FOUND (roadmap), RULE_REFUSED (not followed), CONFLICT (one of this roadmap is waiting or published).
 */
export const SubmitStory = endpoint('POST /api/user-stories', {
  subject: 'roadmaps.submit-story',
  status: 201,
  summary: "Submits the caller's story, which an admin may publish on the landing page",
  input: SubmitStoryBody,
  output: UserStory,
});
/** The newest 50. */
export const ListMyStories = endpoint('GET /api/user-stories/mine', {
  subject: 'roadmaps.my-stories',
  summary: "The caller's submitted stories, newest first",
  input: z.object({}),
  output: z.array(UserStory),
});
/**
 * Also of a published one, which disappears from the landing page. Idempotent. Error: NOT_FOUND (also for others').
 */
export const WithdrawStory = endpoint('DELETE /api/user-stories/{id}', {
  subject: 'roadmaps.withdraw-story',
  summary: "Withdraws one of the caller's stories; a published one is taken down",
  input: OfStory,
  output: UserStory,
});
/** Newest first. */
export const ListUserStories = endpoint('GET /api/admin/user-stories', {
  subject: 'roadmaps.user-stories',
  roles: ['admin'],
  summary: 'For admins: submitted stories, newest first',
  input: ListStoriesQuery,
  output: pageOf(AdminStory),
});
/** Idempotent for the same state. Errors: NOT_FOUND, STALE (another admin was first), RULE_REFUSED (withdrawn). */
export const DecideStory = endpoint('PATCH /api/admin/user-stories/{id}', {
  subject: 'roadmaps.decide-story',
  roles: ['admin'],
  quota: 'decision',
  summary: 'For admins: publishes or rejects a story, or takes a published one down; informs its author',
  input: OfStory.extend({ body: DecideStoryBody }),
  output: AdminStory,
});
