import { z } from 'zod';
import { Currency } from '../money.ts';
import { PageQuery } from '../paging.ts';
import { text } from '../text.ts';
import { SessionKind } from './calendar.ts';
import { NoShowCase, PaymentStatus } from './sessions.ts';

const note = text('A note', 1_000, 0);

/** `note`: what happened, or empty; the other person and admins read it. */
export const ReportNoShowBody = z.object({ note }).meta({ id: 'ReportNoShowBody' });
export type ReportNoShowBody = z.infer<typeof ReportNoShowBody>;

/** `agrees`: whether the caller did not come. Otherwise `note` describes what happened. */
export const RespondNoShowBody = z
  .object({ agrees: z.boolean({ error: 'agrees can be true or false' }), note: note.default('') })
  .refine(({ agrees, note: words }) => agrees || words.length >= 3, {
    path: ['note'],
    message: 'Write what happened, for the admin who decides',
  })
  .meta({ id: 'RespondNoShowBody' });
export type RespondNoShowBody = z.infer<typeof RespondNoShowBody>;

/** Settled no-shows of the caller in the last 90 days. */
export const NoShowRecord = z
  .object({
    count: z.number().int(),
    pauseDays: z.number().int(), // how long the third one pauses bookings; 0: never
    pausedUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'NoShowRecord' });
export type NoShowRecord = z.infer<typeof NoShowRecord>;

const Participant = z.object({
  id: z.number().int(),
  name: z.string(),
  noShows: z.number().int(), // settled ones in the last 90 days
});

/** A case as an admin sees it. */
export const AdminNoShowCase = NoShowCase.extend({
  sessionId: z.string(),
  kind: SessionKind,
  sessionDate: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  mentor: Participant,
  learner: Participant,
  price: z.number().int(),
  currency: Currency,
  payment: PaymentStatus,
  refund: z.number().int(), // cents for the learner, if it is upheld
}).meta({ id: 'AdminNoShowCase' });
export type AdminNoShowCase = z.infer<typeof AdminNoShowCase>;

export const adminCaseFilters = ['contested', 'open', 'settled'] as const;
export const NoShowCasesQuery = PageQuery.extend({
  state: z
    .enum(adminCaseFilters, { error: `state can be ${adminCaseFilters.join(', ')}` })
    .default('contested'),
});
export type NoShowCasesQuery = z.infer<typeof NoShowCasesQuery>;

/** `upheld`: whether the reported person did not come. Both people read the reason. */
export const DecideNoShowBody = z
  .object({
    upheld: z.boolean({ error: 'upheld can be true or false' }),
    reason: text('A reason', 1_000, 3),
  })
  .meta({ id: 'DecideNoShowBody' });
export type DecideNoShowBody = z.infer<typeof DecideNoShowBody>;
