import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { difference, isEmpty, stepRecords } from './difference.ts';
import { reorderStages } from './order.ts';
import { aRoadmap, type Shape } from './testing/a-roadmap.ts';

/** How many steps each stage has. */
const shapes: fc.Arbitrary<Shape> = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 8 });

/** A roadmap with stages shuffled, and steps shuffled across stages. */
const reordered = shapes.chain((shape) => {
  const { stages } = aRoadmap(shape);
  const stageIds = stages.map(({ id }) => id);
  const stepIds = stages.flatMap((stage) => stage.steps.map(({ id }) => id));
  const shuffled = <T>(items: T[]) => fc.shuffledSubarray(items, { minLength: items.length });
  return fc
    .tuple(
      shuffled(stageIds),
      shuffled(stepIds),
      fc.array(fc.nat({ max: stageIds.length - 1 }), {
        minLength: stepIds.length,
        maxLength: stepIds.length,
      }),
    )
    .map(([order, steps, homes]) => ({
      shape,
      order: order.map((id, at) => ({ id, steps: steps.filter((_, n) => homes[n] === at) })),
    }));
});

describe('a new order', () => {
  it('is applied when it names each stage and each step once', () => {
    fc.assert(
      fc.property(reordered, ({ shape, order }) => {
        const { stages } = aRoadmap(shape);
        const after = reorderStages(stages, order);
        expect(after.map((stage) => ({ id: stage.id, steps: stage.steps.map(({ id }) => id) }))).toEqual(
          order,
        );
        const texts = (of: typeof stages) =>
          of.flatMap((stage) => stage.steps.map(({ title }) => title)).sort();
        expect(texts(after)).toEqual(texts(stages));
      }),
    );
  });

  it('gives each stage positions 0, 1, 2, …, and keeps all steps', () => {
    fc.assert(
      fc.property(reordered, ({ shape, order }) => {
        const before = aRoadmap(shape);
        const after = { ...before, stages: reorderStages(before.stages, order) };
        const changes = difference(before, after);
        expect([changes.removedSteps, changes.removedStages, changes.details]).toEqual([[], [], false]);
        const stored = new Map(stepRecords(before).map((step) => [step.id, step]));
        for (const step of changes.savedSteps) stored.set(step.id, step);
        const byStage = Map.groupBy(stored.values(), ({ stageId }) => stageId);
        for (const steps of byStage.values()) {
          const positions = steps.map(({ position }) => position).sort((a, b) => a - b);
          expect(positions).toEqual(positions.map((_, at) => at));
        }
      }),
    );
  });

  it('changes nothing when it equals the old one', () => {
    const before = aRoadmap([2, 0, 3]);
    const order = before.stages.map(({ id, steps }) => ({ id, steps: steps.map((step) => step.id) }));
    const after = { ...before, stages: reorderStages(before.stages, order) };
    expect(isEmpty(difference(before, after))).toBe(true);
  });

  it.each([
    ['leaves out a stage', [{ id: 'stage1', steps: ['step1-1', 'step1-2', 'step2-1'] }]],
    [
      'leaves out a step',
      [
        { id: 'stage1', steps: ['step1-1', 'step2-1'] },
        { id: 'stage2', steps: [] },
      ],
    ],
    [
      'names a stage twice',
      [
        { id: 'stage1', steps: ['step1-1', 'step1-2', 'step2-1'] },
        { id: 'stage1', steps: [] },
      ],
    ],
    [
      'names a step twice',
      [
        { id: 'stage1', steps: ['step1-1', 'step1-2'] },
        { id: 'stage2', steps: ['step2-1', 'step2-1'] },
      ],
    ],
    [
      'names a foreign step',
      [
        { id: 'stage1', steps: ['step1-1', 'step1-2'] },
        { id: 'stage2', steps: ['step9-9'] },
      ],
    ],
  ])('is rejected when it %s', (_what, order) => {
    expect(() => reorderStages(aRoadmap([2, 1]).stages, order)).toThrow('exactly once');
  });
});
