import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testStory } from '../testing/read-stories.ts';
import { soundOrRefused, storySentences } from '../testing/sound-or-refused.ts';

const story = testStory('nurse-burnout.txt');
const sentences = storySentences();

describe('the offline draft of odd input', () => {
  it('is valid, or refused with a reason, for any mix of sentences and noise', async () => {
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

  it.each([
    ['null bytes between all words', story.replaceAll(' ', ' \u0000')],
    ['Windows line ends', story.replaceAll('\n', '\r\n')],
    ['carriage returns as line ends', story.replaceAll('\n', '\r')],
    ['a line for each word', story.replaceAll(' ', '\n')],
    ['emoji between all words', story.replaceAll(' ', ' 😀 ')],
    ['lone surrogates', story.replaceAll(' the ', ' the\ud800 ').replaceAll(' and ', ' and \udc00')],
    ['right-to-left text inside', story.replaceAll('. ', '. שלום \u202e ')],
    ['capitals only', story.toUpperCase()],
    ['100 000 empty lines', `${'\n'.repeat(100_000)}${story}`],
    ['a million spaces', `${' '.repeat(1_000_000)}${story}`],
    ['a word of a million letters', `${'a'.repeat(1_000_000)} ${story}`],
    ['200 000 quotation marks', `${'"'.repeat(200_000)}${story}`],
    ['200 000 commas', `${', '.repeat(200_000)}${story}`],
  ])(
    'is valid for a story with %s',
    async (_what, text) => {
      expect(await soundOrRefused(text)).toBe(true);
    },
    60_000,
  );

  it('is valid for half a million characters without a full stop', async () => {
    const speech = testStory('unpunctuated-divorce.txt').replaceAll('\n', ' ');
    expect(await soundOrRefused(speech.repeat(Math.ceil(500_000 / speech.length)))).toBe(true);
  }, 60_000);
});
