import { expect, it } from '@jest/globals';
import { countWords } from './count-words.ts';

it.each([
  ['', 0],
  ['  \n\t ', 0],
  ['one', 1],
  [' I was\nnine. ', 3],
])('%p has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});
