import type { EventData } from '@waymark/contracts/events';
import type { PaymentCaptured } from '@waymark/contracts/payments/events';
import type { SessionFacts } from '@waymark/contracts/scheduling/events';

/** A session of a mentor in Tokyo (UTC+9) with a learner in Los Angeles (UTC−8): another day for each. */
export const aSession = (more: Partial<SessionFacts> = {}): SessionFacts => ({
  sessionId: '0199aaaa-0000-7000-8000-000000000001',
  mentorId: 8,
  learnerId: 1,
  mentorName: 'Mei Tanaka',
  learnerName: 'Lee Park',
  kind: 'standard',
  sessionType: null,
  startsAt: '2037-12-02T00:30:00.000Z',
  endsAt: '2037-12-02T01:00:00.000Z',
  mentorTimezone: 'Asia/Tokyo',
  learnerTimezone: 'America/Los_Angeles',
  meetingLink: 'https://meet.example/abc-def',
  topic: '',
  userNotes: '',
  aboutTitle: null,
  price: 2_500,
  currency: 'USD',
  payment: 'paid',
  sequence: 0,
  ...more,
});

/** As in the environment of the service. */
export const mailSettings = {
  PUBLIC_URL: 'https://waymark.example',
  DEMO_MODE: false,
  MAIL_FROM: 'Waymark <post@waymark.example>',
};

type Captured = EventData<typeof PaymentCaptured>;

export const aPayment = (more: Partial<Captured> = {}): Captured => ({
  intentId: '0199bbbb-0000-7000-8000-a1b2c3d4e5f6',
  sessionId: '0199aaaa-0000-7000-8000-000000000001',
  purpose: 'booking',
  payerId: 1,
  mentorId: 8,
  mentorName: 'Mei Tanaka',
  startsAt: '2037-12-02T00:30:00.000Z',
  learnerTimezone: 'America/Los_Angeles',
  amount: 2_500,
  currency: 'USD',
  paidAt: '2037-11-21T20:05:00.000Z',
  ...more,
});
