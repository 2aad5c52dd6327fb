import { describe, expect, it } from '@jest/globals';
import { Coaching } from '@waymark/contracts/roadmaps/coaching';
import fc from 'fast-check';
import { cleanCoaching, isEmptyCoaching } from './coaching.ts';

const WORDS = ['I walked to the corner shop every morning.', 'Small is enough.'];
const COACHING: Coaching = {
  opening: 'Starting is the hardest part.',
  actions: [{ title: 'Put on your shoes', detail: 'That is all for today.' }],
  questions: ['Did you walk in the rain?'],
  obstacle: 'It may rain.',
  quote: 'every morning',
  encouragement: 'You can do this.',
};

describe('guidance', () => {
  it('is unchanged when valid', () => {
    expect(cleanCoaching(COACHING, WORDS)).toEqual(COACHING);
    const help: Coaching = {
      ...COACHING,
      safety: { level: 'ask-first', kinds: ['court'], urgent: false, language: 'en' },
    };
    expect(cleanCoaching(help, WORDS)).toEqual(help);
  });

  it.each([
    'Every morning',
    'every  morning',
    'I ran a marathon',
    ' ',
    'morning.Small',
    'every\u0000morning',
  ])('loses the quote %j, which is not in the source', (quote) => {
    expect(cleanCoaching({ ...COACHING, quote }, WORDS)).toEqual({ ...COACHING, quote: null });
  });

  it('loses characters that cannot be stored, empty actions and empty questions', () => {
    const dirty = {
      ...COACHING,
      opening: '\u0007 Star\u0000ting is the hardest part.\ud800',
      actions: [{ title: '\u0000', detail: 'x' }, ...COACHING.actions],
      questions: ['\u0000', ...COACHING.questions],
      obstacle: '\u0001',
    };
    expect(cleanCoaching(dirty, WORDS)).toEqual({
      ...COACHING,
      opening: 'Starting is the hardest part.\ufffd',
      obstacle: null,
    });
  });

  it('is empty when nothing is left of it', () => {
    const empty = {
      opening: '\u0000',
      actions: [],
      questions: [' '],
      obstacle: null,
      quote: 'I ran',
      encouragement: '',
    };
    expect(isEmptyCoaching(cleanCoaching(empty, WORDS))).toBe(true);
    const safety = {
      level: 'strong' as const,
      kinds: ['suicide' as const],
      urgent: true,
      language: 'en' as const,
    };
    for (const part of [{ quote: 'every morning' }, { questions: ['When?'] }, { safety }])
      expect(isEmptyCoaching(cleanCoaching({ ...empty, ...part }, WORDS))).toBe(false);
  });

  it('fits its contract, can be stored and quotes only the source, for any input', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('\u0000', '😀'.repeat(600), ...WORDS),
    );
    const coaching = fc.record({
      opening: text,
      actions: fc.array(fc.record({ title: text, detail: text }), { maxLength: 8 }),
      questions: fc.array(text, { maxLength: 8 }),
      obstacle: fc.option(text),
      quote: fc.option(text),
      encouragement: text,
    });
    fc.assert(
      fc.property(coaching, (dirty) => {
        const clean = cleanCoaching(dirty, WORDS);
        if (!clean) return;
        expect(Coaching.parse(clean)).toEqual(clean);
        expect(JSON.stringify(clean)).not.toContain('\\u0000');
        expect(clean.opening.isWellFormed()).toBe(true);
        if (clean.quote !== null) expect(WORDS.some((words) => words.includes(clean.quote!))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
