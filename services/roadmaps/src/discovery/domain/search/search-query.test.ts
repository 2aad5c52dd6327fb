// guarantees: Of 61 ordinary words of trouble, nine in ten find a fitting path of the demo among the first three
import { describe, expect, it } from '@jest/globals';
import { isEmptyWord } from '../../../shared/domain/words.ts';
import { matchOf, matchOfParts } from './match.ts';
import { neededOf, termsOf, troublesOf } from './search-query.ts';
import { mistakesBetween, nearestWords } from './spelling.ts';
import { synonymsOf } from './synonyms.ts';
import { searchLanguages, type TroubleGroup, troubleGroups } from './trouble-words.ts';

const textsOf = (q: string) => termsOf(q).map(({ text }) => text);
const groupsOf = (q: string) => termsOf(q).flatMap(({ groups }) => groups);
const shareGroup = (one: string, other: string) =>
  groupsOf(one).some((group) => groupsOf(other).includes(group));

describe('the terms of a search', () => {
  it('are the words that carry meaning', () => {
    expect(textsOf('My wife left me and I can’t pay the rent')).toEqual([
      'wife',
      'left me',
      "can't pay",
      'rent',
    ]);
    expect(textsOf('  Überwintern,  überwintern! ')).toEqual(['uberwintern']);
  });

  it('are empty words where there are no others', () => {
    expect(textsOf('to be or not to be')).toEqual(['to', 'be', 'or', 'not']);
    expect(textsOf('%%% —')).toEqual([]);
  });

  it('end with a word that may be half typed', () => {
    expect(termsOf('debt anx').map(({ isBeginning }) => isBeginning)).toEqual([false, true]);
    expect(termsOf('debt an').map(({ isBeginning }) => isBeginning)).toEqual([false]);
    expect(termsOf('anx.').map(({ isBeginning }) => isBeginning)).toEqual([false]);
  });

  it.each([
    ['sober', 'drinking'],
    ['alcohol', 'Sucht'],
    ['debt', 'dinero'],
    ['grief', 'perte'],
    ['divorce', 'separazione'],
    ['anxious', 'Panikattacke'],
    ['insomnia', 'cannot sleep'],
    ['laid off', 'désempleado'],
    ['worries', 'panic'],
    ['alcoh', 'wine'],
  ])('give “%s” the trouble of “%s”', (one, other) => {
    expect(shareGroup(one, other)).toBe(true);
  });

  it.each([
    ['debt', 'sober'],
    ['left', 'divorce'],
    ['ski', 'debt'],
  ])('do not give “%s” the trouble of “%s”', (one, other) => {
    expect(shareGroup(one, other)).toBe(false);
  });
});

describe('the kept words of trouble', () => {
  it('have each group in every language, without empty words', () => {
    for (const group of troubleGroups) {
      for (const language of searchLanguages) {
        const words = group[language].split(',').map((word) => word.trim());
        expect(words.length).toBeGreaterThan(3);
        expect(words.filter((word) => word === '' || isEmptyWord(word))).toEqual([]);
        expect(new Set(words).size).toBe(words.length);
      }
    }
  });
});

describe('spelling', () => {
  it.each([
    ['grief', 'greif', 1],
    ['alcohol', 'alchohol', 1],
    ['anxiety', 'anxeity', 1],
    ['debt', 'debt', 0],
    ['debt', 'grief', 3],
  ])('counts the mistakes between “%s” and “%s”', (one, other, mistakes) => {
    expect(mistakesBetween(one, other, 2)).toBe(mistakes);
  });

  const equal = (...words: string[]) => words.map((word) => ({ word, likelihood: 0 }));

  it('offers the nearest words, none for a short word or many mistakes', () => {
    expect(nearestWords('greif', equal('grief', 'green', 'reef'))).toEqual(['grief']);
    expect(nearestWords('bst', equal('best', 'bet'))).toEqual([]);
    expect(nearestWords('lighthuose', equal('lighthouse', 'lights'))).toEqual(['lighthouse']);
    expect(nearestWords('xyzzy', equal('debt'))).toEqual([]);
  });

  it('prefers a word that differs by a doubled letter alone', () => {
    const candidates = [
      { word: 'window', likelihood: 0.6 },
      { word: 'widow', likelihood: 0.5 },
    ];
    expect(nearestWords('widdow', candidates)).toEqual(['widow']);
  });

  it('prefers the first letter as typed, then the word that is meant more often', () => {
    expect(nearestWords('dring', equal('bring', 'drink'))).toEqual(['drink']);
    const candidates = [
      { word: 'loons', likelihood: 0 },
      { word: 'loans', likelihood: 0.4 },
    ];
    expect(nearestWords('lons', candidates)).toEqual(['loans']);
  });
});

describe('the words that a match must have', () => {
  const needed = (q: string) => neededOf(termsOf(q), troublesOf(termsOf(q))).map(({ text }) => text);

  it('are the rarest of a search that only a frequent word gives a trouble', () => {
    expect(needed('learn the piano')).toEqual(['piano']);
    expect(needed('paint the garden fence')).toEqual(['paint', 'fence']);
  });

  it('are none where the trouble is sure or the rarest word means it', () => {
    expect(needed('I’m drowning in debt and can’t tell my wife')).toEqual([]);
    expect(needed('got the sack')).toEqual([]);
  });
});

describe('the senses of words', () => {
  const troubles = (q: string) => troublesOf(termsOf(q)).map((group) => troubleGroups[group]!.name);

  it.each([
    ['loan shark', 'debt'],
    ['skint', 'debt'],
    ['bookies', 'gambling'],
    ['knackered', 'burnout'],
    ['stressful', 'burnout'],
    ['indebted', 'debt'],
    ['abstinence', 'drinking'],
    ['exhausting', 'burnout'],
    ['I can’t stop betting on football', 'gambling'],
    ['how do I tell my kids that I am an alcoholic', 'drinking'],
  ])('“%s” names %s', (q, trouble) => {
    expect(troubles(q)).toContain(trouble);
  });

  it.each(['piano', 'quantum', 'letter'])('“%s” names no trouble', (q) => {
    expect(troubles(q)).toEqual([]);
  });

  it('are not those of a word that has only its last letter more', () => {
    expect(termsOf('tierd')[0]!.senses.size).toBe(0);
    expect(groupsOf('gambled')).toEqual(groupsOf('gamble'));
  });

  it('do not look for a word that most texts use in another sense, or that has many', () => {
    const debt = troubleGroups.find(({ name }) => name === 'debt')!;
    const drinking = troubleGroups.find(({ name }) => name === 'drinking')!;
    const looked = (group: TroubleGroup) =>
      synonymsOf(group).flatMap(({ language, text }) => (language === 'en' ? [text] : []));
    expect(looked(debt)).toContain('loan');
    expect(looked(debt)).not.toContain('bill');
    expect(looked(drinking)).not.toContain('addiction');
  });
});

describe('a sentence that matches', () => {
  const litOf = ({ text, lit }: { text: string; lit: { start: number; end: number }[] }) =>
    lit.map(({ start, end }) => text.slice(start, end));

  it('has the places of the lit words instead of marks, of both ways of marking', () => {
    const match = matchOf('quote', [
      'I \uE000owe\uE001 you money',
      'I \uE000owe\uE001 you \uE000money\uE001',
    ]);
    expect(match.text).toBe('I owe you money');
    expect(litOf(match)).toEqual(['owe', 'money']);
  });

  it('is shortened around the first lit word, at spaces', () => {
    const long = `${'before '.repeat(60)}\uE000debt\uE001${' after'.repeat(60)}`;
    const match = matchOf('step', [long]);
    expect(match.text.length).toBeLessThan(230);
    expect(match.text).toMatch(/^… before .*after …$/);
    expect(litOf(match)).toEqual(['debt']);
  });

  it('lights parts of words, whatever their case and accents', () => {
    const match = matchOfParts('title', 'Überwintern im Café, größer', ['WINTER', 'cafe', 'gross']);
    expect(litOf(match)).toEqual(['winter', 'Café', 'größ']);
  });
});
