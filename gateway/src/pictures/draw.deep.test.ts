import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { draw } from './draw.ts';
import type { RoadmapFacts } from './facts.ts';
import { loadFonts } from './fonts.ts';

const facts: RoadmapFacts = {
  kind: 'roadmap',
  id: 'roadmap1',
  title: 'Out of debt',
  mentorId: 3,
  mentorName: 'Rosa',
  category: 'Money',
  slug: 'money',
  colour: 'amber',
  stages: 4,
  steps: 13,
};
const fonts = await loadFonts();

describe('drawing a picture', () => {
  it.each([
    ['without any words', { title: '', mentorName: '', category: '', stages: 0, steps: 0 }],
    [
      'of one very long word',
      { title: 'w'.repeat(200), mentorName: 'm'.repeat(80), category: 'x'.repeat(80) },
    ],
    ['of other scripts', { title: 'مرحبا بالعالم', mentorName: '王小明', category: '职业', stages: 900 }],
    [
      'of stacked accents and half characters',
      { title: `Z${'\u0337\u031b\u0354'.repeat(40)}\ud83d 🧘‍♀️`, colour: '__proto__' },
    ],
  ])('makes a PNG %s', async (_what, given) => {
    const { format, width, height } = await sharp(await draw({ ...facts, ...given }, fonts)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });
});
