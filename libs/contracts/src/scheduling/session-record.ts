import { z } from 'zod';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';

/** What is stored about a session, as evidence in a dispute. */
export const SessionRecord = z.object({
  status: z.string(),
  learnerName: z.string(),
  learnerTimezone: z.string(),
  bookedAt: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  freeCancelHours: z.number().int(),
  topic: z.string(),
  userNotes: z.string(),
  notes: z.string(),
  changes: z.array(
    z.object({
      at: z.iso.datetime(),
      from: z.string().nullable(),
      to: z.string(), // equal to `from` for a move
      by: z.enum(['mentor', 'customer']).nullable(),
    }),
  ),
  reminders: z.array(z.object({ before: z.string(), sentAt: z.iso.datetime().nullable() })),
  /** The first opening of the meeting in Waymark, by each of the two who opened it. */
  joins: z.array(z.object({ at: z.iso.datetime(), by: z.enum(['mentor', 'customer']) })),
  review: z.object({ at: z.iso.datetime(), rating: z.number().int(), text: z.string() }).nullable(),
});
export type SessionRecord = z.infer<typeof SessionRecord>;

/** For payments alone, on behalf of an admin. Error: NOT_FOUND. */
export const GetSessionRecord = defineRpc('scheduling.payments.session-record', {
  roles: ['admin'],
  input: z.object({ sessionId: Id }),
  output: SessionRecord,
  timeoutMs: 3_000,
});
