import { describe, expect, it } from '@jest/globals';
import { durationIn, spansYears, usualDuration } from './durations.ts';

describe('durations', () => {
  it.each([
    ['I could go through it in thirteen weeks', 'thirteen weeks'],
    ['marking every evening the faults of the day', 'every evening'],
    ['We sat down for twenty minutes every Sunday night', 'twenty minutes, every Sunday night'],
    ['I walked on tuesday nights', 'Tuesday nights'],
    ['I teach twice a month', 'twice a month'],
    ['for an hour', '1 hour'],
  ])('are read from the text: %s → %s', (text, duration) => {
    expect(durationIn(text)).toBe(duration);
  });

  it.each(['two years ago', 'three weeks later', 'I left', 'at forty-nine'])('are null for: %s', (text) => {
    expect(durationIn(text)).toBeNull();
  });

  it('have a default for each kind of act', () => {
    expect([
      usualDuration('write'),
      usualDuration('learn'),
      usualDuration('notice'),
      usualDuration('zigzag'),
    ]).toEqual(['30 minutes', '1 month', '15 minutes', '1 week']);
  });

  it('span years or not', () => {
    expect([spansYears('Work as a nurse for eleven years'), spansYears('Rest for two weeks')]).toEqual([
      true,
      false,
    ]);
  });
});
