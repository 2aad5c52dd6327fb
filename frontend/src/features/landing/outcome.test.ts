import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './outcome.ts';

describe('the label and colour of an outcome', () => {
  it.each([
    ['life changed', 'Life changed', 'moss'],
    ['Debt Free', 'Debt free', 'amber'],
    ['debt-free', 'Debt free', 'amber'],
    ['THRIVING', 'Thriving', 'teal'],
    ['work_life_balance', 'Work-life balance', 'dusk'],
    ['Work-Life Balance', 'Work-life balance', 'dusk'],
    ['a degree, late', 'A degree, late', 'slate'],
    ['constructor', 'Constructor', 'slate'],
  ])('%p are %p and %p', (outcome, label, tone) => {
    expect(outcomeOf(outcome)).toEqual({ label, tone });
  });
});
