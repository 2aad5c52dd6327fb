import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { storyText } from './story-text.ts';

describe('a story as it is stored', () => {
  it('has one kind of line break, and nothing that cannot be stored', () => {
    expect(storyText('a\r\nb\rc\n\u0000d\ud800e\udc00f 🧭')).toBe('a\nb\nc\ndef 🧭');
  });

  it('begins with its first letter, so that offsets mean the same to everybody', () => {
    expect(storyText('\ufeffIt began.')).toBe('It began.');
  });

  it('survives the way to the store and back, and storing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const story = storyText(text + String.fromCharCode(0xd800));
        expect(Buffer.from(story, 'utf8').toString('utf8')).toBe(story);
        expect(storyText(story)).toBe(story);
      }),
    );
  });
});
