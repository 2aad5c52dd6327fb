import { demoPeople } from '@waymark/demo/people';
import type { DemoThread } from './persistence/demo-messages.repository.ts';

const { learner, mentor, tomas, nora } = demoPeople;

/** Threads of the demo's people. Sample data. */
export const demoThreads: readonly DemoThread[] = [
  {
    between: [learner, mentor],
    messages: [
      {
        by: learner.id,
        hoursAgo: 172,
        text: 'I walked to the sea this morning, as in your first step. It was cold and it helped.',
      },
      {
        by: mentor.id,
        hoursAgo: 169,
        text: 'I am glad you went. Cold is fine. Did you go alone, or did somebody know?',
      },
      { by: learner.id, hoursAgo: 168, text: 'My sister knew. I sent her a photo.' },
      {
        by: mentor.id,
        hoursAgo: 148,
        text: 'Good. Keep that: one person who knows. Next week we talk about the evenings.',
      },
      {
        by: learner.id,
        hoursAgo: 26,
        text: 'The evenings are still the hard part. I wrote down three of them, as you asked.',
      },
      {
        by: mentor.id,
        hoursAgo: 3,
        text: 'Thank you for writing them down. Bring the paper on Thursday, we will read it together.',
      },
      {
        by: mentor.id,
        hoursAgo: 2,
        text: 'And tonight: a lamp in the window, nothing else. That is enough for one evening.',
      },
    ],
    read: { [learner.id]: 5, [mentor.id]: 7 },
  },
  {
    between: [learner, tomas],
    messages: [
      {
        by: tomas.id,
        hoursAgo: 190,
        text: 'Here is what I promised: call the third lender first, they answer the phone themselves.',
      },
      {
        by: learner.id,
        hoursAgo: 187,
        text: 'I called. They want the letter in writing. May I show it to you before I send it?',
      },
      {
        by: tomas.id,
        hoursAgo: 185,
        text: 'Of course. One page, no apologies, the number you can pay and the day.',
      },
    ],
    read: { [learner.id]: 3, [tomas.id]: 3 },
  },
  {
    between: [nora, mentor],
    isRequest: true,
    messages: [
      {
        by: nora.id,
        hoursAgo: 5,
        text: 'Hello Rosa, I have read your roadmap twice. My father died in May. Do you have room for one more person?',
      },
    ],
    read: { [nora.id]: 1 },
  },
];
