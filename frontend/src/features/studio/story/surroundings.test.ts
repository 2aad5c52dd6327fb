import { describe, expect, it } from '@jest/globals';
import { surroundings } from './surroundings.ts';

describe('the surroundings of a quote', () => {
  it('are the whole of a short text', () => {
    expect(surroundings('one two three', { start: 4, end: 7 })).toEqual({
      before: 'one ',
      quote: 'two',
      after: ' three',
    });
  });

  it('are cut at words in a long text and marked with an ellipsis', () => {
    const text = `${'word '.repeat(400)}HERE${' word'.repeat(400)}`;
    const { before, quote, after } = surroundings(text, { start: 2000, end: 2004 });
    expect(quote).toBe('HERE');
    expect(before).toMatch(/^… word/);
    expect(before.length).toBeLessThanOrEqual(601);
    expect(after).toMatch(/word …$/);
  });
});
