import { describe, expect, it } from '@jest/globals';
import { cueQuotes } from './cue-quotes.ts';
import { factsOf } from './facts.ts';

describe('what is counted in an application', () => {
  it.each([
    [
      'In March 2019 I paid back 41,000 euros to 14 people in Hamburg, with help from Rosa Delgado.',
      { dates: 1, numbers: 2, names: 2 },
    ],
    ['On 12.03.2020 and in 1998 I moved. I had 3 jobs.', { dates: 2, numbers: 1, sentences: 2 }],
    ['Ich habe im Jahr 2015 mit 12 Freunden das Haus in Kiel gebaut.', { dates: 1, numbers: 1, names: null }],
    ['I did well and helped many people.', { dates: 0, numbers: 0, names: 0, words: 7 }],
  ])('%s', (text, facts) => {
    expect(factsOf(text)).toMatchObject(facts);
  });
});

describe('quotes that speak to a criterion', () => {
  it.each([
    ['I was afraid of the phone, and I called them one by one.', 'valor'],
    ['Ich habe jeden Abend wieder von vorn begonnen.', 'perseverance'],
    ['Perdí la casa y me dio vergüenza decirlo.', 'authenticity'],
    ['J’ai quitté mon poste sans rien dire à personne.', 'valor'],
    ['Per tre anni ho ricominciato ogni mattina.', 'perseverance'],
    ['Falhei duas vezes e menti à minha família.', 'authenticity'],
  ] as const)('%s: %s', (text, criterion) => {
    const general = 'Nice weather is good for most of the people here.';
    const quotes = cueQuotes({ achievements: `${general} ${text}` });
    expect(quotes[criterion]).toEqual([{ field: 'achievements', text }]);
  });
});
