import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { AiCoachingBody, CoachingMaterial } from './coaching.ts';
import { Id } from './id.ts';
import {
  Companion,
  CompanionQuery,
  MergedProgress,
  MergeProgressBody,
  MoodBody,
  MoodCheckIn,
  Reflection,
  ReflectionBody,
  ResetProgress,
} from './learning.ts';
import { Progress } from './progress.ts';
import { QuestionBody, StoryReply } from './questions.ts';
import { AiRun } from './runs.ts';

/** Follows the roadmap when a tick was stored. Errors: NOT_FOUND, RULE_REFUSED on the caller's own draft. */
export const MergeProgress = defineRpc('roadmaps.merge-progress', {
  input: MergeProgressBody,
  output: MergedProgress,
});
/** Errors: FORBIDDEN (another user's id), NOT_FOUND. */
export const ResetProgressRpc = defineRpc('roadmaps.reset-progress', {
  input: z.object({ userId: z.number().int().positive(), roadmapId: Id }),
  output: ResetProgress,
});
/** Idempotent. Errors: NOT_FOUND (also for other users), RULE_REFUSED after 24 hours. */
export const UndoReset = defineRpc('roadmaps.undo-reset', { input: z.object({ id: Id }), output: Progress });

/** The caller's own. Errors: NOT_FOUND, VALIDATION (unknown zone). */
export const GetCompanion = defineRpc('roadmaps.companion', {
  input: CompanionQuery.extend({ roadmapId: Id }),
  output: Companion,
});
export const CheckIn = defineRpc('roadmaps.check-in', {
  input: z.object({ roadmapId: Id, body: MoodBody }),
  output: MoodCheckIn,
});
/** Idempotent by the client's id. Errors: CONFLICT (another user's id), RULE_REFUSED above 1000 on one roadmap. */
export const AddReflection = defineRpc('roadmaps.add-reflection', {
  input: ReflectionBody,
  output: Reflection,
});
/** Idempotent. */
export const DeleteReflection = defineRpc('roadmaps.delete-reflection', {
  input: z.object({ id: Id }),
  output: Success,
});

/** Starts a coaching run. Errors: NOT_FOUND (roadmap or step), RUN_ACTIVE (this step; details.runId), TOO_MANY. */
export const StartCoaching = defineRpc('roadmaps.start-coaching', { input: AiCoachingBody, output: AiRun });
/** The caller's newest succeeded or unfinished coaching of each step. */
export const ListCoachings = defineRpc('roadmaps.coachings', {
  input: z.object({ id: Id }),
  output: z.array(AiRun),
});

/** Returns passages of the words that the mentor allows to be quoted at this moment. Stores nothing. Error: NOT_FOUND. */
export const AskStory = defineRpc('roadmaps.ask-story', {
  input: z.object({ id: Id, body: QuestionBody }),
  output: StoryReply,
});

/** Only for the ai-worker. */
export const BeginCoaching = defineRpc('roadmaps.worker.begin-coaching', {
  access: 'service',
  input: z.object({ runId: Id, outside: z.boolean().default(false) }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({ next: z.literal('coach'), material: CoachingMaterial }),
  ]),
});
