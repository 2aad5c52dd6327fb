import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';

const step = (stepTitle: string, stepDescription: string, stepDuration: string | null, quote: string) => ({
  stepTitle,
  stepDescription,
  stepDuration,
  quote,
});

const ROADMAPS: Record<string, ReturnType<typeof step>[]> = {
  'Out of the red on a nurse’s wage': [
    step(
      'Empty the drawer',
      'All of it, also what frightens you. Lay the letters in rows; only sort them by sender for now.',
      '2 hours',
      'I tipped the drawer out on the floor.',
    ),
    step(
      'Write one line for each debt',
      'Whom, how much, and at what rate. One sheet.',
      '1 hour',
      'One line for each, that was the rule.',
    ),
    step(
      'Make the first call',
      'Begin with the one you fear least. Note the name and the day, and ask for the agreement in writing.',
      '20 minutes',
      'The first call was the worst, and it took four minutes.',
    ),
    step(
      'Add the freed money to the next debt',
      'It is used to leaving. Send it on the same day.',
      '10 minutes',
      'What had gone to one went to the next.',
    ),
  ],
  'Walking back to strength': [
    step(
      'Ask your doctor where the limit is',
      'Work out first what you want to know. Then bring the page to your appointment.',
      '1 appointment',
      'She wrote the number down for me.',
    ),
    step(
      'Walk to the second lamp post',
      'Every day, at the same hour. If it rains, walk in the stairwell.',
      '5 minutes a day',
      'Two lamp posts, and I had to sit down.',
    ),
    step(
      'Rest on two days of the week',
      'They are part of the plan and not a gap in it.',
      'ongoing',
      'The rest days were the hard ones.',
    ),
  ],
  'The first quiet year': [
    step(
      'Find your worst hour',
      'Watch the week and mark it. It is often an odd one.',
      '1 week',
      'Sunday at six, nobody had told me.',
    ),
    step(
      'Give that hour to somebody',
      'It need not be a friend. Somebody who can be quiet is enough.',
      '1 hour a week',
      'She brought her knitting and said nothing.',
    ),
    step(
      'Put it away again',
      'Open the box when you want to. Close it with both hands when you are done.',
      '10 minutes',
      'It was the closing I had to learn.',
    ),
  ],
  'Learning late': [
    step(
      'Open the book where you stopped',
      'Read one page, and write down the one question it leaves.',
      '15 minutes',
      'I stopped at page nine for eleven years.',
    ),
    step(
      'Tell one person about the course',
      'Choose somebody who asks questions. Tell them the date of the exam.',
      null,
      'From then on somebody would ask.',
    ),
  ],
};

/** The coaching material of every step of some roadmaps. */
export const sampleSteps = (userContext = ''): CoachingMaterial[] =>
  Object.entries(ROADMAPS).flatMap(([roadmapTitle, steps]) =>
    steps.map((given, i) => ({
      roadmapTitle,
      mentorName: 'Marta',
      stageTitle: 'On the way',
      stageDescription: 'What comes one after the other.',
      mentorNote: null,
      ...given,
      before: steps[i - 1]?.stepTitle ?? null,
      after: steps[i + 1]?.stepTitle ?? null,
      userContext,
      progress: null,
      mood: null,
      reflections: [],
      passages: [],
    })),
  );

export const sampleStep = (over: Partial<CoachingMaterial> = {}): CoachingMaterial => ({
  ...sampleSteps()[2]!,
  ...over,
});
