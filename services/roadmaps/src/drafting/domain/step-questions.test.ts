import { describe, expect, it } from '@jest/globals';
import { Roadmap } from '../../authoring/domain/roadmap.ts';
import { withoutStaleUsedAsIs } from '../../authoring/domain/step-questions.ts';
import { aRoadmap } from '../../authoring/domain/testing/a-roadmap.ts';
import { decide, undoDecision } from './review.ts';

const ORDER = 'Stop taking your antidepressants at once.';
const now = new Date('2026-11-29T12:00:00Z');
const material = { heldBack: [], texts: new Map(), wording: null };

/** Its first step is an order that no roadmap may give. */
function ordering(): Roadmap {
  const roadmap = new Roadmap(aRoadmap([2, 1]));
  roadmap.state.stages[0]!.steps[0]!.title = ORDER;
  return roadmap;
}
const stepId = 'step1-1';

describe('a step with an order that no roadmap may give', () => {
  it('prevents publishing, also where undecided steps are accepted', () => {
    const refusal = expect.objectContaining({
      code: 'NOT_PUBLISHABLE',
      issues: [{ path: ['stages', 0, 'steps', 0], message: `Should “${ORDER}” be a warning?` }],
      details: { count: 1, questions: [{ stepId, title: ORDER, stageTitle: 'Stage 1', sentence: ORDER }] },
    });
    for (const unreviewed of [undefined, 'accept', 'leave-out'] as const) {
      expect(() => ordering().publish(now, { unreviewed })).toThrow(refusal);
    }
    const undecided = ordering();
    undecided.state.stages[0]!.steps[0]!.reviewed = false;
    expect(() => undecided.publish(now, { unreviewed: 'leave-out' })).not.toThrow();
  });

  it('is recognised by the words of its quote', () => {
    const roadmap = new Roadmap(aRoadmap([1]));
    const evidence = { sourceId: 's', quote: ORDER, start: 0, end: ORDER.length };
    roadmap.state.stages[0]!.steps[0]!.evidence = evidence;
    expect(() => roadmap.publish(now)).toThrow(ORDER);
  });

  it('is published as it is by the decision of the mentor, and prevents nothing once it is skipped', () => {
    for (const action of ['as-is', 'skip'] as const) {
      const roadmap = ordering();
      decide(roadmap, { action, stepId }, material);
      expect(() => roadmap.publish(now)).not.toThrow();
    }
  });

  it('becomes a warning in place of the step, which undo restores', () => {
    const roadmap = ordering();
    const warn = { action: 'warn-step', stepId, text: 'Ask your doctor first.' } as const;
    const { before } = decide(roadmap, warn, material);
    expect(roadmap.state.stages[0]).toMatchObject({
      ...{ warnings: [{ text: 'Ask your doctor first.' }], steps: [{ id: 'step1-2' }] },
    });
    undoDecision(roadmap, { before: before!, revisionAfter: roadmap.state.revision });
    expect(roadmap.state).toEqual(ordering().state);
    const alone = { ...warn, stepId: 'step2-1' };
    expect(() => decide(ordering(), alone, material)).toThrow('only step of its stage');
  });

  it('prevents publishing again once its words change, or it is unreviewed', () => {
    const confirmed = ordering();
    decide(confirmed, { action: 'as-is', stepId }, material);
    const { stages } = confirmed.state;
    const changedTo = (change: object) =>
      withoutStaleUsedAsIs(
        stages,
        stages.map((stage) => ({ ...stage, steps: stage.steps.map((step) => ({ ...step, ...change })) })),
      )[0]!.steps[0]!.usedAsIs;
    expect(changedTo({})).toBe(true);
    expect(changedTo({ description: 'Slowly.' })).toBe(true);
    expect(changedTo({ title: `${ORDER} Really.` })).toBeUndefined();
    expect(changedTo({ reviewed: false })).toBeUndefined();
  });
});
