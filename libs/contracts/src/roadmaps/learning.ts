import { z } from 'zod';
import { text } from '../text.ts';
import { Id } from './id.ts';
import { Progress } from './progress.ts';

/** A tick with its time; times in the future count as now. */
export const TimedTick = z.object({
  stepId: Id,
  completed: z.boolean({ error: 'completed must be true or false' }),
  at: z.iso.datetime({ error: 'at must be a moment in ISO 8601, in UTC' }),
});
export type TimedTick = z.infer<typeof TimedTick>;

/** The latest tick of a step wins. Locks are not checked again; ticks of unknown steps are returned as `ignored`. */
export const MergeProgressBody = z
  .object({
    roadmapId: Id,
    ticks: z.array(TimedTick).min(1, 'Nothing to merge').max(1_200, 'At most 1200 ticks at once'),
  })
  .meta({ id: 'MergeProgressBody' });
export type MergeProgressBody = z.infer<typeof MergeProgressBody>;

export const MergedProgress = Progress.extend({ ignored: z.array(z.string()) }).meta({
  id: 'MergedProgress',
});
export type MergedProgress = z.infer<typeof MergedProgress>;

/** Unticks everything; `resetId` undoes it for 24 hours, null when nothing was ticked. */
export const ResetProgress = z
  .object({ resetId: z.string().nullable(), progress: Progress })
  .meta({ id: 'ResetProgress' });
export type ResetProgress = z.infer<typeof ResetProgress>;

export const Mood = z.enum(['struggling', 'neutral', 'thriving']);
export type Mood = z.infer<typeof Mood>;

export const EMPTY_REFLECTION = 'Please write something before saving your reflection.';

export const Reflection = z
  .object({
    id: z.string(),
    roadmapId: z.string(),
    text: z.string(),
    date: z.iso.datetime(),
    stageName: z.string(),
    stageNumber: z.number().int(),
    progress: z.number().int().min(0).max(100), // percent of the roadmap at that time
  })
  .meta({ id: 'Reflection' });
export type Reflection = z.infer<typeof Reflection>;

/** The client creates the id, so that a reflection written offline is stored once. */
export const ReflectionBody = z
  .object({
    id: z.uuid('This id is not valid.'),
    roadmapId: Id,
    text: text('Reflection', 4_000, 0).refine((value) => value !== '', EMPTY_REFLECTION),
    date: z.iso.datetime(),
    stageName: text('Stage', 120, 0),
    stageNumber: z.number().int().min(0).max(1_000),
    progress: z.number().int().min(0).max(100),
  })
  .meta({ id: 'ReflectionBody' });
export type ReflectionBody = z.infer<typeof ReflectionBody>;

export const MoodBody = z.object({ mood: Mood, at: z.iso.datetime().optional() }).meta({ id: 'MoodBody' });
export type MoodBody = z.infer<typeof MoodBody>;

export const MoodCheckIn = z.object({ mood: Mood, at: z.iso.datetime() }).meta({ id: 'MoodCheckIn' });
export type MoodCheckIn = z.infer<typeof MoodCheckIn>;

/**
 * Days with activity on any roadmap, in the requested zone. A single day of rest between two of them does not end a streak;
 * the days of rest are not counted.
 */
export const Streak = z
  .object({
    current: z.number().int(), // 0 after two whole days of rest
    longest: z.number().int(),
    activeToday: z.boolean(),
    thisWeek: z.number().int(), // active days since Monday
    thisMonth: z.number().int(), // active days since the first
  })
  .meta({ id: 'Streak' });
export type Streak = z.infer<typeof Streak>;

export const CompanionQuery = z.object({
  timeZone: z.string().max(64).optional(), // IANA zone, default UTC
});

export const Companion = z
  .object({
    streak: Streak,
    mood: MoodCheckIn.nullable(),
    reflections: z.array(Reflection), // newest first, at most 100
  })
  .meta({ id: 'Companion' });
export type Companion = z.infer<typeof Companion>;
