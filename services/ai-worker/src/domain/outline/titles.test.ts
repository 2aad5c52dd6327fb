import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testStories } from '../testing/read-stories.ts';
import { languageOf } from './language.ts';
import { sentencesOf } from './sentences.ts';
import { titleOf } from './titles.ts';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every word of the title, in its order, is in the text. */
function isSubsequence(title: string, text: string): boolean {
  const all = words(text);
  let at = 0;
  for (const word of words(title)) {
    at = all.indexOf(word, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

describe('a title', () => {
  it.each([
    [
      'And then I sat down with my landlord and asked for another month.',
      'I sat down with my landlord and asked for another month',
    ],
    ['So, um, I wrote it all down.', 'I wrote it all down'],
    [
      'I set up a second bank account, had my wages paid into it, and let all of the bills go out on the day after payday.',
      'I set up a second bank account, had my wages paid into it',
    ],
    [
      'I did not open one more letter of any kind in all those long months until my wife was at home with me and had made tea.',
      'I did not open one more letter of any kind in all those long months until my wife was at home with me and had made tea',
    ],
    ['Ask for help before you need it.', 'Ask for help before you need it'],
  ])('of %j is %j', (sentence, title) => {
    expect(titleOf(sentence, 'en')).toBe(title);
  });

  it('never rewords a sentence of a story', () => {
    for (const { text } of testStories()) {
      const language = languageOf(text);
      for (const sentence of sentencesOf(text, 0, language)) {
        const title = titleOf(sentence.text, language);
        expect([title, isSubsequence(title, sentence.text)]).toEqual([title, true]);
        expect(title.length).toBeLessThanOrEqual(120);
      }
    }
  });

  it('never rewords any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('and', 'I', 'sold', '"the', 'car",', '(which', 'um', 'x)', '—', 'hurt;')),
        (parts) => {
          const text = parts.join(' ');
          expect(isSubsequence(titleOf(text, 'en'), text)).toBe(true);
        },
      ),
    );
  });
});
