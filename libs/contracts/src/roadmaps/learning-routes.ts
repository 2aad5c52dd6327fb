import { route } from '../route.ts';
import type { AiCoachingBody, AiCoachingResponse } from './coaching.ts';
import type {
  Companion,
  MergedProgress,
  MergeProgressBody,
  MoodBody,
  MoodCheckIn,
  Reflection,
  ReflectionBody,
  ResetProgress,
} from './learning.ts';
import type { FeaturedClip } from './media.ts';
import type { Progress } from './progress.ts';
import type { QuestionBody, StoryReply } from './questions.ts';
import type { AiRun } from './runs.ts';
import type { Story } from './stories.ts';

export const mergeProgress = route<{ body: MergeProgressBody; response: MergedProgress }>(
  'POST',
  '/api/progress/merge',
);
export const resetProgress = route<{
  params: { userId: number; roadmapId: string };
  response: ResetProgress;
}>('POST', '/api/progress/{userId}/{roadmapId}/reset');
/** Within 24 hours; steps ticked since the reset stay ticked. */
export const undoReset = route<{ params: { id: string }; response: Progress }>(
  'POST',
  '/api/progress-resets/{id}/undo',
);

export const getCompanion = route<{
  params: { roadmapId: string };
  query: { timeZone?: string };
  response: Companion;
}>('GET', '/api/companion/{roadmapId}');
export const checkIn = route<{ params: { roadmapId: string }; body: MoodBody; response: MoodCheckIn }>(
  'PUT',
  '/api/companion/{roadmapId}/mood',
);
export const addReflection = route<{ body: ReflectionBody; response: Reflection }>(
  'POST',
  '/api/reflections',
);
export const deleteReflection = route<{ params: { id: string }; response: { success: true } }>(
  'DELETE',
  '/api/reflections/{id}',
);

/** Waits for the result; with `Prefer: respond-async` returns 202 and the run. */
export const aiCoaching = route<{ body: AiCoachingBody; response: AiCoachingResponse | AiRun }>(
  'POST',
  '/api/ai-coaching',
);
/** The caller's newest coaching of each step, to restore a reloaded page. */
export const listCoachings = route<{ params: { id: string }; response: AiRun[] }>(
  'GET',
  '/api/roadmaps/{id}/coachings',
);

/** Passages of the mentor's own words that fit a question. Nothing is stored. */
export const askStory = route<{ params: { id: string }; body: QuestionBody; response: StoryReply }>(
  'POST',
  '/api/roadmaps/{id}/questions',
);

export const featuredStories = route<{ response: Story[] }>('GET', '/api/user-stories/featured');

export const getFeaturedClip = route<{ response: FeaturedClip | null }>('GET', '/api/featured-clip');
