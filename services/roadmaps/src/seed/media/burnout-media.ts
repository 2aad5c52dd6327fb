import type { DemoMedia } from '../demo-media.ts';

const recordings = [
  {
    id: '0192d3a0-0001-7000-8000-000000000101',
    file: 'burnout-story.webm',
    name: 'The first weeks.webm',
    seconds: 24.174,
    passages: [
      { from: 0, text: 'I told nobody the truth for three weeks. The first person I told was my GP,' },
      {
        from: 6.66,
        text: 'and I only managed it because I had written four sentences on the back of a parking ticket and read them out.',
      },
      {
        from: 13.89,
        text: 'She signed me off for a month and said something I have repeated to a hundred people since: you are not weak, you are injured, and injuries need a plan.',
      },
    ],
    words: `
      0.24 0.33 0.71 1.29 1.39 1.82 1.99 2.33 2.92 3.01 3.50 4.03 4.16 4.49 4.67 4.94 6.90 7.08 7.26
      7.66 8.08 8.20 8.56 8.68 8.88 9.10 9.36 10.17 10.42 10.51 10.80 10.93 10.99 11.52 11.91 12.06
      12.37 12.54 14.08 14.34 14.73 14.91 15.19 15.45 15.50 15.85 15.99 16.33 16.97 17.08 17.34 17.80
      17.97 18.00 18.52 18.95 19.62 19.91 20.11 20.45 20.95 21.21 21.44 22.16 22.33 22.97 23.31 23.36`,
  },
  {
    id: '0192d3a0-0001-7000-8000-000000000102',
    file: 'burnout-notebook.webm',
    name: 'The notebook.webm',
    seconds: 16.614,
    passages: [
      {
        from: 0,
        text: 'What helped was a notebook by the kettle. Each morning I wrote one number from zero to ten for how much I had in me,',
      },
      { from: 8.35, text: 'and I was not allowed to plan more than the number could pay for.' },
      { from: 13.04, text: 'On a two, I walked to the end of our street and back.' },
    ],
    words: `
      0.26 0.46 0.93 1.13 1.19 1.74 1.94 2.06 2.80 3.05 3.53 3.68 4.06 4.35 4.76 5.08 5.45 5.58 5.88
      6.07 6.32 6.65 6.76 6.91 7.00 8.59 8.75 8.87 9.12 9.43 9.83 9.99 10.36 10.52 10.75 10.80 11.17
      11.44 11.64 13.28 13.54 13.57 14.14 14.36 14.75 14.87 15.06 15.31 15.42 15.62 15.96 16.12`,
  },
];

const files = [
  {
    id: '0192d3a0-0001-7000-8000-000000000111',
    file: 'burnout-notebook.webp',
    name: 'Notebook by the kettle.webp',
    type: 'image/webp',
  },
  {
    id: '0192d3a0-0001-7000-8000-000000000112',
    file: 'burnout-path.webp',
    name: 'The road ahead.webp',
    type: 'image/webp',
  },
  {
    id: '0192d3a0-0001-7000-8000-000000000113',
    file: 'burnout-terms.pdf',
    name: 'Written terms.pdf',
    type: 'application/pdf',
  },
];

export const burnoutMedia: DemoMedia = {
  recordings,
  files,
  story: '0192d3a0-0001-7000-8000-000000000101',
  stages: {
    1: {
      note: 'If you can only do one thing this week, do this one. I read mine from the back of a parking ticket, and it counted.',
    },
    2: {
      note: 'I thought that resting had to be earned first. The number took that argument away from me.',
      clip: '0192d3a0-0001-7000-8000-000000000102',
      artifacts: [
        {
          sourceId: '0192d3a0-0001-7000-8000-000000000111',
          title: 'The notebook by the kettle (drawing)',
          description: 'A drawing of a notebook beside a kettle, with a number for each day of one week.',
        },
      ],
    },
    4: {
      artifacts: [
        {
          sourceId: '0192d3a0-0001-7000-8000-000000000113',
          title: 'Going back on written terms',
          description: 'One page to fill in with your manager before the first day. Sample data.',
        },
      ],
    },
    5: {
      note: 'I still have bad weeks. I see them earlier now, and I know which road leads round them.',
      artifacts: [
        {
          sourceId: '0192d3a0-0001-7000-8000-000000000112',
          title: 'Seeing it on the road ahead (drawing)',
          description: 'A drawing of a path over hills, painted up to a cairn and dotted beyond it.',
        },
      ],
    },
  },
};
