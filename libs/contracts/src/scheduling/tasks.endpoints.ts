import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../roadmaps/id.ts';
import * as tasks from './tasks.ts';

/** Error: NOT_FOUND, also for other people's sessions. */
export const GetFollowUp = endpoint('GET /api/sessions/{id}/follow-up', {
  subject: 'scheduling.follow-up',
  summary:
    'The tasks of a session, the goal of its two people, and what was written after their last session',
  input: z.object({ id: Id }),
  output: tasks.FollowUp,
});
export const ListTasks = endpoint('GET /api/tasks', {
  subject: 'scheduling.tasks',
  summary: "The caller's tasks as a learner: open ones, and those ticked within a day",
  input: z.object({}),
  output: z.array(tasks.OwnTask),
});
/** Errors: NOT_FOUND, also for other people's tasks; FORBIDDEN for the mentor. */
export const ChangeTask = endpoint('PATCH /api/tasks/{id}', {
  subject: 'scheduling.change-task',
  summary: "Ticks one of the caller's tasks or takes the tick back, or comments on it",
  input: z.object({ id: z.uuid('This is not an id of a task'), body: tasks.ChangeTaskBody }),
  output: tasks.Task,
});
/** Error: NOT_FOUND for a person whom the caller never had a session with. */
export const SetGoal = endpoint('PUT /api/goals/{userId}', {
  subject: 'scheduling.set-goal',
  summary: 'The goal of the caller and a person they have sessions with; an empty one is deleted',
  input: z.object({
    userId: z.coerce.number<number>().int().min(1).max(2_147_483_647),
    body: tasks.GoalBody,
  }),
  output: tasks.Goal,
});
