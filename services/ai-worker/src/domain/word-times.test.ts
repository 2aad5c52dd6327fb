import { describe, expect, it } from '@jest/globals';
import { placeWords } from './word-times.ts';

const TEXT = 'Well-meant, I rang Jana: “No.” Jana came.';
const timedWords = (...words: string[]) => words.map((text, seconds) => ({ text, seconds }));
const wordsAt = (words: ReturnType<typeof timedWords>) =>
  placeWords(TEXT, words)?.map(({ at, seconds }) => [TEXT.slice(at).split(' ')[0], seconds]);

describe('the times of words', () => {
  it('belong to the beginnings of words, with their punctuation', () => {
    expect(wordsAt(timedWords('Well', 'meant', 'I', 'rang', 'Jana', 'No', 'Jana', 'came'))).toEqual([
      ['Well-meant,', 0],
      ['I', 2],
      ['rang', 3],
      ['Jana:', 4],
      ['“No.”', 5],
      ['Jana', 6],
      ['came.', 7],
    ]);
  });

  it('leave out a word that the text writes in another way', () => {
    const words = timedWords('well', 'meant', 'eye', 'rang', 'jana', 'no', 'jana', 'came');
    expect(wordsAt(words)).toHaveLength(6);
  });

  it('are not used where the words are those of another text', () => {
    expect(placeWords(TEXT, timedWords('Thank', 'you', 'for', 'watching', 'I', 'rang'))).toBeNull();
    expect(placeWords(TEXT, [])).toBeNull();
  });
});
