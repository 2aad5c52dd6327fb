import { describe, expect, it } from '@jest/globals';
import { isDateLine } from './date-line.ts';
import { toSentences } from './sentences.ts';

describe('a date on its own line', () => {
  it.each([
    ...['March 2019', '12 March 2019', 'March 12, 2019', 'Monday, 12 March 2019:', '2013', '2013–2015'],
    ...['12.03.2019', '2019-03-12', 'Spring 2013', 'Early 2016', 'Day 12', 'Week three', 'Monday'],
    ...['12. März 2019', 'Montag, 12. März', 'Im Herbst 2015', 'Woche drei', 'Tag 12'],
    ...['12 de marzo de 2019', 'Lunes, 12 de marzo', 'Primavera de 2013', 'Semana tres'],
    ...['Le 12 mars 2019', 'Lundi 12 mars', 'Été 2014', 'Jour 12'],
    ...['12 de março de 2019', 'Segunda-feira, 12 de março', 'Dia 12'],
    ...['12 marzo 2019', 'Lunedì 12 marzo', 'Estate del 2014', 'Settimana tre'],
  ])('is %s', (line) => {
    expect(isDateLine(line)).toBe(true);
  });

  it.each(['I left in March 2019.', 'Winter came early', '12', 'Three of us', ''])('is not %j', (line) => {
    expect(isDateLine(line)).toBe(false);
  });

  it('is the heading of what follows', () => {
    const diary = 'March 2019\nI rang the bank.\nI wrote it down.\n\n12. März 2019\nI sold the car.';
    expect(toSentences(diary, 0, 'en').map(({ text, heading }) => [heading, text])).toEqual([
      ['March 2019', 'March 2019'],
      ['March 2019', 'I rang the bank.'],
      ['March 2019', 'I wrote it down.'],
      ['12. März 2019', 'März 2019'],
      ['12. März 2019', 'I sold the car.'],
    ]);
  });

  it('is no heading where a sentence goes on', () => {
    const wrapped = 'I left the farm in\nMarch 2019\nand went to the city.\n';
    expect(toSentences(wrapped, 0, 'en').every(({ heading }) => heading === null)).toBe(true);
  });
});
