import { describe, expect, it } from '@jest/globals';
import { Draft, type DraftStage, type DraftStep } from '@waymark/contracts/ai/draft';
import fc from 'fast-check';
import { checkSize } from '../../authoring/domain/size.ts';
import {
  cleanDraft,
  cleanHeldBack,
  dropInexactPassages,
  dropInexactQuotes,
} from '../../shared/domain/clean-draft.ts';
import { replaceStages } from './draft-choice.ts';
import { describeResult, stagesOfDraft } from './drafting.ts';

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
      description: fc.string({ unit: 'binary', maxLength: 60 }),
      estimatedDuration: fc.option(text(40)),
      resourceLinks: fc.array(fc.string({ maxLength: 600 }), { maxLength: 14 }),
      evidence: fc.option(text(30).map((quote) => quoting(quote, 3))),
    });
    const stage = fc.record({
      title: text(120),
      description: fc.string({ unit: 'binary', maxLength: 60 }),
      estimatedDuration: fc.string({ unit: 'binary', maxLength: 40 }),
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
        expect(() => checkSize({ stages: stagesOfDraft(clean, 'openai') })).not.toThrow();
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
    expect(() => checkSize({ stages: stagesOfDraft(clean, 'openai') })).not.toThrow();
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

  it('leaves empty texts empty', () => {
    const stage = aStage([aStep({ description: ' ' })], { description: '', estimatedDuration: '' });
    expect(cleanDraft([stage])).toEqual([{ ...stage, steps: [aStep({ description: '' })] }]);
  });

  it('keeps a held-back passage once, and only at its exact position', () => {
    const passage = { reason: 'harm' as const, evidence: quoting('drink', 0) };
    const shifted = { reason: 'harm' as const, evidence: quoting('drink', 1) };
    const odd = { reason: 'harm' as const, evidence: quoting('a\u0000', 0) };
    const texts = new Map([[SOURCE, 'drink up']]);
    expect(dropInexactPassages(cleanHeldBack([passage, passage, odd, shifted]), texts)).toEqual([passage]);
  });

  it('loses quotes from missing texts', () => {
    const [stage] = dropInexactQuotes([aStage([aStep({ evidence: quoting('abc', 0) })])], new Map());
    expect(stage!.steps[0]!.evidence).toBeNull();
  });
});

describe('a draft that replaces stages', () => {
  const one = aStep({ title: 'Rest', evidence: quoting('I rested', 0) });
  const before = stagesOfDraft([aStage([one, aStep({ title: 'Eat' }), aStep({ title: 'Eat' })])], 'offline');
  const [rest, eat, eatAgain] = before[0]!.steps.map(({ id }) => id);

  it('keeps the id of an equal step in another stage', () => {
    const after = replaceStages(before, [aStage([aStep({ title: 'New' })]), aStage([one])], 'offline');
    expect(after[1]!.steps[0]!.id).toBe(rest);
    expect([rest, eat, eatAgain]).not.toContain(after[0]!.steps[0]!.id);
  });

  it('uses each id once for equal steps', () => {
    const twin = aStep({ title: 'Eat' });
    const [after] = replaceStages(before, [aStage([twin, twin, twin])], 'offline');
    const ids = after!.steps.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([eat, eatAgain]);
    expect(new Set(ids).size).toBe(3);
  });

  it('gives a new id to a step with another title and other evidence', () => {
    const other = aStep({ title: 'Lie down', evidence: quoting('I rested', 50) });
    const [after] = replaceStages(before, [aStage([other, aStep({ title: 'Sleep' })])], 'offline');
    expect(after!.steps.map(({ id }) => id)).not.toContain(rest);
  });
});

describe('a step of a draft', () => {
  it('is to be reviewed, with the origin of its engine', () => {
    for (const [engine, origin] of [
      ['offline', 'outline'],
      ['openai', 'ai'],
    ] as const) {
      const [stage] = stagesOfDraft([aStage([aStep()])], engine);
      expect(stage).toMatchObject({ origin, steps: [{ origin, reviewed: false }] });
    }
  });

  it('stays as the mentor left it while a later draft repeats its text', () => {
    const [stage] = stagesOfDraft([aStage([aStep(), aStep({ title: 'Eat' })])], 'openai');
    const steps = stage!.steps.map((step) => ({ ...step, origin: 'mentor' as const, reviewed: true }));
    const later = [aStage([aStep(), aStep({ title: 'Eat', description: 'Soup.' })])];
    expect(replaceStages([{ ...stage!, steps }], later, 'offline')[0]!.steps).toEqual([
      steps[0],
      expect.objectContaining({ id: steps[1]!.id, origin: 'outline', reviewed: false }),
    ]);
  });
});

describe('the message of a run', () => {
  const quoted = aStep({ evidence: quoting('a', 0) });
  const draft = [aStage([quoted, quoted]), aStage([aStep()])];

  it.each([
    ['offline', [aStage([quoted])], 0, 'Your roadmap has 1 stage with 1 moment in your own words.'],
    ['offline', draft, 0, '2 stages with 3 moments, 2 of them linked to your own words.'],
    ['openai', draft, 0, '2 stages with 3 steps, 2 of them linked to your own words.'],
    ['openai', draft, 1, 'before you publish. 1 passage waits for you with the reason.'],
    ['openai', draft, 4, 'before you publish. 4 passages wait for you with the reason.'],
  ] as const)('describes a draft of the engine %s (%#)', (engine, stages, held, message) => {
    const heldBack = Array(held).fill(null);
    const result = {
      draft: stages,
      kind: 'generate-roadmap',
      engine,
      outcome: 'applied',
      heldBack,
      leftOut: [],
      reading: null,
    } as const;
    expect(describeResult(result)).toContain(message);
  });

  it('states in how many parts a long story was read', () => {
    const drafted = { draft, kind: 'generate-roadmap', engine: 'openai', outcome: 'applied' } as const;
    const message = describeResult({ ...drafted, heldBack: [], leftOut: [], reading: { parts: 3 } });
    expect(message).toContain('Your story was read whole, in 3 parts.');
  });

  it.each<[string[], string]>([
    [['Diary'], 'Not used, because you have not allowed it: “Diary”.'],
    [['1', '2', '3', '4', '5'], 'allowed it: “1”, “2”, “3” and 2 more.'],
  ])('names sources that were left out: %j', (leftOut, message) => {
    const result = {
      draft,
      kind: 'generate-roadmap',
      engine: 'offline',
      outcome: 'applied',
      heldBack: [],
      leftOut,
      reading: null,
    } as const;
    expect(describeResult(result)).toContain(message);
  });
});
