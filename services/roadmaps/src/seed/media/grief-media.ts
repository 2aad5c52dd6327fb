import type { DemoMedia } from '../demo-media.ts';

const recordings = [
  {
    id: '0192d3a0-0004-7000-8000-000000000101',
    file: 'grief-list.webm',
    name: 'The list on the fridge.webm',
    seconds: 20.694,
    passages: [
      {
        from: 0,
        text: 'What kept us alive in the first weeks was not comfort, it was a list on the fridge. My neighbour Carmen wrote it: eat something hot, open the window, wash your hair, one piece of paper.',
      },
      {
        from: 14.02,
        text: 'One piece of paper meant one letter, one form, one telephone call a day and not more.',
      },
    ],
    words: `
      0.27 0.46 0.97 1.18 1.65 1.76 1.84 2.36 2.70 2.87 3.20 4.17 4.33 4.57 4.63 5.02 5.31 5.38 5.96
      6.33 6.69 7.28 7.48 7.93 8.12 8.70 9.24 9.68 9.77 10.58 10.90 11.13 11.66 11.93 12.32 12.50
      14.29 14.52 14.92 15.06 15.53 15.85 16.17 17.02 17.27 17.85 18.11 18.85 19.11 19.15 19.42 19.60
      19.90`,
  },
  {
    id: '0192d3a0-0004-7000-8000-000000000102',
    file: 'grief-box.webm',
    name: 'The box.webm',
    seconds: 15.114,
    passages: [
      { from: 0, text: 'We made a box, the boys and I. Everybody put three things into it and said why.' },
      {
        from: 6.83,
        text: 'When we miss him we are allowed to open it, and when we are done we are allowed to close it, and it was the closing that I had needed.',
      },
    ],
    words: `
      0.27 0.43 0.77 0.83 1.48 1.61 2.12 2.30 2.97 3.60 3.90 4.24 4.55 4.85 4.95 5.12 5.45 7.11 7.30
      7.46 7.77 8.00 8.21 8.45 8.82 8.98 9.33 9.77 9.94 10.15 10.38 10.56 10.78 10.98 11.22 11.62
      11.77 12.25 12.69 12.85 12.99 13.20 13.31 13.97 14.12 14.24 14.45`,
  },
];

const files = [
  {
    id: '0192d3a0-0004-7000-8000-000000000111',
    file: 'grief-fridge.webp',
    name: 'The list on the fridge.webp',
    type: 'image/webp',
  },
  {
    id: '0192d3a0-0004-7000-8000-000000000112',
    file: 'grief-box.webp',
    name: 'The box.webp',
    type: 'image/webp',
  },
];

export const griefMedia: DemoMedia = {
  recordings,
  files,
  stages: {
    1: {
      note: 'Nobody is asking you to feel better. Eat something hot, and let the rest of today be small.',
      artifacts: [
        {
          sourceId: '0192d3a0-0004-7000-8000-000000000111',
          title: 'The list on the fridge (drawing)',
          description:
            'A drawing of a fridge with a short list: eat something hot, open the window, wash your hair, one piece of paper.',
        },
      ],
    },
    3: {
      note: 'The closing is the part you will not believe in until you have done it.',
      clip: '0192d3a0-0004-7000-8000-000000000102',
      artifacts: [
        {
          sourceId: '0192d3a0-0004-7000-8000-000000000112',
          title: 'The box (drawing)',
          description:
            'A drawing of an open blue box on a table, with a bicycle bell, a photograph and a note.',
        },
      ],
    },
  },
};
