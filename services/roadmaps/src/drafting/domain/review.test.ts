// guarantees: Passages held back become steps by the mentor's word alone; a review decision is applied once and can be undone
import { describe, expect, it } from '@jest/globals';
import type { HeldBackPassage, ReviewDecision } from '@waymark/contracts/roadmaps/review';
import { Roadmap } from '../../authoring/domain/roadmap.ts';
import type { StepState } from '../../authoring/domain/roadmap-state.ts';
import { aRoadmap } from '../../authoring/domain/testing/a-roadmap.ts';
import { type Before, decide, undoDecision } from './review.ts';
import type { ReviewMaterial } from './review-steps.ts';

const TEXT = 'I stopped. I drank at night. I rested for a month. Then I asked Jana for help. She came.';
const quoting = (quote: string) => {
  const start = TEXT.indexOf(quote);
  return { sourceId: 'source', quote, start, end: start + quote.length };
};
const drank: HeldBackPassage = {
  ...{ id: 'held', reason: 'harm', state: 'held' },
  evidence: quoting('I drank at night.'),
};

/** Two stages, of two moments and one, of which nothing is reviewed. */
function anOutline(): Roadmap {
  const state = aRoadmap([2, 1]);
  const quotes = ['I stopped.', 'I rested for a month.', 'Then I asked Jana for help.'];
  for (const stage of state.stages) {
    stage.steps = stage.steps.map((step): StepState => {
      const evidence = quoting(quotes.shift()!);
      return { ...step, title: evidence.quote, origin: 'outline', reviewed: false, evidence };
    });
  }
  return new Roadmap(state);
}

const stepsOf = ({ state }: Roadmap) => state.stages.flatMap(({ steps }) => steps);

function review(decision: ReviewDecision, given: Partial<ReviewMaterial> = {}, roadmap = anOutline()) {
  const material = { heldBack: [drank], texts: new Map([['source', TEXT]]), wording: null, ...given };
  return { roadmap, ...decide(roadmap, decision, material) };
}

const firstOf = (decision: ReviewDecision, given?: Partial<ReviewMaterial>) =>
  stepsOf(review(decision, given).roadmap)[0]!;

describe('a decision on a step', () => {
  it('keeps it unchanged and reviewed, once', () => {
    const { roadmap } = review({ action: 'keep', stepId: 'step1-1' });
    expect(stepsOf(roadmap)[0]).toEqual({ ...stepsOf(anOutline())[0], reviewed: true });
    expect(roadmap.state.stages[0]!.touchedByMentor).toBe(false);
    expect(review({ action: 'keep', stepId: 'step1-1' }, {}, roadmap).before).toBeNull();
  });

  it('makes a rewritten step the mentor’s and keeps its evidence', () => {
    const edit = { action: 'edit', stepId: 'step1-1', description: 'At once.' } as const;
    expect(firstOf({ ...edit, title: 'Stop' })).toMatchObject({
      ...{ title: 'Stop', description: 'At once.', origin: 'mentor', reviewed: true },
      ...{ estimatedDuration: '1 day', evidence: quoting('I stopped.') },
    });
  });

  it('keeps the origin of a step whose text stays', () => {
    const edit = { action: 'edit', stepId: 'step1-1', description: '', estimatedDuration: null } as const;
    expect(firstOf({ ...edit, title: 'I stopped.' })).toMatchObject({
      ...{ origin: 'outline', reviewed: true, estimatedDuration: null },
    });
  });

  it('marks an offered wording as the AI’s unless the mentor changes it', () => {
    const wording = { title: 'Stop today', description: 'Put it away.' };
    const edit = { action: 'edit', stepId: 'step1-1', ...wording } as const;
    expect(firstOf(edit, { wording })).toMatchObject({ origin: 'ai', reviewed: true });
    expect(firstOf({ ...edit, title: 'Stop' }, { wording })).toMatchObject({ origin: 'mentor' });
  });

  it('removes a skipped step, and a stage without any', () => {
    const { state } = review({ action: 'skip', stepId: 'step1-1' }).roadmap;
    expect(state.stages.map(({ steps }) => steps.map(({ id }) => id))).toEqual([['step1-2'], ['step2-1']]);
    const { stages } = review({ action: 'skip', stepId: 'step2-1' }).roadmap.state;
    expect(stages.map(({ id }) => id)).toEqual(['stage1']);
  });

  it('is not found for a step of another roadmap', () => {
    expect(() => review({ action: 'keep', stepId: 'other' })).toThrow('no longer part of the roadmap');
  });
});

describe('merging', () => {
  const merge: ReviewDecision = { action: 'merge', stepId: 'step1-2' };

  it('adds the text to the step before, which is still to be reviewed', () => {
    const [first, second] = stepsOf(review(merge).roadmap);
    expect(first).toMatchObject({
      ...{ id: 'step1-1', title: 'I stopped.', description: 'I rested for a month.', reviewed: false },
    });
    expect(second!.id).toBe('step2-1');
  });

  it('covers both passages, but nothing between them', () => {
    const merged = (texts = new Map([['source', TEXT]])) => {
      const roadmap = anOutline();
      stepsOf(roadmap)[1]!.evidence = quoting('I drank at night.');
      return stepsOf(review(merge, { heldBack: [], texts }, roadmap).roadmap)[0]!.evidence;
    };
    expect(merged()).toEqual(quoting('I stopped. I drank at night.'));
    expect(merged(new Map())).toEqual(quoting('I stopped.'));
    expect(firstOf(merge, { heldBack: [] }).evidence).toEqual(quoting('I stopped.'));
  });

  it('quotes no skipped step, and is to be reviewed again', () => {
    const roadmap = anOutline();
    const [, second, third] = stepsOf(roadmap);
    second!.evidence = quoting('I drank at night.');
    roadmap.state.stages[0]!.steps.push({
      ...third!,
      id: 'step1-3',
      evidence: quoting('I rested for a month.'),
    });
    review({ action: 'keep', stepId: 'step1-1' }, { heldBack: [] }, roadmap);
    review({ action: 'skip', stepId: 'step1-2' }, { heldBack: [] }, roadmap);
    review({ action: 'merge', stepId: 'step1-3' }, { heldBack: [] }, roadmap);
    expect(stepsOf(roadmap)[0]).toMatchObject({ reviewed: false, evidence: quoting('I stopped.') });
  });

  it.each([
    ['mentor', 'outline', 'mentor'],
    ['outline', 'mentor', 'outline'],
    ['mentor', 'ai', 'ai'],
    ['ai', 'mentor', 'ai'],
  ] as const)('of a step by %s with one by %s gives one by %s', (one, two, origin) => {
    const roadmap = anOutline();
    const [first, second] = stepsOf(roadmap);
    first!.origin = one;
    second!.origin = two;
    expect(stepsOf(review(merge, {}, roadmap).roadmap)[0]!.origin).toBe(origin);
  });

  it('is rejected for the first step of a stage and for too long a text', () => {
    expect(() => review({ action: 'merge', stepId: 'step2-1' })).toThrow('none before it');
    const roadmap = anOutline();
    roadmap.state.stages[0]!.steps[0]!.description = 'x'.repeat(1_990);
    expect(() => review(merge, {}, roadmap)).toThrow('too long');
  });
});

describe('another passage', () => {
  const select = (quote: string): ReviewDecision => ({
    ...{ action: 'quote', stepId: 'step1-1', ...quoting(quote) },
  });

  it('is evidence and title of a moment', () => {
    expect(firstOf(select(' asked Jana '))).toMatchObject({
      ...{ title: 'asked Jana', evidence: quoting('asked Jana'), origin: 'outline', reviewed: true },
    });
  });

  it('is only evidence of a step by the AI', () => {
    const roadmap = anOutline();
    Object.assign(roadmap.state.stages[0]!.steps[0]!, { origin: 'ai', title: 'Stop' });
    expect(stepsOf(review(select('asked Jana'), {}, roadmap).roadmap)[0]).toMatchObject({
      ...{ title: 'Stop', evidence: quoting('asked Jana'), origin: 'ai', reviewed: true },
    });
  });

  it.each(['held', 'dismissed'] as const)('is rejected when it is %s', (state) => {
    const heldBack = [{ ...drank, state }];
    const error = expect.objectContaining({
      code: 'RULE_REFUSED',
      details: { heldBackId: 'held', reason: 'harm' },
    });
    for (const quote of ['I drank at night.', 'drank at', 'I stopped. I drank at night. I rested']) {
      expect(() => review(select(quote), { heldBack })).toThrow(error);
    }
  });
});

describe('a sentence made a step', () => {
  const take = (quote: string): ReviewDecision => ({ action: 'take', ...quoting(quote) });

  it('is a reviewed step with its quote after the last step from before it in the story', () => {
    const { roadmap, title } = review(take('She came.'));
    expect(title).toBe('She came.');
    const [, , , added] = stepsOf(roadmap);
    expect(added).toMatchObject({
      ...{ title: 'She came.', description: '', evidence: quoting('She came.') },
      ...{ origin: 'outline', reviewed: true },
    });
    expect(roadmap.state.stages.map(({ steps }) => steps.length)).toEqual([2, 2]);
    const { stages } = review(take('I drank at night.'), { heldBack: [] }).roadmap.state;
    expect(stages[0]!.steps.map(({ title }) => title)).toEqual([
      ...['I stopped.', 'I drank at night.', 'I rested for a month.'],
    ]);
  });

  it('begins the first stage if it is before all steps, and follows those of other stories', () => {
    const roadmap = anOutline();
    for (const step of roadmap.state.stages[0]!.steps) step.evidence = null;
    review(take('I stopped.'), {}, roadmap);
    expect(roadmap.state.stages[0]!.steps[2]).toMatchObject({ title: 'I stopped.' });
    const later = anOutline();
    later.state.stages[0]!.steps.shift();
    review(take('I stopped.'), {}, later);
    expect(later.state.stages[0]!.steps[0]).toMatchObject({ title: 'I stopped.' });
  });

  it('creates the first stage of a roadmap without any, which undo removes', () => {
    const roadmap = new Roadmap(aRoadmap([]));
    const { before } = review(take('I stopped.'), {}, roadmap);
    expect(roadmap.state.stages).toMatchObject([{ title: 'First steps', steps: [{ title: 'I stopped.' }] }]);
    undoDecision(roadmap, { before: before!, revisionAfter: roadmap.state.revision });
    expect(roadmap.state.stages).toEqual([]);
  });

  it('is rejected when it is a step already, is not of the story, or its stage is full', () => {
    const taken = expect.objectContaining({ code: 'RULE_REFUSED', details: { stepId: 'step1-2' } });
    expect(() => review(take('I rested for a month. Then'))).toThrow(taken);
    expect(() => review(take('I stopped.'), { texts: new Map() })).toThrow('does not belong');
    const roadmap = anOutline();
    const [stage] = roadmap.state.stages;
    const more = Array.from({ length: 28 }, (_, n) => ({ ...stage!.steps[0]!, id: `more${n}` }));
    stage!.steps.unshift(...more);
    expect(() => review(take('I drank at night.'), { heldBack: [] }, roadmap)).toThrow('has 30 steps');
  });
});

describe('a passage held back', () => {
  const warn = { action: 'warn', heldBackId: 'held', stageId: 'stage2', text: 'Drinking hid it.' } as const;

  it('becomes a reviewed step with its quote, and is decided on then', () => {
    const use = { action: 'use', heldBackId: 'held' } as const;
    const { roadmap, passage, before } = review(use);
    expect(roadmap.state.stages[0]!.steps[1]).toMatchObject({
      ...{ title: 'I drank at night.', evidence: drank.evidence, origin: 'outline', reviewed: true },
    });
    expect(passage).toBeNull();
    for (const again of [use, warn, { action: 'dismiss', heldBackId: 'held' } as const]) {
      expect(() => review(again, {}, roadmap)).toThrow('already a step');
    }
    const narrower = { action: 'quote', stepId: 'step1-1', ...quoting('drank at night') } as const;
    expect(() => review(narrower, {}, roadmap)).not.toThrow();
    const undone = review(use).roadmap;
    undoDecision(undone, { before: before!, revisionAfter: undone.state.revision });
    expect(stepsOf(undone)).toHaveLength(3);
  });

  it('becomes a warning with its evidence', () => {
    const { roadmap, passage } = review(warn);
    expect(roadmap.state.stages[1]).toMatchObject({
      touchedByMentor: true,
      warnings: [{ text: 'Drinking hid it.', evidence: drank.evidence }],
    });
    expect(passage).toEqual({ id: 'held', state: 'warning' });
    const heldBack = [{ ...drank, state: 'warning' as const }];
    for (const again of [warn, { action: 'dismiss', heldBackId: 'held' } as const]) {
      expect(() => review(again, { heldBack }, roadmap)).toThrow('already a warning');
    }
  });

  it('can become a warning in its own words, but not of an unknown stage or one with twelve warnings', () => {
    expect(() => review({ ...warn, text: 'I drank at night.' })).not.toThrow();
    expect(() => review({ ...warn, stageId: 'stage3' })).toThrow('no longer part of the roadmap');
    const roadmap = anOutline();
    const warnings = Array.from({ length: 12 }, (_, n) => ({ id: `w${n}`, text: 'x', evidence: null }));
    roadmap.state.stages[1]!.warnings = warnings;
    expect(() => review(warn, {}, roadmap)).toThrow('at most 12 warnings');
    expect(() => review({ ...warn, heldBackId: 'other' })).toThrow('does not wait for you');
  });

  it('can be dismissed once, and a dismissed one can still become a warning', () => {
    const dismiss = { action: 'dismiss', heldBackId: 'held' } as const;
    expect(review(dismiss)).toMatchObject({ passage: { id: 'held', state: 'dismissed' } });
    const heldBack = [{ ...drank, state: 'dismissed' as const }];
    expect(review(dismiss, { heldBack })).toMatchObject({ passage: null, before: null });
    expect(review(warn, { heldBack }).passage).toEqual({ id: 'held', state: 'warning' });
  });
});

describe('undo', () => {
  const decisions: ReviewDecision[] = [
    { action: 'keep', stepId: 'step1-2' },
    { action: 'edit', stepId: 'step1-2', title: 'Rest', description: '' },
    { action: 'merge', stepId: 'step1-2' },
    { action: 'skip', stepId: 'step1-1' },
    { action: 'skip', stepId: 'step2-1' },
    { action: 'quote', stepId: 'step1-1', sourceId: 'source', start: 0, end: 9 },
    { action: 'take', sourceId: 'source', start: 11, end: 18 },
    { action: 'use', heldBackId: 'held' },
    { action: 'warn', heldBackId: 'held', stageId: 'stage1', text: 'Drinking hid it.' },
  ];

  it.each(decisions)('restores all that $action changed', (decision) => {
    const { roadmap, before } = review(decision);
    expect(roadmap.state).not.toEqual(anOutline().state);
    undoDecision(roadmap, { before: before!, revisionAfter: roadmap.state.revision });
    expect(roadmap.state).toEqual(anOutline().state);
  });

  it('is rejected without a decision, and after another change', () => {
    const before: Before = { revision: 1, stage: null, passage: null };
    expect(() => undoDecision(anOutline(), null)).toThrow('nothing to undo');
    const stale = expect.objectContaining({ code: 'STALE' });
    expect(() => undoDecision(anOutline(), { before, revisionAfter: 7 })).toThrow(stale);
  });
});
