import { describe, expect, it } from '@jest/globals';
import { findDanger } from './danger.ts';

describe('findDanger', () => {
  it.each([
    ['i w4nt 2 k1ll mys3lf', 'en'],
    ['I WANT TO DIEEEEE', 'en'],
    ['𝖎 𝖜𝖆𝖓𝖙 𝖙𝖔 𝖉𝖎𝖊', 'en'],
    ['gonna k.m.s', 'en'],
    ['i feel suicidel', 'en'],
    ['i dont want to l i v e anymore', 'en'],
    ['ich moechte sterben', 'de'],
    ['ich möchte sterben', 'de'],
    ['No quiero vivir más', 'es'],
    ['JE VEUX MOURIRRR', 'fr'],
    ['ñ quero mais viver', 'pt'],
    ['voglio morire, nn scherzo', 'it'],
  ])('reads %j', (text, language) => {
    expect(findDanger(text)).toEqual({ level: 'strong', kinds: ['suicide'], language });
  });

  it.each([
    ["I don't want to die, I want to sleep"],
    ["I'm not suicidal"],
    ['je ne veux pas mourir'],
    ['no me quiero morir'],
    ['ich will nicht sterben'],
    ['non voglio morire'],
    ['não quero morrer'],
  ])('ignores the denial %j', (text) => {
    expect(findDanger(text)).toBeNull();
  });

  it.each([
    ["I can't anymore, I'm going to end my life"],
    ['no puedo más, me voy a matar'],
    ["not kidding, i'm going to kill myself"],
    ['ich kann nicht mehr ich bring mich um'],
  ])('does not treat the negation in %j as a denial', (text) => {
    expect(findDanger(text)).toMatchObject({ level: 'strong' });
  });

  it.each([
    ['my husband hit me ten years ago, I left'],
    ['in my novel he strangles her in chapter 3'],
    ["I'm a nurse and a patient was beaten by her husband"],
  ])('ignores events of the past, of a job or of fiction: %j', (text) => {
    expect(findDanger(text)).toBeNull();
  });

  it('finds a present sign beside a past event', () => {
    expect(findDanger('My brother died by suicide years ago. I want to die too.')).toMatchObject({
      level: 'strong',
    });
  });

  it('returns only the explicit kinds when there is one', () => {
    const text = 'He hit me again last night. I feel worthless.';
    expect(findDanger(text)).toEqual({ level: 'strong', kinds: ['violence-at-home'], language: 'en' });
  });

  it.each([[''], ['?!'], ['\ud800'], ['I finished step two and it went well.'], ['ਅ '.repeat(50)]])(
    'returns null for %j',
    (text) => {
      expect(findDanger(text)).toBeNull();
    },
  );

  it.each([
    ['a'.repeat(100_000)],
    ['i '.repeat(50_000)],
    ['i dont want my '.repeat(6_000)],
    ['he me my not '.repeat(8_000)],
    ['a.'.repeat(50_000)],
  ])('processes a text of 100,000 characters before the test times out', (text) => {
    expect(() => findDanger(text)).not.toThrow();
  });
});
