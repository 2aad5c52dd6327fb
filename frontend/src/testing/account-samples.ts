import type { AccountDeletion } from '@waymark/contracts/identity/account';

/** The deletion of a learner without sessions, roadmaps and payments. */
export const aDeletion = (given: Partial<AccountDeletion> = {}): AccountDeletion => ({
  username: 'lena',
  isMentor: false,
  deleteAfter: null,
  days: 14,
  refusal: null,
  sessions: {
    asLearner: { cancelled: 0, refunded: [], notRefunded: [] },
    asMentor: { cancelled: 0, refunded: [] },
    unpaid: { count: 0, amounts: [] },
    reviewsWritten: 0,
  },
  roadmaps: { followed: { count: 0, people: 0 }, unfollowed: 0, uploads: 0, following: 2, reflections: 3 },
  payments: { records: 0, openRefunds: [], owed: [] },
  community: { requests: 0, responses: 0, materials: 0, hosted: 0, registrations: 0 },
  ...given,
});
