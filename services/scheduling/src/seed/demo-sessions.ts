import { demoPeople } from '@waymark/demo/people';
import type { NewDemoSession } from '../persistence/demo-sessions.repository.ts';

const { learner, admin, mentor, amara, tomas, ines, kofi, mei, jonas } = demoPeople;

export const demoReviews: readonly NewDemoSession[] = [
  {
    ...{ mentorId: mentor.id, learner, daysAgo: 9, hour: 18, rating: 5 },
    userNotes: 'I do not know where to start after the funeral.',
    text: 'Rosa let me talk first. Then we found one small thing for Tuesday, and I did it.',
  },
  {
    ...{ mentorId: mentor.id, learner: kofi, daysAgo: 21, hour: 17, rating: 4 },
    userNotes: 'How did you keep going in the first year?',
    text: 'Honest about how long it takes. I would have liked more time.',
  },
  {
    ...{ mentorId: mentor.id, learner: admin, daysAgo: 30, hour: 19, rating: 5 },
    userNotes: 'Thinking of an apprenticeship at 41.',
    text: 'She knew every question the college would ask, and which of them matter.',
  },
  {
    ...{ mentorId: amara.id, learner: mentor, daysAgo: 12, hour: 11, rating: 5 },
    userNotes: 'I am tired in a way that sleep does not help.',
    text: 'The first person who did not tell me to take a holiday.',
  },
  {
    ...{ mentorId: tomas.id, learner, daysAgo: 16, hour: 15, rating: 5 },
    userNotes: 'Three lenders, one wage.',
    text: 'We made the list together. It is shorter than my fear was.',
  },
  {
    ...{ mentorId: tomas.id, learner: ines, daysAgo: 40, hour: 16, rating: 4 },
    userNotes: 'How do I talk to the bank?',
    text: 'Good sentences to say on the telephone, and the calm to say them.',
  },
  {
    ...{ mentorId: kofi.id, learner: admin, daysAgo: 18, hour: 10, rating: 5 },
    userNotes: 'First head chef position.',
    text: 'Half an hour that saved me half a year.',
  },
  {
    ...{ mentorId: mei.id, learner: amara, daysAgo: 25, hour: 12, rating: 4 },
    userNotes: 'I fall asleep over books at night.',
    text: 'Small, exact advice about reading when there is no energy left.',
  },
  {
    ...{ mentorId: jonas.id, learner: tomas, daysAgo: 14, hour: 19, rating: 5 },
    userNotes: 'For my brother, really.',
    text: 'He did not try to mend anybody. That helped most.',
  },
];

export const demoOpen = {
  upcoming: { mentorId: tomas.id, learner, userNotes: 'The letter from the third lender.' },
  due: { mentorId: amara.id, learner, topic: 'Going back to work, in small steps' },
} as const;
