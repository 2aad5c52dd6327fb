import { describe, expect, it } from '@jest/globals';
import { assessSafety } from './assess.ts';

describe('assessSafety', () => {
  it.each([
    ['can i stop my antidepressants?', 'medicine', 'en'],
    ['ich trinke täglich eine flasche wodka, wie kann ich damit aufhören', 'withdrawal', 'de'],
    ['estoy embarazada, ¿puedo hacer este paso?', 'pregnancy', 'es'],
    ["j'ai mal à la poitrine quand je cours", 'chest-pain', 'fr'],
    ['vomito depois de comer', 'eating-disorder', 'pt'],
    ["ci è arrivato l'avviso di sfratto", 'eviction', 'it'],
    ['I have a court date next week', 'court', 'en'],
  ])('finds a question for a qualified person in %j', (text, kind, language) => {
    expect(assessSafety(text)).toEqual({ level: 'ask-first', kinds: [kind], language });
  });

  it.each([
    ['ten years ago I stopped my antidepressants'],
    ['30 days without alcohol, feels good'],
    ['I quit smoking, day 9'],
    ['my character goes to court in chapter 3'],
    [''],
  ])('returns null for %j', (text) => {
    expect(assessSafety(text)).toBeNull();
  });

  it('ranks strong signs above questions and questions above weak signs, with the kinds of both', () => {
    const question = 'Can I stop my antidepressants?';
    expect(assessSafety(`${question} I want to die.`)).toEqual({
      level: 'strong',
      kinds: ['suicide', 'medicine'],
      language: 'en',
    });
    expect(assessSafety(`${question} Everyone would be better off without me.`)).toEqual({
      level: 'ask-first',
      kinds: ['medicine', 'suicide'],
      language: 'en',
    });
  });
});
