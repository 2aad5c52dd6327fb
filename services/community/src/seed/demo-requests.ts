import { demoPeople } from '@waymark/demo/people';
import type { DemoRequest } from './persistence/demo.repository.ts';

const { mentor, amara, tomas, ines, kofi, mei, jonas } = demoPeople;

/** Requests for help of the demo's mentors, with threads. Sample data. */
export const demoRequests: readonly DemoRequest[] = [
  {
    authorId: mentor.id,
    daysAgo: 2,
    title: 'A mentee writes to me every night',
    description:
      'She lost her husband in spring, as I did. I answered at night a few times because I know those nights, and now it is every night. I do not want to push her away, and I am tired.',
    category: 'boundaries',
    urgency: 'high',
    skillsNeeded: ['Rest and boundaries'],
    responses: [
      {
        authorId: amara.id,
        hoursLater: 3,
        text: 'I wrote one message in daylight, not at night: “I read everything you send, and I reply between nine and six. If a night is unbearable, these are the numbers I would call.” It felt cold for a day. Then it held both of us.',
        helped: true,
        replies: [
          {
            authorId: mentor.id,
            hoursLater: 5,
            text: 'Between nine and six. I can say that. Thank you, Amara.',
          },
        ],
      },
      {
        authorId: jonas.id,
        hoursLater: 9,
        text: 'I tell people on the first day when I read messages. It is easier before than after. And I turn the phone off, because I am not good at half.',
      },
    ],
  },
  {
    authorId: amara.id,
    daysAgo: 5,
    title: 'He stopped replying after the third session',
    description:
      'A nurse, good sessions, homework done. Then nothing for two weeks. I do not know whether to write once more or leave the door open in silence.',
    category: 'difficult-mentees',
    urgency: 'medium',
    skillsNeeded: ['Mentees who go quiet'],
    responses: [
      {
        authorId: jonas.id,
        hoursLater: 20,
        text: 'Write once, short, with no question in it: “The step is still there when you want it.” A question is a debt for somebody who already feels behind.',
      },
    ],
  },
  {
    authorId: mei.id,
    daysAgo: 1,
    title: 'What do you say in the first five minutes?',
    description:
      'My first session is on Saturday. I have a page of notes and I know I will read them out. How do you begin?',
    category: 'mentoring-skills',
    urgency: 'medium',
    skillsNeeded: ['First sessions'],
    responses: [],
  },
  {
    authorId: ines.id,
    daysAgo: 8,
    title: 'Stories that are too close to mine',
    description:
      'Two people with a fresh diagnosis booked in the same week. I was glad to help, and I did not sleep after either. How do you rest between sessions like that?',
    category: 'self-care',
    urgency: 'low',
    skillsNeeded: ['Rest and boundaries'],
    responses: [
      {
        authorId: mentor.id,
        hoursLater: 26,
        text: 'I leave a free day after a session about grief, in the calendar, so that it cannot be booked. And I walk home the long way.',
      },
    ],
  },
  {
    authorId: kofi.id,
    daysAgo: 14,
    closedAfter: 3,
    title: 'Honest numbers without crushing somebody',
    description:
      'Her café plan does not work, and she has signed nothing yet. I want to be honest before she borrows money. How do you put it?',
    category: 'communication',
    urgency: 'medium',
    skillsNeeded: ['Difficult conversations'],
    responses: [
      {
        authorId: tomas.id,
        hoursLater: 6,
        text: 'Let her fill in the sheet herself, with you beside her, and be quiet when she sees it. I believed the number only when it was in my own handwriting.',
        helped: true,
      },
    ],
  },
];
