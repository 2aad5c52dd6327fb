import { describe, expect, it } from '@jest/globals';
import type { Dispute } from '@waymark/contracts/payments/disputes';
import type { SessionRecord } from '@waymark/contracts/scheduling/session-record';
import { evidenceText, type PaymentHistory } from './evidence.ts';

const AT = '2030-01-01T09:30:00.000Z';
const dispute = {
  ...{ amount: 2_500, currency: 'USD', reason: 'product_not_received', openedAt: AT, respondBy: null },
} as Dispute;
const payment: PaymentHistory = {
  ...{ providerId: 'pi_1', mentorName: 'Ada Mentor', payerId: 101, amount: 2_500, currency: 'USD' },
  ...{ createdAt: new Date(AT), capturedAt: new Date(AT), refunds: [] },
};
const session: SessionRecord = {
  ...{ status: 'completed', learnerName: 'Lea Learner', learnerTimezone: 'Europe/Berlin', bookedAt: AT },
  ...{ startsAt: AT, endsAt: '2030-01-01T10:00:00.000Z', freeCancelHours: 24 },
  ...{ topic: 'First steps', userNotes: 'I am stuck.', notes: 'We talked for half an hour.' },
  changes: [
    { at: AT, from: null, to: 'scheduled', by: 'customer' },
    { at: AT, from: 'scheduled', to: 'scheduled', by: 'mentor' },
    { at: AT, from: 'scheduled', to: 'completed', by: null },
  ],
  reminders: [
    { before: '24h', sentAt: AT },
    { before: '1h', sentAt: null },
  ],
  joins: [{ at: '2030-01-01T09:28:00.000Z', by: 'customer' }],
  review: { at: AT, rating: 5, text: 'Helped a lot.' },
};

describe('the evidence of a dispute', () => {
  it('contains the payment and what is stored about the session, in UTC', () => {
    expect(evidenceText({ ...dispute, respondBy: AT }, payment, session).split('\n')).toEqual(
      expect.arrayContaining([
        'Amount: 25.00 USD',
        'To be responded to by: 2030-01-01 09:30',
        'Payment of the provider: pi_1',
        'Refunds: none',
        'Booked: 2030-01-01 09:30 by Lea Learner',
        "Time: 2030-01-01 09:30 to 2030-01-01 10:00 (customer's zone: Europe/Berlin)",
        '2030-01-01 09:30: new → scheduled, by the customer',
        '2030-01-01 09:30: moved to another time, by the mentor',
        '2030-01-01 09:30: scheduled → completed',
        '24h before the start: 2030-01-01 09:30',
        '1h before the start: not sent',
        '2030-01-01 09:28: the customer',
        'First steps',
        'I am stuck.',
        'We talked for half an hour.',
        '2030-01-01 09:30: 5 of 5',
        'Helped a lot.',
      ]),
    );
  });

  it('lists refunds, and none where nothing was recorded', () => {
    const refunds = [{ amount: 1_000, cause: 'cancelled', state: 'succeeded' }];
    const empty = { ...session, topic: '', userNotes: '', notes: '', reminders: [], joins: [], review: null };
    const text = evidenceText(dispute, { ...payment, refunds }, empty);
    expect(text).toContain('Refund: 10.00 USD, cancelled, succeeded');
    expect(text.split('\n').filter((line) => line === 'none')).toHaveLength(5);
    expect(text).not.toContain('responded to by');
  });

  it('contains the payment alone while scheduling has no record', () => {
    const text = evidenceText(dispute, payment, null);
    expect(text).toContain('Its record is not available now.');
    expect(text).toContain('Paid: 2030-01-01 09:30, 25.00 USD');
  });
});
