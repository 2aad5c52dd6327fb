import { z } from 'zod';
import { text } from '../text.ts';
import { Id } from './id.ts';

/** Personal help with one step, in the mentor's spirit. `quote` is an exact piece of the mentor's words for that step. */
export const Coaching = z
  .object({
    /** Two or three sentences that meet the learner where they are. */
    opening: z.string().min(1).max(800),
    /** What to do, smallest first. */
    actions: z
      .array(z.object({ title: z.string().min(1).max(120), detail: z.string().min(1).max(500) }))
      .min(1)
      .max(5),
    /** What may get in the way, and what then. */
    obstacle: z.string().max(500).nullable(),
    quote: z.string().max(600).nullable(),
    encouragement: z.string().min(1).max(300),
    /** No guidance on the step: where to find help now, in our own words. */
    safety: z.literal(true).optional(),
  })
  .meta({ id: 'Coaching' });
export type Coaching = z.infer<typeof Coaching>;

/** Spec §7: the carousel sends “I'm a beginner looking to get started with this step”. */
export const AiCoachingBody = z
  .object({ stepId: Id, roadmapId: Id, userContext: text('What you tell us', 1_000, 0).default('') })
  .meta({ id: 'AiCoachingBody' });
export type AiCoachingBody = z.infer<typeof AiCoachingBody>;

/** Answer of the call that waits. `coaching` is null when `success` is false; `message` then says why. */
export const AiCoachingAnswer = z
  .object({
    success: z.boolean(),
    coaching: Coaching.nullable(),
    message: z.string(),
    runId: z.string(),
    engine: z.enum(['offline', 'openai']).nullable(),
  })
  .meta({ id: 'AiCoachingAnswer' });
export type AiCoachingAnswer = z.infer<typeof AiCoachingAnswer>;

/** What the worker works from: nothing of the mentor's but what learners see on the step. */
export const CoachingMaterial = z.object({
  roadmapTitle: z.string(),
  mentorName: z.string(),
  stageTitle: z.string(),
  stageDescription: z.string(),
  mentorNote: z.string().nullable(),
  stepTitle: z.string(),
  stepDescription: z.string(),
  stepDuration: z.string().nullable(),
  quote: z.string().nullable(),
  /** Titles of the step before and the step after, in the whole roadmap. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  completedSteps: z.number().int(),
  totalSteps: z.number().int(),
  userContext: z.string(),
});
export type CoachingMaterial = z.infer<typeof CoachingMaterial>;
