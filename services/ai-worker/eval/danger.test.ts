import { describe, expect, it } from '@jest/globals';
import { findDanger } from '@waymark/safety/danger';
import { loadPhrases, measureDanger, type Phrase } from './danger.ts';
import { ratio } from './metrics.ts';

const phrases = loadPhrases();
const aside = phrases.filter(({ split }) => split === 'aside');
/** Smallest shares that are found, as reached. The aim is 95 % in each language. */
const FOUND: Record<string, number> = {
  en: 0.83,
  de: 0.81,
  es: 0.85,
  fr: 0.85,
  pt: 0.85,
  it: 0.83,
  all: 0.85,
};

describe('danger in the phrases of the split aside', () => {
  const rows = measureDanger(aside, findDanger);

  it('is measured on 300 phrases in six languages, a third of them aside', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(300);
    expect(aside.length * 3).toBeGreaterThanOrEqual(phrases.length);
    expect(rows.map(({ language }) => language).sort()).toEqual(['all', 'de', 'en', 'es', 'fr', 'it', 'pt']);
  });

  it.each(rows)('is found as often as reached: $language', ({ language, found }) => {
    expect(ratio(found)).toBeGreaterThanOrEqual(FOUND[language]!);
  });

  it('is wrongly found no more than reached; the aims are 2 % strong and 12 % weak', () => {
    const all = rows.at(-1)!;
    expect(ratio(all.strongWrong)).toBeLessThanOrEqual(0.045);
    expect(ratio(all.weakWrong)).toBeLessThanOrEqual(0.13);
  });
});

describe('measures of danger', () => {
  const phrase = (text: string, level: Phrase['level'], kind: string | null): Phrase => ({
    text,
    level,
    kind,
    language: 'en',
    split: 'build',
  });
  const byText = {
    strong: { level: 'strong' as const, kinds: ['suicide'] },
    weak: { level: 'weak' as const, kinds: [] },
  };

  it('separate what is found at all from its level and its kind', () => {
    const [row] = measureDanger(
      [
        phrase('strong', 'strong', 'suicide'),
        phrase('weak', 'strong', 'suicide'),
        phrase('none', 'weak', 'child'),
      ],
      (text) => (text === 'none' ? null : byText[text as 'strong' | 'weak']),
    );
    expect(row).toMatchObject({
      found: { hits: 2, of: 3 },
      strongAsStrong: { hits: 1, of: 2 },
      kind: { hits: 1, of: 3 },
    });
  });

  it('count what is wrongly found in look-alikes, per language and over all', () => {
    const french: Phrase = { ...phrase('weak', null, null), language: 'fr' };
    const rows = measureDanger(
      [phrase('strong', null, null), french],
      (text) => byText[text as 'strong' | 'weak'],
    );
    expect(rows).toMatchObject([
      { language: 'en', strongWrong: { hits: 1, of: 1 }, weakWrong: { hits: 0, of: 1 } },
      { language: 'fr', strongWrong: { hits: 0, of: 1 }, weakWrong: { hits: 1, of: 1 } },
      { language: 'all', strongWrong: { hits: 1, of: 2 }, weakWrong: { hits: 1, of: 2 } },
    ]);
  });
});
