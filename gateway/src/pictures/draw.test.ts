import { beforeAll, describe, expect, it } from '@jest/globals';
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
let fonts: Awaited<ReturnType<typeof loadFonts>>;
beforeAll(async () => {
  fonts = await loadFonts();
});

describe('drawing a picture', () => {
  it('escapes markup', async () => {
    const given = { title: '</text></svg><script>"&amp;\'', mentorName: '<b>&', colour: '"/><image/>' };
    const { format, width, height } = await sharp(await draw({ ...facts, ...given }, fonts)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  it('makes less than 80 kB', async () => {
    for (const one of [facts, { kind: 'default' } as const]) {
      expect((await draw(one, fonts)).length).toBeLessThan(80_000);
    }
  });
});
