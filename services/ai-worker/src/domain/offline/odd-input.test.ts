import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testStory } from '../testing/read-stories.ts';
import { soundOrRefused, storySentences } from '../testing/sound-or-refused.ts';

const story = testStory('nurse-burnout.txt');

describe('the offline draft of odd input', () => {
  it('is valid, or refused with a reason, for any mix of sentences and noise', async () => {
    const part = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...storySentences()) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    );
    const parts = fc.array(part, { minLength: 40, maxLength: 60, size: 'max' });
    let drafted = 0;
    await fc.assert(
      fc.asyncProperty(parts, async (texts) => {
        if (await soundOrRefused(texts.join(' '))) drafted += 1;
      }),
      { numRuns: 5, seed: 7 },
    );
    expect(drafted).toBeGreaterThan(0);
  });

  it.each([
    ['null bytes between all words', story.replaceAll(' ', ' \u0000')],
    ['halves of characters', story.replaceAll(' the ', ' the\ud800 ').replaceAll(' and ', ' and \udc00')],
  ])('is valid for a story with %s', async (_what, text) => {
    expect(await soundOrRefused(text)).toBe(true);
  });
});
