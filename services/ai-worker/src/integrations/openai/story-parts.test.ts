import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { storyParts } from './story-parts.ts';

const source = (text: string, name = 'a') => ({ name, text });
const story = (count: number) => Array.from({ length: count }, (_, i) => `S${i} went on and on.`).join(' ');

describe('the parts of a story', () => {
  it('hold every character of every source once, in order, for any texts', () => {
    const text = fc.string({ maxLength: 400, unit: 'grapheme' });
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 2, max: 6 }),
        (texts, count) => {
          const pieces = storyParts(
            texts.map((one) => source(one)),
            count,
          ).flat();
          for (const [i, whole] of texts.entries()) {
            const own = pieces.filter(({ source: number }) => number === i + 1);
            expect(own.map((piece) => piece.text).join('')).toBe(whole);
            for (const piece of own) expect(whole.startsWith(piece.text, piece.start)).toBe(true);
          }
        },
      ),
    );
  });

  it('end with a sentence, and are of nearly the same size', () => {
    const parts = storyParts([source(story(9_000))], 5);
    expect(parts).toHaveLength(5);
    const lengths = parts.map(([piece]) => piece!.text.length);
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.02);
    for (const [piece] of parts) expect(piece!.text).toMatch(/^S\d+ went[\s\S]*on\. ?$/);
  });

  it('end with a paragraph where one is near', () => {
    const text = Array.from({ length: 60 }, (_, i) => `P${i} ${story(4)}`).join('\n\n');
    for (const [piece] of storyParts([source(text)], 3)) expect(piece!.text).toMatch(/^P\d+ /);
  });

  it('join short sources and cut a long one, under the numbers and names of both', () => {
    const parts = storyParts([source('One.', 'a'), source(story(900), 'b'), source('Three.', 'c')], 2);
    expect(parts.map((pieces) => pieces.map(({ source: number, name }) => [number, name]))).toEqual([
      [
        [1, 'a'],
        [2, 'b'],
      ],
      [
        [2, 'b'],
        [3, 'c'],
      ],
    ]);
  });

  it('are at most 5 % over their share on each side, in scripts of several bytes too', () => {
    const text = '我去了银行。'.repeat(20_000);
    for (const [piece] of storyParts([source(text)], 4))
      expect(Buffer.byteLength(piece!.text)).toBeLessThanOrEqual((Buffer.byteLength(text) / 4) * 1.1);
  });
});
