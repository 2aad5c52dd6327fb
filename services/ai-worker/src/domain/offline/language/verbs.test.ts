import { describe, expect, it } from '@jest/globals';
import { gerund, thirdPerson, verbForm } from './verbs.ts';

describe('verbs', () => {
  it.each(['need', 'proceed', 'hundred', 'nothing', 'morning'])('%s is not read as a past form', (word) => {
    expect(verbForm(word).form).not.toBe('past');
  });

  it('inflects a base verb', () => {
    expect([
      gerund('sit'),
      gerund('enrol'),
      thirdPerson('go'),
      thirdPerson('be'),
      thirdPerson('carry'),
    ]).toEqual(['sitting', 'enroling', 'goes', 'is', 'carries']);
  });
});
