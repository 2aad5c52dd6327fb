import { describe, expect, it } from '@jest/globals';
import { ReservedNames } from './reserved-names.ts';

describe('reserved names', () => {
  it('ignore case and surrounding space', () => {
    const names = new ReservedNames([' Root', 'ops'], (name) => name);
    expect(names.includes('ROOT ')).toBe(true);
    expect(names.includes('Ops')).toBe(true);
    expect(names.includes('roots')).toBe(false);
  });

  it('contain no empty name', () => {
    expect(new ReservedNames(['', '  '], (name) => name).includes('')).toBe(false);
  });
});
