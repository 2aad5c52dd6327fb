import type { TaskBody, TaskStep } from '@waymark/contracts/scheduling/tasks';
import { AppError } from '@waymark/kernel/app-error';
import { addDays, localTime } from '@waymark/kernel/time-zone';
import { canHaveTasks } from './policy.ts';
import type { SessionState } from './session-state.ts';

/** `dueOn` is a date, in no zone. */
export interface StoredTask {
  id: string;
  text: string;
  dueOn: string | null;
  step: TaskStep | null;
  doneAt: Date | null;
}

/** A task as its mentor wants it: without an id a new one, which alone can get a step. */
export type WantedTask = Omit<TaskBody, 'step'> & { step: TaskStep | null };

export type PlannedTask = Omit<StoredTask, 'doneAt'>;

/** Days after a session on which a task can be due. */
const MAX_DUE_DAYS = 366;

/**
 * The tasks of a session in their order. What the learner ticked is theirs: it stays as it is.
 * Errors: CONFLICT (the session has not begun or did not take place; a ticked task is changed or missing; a task does not
 * exist any more), VALIDATION (a new date is before the session, or too late).
 */
export function planTasks(
  { state, stored }: { state: SessionState; stored: readonly StoredTask[] },
  wanted: readonly WantedTask[],
  { now, newId }: { now: Date; newId: () => string },
): PlannedTask[] {
  if (!canHaveTasks(state, now)) {
    const message =
      state.status === 'scheduled'
        ? 'Tasks can be written once the session has begun.'
        : 'This session did not take place, so it has no tasks.';
    throw new AppError('CONFLICT', message);
  }
  for (const task of stored) {
    if (task.doneAt && !wanted.some(({ id }) => id === task.id)) throw ticked(task, 'removed');
  }
  return wanted.map((task, index) => {
    const known = stored.find(({ id }) => id === task.id);
    if (task.id !== undefined && !known) {
      throw new AppError(
        'CONFLICT',
        `“${task.text}” was removed in another window. Please open the notes again.`,
      );
    }
    if (task.dueOn !== (known?.dueOn ?? null)) checkDue(task.dueOn, state, index);
    const { text, dueOn } = task;
    if (!known) return { id: newId(), text, dueOn, step: task.step };
    if (known.doneAt && !isSame(known, task)) throw ticked(known, 'changed');
    return { id: known.id, text, dueOn, step: known.step };
  });
}

export const areChanged = (stored: readonly StoredTask[], planned: readonly PlannedTask[]): boolean =>
  stored.length !== planned.length ||
  planned.some((task, index) => task.id !== stored[index]!.id || !isSame(task, stored[index]!));

const isSame = (
  one: Pick<StoredTask, 'text' | 'dueOn'>,
  other: Pick<StoredTask, 'text' | 'dueOn'>,
): boolean => one.text === other.text && one.dueOn === other.dueOn;

const ticked = ({ text }: StoredTask, what: 'changed' | 'removed'): AppError =>
  new AppError('CONFLICT', `“${text}” is ticked already, so it cannot be ${what}.`);

function checkDue(dueOn: string | null, { startsAt, mentorTimezone }: SessionState, index: number): void {
  const { date } = localTime(mentorTimezone, startsAt.getTime());
  if (dueOn === null || (dueOn >= date && dueOn <= addDays(date, MAX_DUE_DAYS))) return;
  const message = dueOn < date ? 'Choose a day after the session.' : 'Choose a day within a year.';
  throw new AppError('VALIDATION', message, { issues: [{ path: ['tasks', index, 'dueOn'], message }] });
}
