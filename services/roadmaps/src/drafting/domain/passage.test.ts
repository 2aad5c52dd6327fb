import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { passageAt, titleOf } from './passage.ts';

const sourceId = 'source';
const textOf = (text: string) => new Map([[sourceId, text]]);

describe('a selected passage', () => {
  it('is exact, without blanks around it and whole characters, for any selection', () => {
    const texts = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 40 })
      .map((text) => `I rested ${text}`);
    fc.assert(
      fc.property(texts, fc.nat({ max: 60 }), fc.nat({ max: 60 }), (text, start, end) => {
        let passage: ReturnType<typeof passageAt>;
        try {
          passage = passageAt(textOf(text), { sourceId, start, end });
        } catch (error) {
          expect(error).toMatchObject({ code: 'VALIDATION', issues: [{ path: [expect.any(String)] }] });
          return;
        }
        expect(text.slice(passage.start, passage.end)).toBe(passage.quote);
        expect(passage.quote).toBe(passage.quote.trim());
        expect(passage.quote.isWellFormed()).toBe(text.isWellFormed() || passage.quote.isWellFormed());
        expect(titleOf(passage)).not.toBe('');
        expect(titleOf(passage).length).toBeLessThanOrEqual(120);
      }),
    );
  });

  it.each([
    ['outside of the text', 0, 99],
    ['empty', 3, 3],
    ['reversed', 6, 3],
    ['only blanks', 7, 8],
    ['beginning within a character', 1, 7],
    ['ending within a character', 2, 9],
  ])('is rejected when it is %s', (_, start, end) => {
    const error = expect.objectContaining({ code: 'VALIDATION' });
    expect(() => passageAt(textOf('😀 rest 😀'), { sourceId, start, end })).toThrow(error);
  });

  it('has at most 600 characters', () => {
    const texts = textOf('x'.repeat(700));
    expect(passageAt(texts, { sourceId, start: 0, end: 600 }).quote).toHaveLength(600);
    expect(() => passageAt(texts, { sourceId, start: 0, end: 601 })).toThrow('at most 600');
  });

  it('belongs to a text of the roadmap', () => {
    expect(() => passageAt(new Map(), { sourceId, start: 0, end: 1 })).toThrow('does not belong');
  });
});

describe('the title of a passage', () => {
  it('is the passage on one line', () => {
    expect(titleOf({ quote: 'I sat down\n  with my landlord.' })).toBe('I sat down with my landlord.');
  });

  it('is cut after a word', () => {
    expect(titleOf({ quote: `${'word '.repeat(23)}and, anotherverylongword` })).toBe(
      `${'word '.repeat(23)}and…`,
    );
    expect(titleOf({ quote: 'x'.repeat(200) })).toBe(`${'x'.repeat(119)}…`);
  });
});
