import { z } from 'zod';
import { text } from '../text.ts';
import { Id } from './id.ts';
import { Mood } from './learning.ts';
import { StoryPassage } from './story-passage.ts';

/** Signs of danger, and questions that need a qualified person first. */
export const SafetyKind = z.enum([
  'suicide',
  'self-harm',
  'overdose',
  'violence-at-home',
  'child',
  'harm-to-others',
  'medical-emergency',
  'withdrawal',
  'medicine',
  'pregnancy',
  'chest-pain',
  'eating-disorder',
  'eviction',
  'court',
]);
export type SafetyKind = z.infer<typeof SafetyKind>;

export const SafetyLanguage = z.enum(['en', 'es', 'de', 'fr', 'pt', 'it']);
export type SafetyLanguage = z.infer<typeof SafetyLanguage>;

/**
 * Help alone, no guidance on the step. `strong`: a person is in danger. `ask-first`: whom to contact today. `urgent`: the
 * emergency number comes first. The screens show the help in `language`, with the numbers of the reader's country.
 */
export const Safety = z
  .object({
    level: z.enum(['strong', 'ask-first']),
    kinds: z.array(SafetyKind).min(1).max(14),
    urgent: z.boolean().default(false),
    language: SafetyLanguage,
  })
  .meta({ id: 'Safety' });
export type Safety = z.infer<typeof Safety>;

/** Personal help with one step; nothing that is not known is filled in. `quote`: exact, of the mentor on that step. */
export const Coaching = z
  .object({
    opening: z.string().max(800), // may be empty
    actions: z // smallest first; empty beside `safety`
      .array(z.object({ title: z.string().min(1).max(120), detail: z.string().max(500) }))
      .max(5),
    questions: z.array(z.string().min(1).max(300)).max(5).default([]), // for the mentor
    obstacle: z.string().max(500).nullable(), // a likely obstacle, and how to overcome it
    quote: z.string().max(600).nullable(),
    encouragement: z.string().max(300), // may be empty
    safety: Safety.optional(),
  })
  .meta({ id: 'Coaching' });
export type Coaching = z.infer<typeof Coaching>;

/** Of one coaching. */
export const MAX_SHOWN_PASSAGES = 3;

/**
 * As it is shown. `passages`: words of the mentor from the whole story, which may be quoted at this moment; chosen by the model,
 * or without one in place of all else.
 */
export const ShownCoaching = Coaching.extend({
  passages: z.array(StoryPassage).max(MAX_SHOWN_PASSAGES),
}).meta({
  id: 'ShownCoaching',
});
export type ShownCoaching = z.infer<typeof ShownCoaching>;

/** `useProgress`, `useReflections`: the learner allows it for this coaching; never assumed. */
export const AiCoachingBody = z
  .object({
    stepId: Id,
    roadmapId: Id,
    userContext: text('What you tell us', 1_000, 0).default(''),
    useProgress: z.boolean().default(false),
    useReflections: z.boolean().default(false), // and the mood
  })
  .meta({ id: 'AiCoachingBody' });
export type AiCoachingBody = z.infer<typeof AiCoachingBody>;

/** `coaching` is null when `success` is false; `message` is the reason. */
export const AiCoachingResponse = z
  .object({
    success: z.boolean(),
    coaching: ShownCoaching.nullable(),
    message: z.string(),
    runId: z.string(),
    engine: z.enum(['offline', 'openai']).nullable(),
  })
  .meta({ id: 'AiCoachingResponse' });
export type AiCoachingResponse = z.infer<typeof AiCoachingResponse>;

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
  /** Titles of the neighbouring steps. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  userContext: z.string(),
  /** Null without the learner's permission. */
  progress: z.object({ completedSteps: z.number().int(), totalSteps: z.number().int() }).nullable(),
  mood: Mood.nullable(),
  /** On this roadmap, newest first; empty without the learner's permission. */
  reflections: z.array(z.string()).max(5),
  /** For a model: what fits the note and the step in the whole story, as far as it may be quoted and sent. */
  passages: z
    .array(z.object({ id: z.string(), text: z.string(), step: z.string().nullable() }))
    .max(8)
    .default([]),
});
export type CoachingMaterial = z.infer<typeof CoachingMaterial>;
