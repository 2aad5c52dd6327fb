import { z } from 'zod';
import { text } from '../text.ts';
import { Id } from './id.ts';
import { Progress } from './progress.ts';

// --- Progress made elsewhere: logged out, offline, on another device ----------------------------------------------

/** A tick with the moment it was made. Moments ahead of the server's clock count as now. */
export const TimedTick = z.object({
  stepId: Id,
  completed: z.boolean({ error: 'completed must be true or false' }),
  at: z.iso.datetime({ error: 'at must be a moment in ISO 8601, in UTC' }),
});
export type TimedTick = z.infer<typeof TimedTick>;

/**
 * Step by step the later word wins. What was done was allowed where it was done, so the lock rule is not asked again;
 * steps that are not on the roadmap (any more) come back as `ignored`. The same again changes nothing.
 */
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

/** Everything is unticked; `resetId` takes it back for 24 hours. null: nothing was ticked. */
export const ResetProgress = z
  .object({ resetId: z.string().nullable(), progress: Progress })
  .meta({ id: 'ResetProgress' });
export type ResetProgress = z.infer<typeof ResetProgress>;

// --- The journey companion ----------------------------------------------------------------------------------------

export const Mood = z.enum(['struggling', 'neutral', 'thriving']);
export type Mood = z.infer<typeof Mood>;

export const EMPTY_REFLECTION = 'Please write something before saving your reflection.';

/** Private to its writer. */
export const Reflection = z
  .object({
    id: z.string(),
    roadmapId: z.string(),
    text: z.string(),
    date: z.iso.datetime(),
    stageName: z.string(),
    stageNumber: z.number().int(),
    /** Percent of the roadmap when it was written. */
    progress: z.number().int().min(0).max(100),
  })
  .meta({ id: 'Reflection' });
export type Reflection = z.infer<typeof Reflection>;

/** The writer makes the id, so that one written offline or logged out is kept once, however often it is sent. */
export const ReflectionBody = z
  .object({
    id: z.uuid('This is not an id we know.'),
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

/** Days in a row on which the learner did something on any roadmap, by the days of the zone asked for. */
export const Streak = z
  .object({
    /** Ends today or yesterday, else 0. */
    current: z.number().int(),
    longest: z.number().int(),
    activeToday: z.boolean(),
  })
  .meta({ id: 'Streak' });
export type Streak = z.infer<typeof Streak>;

export const CompanionQuery = z.object({
  /** IANA zone of the reader; UTC when left out. Unknown ones are VALIDATION. */
  timeZone: z.string().max(64).optional(),
});

export const Companion = z
  .object({
    streak: Streak,
    mood: MoodCheckIn.nullable(),
    /** Newest first, at most 100. */
    reflections: z.array(Reflection),
  })
  .meta({ id: 'Companion' });
export type Companion = z.infer<typeof Companion>;
