import { describe, expect, it } from '@jest/globals';
import { Draft, type DraftStage, type DraftStep } from '@waymark/contracts/ai/draft';
import fc from 'fast-check';
import { cleanDraft, dropInexactQuotes } from './clean-draft.ts';
import { replaceStages } from './draft-choice.ts';
import { describeDraft, stagesOfDraft } from './drafting.ts';
import { checkSize } from './size.ts';

const SOURCE = '0192d3a0-0001-7000-8000-000000000001';
const aStep = (given: Partial<DraftStep> = {}): DraftStep => ({
  title: 'Rest',
  description: 'Lie down.',
  estimatedDuration: null,
  resourceLinks: [],
  evidence: null,
  ...given,
});
const aStage = (steps: DraftStep[], given: Partial<DraftStage> = {}): DraftStage => ({
  title: 'Begin',
  description: 'Here.',
  estimatedDuration: '1 week',
  steps,
  ...given,
});
const quoting = (quote: string, start: number) => ({
  sourceId: SOURCE,
  quote,
  start,
  end: start + quote.length,
});

describe('a draft of the worker', () => {
  it('can be stored and fits its contract after cleaning, for any input', () => {
    const text = (maxLength: number) => fc.string({ unit: 'binary', minLength: 1, maxLength });
    const step = fc.record({
      title: text(120),
      description: text(60),
      estimatedDuration: fc.option(text(40)),
      resourceLinks: fc.array(fc.string({ maxLength: 600 }), { maxLength: 14 }),
      evidence: fc.option(text(30).map((quote) => quoting(quote, 3))),
    });
    const stage = fc.record({
      title: text(120),
      description: text(60),
      estimatedDuration: text(40),
      steps: fc.array(step, { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(stage, { minLength: 1, maxLength: 4 }), (stages) => {
        const clean = cleanDraft(stages);
        const json = JSON.stringify(clean);
        expect(json).not.toContain('\\u0000');
        expect(json.isWellFormed()).toBe(true);
        expect(json).not.toMatch(/\\ud[89a-f]/i);
        if (clean.length > 0) expect(Draft.safeParse({ stages: clean }).success).toBe(true);
        expect(() => checkSize({ stages: stagesOfDraft(clean) })).not.toThrow();
      }),
    );
  });

  it('fits into a roadmap at the largest size of its contract', () => {
    const link = `https://example.org/${'x'.repeat(400)}`;
    const quote = 'q'.repeat(600);
    const steps = Array.from({ length: 12 }, () =>
      aStep({
        title: 't'.repeat(120),
        description: 'd'.repeat(600),
        resourceLinks: Array(10).fill(link),
        evidence: quoting(quote, 0),
      }),
    );
    const stages = Array.from({ length: 12 }, () => aStage(steps, { description: 'd'.repeat(600) }));
    const clean = cleanDraft(stages);
    expect(clean.flatMap((stage) => stage.steps)).toHaveLength(144);
    expect(() => checkSize({ stages: stagesOfDraft(clean) })).not.toThrow();
  });

  it('keeps a quote only at its exact position in the text', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 5, maxLength: 80 }),
        fc.nat(),
        fc.nat(),
        fc.integer({ min: -2, max: 2 }),
        (text, a, b, shift) => {
          const start = a % text.length;
          const end = start + 1 + (b % (text.length - start));
          const claim = {
            sourceId: SOURCE,
            quote: text.slice(start, end),
            start: start + shift,
            end: end + shift,
          };
          const [stage] = dropInexactQuotes(
            [aStage([aStep({ evidence: claim })])],
            new Map([[SOURCE, text]]),
          );
          const isTrue = text.slice(claim.start, claim.end) === claim.quote;
          expect(stage!.steps[0]!.evidence).toEqual(isTrue ? claim : null);
          if (shift === 0) expect(isTrue).toBe(true);
        },
      ),
    );
  });

  it('loses quotes from missing texts', () => {
    const [stage] = dropInexactQuotes([aStage([aStep({ evidence: quoting('abc', 0) })])], new Map());
    expect(stage!.steps[0]!.evidence).toBeNull();
  });
});

describe('a draft that replaces stages', () => {
  const one = aStep({ title: 'Rest', evidence: quoting('I rested', 0) });
  const before = stagesOfDraft([aStage([one, aStep({ title: 'Eat' }), aStep({ title: 'Eat' })])]);
  const [rest, eat, eatAgain] = before[0]!.steps.map(({ id }) => id);

  it('keeps the id of an equal step in another stage', () => {
    const after = replaceStages(before, [aStage([aStep({ title: 'New' })]), aStage([one])]);
    expect(after[1]!.steps[0]!.id).toBe(rest);
    expect([rest, eat, eatAgain]).not.toContain(after[0]!.steps[0]!.id);
  });

  it('uses each id once for equal steps', () => {
    const twin = aStep({ title: 'Eat' });
    const [after] = replaceStages(before, [aStage([twin, twin, twin])]);
    const ids = after!.steps.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([eat, eatAgain]);
    expect(new Set(ids).size).toBe(3);
  });

  it('gives a new id to a step with another title and other evidence', () => {
    const other = aStep({ title: 'Lie down', evidence: quoting('I rested', 50) });
    const [after] = replaceStages(before, [aStage([other, aStep({ title: 'Sleep' })])]);
    expect(after!.steps.map(({ id }) => id)).not.toContain(rest);
  });
});

it('a summary of a draft uses the singular for one', () => {
  expect(describeDraft([aStage([aStep({ evidence: quoting('a', 0) })])])).toBe(
    '1 stage with 1 step, 1 of them in your own words',
  );
});
