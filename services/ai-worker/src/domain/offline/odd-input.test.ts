import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { draftFaults } from '../testing/draft-faults.ts';
import { materialOf, testStories, testStory } from '../testing/read-stories.ts';
import { TooLittleMaterial } from '../too-little-material.ts';
import { draftOffline } from './draft-offline.ts';

const story = testStory('nurse-burnout.txt');

/** A sound draft, or a kind refusal: nothing else may happen. */
async function soundOrRefused(...texts: string[]): Promise<boolean> {
  const material = materialOf(...texts);
  try {
    const draft = await draftOffline(material);
    expect(draftFaults(draft, material.sources)).toEqual([]);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(TooLittleMaterial);
    expect((error as Error).message.length).toBeGreaterThan(20);
    return false;
  }
}

const sentences = testStories().flatMap(({ text }) => text.split(/(?<=[.!?])\s+/));

describe('odd input', () => {
  it('ends in a sound draft or a refusal, whatever the text', async () => {
    const noise = fc.string({ unit: 'binary', maxLength: 40 });
    const text = fc.array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...sentences) },
        { weight: 1, arbitrary: noise },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '\n\n',
            '\r\n',
            '\u0000',
            '\ud800',
            '"',
            '(',
            ':',
            '- ',
            'Q: ',
            '2019: ',
            '😀',
            '**',
          ),
        },
      ),
      { minLength: 40, maxLength: 90, size: 'max' },
    );
    let drafted = 0;
    await fc.assert(
      fc.asyncProperty(text, async (parts) => {
        if (await soundOrRefused(parts.join(' '))) drafted += 1;
      }),
      { numRuns: 60, seed: 7 },
    );
    expect(drafted).toBeGreaterThan(20);
  }, 60_000);

  it('gives the same draft again for any mix of sentences', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...sentences), { minLength: 40, maxLength: 60 }),
        async (parts) => {
          const attempt = (): Promise<string> =>
            draftOffline(materialOf(parts.join(' '))).then(JSON.stringify, String);
          expect(await attempt()).toBe(await attempt());
        },
      ),
      { numRuns: 10, seed: 11 },
    );
  }, 60_000);

  it.each([
    ['null bytes between all words', story.replaceAll(' ', ' \u0000')],
    ['Windows line ends', story.replaceAll('\n', '\r\n')],
    ['line ends of old', story.replaceAll('\n', '\r')],
    ['a line for each word', story.replaceAll(' ', '\n')],
    ['emoji between all words', story.replaceAll(' ', ' 😀 ')],
    ['halves of characters', story.replaceAll(' the ', ' the\ud800 ').replaceAll(' and ', ' and \udc00')],
    ['right-to-left text inside', story.replaceAll('. ', '. שלום \u202e ')],
    ['capitals only', story.toUpperCase()],
    ['100 000 empty lines', `${'\n'.repeat(100_000)}${story}`],
    ['a million spaces', `${' '.repeat(1_000_000)}${story}`],
    ['a word of a million letters', `${'a'.repeat(1_000_000)} ${story}`],
    ['200 000 quotation marks', `${'"'.repeat(200_000)}${story}`],
    ['200 000 commas', `${', '.repeat(200_000)}${story}`],
  ])(
    'drafts from a story with %s, within seconds',
    async (_what, text) => {
      const before = performance.now();
      expect(await soundOrRefused(text)).toBe(true);
      expect(performance.now() - before).toBeLessThan(10_000);
    },
    20_000,
  );

  it('takes a sentence of half a million characters without a full stop', async () => {
    const speech = testStory('unpunctuated-divorce.txt').replaceAll('\n', ' ');
    expect(await soundOrRefused(speech.repeat(Math.ceil(500_000 / speech.length)))).toBe(true);
  }, 60_000);

  it('takes 200 000 words within half a minute and 600 MB', async () => {
    const all = testStories()
      .map(({ text }) => text)
      .join('\n\n');
    const long = all.repeat(Math.ceil(1_120_000 / all.length));
    expect(long.split(/\s+/).length).toBeGreaterThan(195_000);
    expect(await soundOrRefused(long)).toBe(true);
    expect(process.memoryUsage().rss).toBeLessThan(900_000_000);
  }, 90_000);
});
