import { z } from 'zod';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { Id } from './id.ts';
import { AdminStory, DecideStoryBody, ListStoriesQuery, SubmitStoryBody, UserStory } from './user-stories.ts';

const OfStory = z.object({ id: Id });

/** Errors: NOT_FOUND (roadmap), RULE_REFUSED (not followed), CONFLICT (one of this roadmap is waiting or published). */
export const SubmitStory = defineRpc('roadmaps.submit-story', { input: SubmitStoryBody, output: UserStory });
/** The newest 50. */
export const ListMyStories = defineRpc('roadmaps.my-stories', {
  input: z.object({}),
  output: z.array(UserStory),
});
/** Also of a published one, which disappears from the landing page. Idempotent. Error: NOT_FOUND (also for others'). */
export const WithdrawStory = defineRpc('roadmaps.withdraw-story', { input: OfStory, output: UserStory });
/** Newest first. */
export const ListUserStories = defineRpc('roadmaps.user-stories', {
  roles: ['admin'],
  input: ListStoriesQuery,
  output: pageOf(AdminStory),
});
/** Idempotent for the same state. Errors: NOT_FOUND, STALE (another admin was first), RULE_REFUSED (withdrawn). */
export const DecideStory = defineRpc('roadmaps.decide-story', {
  roles: ['admin'],
  input: OfStory.extend({ body: DecideStoryBody }),
  output: AdminStory,
});
