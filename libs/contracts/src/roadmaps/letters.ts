import { z } from 'zod';
import { LocalDate, TimeZone } from '../time.ts';
import { ReminderTime } from './own-steps.ts';

/** What Waymark sends unasked, and the daily reminder. `quiet`: after days without activity. */
export const letterKinds = ['welcome', 'daily', 'sunday', 'quiet'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Days without activity after which a note is sent. After the last one nothing is, until the next activity. */
export const QUIET_DAYS = [3, 7, 30] as const;

/** Time proposed for the daily reminder. */
export const DEFAULT_REMINDER_TIME = '20:00';

/**
 * The caller's daily reminder. `time`: wall time in `timeZone`, null when it is off. `pausedUntil`: the local date from
 * which letters are sent again; before it none is, whatever its kind.
 */
export const DailyReminder = z
  .object({
    time: z.string().nullable(),
    timeZone: z.string().nullable(), // null: not known yet
    pausedUntil: z.string().nullable(),
  })
  .meta({ id: 'DailyReminder' });
export type DailyReminder = z.infer<typeof DailyReminder>;

export const DailyReminderBody = z
  .object({ time: ReminderTime.nullable(), timeZone: TimeZone, pausedUntil: LocalDate.nullable() })
  .meta({ id: 'DailyReminderBody' });
export type DailyReminderBody = z.infer<typeof DailyReminderBody>;

export const TimeZoneBody = z.object({ timeZone: TimeZone }).meta({ id: 'TimeZoneBody' });
export type TimeZoneBody = z.infer<typeof TimeZoneBody>;

/** The next step of the roadmap that the learner followed last. */
const NextOfLetter = z.object({
  roadmapId: z.string(),
  roadmapTitle: z.string(),
  mentorName: z.string(),
  stepId: z.string(),
  stepTitle: z.string(),
});

const Road = z.object({ roadmapId: z.string(), title: z.string(), mentorName: z.string() });

/** What a letter is written from. */
export const LetterFacts = z.object({
  userId: z.number().int(),
  kind: z.enum(letterKinds),
  /** Of `quiet`. */
  quietDays: z.number().int().nullable(),
  next: NextOfLetter.nullable(), // null: of a welcome to somebody who follows nothing
  /** A sentence of the mentor that may be quoted. */
  quote: z.string().nullable(),
  /** Of `sunday`: the steps done in the seven days before, with the titles of the last ones. */
  doneCount: z.number().int(),
  done: z.array(z.string()),
  /** Of a welcome without `next`: roadmaps to begin with. */
  roads: z.array(Road),
  /** The letter is of no use after this instant. */
  expiresAt: z.iso.datetime(),
});
export type LetterFacts = z.infer<typeof LetterFacts>;
