import { describe, expect, it } from '@jest/globals';
import { checkDecision, outcomeOf, timeFrameOf } from './user-story.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('a story of a user', () => {
  it.each([
    [0, 'Recently'],
    [13, 'Recently'],
    [14, 'Over 2 weeks'],
    [59, 'Over 8 weeks'],
    [61, 'Over 2 months'],
    [700, 'Over 22 months'],
    [731, 'Over 2 years'],
  ])('covers %d days as "%s"', (days, expected) => expect(timeFrameOf(ago(days), NOW)).toBe(expected));

  it('has an outcome that the ticks support', () => {
    expect(outcomeOf({ done: 4, all: 4 })).toBe('walked to the end');
    expect(outcomeOf({ done: 3, all: 4 })).toBe('still walking');
    expect(outcomeOf({ done: 0, all: 0 })).toBe('still walking');
  });

  it('is decided once: a second admin gets an error, unless both decided alike', () => {
    expect(() => checkDecision('submitted', 'published', 'submitted')).not.toThrow();
    expect(() => checkDecision('published', 'published', 'submitted')).not.toThrow();
    expect(() => checkDecision('published', 'rejected', 'published')).not.toThrow();
    expect(() => checkDecision('published', 'rejected', 'submitted')).toThrow('Another admin was faster');
    expect(() => checkDecision('withdrawn', 'published', undefined)).toThrow('withdrawn');
  });
});
