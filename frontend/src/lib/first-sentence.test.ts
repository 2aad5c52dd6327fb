import { describe, expect, it } from '@jest/globals';
import { firstSentence } from './first-sentence.ts';

describe('the first sentence', () => {
  it.each([
    ['I said it on the stairs. Then I slept.', 'I said it on the stairs.'],
    ['  I said it\non the stairs  ', 'I said it'],
    ['', null],
    [`${'word '.repeat(40)}end. Short.`, null],
  ])('of %p is %p', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});
