import { describe, expect, it } from '@jest/globals';
import { parseTimeCodes, timeCode, withTimeCodes } from './time-codes.ts';

describe('time codes', () => {
  it('are removed from the beginning of lines, and become offsets into the text', () => {
    const typed = 'Before.\n[0:07] I was nine.\n[1:02:03]We left. At [0:09] it rained.\n[9:99] no code';
    const { text, moments } = parseTimeCodes(typed);
    expect(text).toBe('Before.\nI was nine.\nWe left. At [0:09] it rained.\n[9:99] no code');
    expect(moments).toEqual([
      { at: text.indexOf('I was'), seconds: 7 },
      { at: text.indexOf('We left'), seconds: 3_723 },
    ]);
  });

  it('are shown again at the beginning of lines', () => {
    const moments = [
      { at: 0, seconds: 0 },
      { at: 12, seconds: 3_723.4 },
    ];
    const shown = '[0:00] I was nine.\n[1:02:03] We left.';
    expect(withTimeCodes('I was nine. We left.', moments)).toBe(shown);
    expect(withTimeCodes(parseTimeCodes(shown).text, parseTimeCodes(shown).moments)).toBe(shown);
    expect(withTimeCodes('No code.', [])).toBe('No code.');
  });

  it('have minutes and seconds, and hours where needed', () => {
    expect([timeCode(0), timeCode(59.9), timeCode(600), timeCode(3_600)]).toEqual([
      '0:00',
      '0:59',
      '10:00',
      '1:00:00',
    ]);
  });
});
