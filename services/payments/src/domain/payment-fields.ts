import type { Intent } from './intent.ts';

/** The fields of every event about a payment. `amount` is in cents of `currency`. */
export const paymentFields = <C extends string>(intent: Intent, amount: number, currency: C) => ({
  intentId: intent.id,
  sessionId: intent.sessionId,
  purpose: intent.purpose,
  payerId: intent.payerId,
  mentorId: intent.mentorId,
  mentorName: intent.mentorName,
  startsAt: intent.startsAt.toISOString(),
  learnerTimezone: intent.learnerTimezone,
  amount,
  currency,
});
