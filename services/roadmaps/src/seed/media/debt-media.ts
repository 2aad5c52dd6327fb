import type { DemoMedia } from '../demo-media.ts';

const recordings = [
  {
    id: '0192d3a0-0002-7000-8000-000000000101',
    file: 'debt-envelopes.webm',
    name: 'The Sunday of the envelopes.webm',
    seconds: 12.454,
    passages: [
      { from: 0, text: 'It took me and my sister Jana a whole Sunday.' },
      {
        from: 4.44,
        text: 'We opened every envelope and put three things on a sheet of paper for each: whom I owed, how much, and at what interest.',
      },
    ],
    words: `
      0.19 0.37 0.71 0.99 1.20 1.45 1.93 2.44 2.53 2.83 4.60 4.81 5.25 5.71 6.26 6.50 6.80 7.08 7.49
      7.66 7.72 8.09 8.22 8.70 9.12 9.41 9.65 9.90 10.40 10.59 11.05 11.27 11.42 11.66`,
  },
  {
    id: '0192d3a0-0002-7000-8000-000000000102',
    file: 'debt-script.webm',
    name: 'The script on the card.webm',
    seconds: 17.634,
    passages: [
      { from: 0, text: 'On Monday I rang the first of them.' },
      {
        from: 3.57,
        text: 'I had a script on a card: I owe you this money, I want to pay it, this is what I can pay each month, can you stop the penalties.',
      },
      { from: 13.88, text: 'My voice shook. Six out of nine said yes.' },
    ],
    words: `
      0.19 0.36 0.87 1.06 1.51 1.59 1.97 2.22 3.76 3.90 4.13 4.18 4.73 4.99 5.05 5.86 6.09 6.22 6.39
      6.70 7.22 7.38 7.83 7.95 8.22 8.58 8.89 9.07 9.27 9.49 9.81 10.11 10.34 10.89 11.13 11.36 11.89
      11.99 14.07 14.34 14.81 15.37 15.76 15.95 16.11 16.54 16.83`,
  },
  {
    id: '0192d3a0-0002-7000-8000-000000000103',
    file: 'debt-last-transfer.webm',
    name: 'The last transfer.webm',
    seconds: 10.754,
    passages: [
      {
        from: 0,
        text: 'In the fourth year, on a Wednesday, I made the last transfer from my phone at the terminus and drove the route back with an empty bus and a wet face.',
      },
    ],
    words: `
      0.19 0.35 0.47 1.13 1.74 2.05 2.11 2.85 3.02 3.28 3.40 3.94 4.67 5.06 5.27 5.74 6.04 6.15 6.82
      7.04 7.33 7.45 7.74 8.06 8.31 8.48 8.93 9.39 9.58 9.64 9.99`,
  },
];

const files = [
  {
    id: '0192d3a0-0002-7000-8000-000000000111',
    file: 'debt-table.webp',
    name: 'The kitchen table.webp',
    type: 'image/webp',
  },
  {
    id: '0192d3a0-0002-7000-8000-000000000112',
    file: 'debt-sheet.pdf',
    name: 'One line for each debt.pdf',
    type: 'application/pdf',
  },
  {
    id: '0192d3a0-0002-7000-8000-000000000113',
    file: 'debt-letter.pdf',
    name: 'Letter to a lender.pdf',
    type: 'application/pdf',
  },
];

export const debtMedia: DemoMedia = {
  recordings,
  files,
  stages: {
    1: {
      note: 'It is one bad day, and you will not have to do it twice. Put the kettle on before you begin.',
      clip: '0192d3a0-0002-7000-8000-000000000101',
      artifacts: [
        {
          sourceId: '0192d3a0-0002-7000-8000-000000000111',
          title: 'The table that Sunday (drawing)',
          description: 'A drawing of opened envelopes, letters and a mug on a kitchen table.',
        },
        {
          sourceId: '0192d3a0-0002-7000-8000-000000000112',
          title: 'One line for each debt',
          description: 'The sheet with three columns, ready to print. Sample data.',
        },
      ],
    },
    2: {
      note: 'My voice shook in every one of these calls. They are used to that, and most of them are kind.',
      artifacts: [
        {
          sourceId: '0192d3a0-0002-7000-8000-000000000113',
          title: 'Letter to a lender',
          description:
            'If you would rather write than ring: the same four sentences as a letter. Not legal advice.',
        },
      ],
    },
    5: {
      artifacts: [
        {
          sourceId: '0192d3a0-0002-7000-8000-000000000103',
          title: 'The last transfer',
          description: 'How the last payment left, on a Wednesday.',
        },
      ],
    },
  },
};
