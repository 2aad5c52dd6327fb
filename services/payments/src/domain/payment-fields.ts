import type { Intent } from '../domain/intent.ts';

type About = Pick<
  Intent,
  'id' | 'sessionId' | 'purpose' | 'payerId' | 'mentorId' | 'mentorName' | 'startsAt' | 'learnerTimezone'
>;

/** What every event about money says of its intent; the amount is the event's own. */
export const moneyOf = <C extends string>(intent: About, currency: C) => ({
  intentId: intent.id,
  sessionId: intent.sessionId,
  purpose: intent.purpose,
  payerId: intent.payerId,
  mentorId: intent.mentorId,
  mentorName: intent.mentorName,
  startsAt: intent.startsAt.toISOString(),
  learnerTimezone: intent.learnerTimezone,
  currency,
});
