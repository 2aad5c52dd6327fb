import { z } from 'zod';
import { text } from '../text.ts';
import { About } from './sessions.ts';

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
  })
  .meta({ id: 'LearnerRecord' });
export type LearnerRecord = z.infer<typeof LearnerRecord>;
