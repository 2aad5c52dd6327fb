import { z } from 'zod';
import { Currency } from '../money.ts';
import { PageQuery } from '../paging.ts';
import { searchWords } from '../text.ts';
import { Instant, isRange, notBefore } from '../time.ts';
import { SessionKind } from './calendar.ts';
import { PaymentStatus } from './sessions.ts';

const statuses = ['scheduled', 'completed', 'cancelled', 'no-show'] as const;
const Person = z.object({ id: z.number().int(), name: z.string() });

/** A session as admins see it, without what its people wrote to each other. */
export const AdminSession = z
  .object({
    id: z.string(),
    kind: SessionKind,
    status: z.enum(statuses),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    mentor: Person,
    learner: Person,
    price: z.number().int(),
    currency: Currency,
    payment: PaymentStatus,
    cancelledBy: z.enum(['mentor', 'learner']).nullable(),
    absent: z.enum(['mentor', 'learner']).nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminSession' });
export type AdminSession = z.infer<typeof AdminSession>;

/** `q`: the id of a session, or words of a person's user name, e-mail address or mentor name. Latest start first. */
export const SessionFilter = PageQuery.extend({
  q: searchWords,
  userId: z.coerce.number<number>().int().positive().max(2_147_483_647).optional(), // mentor or learner
  status: z.enum(statuses, { error: `status can be ${statuses.join(', ')}` }).optional(),
  from: Instant.optional(), // of the start
  to: Instant.optional(),
});
export const ListAdminSessionsQuery = SessionFilter.refine(isRange, notBefore);
export type ListAdminSessionsQuery = z.infer<typeof ListAdminSessionsQuery>;

export const AdminSessionRecord = AdminSession.extend({
  intentId: z.string().nullable(), // of the payment
  noShowCase: z
    .object({
      state: z.enum(['open', 'contested', 'upheld', 'dismissed']),
      reportedBy: z.enum(['mentor', 'learner']),
      reportedAt: z.iso.datetime(),
      claim: z.string(),
      response: z.string().nullable(),
      reason: z.string().nullable(), // of the decision
    })
    .nullable(),
  changes: z.array(
    z.object({
      at: z.iso.datetime(),
      from: z.string().nullable(),
      to: z.string(), // equal to `from` for a move
      by: z.enum(['mentor', 'learner']).nullable(), // null: the system or an admin
    }),
  ),
  joins: z.array(z.object({ at: z.iso.datetime(), by: z.enum(['mentor', 'learner']) })),
}).meta({ id: 'AdminSessionRecord' });
export type AdminSessionRecord = z.infer<typeof AdminSessionRecord>;
