import { describe, expect, it } from '@jest/globals';
import { gerund, isBaseVerb, thirdPerson, verbForm } from './verbs.ts';

describe('verbs', () => {
  it.each([
    ['ruled', 'rule'],
    ['hid', 'hide'],
    ['labelled', 'label'],
    ['labeled', 'label'],
    ['swiped', 'swipe'],
    ['planned', 'plan'],
    ['woke', 'wake'],
    ['rewrote', 'rewrite'],
    ['co-signed', 'co-sign'],
    ['practised', 'practise'],
    ['enrolled', 'enrol'],
    ['lost', 'lose'],
    ['rose', 'rise'],
  ])('%s is the past of %s', (past, base) => {
    expect(verbForm(past)).toEqual({ form: 'past', base });
  });

  it.each(['need', 'proceed', 'hundred', 'nothing', 'morning'])('%s is no past', (word) => {
    expect(verbForm(word).form).not.toBe('past');
  });

  it('bends the infinitive', () => {
    expect([
      gerund('sit'),
      gerund('enrol'),
      thirdPerson('go'),
      thirdPerson('be'),
      thirdPerson('carry'),
    ]).toEqual(['sitting', 'enroling', 'goes', 'is', 'carries']);
  });

  it('knows an infinitive when it sees one', () => {
    expect(['write', 'stop', 'put', 'have', 'notice'].filter((word) => !isBaseVerb(word))).toEqual([]);
    expect(['wrote', 'hidden', 'the'].filter(isBaseVerb)).toEqual([]);
  });
});
