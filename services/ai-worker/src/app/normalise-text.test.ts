import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normaliseText } from './normalise-text.ts';

describe('text as it is stored', () => {
  it('has one kind of line end and no control characters', () => {
    expect(normaliseText('\ufeffa\r\nb\rc\u2028d\0e\x07f\tg')).toBe('a\nb\nc\ndef\tg');
  });

  it('holds no half of a surrogate pair, but whole ones', () => {
    expect(normaliseText('a\ud83db\udc00c 😀')).toBe('abc 😀');
  });

  it('composes letters, and joins words that were softly hyphenated', () => {
    expect(normaliseText('scho\u0308n expe\u00adrience')).toBe('schön experience');
  });

  it('keeps paragraphs, but no heaps of empty lines', () => {
    expect(normaliseText('  \n\na  \n\n\n\n\nb\n')).toBe('a\n\nb');
  });

  it('is stable and stores losslessly as UTF-8, whatever came in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (raw) => {
        const text = normaliseText(raw);
        expect(normaliseText(text)).toBe(text);
        expect(Buffer.from(text).toString()).toBe(text);
      }),
    );
  });
});
