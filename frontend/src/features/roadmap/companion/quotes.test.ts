/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { quotesOf } from './quotes.ts';

const roadmap = (notes: (string | null)[], quotes: (string | null)[] = []): Roadmap =>
  ({
    mentor: { name: 'Rosa' },
    stages: notes.map((mentorNote, index) => ({
      mentorNote,
      steps: quotes[index] ? [{ evidence: { quote: quotes[index] } }] : [{ evidence: null }],
    })),
  }) as unknown as Roadmap;

describe('the quotes of the companion', () => {
  it('are the mentor’s own first, each once, filled up to five', () => {
    const quotes = quotesOf(roadmap(['One step.', 'One step.'], ['It gets faster.']));
    expect(quotes.slice(0, 2)).toEqual([
      { text: 'One step.', by: 'Rosa' },
      { text: 'It gets faster.', by: 'Rosa' },
    ]);
    expect(quotes).toHaveLength(5);
    expect(quotes.slice(2).every(({ by }) => by === null)).toBe(true);
  });

  it('exclude notes that are blank or longer than 180 characters', () => {
    const quotes = quotesOf(roadmap(['a'.repeat(181), null, '  ']));
    expect(quotes.every(({ by }) => by === null)).toBe(true);
    expect(quotes).toHaveLength(5);
  });
});
