import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from './data/languages.ts';
import { ORDERS } from './data/orders.ts';
import { readRows } from './data/table.ts';
import { readFrame } from './frames.ts';
import { isForbiddenOrder } from './orders.ts';

const rows = readRows(ORDERS);

describe('the orders that no roadmap may give', () => {
  it('are found in every example', () => {
    expect(rows.flatMap(({ examples }) => examples.filter((text) => !isForbiddenOrder(text)))).toEqual([]);
    expect(rows.filter(({ examples }) => examples.length === 0)).toEqual([]);
  });

  it('are not found in any look-alike', () => {
    expect(rows.flatMap(({ lookAlikes }) => lookAlikes.filter(isForbiddenOrder))).toEqual([]);
    expect(rows.filter(({ lookAlikes }) => lookAlikes.length === 0)).toEqual([]);
  });

  it.each(LANGUAGES)('have all their word classes in $language', ({ classes }) => {
    const named = rows.flatMap(({ pattern }) => readFrame(pattern).parts.flat());
    expect(named.filter((name) => !(name in classes))).toEqual([]);
  });
});

it.each([
  'Ask your doctor before you change a dose.',
  'Never stop your medication on your own.',
  "I didn't skip my tablets once.",
  'Do not drive after drinking, give the keys to a friend.',
  'Block yourself from every betting site.',
  'Pour the whisky down the sink.',
  'I came off the tablets slowly, with my GP.',
  'Open the letter from the court and call a solicitor.',
  'Ich habe die Tabletten mit meiner Ärztin abgesetzt.',
  'No dejes de tomar la medicación.',
  "N'arrête pas ton traitement sans ton médecin.",
  'Não pare de tomar os remédios.',
  'Non smettere di prendere le medicine.',
  'Stop taking work calls at dinner.',
  'I skipped the wine and drove home.',
])('does not take the harmless twin for an order: %s', (text) => {
  expect(isForbiddenOrder(text)).toBe(false);
});
