import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { storyText } from './story-text.ts';

describe('the stored text of a story', () => {
  it('has one kind of line break and no NULs or lone surrogates', () => {
    expect(storyText('a\r\nb\rc\n\u0000d\ud800e\udc00f 🧭')).toBe('a\nb\nc\ndef 🧭');
  });

  it('has no byte order mark', () => {
    expect(storyText('\ufeffIt began.')).toBe('It began.');
  });

  it('survives UTF-8 unchanged and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const story = storyText(text + String.fromCharCode(0xd800));
        expect(Buffer.from(story, 'utf8').toString('utf8')).toBe(story);
        expect(storyText(story)).toBe(story);
      }),
    );
  });
});
