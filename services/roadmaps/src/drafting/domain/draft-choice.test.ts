import { describe, expect, it } from '@jest/globals';
import type { DraftStage, DraftStep } from '@waymark/contracts/ai/draft';
import fc from 'fast-check';
import { difference, stepRecords } from '../../authoring/domain/difference.ts';
import type { StageState } from '../../authoring/domain/roadmap-state.ts';
import { aRoadmap } from '../../authoring/domain/testing/a-roadmap.ts';
import { takeFromDraft } from './draft-choice.ts';
import { diffDraft } from './draft-diff.ts';

const SOURCE = '0192d3a0-0001-7000-8000-000000000001';
const WORDS = [
  'Rest',
  'Call your bank',
  'Call your brother',
  'Write it down',
  'Walk',
  'Ask for help',
  'Rest well',
];
const passage = (at: number | null) =>
  at === null ? null : { sourceId: SOURCE, quote: 'x'.repeat(10), start: at * 4, end: at * 4 + 10 };

const titles = fc.constantFrom(...WORDS);
const place = fc.option(fc.nat({ max: 8 }));
const draftStep = fc.record({ title: titles, at: place }).map(
  ({ title, at }): DraftStep => ({
    title,
    description: title,
    estimatedDuration: null,
    resourceLinks: [],
    evidence: passage(at),
  }),
);
const draftStage = fc
  .record({ title: titles, steps: fc.array(draftStep, { minLength: 1, maxLength: 4 }) })
  .map(({ title, steps }): DraftStage => ({ title, description: title, estimatedDuration: '1 week', steps }));
const drafts = fc.array(draftStage, { minLength: 1, maxLength: 5 });

const existing = fc
  .array(
    fc.record({
      title: titles,
      touched: fc.boolean(),
      steps: fc.array(fc.tuple(titles, place), { maxLength: 4 }),
    }),
    {
      maxLength: 5,
    },
  )
  .map((stages): StageState[] =>
    aRoadmap(stages.map(({ steps }) => steps.length)).stages.map((stage, at) => ({
      ...stage,
      title: stages[at]!.title,
      touchedByMentor: stages[at]!.touched,
      mentorNote: stages[at]!.touched ? 'Mine' : null,
      steps: stage.steps.map((step, n) => ({
        ...step,
        title: stages[at]!.steps[n]![0],
        evidence: passage(stages[at]!.steps[n]![1]),
      })),
    })),
  );

const cases = fc
  .tuple(existing, drafts)
  .chain(([stages, draft]) =>
    fc.record({
      stages: fc.constant(stages),
      draft: fc.constant(draft),
      take: fc.subarray(draft.map((_, at) => at)),
      drop: fc.subarray(stages.map(({ id }) => id)),
    }),
  )
  .filter(({ take, drop }) => take.length + drop.length > 0);
const stepIds = (stages: readonly StageState[]) => stages.flatMap(({ steps }) => steps.map(({ id }) => id));

describe('taking from a draft', () => {
  it('keeps ids and positions unique', () => {
    fc.assert(
      fc.property(cases, ({ stages, draft, take, drop }) => {
        const after = takeFromDraft(stages, draft, 'offline', { take, drop });
        const ids = [...stepIds(after), ...after.map(({ id }) => id)];
        expect(new Set(ids).size).toBe(ids.length);
        const before = { ...aRoadmap([]), stages };
        const changes = difference(before, { ...before, stages: after });
        const stored = new Map(stepRecords(before).map((step) => [step.id, step]));
        for (const id of changes.removedSteps) stored.delete(id);
        for (const step of changes.savedSteps) stored.set(step.id, step);
        const places = [...stored.values()].map(({ stageId, position }) => `${stageId} ${position}`);
        expect(new Set(places).size).toBe(places.length);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves stages that were neither taken nor dropped unchanged and in order', () => {
    fc.assert(
      fc.property(cases, ({ stages, draft, take, drop }) => {
        const after = takeFromDraft(stages, draft, 'offline', { take, drop });
        const rewritten = new Set(
          diffDraft(stages, draft)
            .filter(({ draftStage }) => draftStage !== null && take.includes(draftStage))
            .map(({ stageId }) => stageId),
        );
        const untouched = stages.filter(({ id }) => !rewritten.has(id) && !drop.includes(id));
        expect(after.filter(({ id }) => untouched.some((stage) => stage.id === id))).toEqual(untouched);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps each step matched by the draft unless its stage is dropped', () => {
    fc.assert(
      fc.property(cases, ({ stages, draft, take, drop }) => {
        const after = new Set(stepIds(takeFromDraft(stages, draft, 'offline', { take, drop })));
        const stageOf = new Map(stages.flatMap((stage) => stage.steps.map((step) => [step.id, stage.id])));
        for (const { draftStage, steps } of diffDraft(stages, draft)) {
          for (const { stepId, draftStep } of steps) {
            if (stepId === null || draftStep === null) continue;
            const dropped = drop.includes(stageOf.get(stepId)!) && !take.includes(draftStage!);
            if (!dropped) expect(after).toContain(stepId);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives the stages of the diff when all are taken and the missing dropped', () => {
    fc.assert(
      fc.property(existing, drafts, (stages, draft) => {
        const diff = diffDraft(stages, draft);
        const drop = diff.filter(({ change }) => change === 'removed').map(({ stageId }) => stageId!);
        const after = takeFromDraft(stages, draft, 'offline', { take: draft.map((_, at) => at), drop });
        const left = diff.filter(({ change }) => change !== 'removed');
        expect(after.map(({ title }) => title)).toEqual(left.map(({ after: text }) => text!.title));
        const known = new Set(stepIds(stages));
        expect(after.map(({ steps }) => steps.map(({ id }) => (known.has(id) ? id : null)))).toEqual(
          left.map(({ steps }) =>
            steps.filter(({ change }) => change !== 'removed').map(({ stepId }) => stepId),
          ),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same diff for equal input', () => {
    fc.assert(
      fc.property(existing, drafts, (stages, draft) => {
        expect(diffDraft(structuredClone(stages), structuredClone(draft))).toEqual(diffDraft(stages, draft));
      }),
    );
  });

  it('keeps the note and the voice clip of a taken stage', () => {
    const [stage] = aRoadmap([1]).stages;
    const annotated = { ...stage!, mentorNote: 'Take your time', voiceClipSourceId: 'voice' };
    const draft = [{ ...draftOf(stage!), description: 'New words' }];
    expect(takeFromDraft([annotated], draft, 'offline', { take: [0] })).toMatchObject([
      { id: 'stage1', description: 'New words', mentorNote: 'Take your time', voiceClipSourceId: 'voice' },
    ]);
  });

  it('rejects an empty choice and unknown stages', () => {
    const { stages } = aRoadmap([1]);
    for (const nothing of [{}, { take: [], drop: [] }]) {
      expect(() => takeFromDraft(stages, [draftOf(stages[0]!)], 'offline', nothing)).toThrow(
        'Choose a stage',
      );
    }
    expect(() => takeFromDraft(stages, [draftOf(stages[0]!)], 'offline', { take: [1] })).toThrow(
      'does not have this stage',
    );
    expect(() => takeFromDraft(stages, [draftOf(stages[0]!)], 'offline', { drop: ['x'] })).toThrow(
      'does not have this stage',
    );
  });
});

describe('the diff of a draft', () => {
  const titled = (title: string, at: number | null = null): DraftStep => ({
    title,
    description: title,
    estimatedDuration: null,
    resourceLinks: [],
    evidence: passage(at),
  });
  const steps = (title: string, at: number | null) => {
    const { stages } = aRoadmap([1]);
    stages[0]!.steps[0] = { ...stages[0]!.steps[0]!, title, evidence: passage(at) };
    return stages;
  };
  const outcome = (stages: StageState[], step: DraftStep) =>
    diffDraft(stages, [
      { title: 'Stage 1', description: '', estimatedDuration: '1 week', steps: [step] },
    ])[0]!.steps.map(({ change }) => change);

  it('matches a step by the quoted passage despite another title', () => {
    expect(outcome(steps('Rest', 1), titled('Lie down for a month', 1))).toEqual(['changed']);
  });
  it('matches a step by its title, ignoring order, case and accents', () => {
    expect(outcome(steps('Café: ask Jana', null), titled('Ask Jana cafe'))).toEqual(['changed']);
  });
  it('keeps steps with similar titles or passages apart', () => {
    expect(outcome(steps('Call your bank', null), titled('Call your brother'))).toEqual(['added', 'removed']);
    expect(outcome(steps('Rest well now', 0), titled('Rest well', 8))).toEqual(['added', 'removed']);
  });
});

const draftOf = ({ title, description, estimatedDuration, steps }: StageState): DraftStage => ({
  title,
  description,
  estimatedDuration,
  steps: steps.map((step) => ({ ...step, description: 'x' })),
});
