import { describe, expect, it } from '@jest/globals';
import { assessSafety } from './assess.ts';

describe('assessSafety', () => {
  it.each([
    ['can i stop my antidepressants?', 'medicine', 'en'],
    ['ich trinke täglich eine flasche wodka, wie kann ich damit aufhören', 'withdrawal', 'de'],
    ['estoy embarazada, ¿puedo hacer este paso?', 'pregnancy', 'es'],
    ['on a reçu un avis d’expulsion', 'eviction', 'fr'],
    ['tenho audiência no tribunal na semana que vem', 'court', 'pt'],
    ["ci è arrivato l'avviso di sfratto", 'eviction', 'it'],
  ])('finds a question for a qualified person in %j', (text, kind, language) => {
    expect(assessSafety(text)).toEqual({ level: 'ask-first', kinds: [kind], urgent: false, language });
  });

  it.each([
    ['I took the whole box of tablets half an hour ago', 'overdose'],
    ["J'ai mal à la poitrine et au bras gauche", 'chest-pain'],
    ['Seit zwei Tagen kein Insulin mehr', 'medical-emergency'],
    ['llevo cinco días sin comer para adelgazar', 'eating-disorder'],
    ['I stopped drinking on Monday. My hands shake. I see spiders.', 'withdrawal'],
  ])('finds urgent danger in %j', (text, kind) => {
    expect(assessSafety(text)).toMatchObject({ level: 'strong', kinds: [kind], urgent: true });
  });

  it.each([
    ['i w4nt 2 k1ll mys3lf', 'en'],
    ['I WANT TO DIEEEEE', 'en'],
    ['i dont want to l i v e anymore', 'en'],
    ['ich moechte sterben', 'de'],
    ['No quiero vivir más', 'es'],
    ['JE VEUX MOURIRRR', 'fr'],
    ['jaimerais mourir', 'fr'],
    ['ñ quero mais viver', 'pt'],
    ['voglio morire, nn scherzo', 'it'],
  ])('reads %j', (text, language) => {
    expect(assessSafety(text)).toMatchObject({ level: 'strong', kinds: ['suicide'], language });
  });

  it.each([
    ["I don't want to die, I want to sleep"],
    ["I'm not suicidal"],
    ['je ne veux pas mourir'],
    ['no me quiero morir'],
    ['ich will nicht sterben'],
    ['non voglio morire'],
    ['não quero morrer'],
    ['my husband hit me ten years ago, I left'],
    ['my ex hit me. I left him in 2015, never heard from him since'],
    ['in my novel he strangles her in chapter 3'],
    ['ten years ago I stopped my antidepressants'],
    ['30 days without alcohol, feels good'],
    ['my character goes to court in chapter 3'],
    ['everyone would be better off without me'],
    ["I can't stop thinking about ending it"],
    [''],
    ['?!'],
    ['\ud800'],
    ['ਅ '.repeat(50)],
  ])('returns null for %j', (text) => {
    expect(assessSafety(text)).toBeNull();
  });

  it.each([
    ["I can't anymore, I'm going to end my life"],
    ['no puedo más, me voy a matar'],
    ["not kidding, i'm going to kill myself"],
    ['ich kann nicht mehr ich bring mich um'],
    ['My brother died by suicide years ago. I want to die too.'],
  ])('is not silenced by other words in %j', (text) => {
    expect(assessSafety(text)).toMatchObject({ level: 'strong' });
  });

  it('finds a plain word of danger when it is the whole text, and not within a sentence', () => {
    for (const text of ['suicide', 'Overdose', 'kill myself', 'Selbstmord', 'suicidio', 'me tuer'])
      expect(assessSafety(text)).toMatchObject({ level: 'strong' });
    for (const text of ['lost my brother to suicide', 'an overdose of coffee', 'suicide squad'])
      expect(assessSafety(text)).toBeNull();
  });

  it('puts urgent danger before other danger, and danger before questions', () => {
    const text = 'Can I stop my antidepressants? I want to die. I took forty tablets.';
    expect(assessSafety(text)).toEqual({
      level: 'strong',
      kinds: ['overdose', 'suicide', 'medicine'],
      urgent: true,
      language: 'en',
    });
  });

  it.each([
    ['a'.repeat(100_000)],
    ['i '.repeat(50_000)],
    ['i dont want my '.repeat(6_000)],
    ['he me my not '.repeat(8_000)],
    ['a.'.repeat(50_000)],
  ])('processes a text of 100,000 characters before the test times out', (text) => {
    expect(() => assessSafety(text)).not.toThrow();
  });
});
