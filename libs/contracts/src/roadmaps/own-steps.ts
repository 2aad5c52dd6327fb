import { z } from 'zod';
import { text } from '../text.ts';
import { LocalDate, TimeZone } from '../time.ts';
import { MAX_NOTE_CHARS } from './own-step-limits.ts';

/** A learner's private note on a step. Only its learner reads it; no prompt contains it. */
export const StepNote = z
  .object({
    stepId: z.string(),
    text: z.string(),
    revision: z.number().int(), // grows with every change
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'StepNote' });
export type StepNote = z.infer<typeof StepNote>;

/** `revision`: of the note that was edited, 0 without one. An empty text deletes the note. */
export const StepNoteBody = z
  .object({ text: text('Note', MAX_NOTE_CHARS, 0), revision: z.number().int().min(0).max(2_147_483_647) })
  .meta({ id: 'StepNoteBody' });
export type StepNoteBody = z.infer<typeof StepNoteBody>;

/** One per learner and step, in the learner's own zone. */
export const StepReminder = z
  .object({
    stepId: z.string(),
    at: z.iso.datetime(),
    date: z.string(),
    time: z.string(),
    timeZone: z.string(),
  })
  .meta({ id: 'StepReminder' });
export type StepReminder = z.infer<typeof StepReminder>;

/** A wall time, to the minute. */
export const ReminderTime = z
  .string({ error: 'Choose a time' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time');

export const StepReminderBody = z
  .object({ date: LocalDate, time: ReminderTime, timeZone: TimeZone })
  .meta({ id: 'StepReminderBody' });
export type StepReminderBody = z.infer<typeof StepReminderBody>;

/** The days on which a learner did a step that lasts for weeks. */
export const StepDays = z
  .object({
    stepId: z.string(),
    count: z.number().int(),
    last: z.string(), // the latest, as YYYY-MM-DD in the learner's zone of that day; empty without any
  })
  .meta({ id: 'StepDays' });
export type StepDays = z.infer<typeof StepDays>;

/** `done`: false takes today back. Today is that of the zone. */
export const StepTodayBody = z
  .object({ done: z.boolean({ error: 'done must be true or false' }), timeZone: TimeZone })
  .meta({ id: 'StepTodayBody' });
export type StepTodayBody = z.infer<typeof StepTodayBody>;

/** What a learner added to the steps of a roadmap. */
export const OwnSteps = z
  .object({ notes: z.array(StepNote), reminders: z.array(StepReminder), days: z.array(StepDays) })
  .meta({ id: 'OwnSteps' });
export type OwnSteps = z.infer<typeof OwnSteps>;
