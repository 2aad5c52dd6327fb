import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadFonts } from './fonts.ts';
import { breadth, counted, drawable } from './words.ts';

let covers: Awaited<ReturnType<typeof loadFonts>>['covers'];
beforeAll(async () => {
  ({ covers } = await loadFonts());
});

describe('a drawable text', () => {
  it.each([
    'Out of debt on a nurse’s wage',
    'Schrödinger, naïve façade: “œuvre” – 50 €',
    'Из выгорания — к спокойной работе',
    'Βρίσκοντας δουλειά μετά τα πενήντα',
    'Từ con số không đến kỹ sư phần mềm',
    'Łódź, Şanlıurfa, Kuřim, Braşov, Constanţa',
    'Ɛkua, Ɓalla and Nǐ hǎo',
  ])('is the whole text if the fonts cover it: %s', (text) => {
    expect(drawable(text, covers)).toEqual({ text, readable: true });
  });

  it.each([
    ['emoji', '🚀 From burnout 🔥 to balance 🧘‍♀️👩🏽‍💻', 'From burnout to balance'],
    [
      'a few words of another script, brackets and all',
      'Over in Tel Aviv (תל אביב) at 50',
      'Over in Tel Aviv at 50',
    ],
    [
      'marks that turn the direction of what follows',
      'Learn \u202Eneddih\u202C to rest\u200B',
      'Learn neddih to rest',
    ],
    ['halves of characters and control characters', 'One\ud800 step\u0000 more', 'One step more'],
    ['line breaks', ' One\n\n step\t more ', 'One step more'],
  ])('is the rest of it, without %s', (_what, text, drawn) => {
    expect(drawable(text, covers)).toEqual({ text: drawn, readable: true });
  });

  it('keeps brackets that were empty from the start', () => {
    expect(drawable('What f() does', covers).text).toBe('What f() does');
  });

  it.each([
    'من الديون إلى الحرية',
    'הדרך החוצה',
    '从倦怠到平衡',
    'ゼロからの再出発',
    '🚀🔥',
    '',
    '  ',
    '—',
    'תל אביב and me',
  ])('is not readable when most letters are missing: %s', (text) =>
    expect(drawable(text, covers).readable).toBe(false),
  );

  it('has plain hyphens in place of special ones', () => {
    expect(drawable('Self\u2010taught, half\u2011way', covers).text).toBe('Self-taught, half-way');
  });

  it('leaves out characters without a glyph', () => {
    expect(drawable('One \u203d two \uffff three \u2191', covers)).toEqual({
      text: 'One two three',
      readable: true,
    });
  });

  it('composes letters of two characters', () => {
    expect(drawable('Cafe\u0301', covers)).toEqual({ text: 'Café', readable: true });
  });
});

describe('words', () => {
  it('are wider in capitals and in wide letters', () => {
    expect(breadth('illness')).toBe(7);
    expect(breadth('ILLNESS')).toBeGreaterThan(breadth('illness'));
    expect(breadth('mm')).toBeGreaterThan(breadth('ii'));
  });

  it('are pluralized by their count', () => {
    expect([counted(1, 'step'), counted(0, 'step'), counted(12, 'stage')]).toEqual([
      '1 step',
      '0 steps',
      '12 stages',
    ]);
  });
});
