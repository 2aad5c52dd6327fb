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

it('counts as the pattern \\S+ does, for every character', () => {
  const different: number[] = [];
  for (let code = 0; code <= 0xffff; code += 1) {
    const text = `a${String.fromCharCode(code)}b`;
    if (countWords(text) !== text.match(/\S+/g)!.length) different.push(code);
  }
  expect(different).toEqual([]);
});
