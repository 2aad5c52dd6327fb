import { MAX_NOTES_CHARS, MAX_REMINDERS, MAX_SAVED } from '@waymark/contracts/roadmaps/own-step-limits';
import type { StepNote, StepNoteBody, StepReminderBody } from '@waymark/contracts/roadmaps/own-steps';
import { AppError } from '@waymark/kernel/app-error';
import { addDays, instantsAt, localTime, toMinute } from '@waymark/kernel/time-zone';

/** Error: STALE if another window has stored another text since. Nothing is lost with a deleted one. */
export function checkNoteRevision(stored: StepNote | undefined, { text, revision }: StepNoteBody): void {
  if (!stored || stored.text === '' || stored.text === text || stored.revision === revision) return;
  const details = { text: stored.text, revision: stored.revision };
  throw new AppError('STALE', 'This note was changed in another window.', { details });
}

/** Error: RULE_REFUSED. */
export function checkNoteRoom(others: number, text: string): void {
  if (text === '' || others + text.length <= MAX_NOTES_CHARS) return;
  throw new AppError(
    'RULE_REFUSED',
    'Your notes on this roadmap have reached their limit. Shorten or delete one first.',
  );
}

/** The instant of a reminder's wall time; the first of two. Error: VALIDATION. */
export function reminderInstant({ date, time, timeZone }: StepReminderBody, now: Date): Date {
  const [instant] = instantsAt(timeZone, date, toMinute(time));
  if (instant === undefined)
    throw invalid('time', 'The clocks skip this time on that day. Choose another time.');
  if (instant <= now.getTime()) throw invalid('time', 'This time has passed. Choose a later one.');
  const today = localTime(timeZone, now.getTime()).date;
  if (date > addDays(today, 366)) throw invalid('date', 'Choose a day within a year.');
  return new Date(instant);
}

const invalid = (field: 'date' | 'time', message: string): AppError =>
  new AppError('VALIDATION', message, { issues: [{ path: [field], message }] });

/** Error: RULE_REFUSED. */
export function checkReminderCount(others: number): void {
  if (others < MAX_REMINDERS) return;
  throw new AppError('RULE_REFUSED', `You have ${MAX_REMINDERS} open reminders. Remove one to set another.`);
}

export const stepDone = (): AppError =>
  new AppError('RULE_REFUSED', 'This step is completed already, so it needs no reminder.');

export const stepGone = (): AppError =>
  new AppError('NOT_FOUND', 'This step is not part of the roadmap any more.');

/** Error: RULE_REFUSED. */
export function checkSavedCount(others: number): void {
  if (others < MAX_SAVED) return;
  throw new AppError('RULE_REFUSED', `You have saved ${MAX_SAVED} roadmaps. Remove one to save another.`);
}
