import type { SessionFacts } from '@waymark/contracts/scheduling/events';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { newId } from '@waymark/kernel/ids';

const START = '2030-01-01T10:00:00.000Z';
const END = '2030-01-01T10:30:00.000Z';

/** An ordinary session as scheduling publishes it. */
export const sessionFacts = (sessionId: string): SessionFacts => ({
  sessionId,
  mentorId: 201,
  learnerId: 101,
  mentorName: 'Ada Mentor',
  learnerName: 'Lea Learner',
  kind: 'standard',
  sessionType: null,
  startsAt: START,
  endsAt: END,
  mentorTimezone: 'Asia/Tokyo',
  learnerTimezone: 'Europe/Berlin',
  meetingLink: 'https://meet.example/x',
  topic: '',
  userNotes: '',
  aboutTitle: null,
  price: 2_500,
  currency: 'USD',
  payment: 'refunding',
  sequence: 1,
});

/** A paid session as its learner reads it. */
export const aSession = (given: Partial<Session> = {}): Session => ({
  id: newId(),
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
  cancelMessage: '',
  proposal: null,
  noShowCase: null,
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
  can: {
    cancel: true,
    reschedule: true,
    answerProposal: false,
    withdrawProposal: false,
    markNoShow: false,
    respondNoShow: false,
    review: false,
    pay: false,
    writeNotes: false,
  },
  review: null,
  sequence: 0,
  createdAt: START,
  ...given,
});
