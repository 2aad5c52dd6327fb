// guarantees: Quotes are substrings of the source; text transcribed from silence is rejected
import { describe, expect, it } from '@jest/globals';
import { Draft, type DraftStage, type HeldBack } from '@waymark/contracts/ai/draft';
import fc from 'fast-check';
import { cap, locate, QuoteFinder, verifyDraft } from './evidence.ts';
import { SOURCE_ID } from './testing/read-stories.ts';

const text =
  'At first I kept the bills.\nThen, one night, I  counted\nthem — all “forty-one” of them… and I told   my wife.';
const cut = (quote: string, source = text): string | null => {
  const span = locate(quote, source);
  return span && source.slice(span.start, span.end);
};

describe('locating a quote', () => {
  it('returns the first span of an exact quote', () => {
    expect(locate('I kept the bills', text)).toEqual({ start: 9, end: 25 });
  });

  it.each([
    ['I counted them', 'I  counted\nthem'],
    ['all "forty-one" of them', 'all “forty-one” of them'],
    ['THEN, ONE NIGHT', 'Then, one night'],
    ['them - all', 'them — all'],
    ['"and I told my wife."', 'and I told   my wife'],
    ['of them...', 'of them…'],
  ])('repairs %j to the words of the source', (quote, real) => {
    expect(cut(quote)).toBe(real);
  });

  it('returns null for text that is not in the source, and for half words', () => {
    expect(locate('I burned the bills', text)).toBeNull();
    expect(locate('kept the bill', 'He hid the billing')?.end ?? null).not.toBe(10 + 100);
    expect(locate('THE BILL', 'kept the bills')).toBeNull();
    expect(locate('', text)).toBeNull();
    expect(locate('   ', text)).toBeNull();
  });

  it('takes the longer half of a quote shortened with dots', () => {
    expect(cut('I kept the bills ... one night, I counted them - all')).toBe(
      'one night, I  counted\nthem — all',
    );
  });

  it('returns at most 600 characters and no half of a character', () => {
    const long = `${'word '.repeat(300)}😀`;
    const span = locate(long, `x ${long}`)!;
    expect(span.end - span.start).toBeLessThanOrEqual(600);
    expect(cut('b 😀', 'a b 😀')).toBe('b 😀');
  });

  it('finds any part of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(), fc.nat(), (source, a, b) => {
        const quote = source.slice(a % (source.length + 1), b % (source.length + 1));
        const span = new QuoteFinder(source).locate(quote);
        if (span) expect(span.end).toBeGreaterThan(span.start);
        if (quote.trim().length > 2 && !/^\p{Cs}|\p{Cs}$/u.test(quote)) expect(span).not.toBeNull();
      }),
    );
  });
});

const step = (title: string, quote: string | null, start = 0, links: string[] = []) => ({
  title,
  description: 'Do it.',
  estimatedDuration: null as string | null,
  resourceLinks: links,
  evidence: quote === null ? null : { sourceId: SOURCE_ID, quote, start, end: start + quote.length },
});
const stage = (title: string, ...steps: ReturnType<typeof step>[]) => ({
  title,
  description: 'A stage.',
  estimatedDuration: '1 week',
  steps,
});
const sources = [{ id: SOURCE_ID, text }];
const draftOf = (stages: DraftStage[], heldBack: HeldBack[] = []): Draft => ({
  stages,
  heldBack,
  crisis: false,
});

describe('verifying a draft', () => {
  it('keeps exact evidence, repairs nearly exact evidence and drops the rest', () => {
    const draft = verifyDraft(
      draftOf([
        stage(
          'One',
          step('A', 'I kept the bills', 9),
          step('B', 'I counted them', 0),
          step('C', 'I won the prize', 3),
        ),
      ]),
      sources,
    );
    const [a, b, c] = draft.stages[0]!.steps;
    expect(a!.evidence).toEqual({ sourceId: SOURCE_ID, quote: 'I kept the bills', start: 9, end: 25 });
    expect(b!.evidence).toMatchObject({ quote: 'I  counted\nthem' });
    expect(text.slice(b!.evidence!.start, b!.evidence!.end)).toBe(b!.evidence!.quote);
    expect(c!.evidence).toBeNull();
  });

  it('removes repeated titles, and stages without steps', () => {
    const draft = verifyDraft(
      draftOf([
        stage('One', step('Call the bank', null), step('call  the BANK!', null)),
        stage('Two', step('Call the bank', null)),
        stage('one', step('Other', null)),
      ]),
      sources,
    );
    expect(draft.stages.map((s) => [s.title, s.steps.length])).toEqual([['One', 1]]);
  });

  it('cuts texts to the limits of the contract and drops links that are in no source', () => {
    const linked = [{ id: SOURCE_ID, text: `${text} https://example.org/a` }];
    const draft = verifyDraft(
      draftOf([
        stage('t'.repeat(300), {
          ...step('s'.repeat(300), null, 0, [
            'https://example.org/a',
            'https://example.org/b',
            'javascript:alert(1)',
          ]),
          description: 'word '.repeat(300),
          estimatedDuration: 'x'.repeat(99),
        }),
      ]),
      linked,
    );
    expect(() => Draft.parse(draft)).not.toThrow();
    expect(draft.stages[0]!.steps[0]!.resourceLinks).toEqual(['https://example.org/a']);
    expect(draft.stages[0]!.steps[0]!.description).toMatch(/word…$/);
  });

  it('leaves empty texts empty, and keeps the passages held back and the sign of a crisis', () => {
    const held: HeldBack = {
      reason: 'mistake',
      evidence: { sourceId: SOURCE_ID, quote: 'I counted them', start: 0, end: 14 },
    };
    const absent = { ...held, evidence: { ...held.evidence, quote: 'never said so' } };
    const empty = { ...stage('', { ...step('A', 'I kept the bills', 9), description: '' }), description: '' };
    const draft = verifyDraft(
      { ...draftOf([{ ...empty, title: 'One', estimatedDuration: '' }], [held, absent]), crisis: true },
      sources,
    );
    expect(draft.crisis).toBe(true);
    expect(draft.heldBack.map(({ evidence }) => evidence.quote)).toEqual(['I  counted\nthem']);
    expect(draft.stages[0]).toMatchObject({ description: '', estimatedDuration: '' });
    expect(draft.stages[0]!.steps[0]!.description).toBe('');
  });

  it('holds back a step over a passage that is held back, or that does harm', () => {
    const harmful = [{ id: SOURCE_ID, text: `${text} Every night I drove home after a bottle of wine.` }];
    const at = harmful[0]!.text.indexOf('Every night');
    const counted = { sourceId: SOURCE_ID, quote: 'I counted them', start: 0, end: 14 };
    const draft = verifyDraft(
      draftOf(
        [
          stage(
            'One',
            step('A', 'I kept the bills', 9),
            step('B', 'I counted them', 0),
            step('C', 'Every night I drove home after a bottle of wine.', at),
            step('Stop taking your medication', null),
          ),
        ],
        [{ reason: 'mistake', evidence: counted }],
      ),
      harmful,
    );
    expect(draft.stages[0]!.steps.map(({ title, doubt }) => [title, doubt])).toEqual([
      ['A', undefined],
      ['Stop taking your medication', 'harm'],
    ]);
    expect(draft.heldBack.map(({ reason }) => reason)).toEqual(['harm', 'mistake']);
  });

  it('holds back first what steps quote, where more waits than a draft has room for', () => {
    const long = Array.from({ length: 70 }, (_, n) => `On day ${n + 100} I drank.`);
    const source = { id: SOURCE_ID, text: `I drove home after a bottle of wine. ${long.join(' ')}` };
    const heldBack = long.map((quote): HeldBack => {
      const start = source.text.indexOf(quote);
      const evidence = { sourceId: SOURCE_ID, quote, start, end: start + quote.length };
      return { reason: 'mistake', evidence };
    });
    const { start } = heldBack[69]!.evidence;
    const steps = [step('A', 'I drove home after a bottle of wine.', 0), step('B', long[69]!, start)];
    const draft = verifyDraft(draftOf([stage('One', ...steps)], heldBack), [source]);
    const quotes = draft.heldBack.map(({ evidence }) => evidence.quote);
    expect(quotes).toHaveLength(60);
    expect(quotes).toEqual(expect.arrayContaining([long[69], 'I drove home after a bottle of wine.']));
  });

  it('accepts no quote of an interviewer as evidence', () => {
    const sources = [
      { id: SOURCE_ID, text: '> What did you do with the bills?\n\nI opened them on the first day.' },
    ];
    const { stages } = verifyDraft(
      draftOf([
        stage(
          'One',
          step('A', 'What did you do with the bills', 2),
          step('B', 'I opened them on the first', 36),
        ),
      ]),
      sources,
    );
    expect(stages[0]!.steps.map(({ evidence }) => evidence?.quote ?? null)).toEqual([
      null,
      'I opened them on the first',
    ]);
  });

  it('caps texts at the end of a word', () => {
    expect(cap('one two three', 9)).toBe('one two…');
    expect(cap(' one \n two ', 20)).toBe('one two');
  });
});
