import { route } from '../route.ts';
import type { AdminStory, DecideStoryBody, StoryState, SubmitStoryBody, UserStory } from './user-stories.ts';

type OfStory = { id: string };

export const submitStory = route<{
  body: Pick<SubmitStoryBody, 'title' | 'story' | 'consent'> & Partial<SubmitStoryBody>;
  response: UserStory;
}>('POST', '/api/user-stories');
export const listMyStories = route<{ response: UserStory[] }>('GET', '/api/user-stories/mine');
export const withdrawStory = route<{ params: OfStory; response: UserStory }>(
  'DELETE',
  '/api/user-stories/{id}',
);
export const listUserStories = route<{
  query: { state?: StoryState; limit?: number; cursor?: string };
  response: AdminStory[];
}>('GET', '/api/admin/user-stories');
export const decideStory = route<{ params: OfStory; body: DecideStoryBody; response: AdminStory }>(
  'PATCH',
  '/api/admin/user-stories/{id}',
);
