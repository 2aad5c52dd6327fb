import { expect, it } from '@jest/globals';
import { wordsMatch } from './word-match.ts';

it.each([
  ['', 'Anything', true],
  ['bro', 'Browse Roadmaps', true],
  ['road bro', 'Browse Roadmaps', true],
  ['cafe', 'Opening a Café', true],
  ['ÉT', 'etude', true],
  ['wse', 'Browse Roadmaps', false],
  ['bro xyz', 'Browse Roadmaps', false],
])('matches %p against %p: %p', (typed, text, expected) => {
  expect(wordsMatch(typed, text)).toBe(expected);
});
