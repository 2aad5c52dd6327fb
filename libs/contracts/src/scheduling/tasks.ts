import { z } from 'zod';
import { Id } from '../roadmaps/id.ts';
import { singleLine, text } from '../text.ts';
import { LocalDate } from '../time.ts';
import { MAX_GOAL, MAX_TASK_COMMENT, MAX_TASK_TEXT, MAX_TASKS } from './constants.ts';

/** A step of a roadmap, as it was called when the task was written. */
export const TaskStep = z.object({ roadmapId: z.string(), stepId: z.string(), title: z.string() });
export type TaskStep = z.infer<typeof TaskStep>;

/** What a mentor asks the learner of a session to do next. The learner ticks it and comments on it. */
export const Task = z
  .object({
    id: z.string(),
    sessionId: z.string(),
    text: z.string(),
    dueOn: z.string().nullable(), // a date, in no zone
    step: TaskStep.nullable(),
    doneAt: z.iso.datetime().nullable(),
    comment: z.string(), // by the learner; may be empty
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof Task>;

/** A task as its learner has it. */
export const OwnTask = Task.extend({
  mentor: z.object({ id: z.number().int(), name: z.string(), avatar: z.string().nullable() }),
  sessionDate: z.iso.datetime(),
}).meta({ id: 'OwnTask' });
export type OwnTask = z.infer<typeof OwnTask>;

/** `id`: of a task that is stored; absent: a new one. `step`: only of a new one, an older one keeps its own. */
const TaskBody = z.object({
  id: z.uuid('This is not an id of a task').optional(),
  text: singleLine('A task', MAX_TASK_TEXT),
  dueOn: LocalDate.nullable(),
  step: z.object({ roadmapId: Id, stepId: Id }).nullish(),
});
export type TaskBody = z.infer<typeof TaskBody>;

/** All tasks of a session in their order: what is missing is removed. */
export const TaskList = z
  .array(TaskBody)
  .max(MAX_TASKS, `At most ${MAX_TASKS} tasks`)
  .refine((tasks) => {
    const ids = tasks.flatMap(({ id }) => id ?? []);
    return new Set(ids).size === ids.length;
  }, 'Each task can be listed once');

/** An absent comment stays. */
export const ChangeTaskBody = z
  .object({
    done: z.boolean({ error: 'Tick the task, or take the tick back' }),
    comment: text('A comment', MAX_TASK_COMMENT, 0).optional(),
  })
  .meta({ id: 'ChangeTaskBody' });
export type ChangeTaskBody = z.infer<typeof ChangeTaskBody>;

/** Of two people, in one sentence. Both read it, and either can write it. */
export const Goal = z
  .object({
    text: z.string(), // empty: none
    byMe: z.boolean(), // the caller wrote it last
    changedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Goal' });
export type Goal = z.infer<typeof Goal>;

export const GoalBody = z.object({ text: singleLine('A goal', MAX_GOAL, 0) }).meta({ id: 'GoalBody' });
export type GoalBody = z.infer<typeof GoalBody>;

/** What comes after a session, and what it begins with. */
export const FollowUp = z
  .object({
    tasks: z.array(Task),
    canWriteTasks: z.boolean(), // the caller, now
    goal: Goal,
    /** The last session of the two before this one, with the same mentor, that has notes or tasks. */
    last: z
      .object({
        sessionId: z.string(),
        sessionDate: z.iso.datetime(),
        notes: z.string(),
        tasks: z.array(Task), // its own, and open ones of sessions before it
      })
      .nullable(),
  })
  .meta({ id: 'FollowUp' });
export type FollowUp = z.infer<typeof FollowUp>;
