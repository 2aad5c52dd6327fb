import type { Notification } from '@waymark/contracts/identity/notifications';
import type { PaymentIntent, PaymentProblem, SandboxIntent } from '@waymark/contracts/payments/http';
import type { FreeSlots, MentorCalendar } from '@waymark/contracts/scheduling/calendar';
import type { Hold, Review, Session } from '@waymark/contracts/scheduling/sessions';
import { AT } from './samples.ts';

export const SESSION_ID = '01990000-0000-7000-8000-00000000005e';
export const INTENT_ID = 'pi_1';
const START = '2026-12-03T17:30:00.000Z';
const END = '2026-12-03T18:00:00.000Z';

export const aSession = (given: Partial<Session> = {}): Session => ({
  id: SESSION_ID,
  mentorId: 7,
  learnerId: 1000,
  role: 'learner',
  with: { id: 7, name: 'Amara', avatar: null },
  kind: 'standard',
  sessionType: null,
  sessionDate: START,
  endsAt: END,
  duration: 30,
  status: 'scheduled',
  cancelledBy: null,
  absent: null,
  mentorTimezone: 'Asia/Tokyo',
  learnerTimezone: 'America/Los_Angeles',
  meetingLink: 'https://meet.example.org/abc',
  topic: '',
  userNotes: '',
  notes: '',
  about: null,
  price: 2_500,
  currency: 'USD',
  isPaid: true,
  payment: 'paid',
  payBy: null,
  cancellation: { freeUntil: START, refund: 2_500 },
  noShowRefund: 2_500,
  can: { cancel: true, reschedule: true, markNoShow: false, review: false, pay: false, writeNotes: false },
  review: null,
  sequence: 0,
  createdAt: AT,
  ...given,
});

export const aHold = (): Hold => ({
  id: SESSION_ID,
  mentor: { id: 7, name: 'Amara', avatar: null },
  sessionDate: START,
  duration: 30,
  mentorTimezone: 'Asia/Tokyo',
  price: 2_500,
  currency: 'USD',
  expiresAt: END,
});

export const anIntent = (given: Partial<PaymentIntent> = {}): PaymentIntent => ({
  paymentIntentId: INTENT_ID,
  clientSecret: 'pi_1_secret',
  provider: 'sandbox',
  publishableKey: null,
  sessionId: SESSION_ID,
  amount: 2_500,
  currency: 'USD',
  expiresAt: END,
  ...given,
});

export const aSandboxIntent = (): SandboxIntent => ({
  paymentIntentId: INTENT_ID,
  state: 'succeeded',
  amount: 2_500,
  currency: 'USD',
  description: 'A session',
  error: null,
});

export const aProblem = (): PaymentProblem => ({
  id: 'r1',
  kind: 'refund',
  sessionId: SESSION_ID,
  payerId: 1000,
  amount: 2_500,
  currency: 'USD',
  state: 'failing',
  attempts: 3,
  lastError: 'the provider is away',
  since: AT,
  nextTryAt: null,
});

export const pricing = { sessionPrice: 2_500, currency: 'USD' } as const;
export const availability = {
  id: 'a1',
  dayOfWeek: 1,
  startTime: '09:00',
  endTime: '24:00',
  timezone: 'Asia/Tokyo',
};
export const anOverride = () => ({
  id: 'o1',
  date: '2026-12-24',
  kind: 'closed' as const,
  startTime: null,
  endTime: null,
});
export const aCalendar = (): MentorCalendar => ({
  settings: { timezone: 'Asia/Tokyo', minNoticeMinutes: 60, bookingWindowDays: 60 },
  pricing,
  availability: [availability],
  overrides: [anOverride()],
});
export const someSlots = (): FreeSlots => ({
  mentorId: 7,
  timezone: 'Asia/Tokyo',
  kind: 'standard',
  duration: 30,
  pricing,
  slots: [{ start: START, end: END }],
  hasHours: true,
});
export const aReview = (): Review => ({
  sessionId: SESSION_ID,
  rating: 5,
  text: 'Kind and clear.',
  author: 'L.',
  createdAt: AT,
});

export const aNotification = (): Notification => ({
  id: 'n1',
  kind: 'session-booked',
  title: 'Your session is booked',
  body: 'With Amara',
  link: '/scheduling',
  createdAt: AT,
  readAt: null,
});

export const aMail = () => ({
  id: 'm1',
  to: 'lea@example.org',
  subject: 'Your session is booked',
  state: 'kept' as const,
  createdAt: AT,
});
