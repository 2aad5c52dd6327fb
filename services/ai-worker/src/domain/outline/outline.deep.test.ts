import { describe, expect, it } from '@jest/globals';
import { Draft } from '@waymark/contracts/ai/draft';
import fc from 'fast-check';
import { verifyDraft } from '../evidence.ts';
import { buildMaterial, testStories, testStory } from '../testing/read-stories.ts';
import { TooLittleMaterial } from '../too-little-material.ts';
import { buildOutline } from './outline.ts';

const story = testStory('nurse-burnout.txt');
const sentences = testStories().flatMap(({ text }) => text.split(/(?<=[.!?])\s+/));

const lines = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');

/** Returns true for a valid outline, false for a refusal with a reason; fails for anything else. */
function isDrafted(text: string): boolean {
  const material = buildMaterial(text);
  try {
    const draft = buildOutline(material);
    expect(() => Draft.parse(draft)).not.toThrow();
    expect(() => Draft.parse(verifyDraft(draft, material.sources))).not.toThrow();
    for (const { evidence } of draft.stages.flatMap(({ steps }) => steps))
      expect(text.slice(evidence!.start, evidence!.end)).toBe(evidence!.quote);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(TooLittleMaterial);
    return false;
  }
}

describe('the outline of odd input', () => {
  it('is valid, or refused with a reason, for any mix of sentences and noise', () => {
    const marks = [
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
      '> ',
    ];
    const part = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...sentences) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
      { weight: 1, arbitrary: fc.constantFrom(...marks) },
    );
    let drafted = 0;
    fc.assert(
      fc.property(fc.array(part, { minLength: 40, maxLength: 90, size: 'max' }), (parts) => {
        if (isDrafted(parts.join(' '))) drafted += 1;
      }),
      { numRuns: 100, seed: 7 },
    );
    expect(drafted).toBeGreaterThan(50);
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
    ['20 000 speakers', `${lines(20_000, (i) => `Name${i} (0:00): So it was.`)}Rosa (0:00): ${story}`],
    ['100 000 labels on their own lines', `${lines(100_000, () => 'Rosa Delgado  0:09')}${story}`],
    ['20 000 labels in a line', `${'Rosa: So it was. '.repeat(20_000)}${story}`],
    ['5 000 voice tags', `${'<v Rosa Delgado Lopez>So then I rang them and waited. '.repeat(5_000)}${story}`],
    ['300 000 initials', `${'A. '.repeat(300_000)}${story}`],
    ['100 000 times', `${lines(100_000, () => '0:09')}${story}`],
    ['a label before a million spaces', `Rosa Delgado${' '.repeat(1_000_000)}0:09\n${story}`],
    ['200 000 opening brackets', `${'('.repeat(200_000)}${story}`],
  ])(
    'is valid for a story with %s',
    (_what, text) => {
      expect(isDrafted(text)).toBe(true);
    },
    60_000,
  );

  it('is valid for half a million characters without a full stop', () => {
    const speech = testStory('unpunctuated-divorce.txt').replaceAll('\n', ' ');
    expect(isDrafted(speech.repeat(Math.ceil(500_000 / speech.length)))).toBe(true);
  }, 60_000);
});
