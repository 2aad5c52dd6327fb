import type { SessionFacts } from '@waymark/contracts/scheduling/events';

/** An ordinary session as scheduling publishes it. */
export const sessionFacts = (sessionId: string): SessionFacts => ({
  sessionId,
  mentorId: 201,
  learnerId: 101,
  mentorName: 'Ada Mentor',
  learnerName: 'Lea Learner',
  kind: 'standard',
  sessionType: null,
  startsAt: '2030-01-01T10:00:00.000Z',
  endsAt: '2030-01-01T10:30:00.000Z',
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
