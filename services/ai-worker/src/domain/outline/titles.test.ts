import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testStories } from '../testing/read-stories.ts';
import { type Language, languageOf } from './language.ts';
import { toSentences } from './sentences.ts';
import { buildTitle } from './titles.ts';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every word of the title, in its order, is in the text. */
function isSubsequence(title: string, text: string): boolean {
  const all = words(text);
  let at = 0;
  for (const word of words(title)) {
    at = all.indexOf(word, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

describe('a title', () => {
  it.each([
    [
      'And then I sat down with my landlord and asked for another month.',
      'I sat down with my landlord and asked for another month',
    ],
    ['So, um, I wrote it all down.', 'I wrote it all down'],
    [
      'I set up a second bank account, had my wages paid into it, and let all of the bills go out on the day after payday.',
      'I set up a second bank account, had my wages paid into it',
    ],
    [
      'I did not open one more letter of any kind in all those long months until my wife was at home with me and had made tea.',
      'I did not open one more letter of any kind in all those long months until my wife was at home with me and had made tea',
    ],
    ['Ask for help before you need it.', 'Ask for help before you need it'],
    [
      'The woman from the advice centre on the corner of the market square and her colleague from the council came and read every letter with me at the table.',
      'The woman from the advice centre on the corner of the market square and her colleague from the council came',
    ],
    [
      'We changed the order: gas and the school fees went out on the day his pay came, and all of the others had to wait for their turn.',
      'We changed the order: gas and the school fees went out on the day his pay came',
    ],
    [
      'If the letter has a red stripe and the name of a court at the top, open it on the same day and ring the advice line before noon, or ask a neighbour.',
      'If the letter has a red stripe and the name of a court at the top, open it on the same day',
    ],
    [
      'If the letter on the mat has a red stripe and the name of a court at the top of its first page in capitals, open it on the same day and ring the advice line before noon.',
      'Open it on the same day and ring the advice line before noon',
    ],
    [
      'I told the nurse at the walk-in clinic behind the station what I had been so scared of, because she asked me twice and waited for an answer.',
      'I told the nurse at the walk-in clinic behind the station what I had been so scared of',
    ],
    [
      'I kept a card by the kettle with four names on it: my sister, the woman from the bank, Dr Okafor, and the man next door who never sleeps.',
      'I kept a card by the kettle with four names on it',
    ],
    [
      'Let a doctor know about your nights, and if you think of the cliff on the way home from work, say so to somebody on the same day.',
      'Let a doctor know about your nights',
    ],
    [
      'On the first Monday of the month I sit with the group of carers in the parish hall, where nobody tells the others.',
      'On the first Monday of the month I sit with the group of carers in the parish hall, where nobody tells the others',
    ],
  ])('of %j is %j', (sentence, title) => {
    expect(buildTitle(sentence, 'en')).toBe(title);
  });

  it.each<[Language, string, string]>([
    ['de', 'Dann ging ich zur Bank.', 'Dann ging ich zur Bank'],
    ['de', 'Und so habe ich alles aufgeschrieben.', 'So habe ich alles aufgeschrieben'],
    ['de', 'Also rief meine Frau die Beratung an.', 'Also rief meine Frau die Beratung an'],
    ['de', 'Also, ich ging hin.', 'Ich ging hin'],
    ['de', 'Weil ich Angst hatte, rief ich sie an.', 'Weil ich Angst hatte, rief ich sie an'],
    ['en', 'Because I was afraid, I rang my sister.', 'Because I was afraid, I rang my sister'],
    ['en', 'because I rang the bank first', 'I rang the bank first'],
    ['es', 'Porque tenía miedo, llamé a mi hermana.', 'Porque tenía miedo, llamé a mi hermana'],
    ['fr', 'Parce que j’avais peur, j’ai appelé.', 'Parce que j’avais peur, j’ai appelé'],
    ['fr', 'Parce qu’il dormait, j’ai attendu.', 'Parce qu’il dormait, j’ai attendu'],
    ['it', 'Perché avevo paura ho chiamato.', 'Perché avevo paura ho chiamato'],
  ])('in %s of %j keeps the first word that the rest needs: %j', (language, sentence, title) => {
    expect(buildTitle(sentence, language)).toBe(title);
  });

  it('ends no German clause before its verb', () => {
    const sentence =
      'Am Morgen sind wir zum Hausarzt gefahren, und ich habe ihm dort die leeren Schachteln und die Dosen mit dem Rest auf den Tisch gelegt.';
    expect(buildTitle(sentence, 'de')).toBe('Am Morgen sind wir zum Hausarzt gefahren');
  });

  it('never rewords a sentence of a story', () => {
    for (const { text } of testStories()) {
      const language = languageOf(text);
      for (const sentence of toSentences(text, 0, language)) {
        const title = buildTitle(sentence.text, language);
        expect([title, isSubsequence(title, sentence.text)]).toEqual([title, true]);
        expect(title.length).toBeLessThanOrEqual(120);
      }
    }
  });

  it('never rewords any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('and', 'I', 'sold', '"the', 'car",', '(which', 'um', 'x)', '—', 'hurt;')),
        (parts) => {
          const text = parts.join(' ');
          expect(isSubsequence(buildTitle(text, 'en'), text)).toBe(true);
        },
      ),
    );
  });
});
