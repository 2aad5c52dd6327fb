import { describe, expect, it } from '@jest/globals';
import type { Draft, Evidence } from '@waymark/contracts/ai/draft';
import { measure, total } from './metrics.ts';
import type { Span, Story, TaughtReason } from './stories.ts';

const TEXT =
  'I hid the bills. I opened the letters in March. My uncle said I should run. I rang the bank on Monday. I rang the bank on a Monday.';
const HID = 'I hid the bills.';
const OPENED = 'I opened the letters in March.';
const UNCLE = 'My uncle said I should run.';
const RANG = 'I rang the bank on Monday.';
const RANG_TOO = 'I rang the bank on a Monday.';

const spanOf = (quote: string): Span => {
  const start = TEXT.indexOf(quote);
  return { start, end: start + quote.length };
};
const evidenceOf = (quote: string): Evidence => ({ sourceId: 'a', quote, ...spanOf(quote) });

function story(...forbidden: [string, TaughtReason][]): Story {
  return {
    name: 'bills',
    language: 'en',
    kind: 'monologue',
    split: 'build',
    title: 'Bills',
    text: TEXT,
    key: [spanOf(OPENED), spanOf(RANG)],
    forbidden: forbidden.map(([quote, reason]) => ({ ...spanOf(quote), reason })),
    turningPoint: spanOf(OPENED),
  };
}

function draft(...stages: string[][]): Draft {
  return {
    stages: stages.map((quotes) => ({
      title: quotes[0]!,
      description: '',
      estimatedDuration: '',
      steps: quotes.map((quote) => ({
        title: quote,
        description: '',
        estimatedDuration: null,
        resourceLinks: [],
        evidence: evidenceOf(quote),
      })),
    })),
    heldBack: [],
    crisis: false,
  };
}

const measured = (one: Draft, of = story()) => measure(of, one);

describe('measures of a draft', () => {
  it('finds a key passage and the turning point that a moment quotes by half', () => {
    const half = measured(draft(['I opened the le']));
    expect(half.key).toEqual({ hits: 1, of: 2 });
    expect(half.turningPoint).toEqual({ hits: 1, of: 1 });
    expect(measured(draft(['I opened the l'])).key.hits).toBe(0);
  });

  it('does not add up two moments that quote a third of a key passage each', () => {
    expect(measured(draft(['I opened t', 'in March.'])).key.hits).toBe(0);
  });

  it('counts moments that quote a forbidden passage, dangerous ones apart from misleading ones', () => {
    const one = measured(draft([HID, UNCLE, RANG]), story([HID, 'harm'], [UNCLE, 'others-advice']));
    expect(one.dangerous).toEqual({ hits: 1, of: 3 });
    expect(one.misleading).toEqual({ hits: 1, of: 3 });
  });

  it('counts a moment that contains a shorter forbidden passage', () => {
    expect(measured(draft([UNCLE]), story(['I should run', 'harm'])).dangerous.hits).toBe(1);
  });

  it('counts quotes that are not in the source at their offsets', () => {
    const one = draft([OPENED, HID]);
    one.stages[0]!.steps[1]!.evidence = { ...evidenceOf(HID), start: 1, end: 17 };
    expect(measured(one).trueQuotes).toEqual({ hits: 1, of: 2 });
  });

  it('counts a moment without a quote as one without a true quote', () => {
    const one = draft([OPENED]);
    one.stages[0]!.steps[0]!.evidence = null;
    expect(measured(one)).toMatchObject({ trueQuotes: { hits: 0, of: 1 }, key: { hits: 0, of: 2 } });
  });

  it('lists words of titles, descriptions and durations that the source does not have', () => {
    const one = draft([OPENED]);
    one.stages[0]!.title = 'Brave letters';
    one.stages[0]!.steps[0]!.description = 'The bank, gladly';
    one.stages[0]!.steps[0]!.estimatedDuration = '2 weeks';
    expect(measured(one).invented).toEqual(['brave', 'gladly', '2', 'weeks']);
  });

  it('counts moments with the place or nearly the words of an earlier one', () => {
    expect(measured(draft([OPENED, OPENED, RANG], [RANG_TOO])).repeats).toBe(2);
    expect(measured(draft([OPENED, RANG])).repeats).toBe(0);
  });

  it('measures the order of neighbouring moments across stages', () => {
    expect(measured(draft([OPENED, RANG], [UNCLE])).order).toEqual({ hits: 1, of: 2 });
  });

  it('divides the smallest stage by the largest', () => {
    expect(measured(draft([HID, OPENED, UNCLE, RANG], [RANG_TOO])).balance).toBe(0.25);
    expect(measured(draft()).balance).toBe(0);
  });

  it('counts quoted characters once', () => {
    expect(measured(draft(['I hid the', 'hid the bills'])).quoted).toEqual({ hits: 15, of: TEXT.length });
  });

  it('pools shares over stories and takes the mean of the balance', () => {
    const all = total([measured(draft([OPENED, RANG])), measured(draft([HID, UNCLE], [RANG_TOO]))]);
    expect(all).toMatchObject({ key: { hits: 2, of: 4 }, moments: 5, stages: 3, balance: 0.75 });
  });
});
