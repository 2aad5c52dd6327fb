import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normaliseText } from './normalise-text.ts';

describe('a normalised text', () => {
  it('has LF line ends and no control characters', () => {
    expect(normaliseText('\ufeffa\r\nb\rc\u2028d\0e\x07f\tg')).toBe('a\nb\nc\ndef\tg');
  });

  it('has no lone surrogates, and keeps pairs', () => {
    expect(normaliseText('a\ud83db\udc00c 😀')).toBe('abc 😀');
  });

  it('has composed letters and no soft hyphens', () => {
    expect(normaliseText('scho\u0308n expe\u00adrience')).toBe('schön experience');
  });

  it('separates paragraphs by one empty line', () => {
    expect(normaliseText('  \n\na  \n\n\n\n\nb\n')).toBe('a\n\nb');
  });

  it('is stable and lossless as UTF-8 for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (raw) => {
        const text = normaliseText(raw);
        expect(normaliseText(text)).toBe(text);
        expect(Buffer.from(text).toString()).toBe(text);
      }),
    );
  });
});
