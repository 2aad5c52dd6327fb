import { describe, expect, it } from '@jest/globals';
import { insteadOf } from './instead.ts';
import type { Language } from './language.ts';
import { buildMoments } from './moments.ts';
import { toSentences } from './sentences.ts';
import { buildTitle } from './titles.ts';

describe('"I wanted to X, instead I Y"', () => {
  it.each<[Language, string, string]>([
    ['en', 'I wanted to shout at him, but I wrote a letter instead.', 'I wrote a letter'],
    ['en', 'I wanted to shout; instead I wrote him a letter.', 'I wrote him a letter'],
    ['en', 'I was going to sell the house, instead, I let two rooms.', 'I let two rooms'],
    ['en', 'We had planned to fly but instead we took the night train.', 'We took the night train'],
    [
      'de',
      'Ich wollte schreien, stattdessen schrieb ich einen Brief.',
      'Stattdessen schrieb ich einen Brief',
    ],
    [
      'en',
      'I’d planned to quit that Monday, but instead I asked for four days a week.',
      'I asked for four days a week',
    ],
    ['en', 'My plan was to hide it, but instead I showed her the letter.', 'I showed her the letter'],
    ['en', 'I thought about running away, but I rang a social worker instead.', 'I rang a social worker'],
    [
      'en',
      'I almost burned the letters, but I put them in a box instead, and we read them in May.',
      'I put them in a box, and we read them in May',
    ],
    [
      'de',
      'Ich hatte vor, alles zu verkaufen, doch stattdessen fragte ich meinen Bruder um Rat.',
      'Stattdessen fragte ich meinen Bruder um Rat',
    ],
    ['de', 'Ich war kurz davor zu gehen, stattdessen blieb ich sitzen.', 'Stattdessen blieb ich sitzen'],
    ['es', 'Había pensado mentirle, pero en lugar de ello le conté todo.', 'Le conté todo'],
    ['fr', 'J’étais sur le point de signer, mais à la place j’ai appelé ma sœur.', 'J’ai appelé ma sœur'],
    ['pt', 'Estava prestes a assinar, mas em vez disso liguei à minha irmã.', 'Liguei à minha irmã'],
    ['it', 'Avevo intenzione di mentire, invece gli ho detto tutto.', 'Gli ho detto tutto'],
    ['es', 'Quería gritarle, pero en vez de eso le escribí una carta.', 'Le escribí una carta'],
    ['es', 'Iba a renunciar; en cambio, pedí una reunión.', 'Pedí una reunión'],
    ['fr', 'Je voulais crier, à la place j’ai écrit une lettre.', 'J’ai écrit une lettre'],
    ['fr', 'J’allais tout vendre, mais au lieu de ça j’ai loué deux chambres.', 'J’ai loué deux chambres'],
    ['pt', 'Queria gritar, mas em vez disso escrevi uma carta.', 'Escrevi uma carta'],
    ['it', 'Volevo urlare, invece ho scritto una lettera.', 'Ho scritto una lettera'],
    ['it', 'Stavo per vendere la casa, ma ho affittato due stanze invece.', 'Ho affittato due stanze'],
  ])('in %s is titled Y: %s', (language, sentence, title) => {
    expect(buildTitle(sentence, language)).toBe(title);
  });

  it.each<[Language, string, string]>([
    ['en', 'I wanted to shout at him that evening.', 'Instead I wrote him a letter.'],
    ['en', 'I was about to sign the second loan.', 'I rang the advice centre instead.'],
    ['de', 'Ich wollte ihn an dem Abend anschreien.', 'Stattdessen schrieb ich ihm einen Brief.'],
    ['es', 'Quería gritarle aquella misma noche.', 'En vez de eso le escribí una carta larga.'],
    ['fr', 'Je voulais lui crier dessus ce soir-là.', 'À la place, je lui ai écrit une lettre.'],
    ['pt', 'Eu queria gritar com ele nessa noite.', 'Em vez disso, escrevi uma carta muito longa.'],
    ['it', 'Volevo urlargli contro quella sera.', 'Invece gli ho scritto una lettera.'],
  ])('in two sentences in %s is the moment of the second: %s %s', (language, first, done) => {
    const [one, other] = buildMoments(toSentences(`${first} ${done}`, 0, language), language);
    expect([one!.eligible, other!.eligible]).toEqual([false, true]);
    if (language !== 'de')
      expect(buildTitle(done, language)).not.toMatch(/^(Instead|En vez|À la place|Em vez|Invece)/);
  });

  it.each<[Language, string]>([
    ['en', 'I wanted to learn it, and I asked my neighbour to show me.'],
    ['en', 'Instead of shouting I wrote a letter.'],
    ['en', 'I took the bus instead.'],
    ['de', 'Ich wollte es lernen, und ich fragte meine Nachbarin.'],
    ['de', 'Wir wollten das Haus verkaufen, haben aber stattdessen zwei Zimmer vermietet.'],
  ])('is not found in %s: %s', (language, sentence) => {
    expect(insteadOf(sentence, language)).toBeNull();
  });

  it('is judged by Y', () => {
    const text =
      'I wanted to drink the whole bottle of wine, but I wrote three pages in my notebook instead.';
    const [moment] = buildMoments(toSentences(text, 0, 'en'), 'en');
    expect(moment).toMatchObject({ eligible: true, signs: { doubtful: false } });
  });

  it('keeps an order that no one may be given out of the suggestions', () => {
    const text = 'I wanted to ask my doctor, but I stopped taking my insulin instead.';
    expect(buildMoments(toSentences(text, 0, 'en'), 'en')[0]!.eligible).toBe(false);
  });
});
