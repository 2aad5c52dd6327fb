import { expect, it } from '@jest/globals';
import { paragraphsOf } from './sentences.ts';

const sentencesOf = (text: string) =>
  paragraphsOf(text).map((paragraph) => paragraph.map(({ start, end }) => text.slice(start, end)));

it('divides a text into the sentences of each paragraph, by their position', () => {
  expect(sentencesOf('I stopped. “Why?” she asked!\n\nDr. Weiss\nhelped me… Slowly')).toEqual([
    ['I stopped.', '“Why?”', 'she asked!'],
    ['Dr. Weiss\nhelped me…', 'Slowly'],
  ]);
});

it('leaves out the questions of an interview', () => {
  expect(sentencesOf('> What helped you?\n\nMy sister. And soup.')).toEqual([['My sister.', 'And soup.']]);
});

it('reads a long run of marks within a word in a moment', () => {
  const text = `Contents ${'.'.repeat(30_000)}7 and on. The end.`;
  const start = performance.now();
  expect(sentencesOf(text)[0]!.at(-1)).toBe('The end.');
  // From each of its marks it would take four seconds.
  expect(performance.now() - start).toBeLessThan(1_000);
});

it('cuts what has no full stop at a comma, else between two words', () => {
  const [parts] = sentencesOf(`${'so I walked '.repeat(30)}home, ${'and then on '.repeat(30)}`);
  expect(parts!.map((part) => part.slice(-5))).toEqual(['home,', 'en on']);
  for (const [words] of sentencesOf('word '.repeat(1_000))) expect(words!.length).toBeLessThanOrEqual(500);
});
