import { describe, expect, it } from '@jest/globals';
import { Draft } from '@waymark/contracts/ai/draft';
import { firstSentences, sentencesOf, textRank } from './baselines.ts';

const sourceOf = (text: string) => ({ id: '00000000-0000-4000-8000-000000000001', text });
const quotesOf = ({ stages }: Draft) => stages.map(({ steps }) => steps.map((step) => step.evidence?.quote));
const textsOf = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

describe('baselines', () => {
  it('take the first four sentences of each fifth', () => {
    const sentences = Array.from({ length: 30 }, (_, n) => `Sentence ${String(n).padStart(2, '0')}.`);
    const quotes = quotesOf(firstSentences(sourceOf(sentences.join(' '))));
    expect(quotes).toEqual([0, 6, 12, 18, 24].map((first) => sentences.slice(first, first + 4)));
  });

  it('take the most central sentences in the order of the text', () => {
    const text =
      'The bank letter came on Monday. Geese fly south. I answered the bank letter on Monday evening. Soup was cold. The bank answered my letter.';
    expect(quotesOf(textRank(sourceOf(text), 3)).flat()).toEqual([
      'The bank letter came on Monday.',
      'I answered the bank letter on Monday evening.',
      'The bank answered my letter.',
    ]);
  });

  it('cut a paragraph without punctuation into pieces of whole words', () => {
    const words = 'and then I called the bank again '.repeat(20).trim();
    const pieces = textsOf(words);
    expect(pieces.join(' ')).toBe(words);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(150);
  });

  it('cut a sentence that is longer than a quote may be', () => {
    const draft = firstSentences(sourceOf(`I walked, ${'and on I walked, '.repeat(60)}home.`));
    expect(Draft.safeParse(draft).success).toBe(true);
  });

  it('drop lines without letters', () => {
    expect(textsOf('One.\n\n---\n\nTwo.')).toEqual(['One.', 'Two.']);
  });
});
