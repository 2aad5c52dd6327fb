import { describe, expect, it } from '@jest/globals';
import { draftPlan, partsOf } from './draft-plan.ts';

const model = { maxInputTokens: 60_000, maxOutputTokens: 8_000, prices: { input: 0.4, output: 1.6 } };

describe('the plan of a draft', () => {
  it('has three calls and no parts for a story that the model reads at once', () => {
    expect(draftPlan({ bytes: 210_000, words: 38_000 }, model)).toMatchObject({
      parts: 0,
      calls: 3,
      fits: true,
    });
  });

  it('has three calls more than parts for a longer one', () => {
    expect(draftPlan({ bytes: 210_001, words: 38_000 }, model)).toMatchObject({ parts: 2, calls: 5 });
    expect(draftPlan({ bytes: 572_000, words: 104_000 }, model)).toMatchObject({ parts: 4, calls: 7 });
  });

  it('costs at most what all its calls cost with their longest responses', () => {
    const tokens = Math.ceil(572_000 / 3.5);
    const input = tokens + 3 * 60_000 + 7 * 2_000;
    const { costUsd } = draftPlan({ bytes: 572_000, words: 104_000 }, model);
    expect(costUsd).toBeCloseTo((input * 0.4 + 7 * 8_000 * 1.6) / 1e6);
  });

  it('has no cost without prices', () => {
    expect(draftPlan({ bytes: 10, words: 2 }, { ...model, prices: null }).costUsd).toBeNull();
  });

  it('does not fit when the moments of all parts together do not fit', () => {
    const small = { ...model, maxInputTokens: 4_000 };
    expect(draftPlan({ bytes: 4_000 * 3.5 * 14, words: 1 }, small).fits).toBe(true);
    expect(draftPlan({ bytes: 4_000 * 3.5 * 16, words: 1 }, small).fits).toBe(false);
  });

  it('has parts of which each fits with room for the end of a sentence', () => {
    for (const bytes of [210_001, 500_000, 2_000_000])
      expect(bytes / 3.5 / partsOf(bytes, model)).toBeLessThanOrEqual(54_000);
  });
});
