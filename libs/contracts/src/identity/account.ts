import { z } from 'zod';
import { requiredError } from '../input-messages.ts';
import { PaidCurrency } from '../money.ts';
import { normalText } from '../visible-text.ts';

const OwnPassword = z
  .string(requiredError('Password'))
  .min(1, 'Password is required')
  .max(200, 'Password must be at most 200 characters long.');

/** What happens to the roadmaps of a mentor: they stay, without the name, for their followers, or for no reader. */
export const RoadmapsAfterDeletion = z.enum(['keep', 'remove'], { error: 'Choose keep or remove' });
export type RoadmapsAfterDeletion = z.infer<typeof RoadmapsAfterDeletion>;

export const DeleteAccountBody = z
  .object({
    password: OwnPassword,
    /** The user name, typed once more. */
    confirm: z
      .string({ error: 'Type your username' })
      .overwrite(normalText)
      .min(1, 'Type your username')
      .max(100),
    roadmaps: RoadmapsAfterDeletion.default('keep'),
  })
  .meta({ id: 'DeleteAccountBody' });
export type DeleteAccountBody = z.input<typeof DeleteAccountBody>;

export const ExportBody = z.object({ password: OwnPassword }).meta({ id: 'ExportBody' });
export type ExportBody = z.infer<typeof ExportBody>;

/** `url` can be downloaded once, in this session, until `expiresAt`. */
export const ExportTicket = z
  .object({ url: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'ExportTicket' });
export type ExportTicket = z.infer<typeof ExportTicket>;

/** Cents per currency; only amounts above 0. */
export const Sums = z.array(z.object({ amount: z.number().int().positive(), currency: PaidCurrency }));
export type Sums = z.infer<typeof Sums>;

const count = z.number().int().min(0);

/** Upcoming sessions that are cancelled, by the policy in force for each. */
export const SessionsAtDeletion = z.object({
  asLearner: z.object({ cancelled: count, refunded: Sums, notRefunded: Sums }),
  asMentor: z.object({ cancelled: count, refunded: Sums }),
  /** Finished sessions that the person has not paid yet. */
  unpaid: z.object({ count, amounts: Sums }),
  reviewsWritten: count,
});
export type SessionsAtDeletion = z.infer<typeof SessionsAtDeletion>;

export const RoadmapsAtDeletion = z.object({
  /** Those that others follow or have progress on, with the number of these people. */
  followed: z.object({ count, people: count }),
  /** Drafts and roadmaps without followers, which are deleted. */
  unfollowed: count,
  uploads: count,
  following: count,
  reflections: count,
});
export type RoadmapsAtDeletion = z.infer<typeof RoadmapsAtDeletion>;

export const PaymentsAtDeletion = z.object({
  /** Payments made or received, which must be stored by law. */
  records: count,
  /** Refunds to the person that are on their way. */
  openRefunds: Sums,
  /** What the person has earned by sessions and was not paid yet. */
  owed: Sums,
});
export type PaymentsAtDeletion = z.infer<typeof PaymentsAtDeletion>;

export const CommunityAtDeletion = z.object({
  /** Support requests of the person, which are deleted with all responses. */
  requests: count,
  /** Responses to requests of others, whose texts are deleted. */
  responses: count,
  /** Learning materials, which are deleted with their files. */
  materials: count,
  /** Peer sessions of the person, which are deleted; those to come are cancelled. */
  hosted: count,
  /** Coming peer sessions of others, in which places become free. */
  registrations: count,
});
export type CommunityAtDeletion = z.infer<typeof CommunityAtDeletion>;

/** identity's part. */
export const DeletionState = z.object({
  username: z.string(),
  isMentor: z.boolean(),
  /** When the account is deleted; null unless the owner has requested it. */
  deleteAfter: z.iso.datetime().nullable(),
  /** Days in which the owner can cancel the deletion. */
  days: count,
  /** Why the account cannot be deleted now. */
  refusal: z.string().nullable(),
});
export type DeletionState = z.infer<typeof DeletionState>;

/** What deleting the account does, in numbers of this moment. */
export const AccountDeletion = DeletionState.extend({
  sessions: SessionsAtDeletion,
  roadmaps: RoadmapsAtDeletion,
  payments: PaymentsAtDeletion,
  community: CommunityAtDeletion,
}).meta({ id: 'AccountDeletion' });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const DeletionScheduled = z
  .object({ deleteAfter: z.iso.datetime() })
  .meta({ id: 'DeletionScheduled' });
export type DeletionScheduled = z.infer<typeof DeletionScheduled>;
