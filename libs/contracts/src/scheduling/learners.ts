import { z } from 'zod';
import { PageQuery } from '../paging.ts';
import { text } from '../text.ts';
import { About } from './sessions.ts';
import { Goal, Task } from './tasks.ts';

export const PrivateNoteBody = z.object({ text: text('Notes', 5_000, 0) }).meta({ id: 'PrivateNoteBody' });
export type PrivateNoteBody = z.infer<typeof PrivateNoteBody>;

/** Of one session, by the caller, who alone can read it. */
export const PrivateNote = z
  .object({
    sessionId: z.string(),
    text: z.string(), // empty: none
    changedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PrivateNote' });
export type PrivateNote = z.infer<typeof PrivateNote>;

/** A learner as one mentor knows them: by their sessions with each other. */
export const LearnerRecord = z
  .object({
    id: z.number().int(),
    name: z.string(),
    completed: z.number().int(), // sessions
    ahead: z.number().int(),
    firstAt: z.iso.datetime(), // start of their first session, cancelled ones included
    /** What the learner shared when they booked: by roadmap, the newest only. */
    shared: z.array(About.extend({ sharedAt: z.iso.datetime() })),
    privateNotes: z.array(PrivateNote), // by the caller, latest session first, at most 200
    goal: Goal,
    tasks: z.array(Task), // of their sessions, latest session first, at most 200
  })
  .meta({ id: 'LearnerRecord' });
export type LearnerRecord = z.infer<typeof LearnerRecord>;

/** One of a mentor's learners in their list. */
export const LearnerSummary = z
  .object({
    id: z.number().int(),
    name: z.string(),
    completed: z.number().int(), // sessions
    ahead: z.number().int(),
    /** When the mentor last saw them: a booking, the end of a completed session, a ticked task or a comment on one. */
    seenAt: z.iso.datetime(),
    isQuiet: z.boolean(), // not seen for 14 days, after a completed session and with none ahead
  })
  .meta({ id: 'LearnerSummary' });
export type LearnerSummary = z.infer<typeof LearnerSummary>;

export const ListLearnersQuery = PageQuery.extend({
  quiet: z.enum(['true', 'false'], { error: 'quiet can be true or false' }).optional(), // `true`: only quiet ones
});
