import { describe, expect, it } from '@jest/globals';
import { singleLine, text } from './text.ts';

describe('user text', () => {
  it('loses control characters and surrounding space, and keeps line breaks', () => {
    expect(text('Story', 50).parse(' a\u0000b\n\tc\u007f ')).toBe('ab\n\tc');
  });

  it('loses characters that reverse the text around it, and keeps letters that are written from the right', () => {
    expect(singleLine('Name', 50).parse('Ann\u202e admin\u2066 نورا')).toBe('Ann admin نورا');
  });

  it('has replacement characters for lone surrogates', () => {
    expect(text('Story', 50).parse('half \ud83d pair 🙂')).toBe('half \ufffd pair 🙂');
  });

  it('is rejected when nothing is left of it', () => {
    const result = text('Story', 50).safeParse(' \u0000 ');
    expect(result.error?.issues[0]?.message).toBe('Story is required');
  });

  it('is rejected with a message when missing, of another type or too long', () => {
    for (const [value, message] of [
      [undefined, 'Title is required'],
      [null, 'Title is required'],
      [' ', 'Title is required'],
      ['x'.repeat(11), 'Title must be at most 10 characters'],
    ] as const) {
      expect(singleLine('Title', 10).safeParse(value).error?.issues[0]?.message).toBe(message);
    }
  });

  it('has its own message when it is required', () => {
    const title = singleLine('Stage title', 10, 1, 'Please enter a stage title.');
    for (const missing of [undefined, ' ']) {
      expect(title.safeParse(missing).error?.issues[0]?.message).toBe('Please enter a stage title.');
    }
    expect(title.safeParse('x'.repeat(11)).error?.issues[0]?.message).toBe(
      'Stage title must be at most 10 characters',
    );
  });

  it('is joined to one line by `singleLine`', () => {
    expect(singleLine('Title', 50).parse('one\n two')).toBe('one two');
  });
});
