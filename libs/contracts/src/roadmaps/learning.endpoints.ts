import { z } from 'zod';
import { Outside } from '../ai/outside.ts';
import { ReplyMaterial } from '../ai/reply.ts';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { AiCoachingBody, AiCoachingResponse, CoachingMaterial } from './coaching.ts';
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

/** 1200 ticks of a long step id each. */
const mergeLimits = { bodyLimit: 192 * 1024, bodyValues: 5_000 };

/** Follows the roadmap when a tick was stored. Errors: NOT_FOUND, RULE_REFUSED on the caller's own draft. */
export const MergeProgress = endpoint('POST /api/progress/merge', {
  subject: 'roadmaps.merge-progress',
  ...mergeLimits,
  summary: 'Merges ticks made elsewhere, each with its time: the latest wins',
  input: MergeProgressBody,
  output: MergedProgress,
});
/** Errors: FORBIDDEN (another user's id), NOT_FOUND. */
export const ResetProgressRpc = endpoint('POST /api/progress/{userId}/{roadmapId}/reset', {
  subject: 'roadmaps.reset-progress',
  summary: 'Unticks all steps',
  input: z.object({ userId: z.number().int().positive(), roadmapId: Id }),
  output: ResetProgress,
});
/**
 * Idempotent. Errors: NOT_FOUND (also for other users), RULE_REFUSED after 24 hours. Within 24 hours; steps ticked
 * since the reset stay ticked.
 */
export const UndoReset = endpoint('POST /api/progress-resets/{id}/undo', {
  subject: 'roadmaps.undo-reset',
  summary: 'Undoes a reset, within 24 hours',
  input: z.object({ id: Id }),
  output: Progress,
});

/** The caller's own. Errors: NOT_FOUND, VALIDATION (unknown zone). */
export const GetCompanion = endpoint('GET /api/companion/{roadmapId}', {
  subject: 'roadmaps.companion',
  summary: "The caller's streak, last mood and reflections on a roadmap",
  input: CompanionQuery.extend({ roadmapId: Id }),
  query: CompanionQuery,
  output: Companion,
});
export const CheckIn = endpoint('PUT /api/companion/{roadmapId}/mood', {
  subject: 'roadmaps.check-in',
  summary: "Stores the caller's mood of today on a roadmap",
  input: z.object({ roadmapId: Id, body: MoodBody }),
  output: MoodCheckIn,
});
/** Idempotent by the client's id. Errors: CONFLICT (another user's id), RULE_REFUSED above 1000 on one roadmap. */
export const AddReflection = endpoint('POST /api/reflections', {
  subject: 'roadmaps.add-reflection',
  status: 201,
  summary: 'Adds a private reflection; idempotent by the id that the caller chose',
  input: ReflectionBody,
  output: Reflection,
});
/** Idempotent. */
export const DeleteReflection = endpoint('DELETE /api/reflections/{id}', {
  subject: 'roadmaps.delete-reflection',
  summary: "Removes one of the caller's reflections",
  input: z.object({ id: Id }),
  output: Success,
});

/** Starts a coaching run. Errors: NOT_FOUND (roadmap or step), RUN_ACTIVE (this step; details.runId), TOO_MANY. */
export const StartCoaching = defineRpc('roadmaps.start-coaching', { input: AiCoachingBody, output: AiRun });
/**
 * The caller's newest succeeded or unfinished coaching of each step. The caller's newest coaching of each step, to
 * restore a reloaded page.
 */
export const ListCoachings = endpoint('GET /api/roadmaps/{id}/coachings', {
  subject: 'roadmaps.coachings',
  summary: "The caller's newest coaching of each step of a roadmap",
  input: z.object({ id: Id }),
  output: z.array(AiRun),
});

/**
 * Returns passages of the words that the mentor allows to be quoted at this moment. Stores nothing. Error:
 * NOT_FOUND. Passages of the mentor's own words that fit a question. Nothing is stored.
 */
export const AskStory = endpoint('POST /api/roadmaps/{id}/questions', {
  subject: 'roadmaps.ask-story',
  quota: 'ai',
  summary: "Answers a question with passages of the mentor's own words",
  input: z.object({ id: Id, body: QuestionBody }),
  output: StoryReply,
});

/**
 * Starts a run in which a model replies. Errors: NOT_FOUND, RUN_ACTIVE (details.runId), TOO_MANY. Starts a run in
 * which a model replies from the story; 202 and the run. Only where a model is connected.
 */
export const StartReply = endpoint('POST /api/roadmaps/{id}/replies', {
  subject: 'roadmaps.start-reply',
  quota: 'ai',
  status: 202,
  summary: 'Starts a run in which a model replies to a question from a story; needs a model',
  input: z.object({ id: Id, body: QuestionBody }),
  output: AiRun,
});
/**
 * The caller's replies on a roadmap, newest first, without those that gave help. The caller's replies on a roadmap,
 * newest first.
 */
export const ListReplies = endpoint('GET /api/roadmaps/{id}/replies', {
  subject: 'roadmaps.replies',
  summary: "The caller's replies from a story, newest first",
  input: z.object({ id: Id }),
  output: z.array(AiRun),
});
/** Idempotent, also for another user's. Error: RUN_ACTIVE (details.runId). */
export const DeleteReply = endpoint('DELETE /api/replies/{id}', {
  subject: 'roadmaps.delete-reply',
  summary: "Deletes one of the caller's replies",
  input: z.object({ id: Id }),
  output: Success,
});

/** Only for the ai-worker. */
export const BeginReply = defineRpc('roadmaps.worker.begin-reply', {
  access: 'service',
  input: z.object({ runId: Id, ...Outside }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({
      next: z.literal('reply'),
      material: ReplyMaterial,
      paidCalls: z.number().int().min(0).default(0), // of this run so far
    }),
  ]),
});
/** Only for the ai-worker. */
export const BeginCoaching = defineRpc('roadmaps.worker.begin-coaching', {
  access: 'service',
  input: z.object({ runId: Id, ...Outside }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({
      next: z.literal('coach'),
      material: CoachingMaterial,
      paidCalls: z.number().int().min(0).default(0), // of this run so far
    }),
  ]),
});

// Served by controllers of the gateway.

/** Waits for the result; with `Prefer: respond-async` returns 202 and the run. */
export const AiCoachingEndpoint = gatewayEndpoint('POST /api/ai-coaching', {
  quota: 'ai',
  summary: 'Personal help with one step; waits, or returns 202 and the run with Prefer: respond-async',
  body: AiCoachingBody,
  output: AiCoachingResponse.or(AiRun),
});
