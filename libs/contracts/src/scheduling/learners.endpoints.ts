import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import * as learners from './learners.ts';

const One = z.object({ id: Id });

/** Error: NOT_FOUND, also for other people's sessions, as for the following. */
export const GetPrivateNote = endpoint('GET /api/sessions/{id}/private-note', {
  subject: 'scheduling.private-note',
  summary: "The caller's private note on a session; nobody else can read it",
  input: One,
  output: learners.PrivateNote,
});
export const SetPrivateNote = endpoint('PUT /api/sessions/{id}/private-note', {
  subject: 'scheduling.set-private-note',
  summary: "Stores the caller's private note on a session; an empty one is deleted",
  input: One.extend({ body: learners.PrivateNoteBody }),
  output: learners.PrivateNote,
});
/** Error: NOT_FOUND for a person who never had a session with the caller. */
export const GetLearnerRecord = endpoint('GET /api/mentor/learners/{userId}', {
  subject: 'scheduling.learner',
  roles: mentorRoles,
  params: { userId: 'learnerId' },
  summary: "A learner of the caller's: sessions, shared progress and the caller's private notes",
  input: z.object({ learnerId: z.number().int().positive() }),
  output: learners.LearnerRecord,
});
/** Without those whose account is deleted or about to be. */
export const ListLearners = endpoint('GET /api/mentor/learners', {
  subject: 'scheduling.learners',
  roles: mentorRoles,
  summary: "The caller's learners, last seen first",
  input: learners.ListLearnersQuery,
  output: pageOf(learners.LearnerSummary),
});
