import { describe, expect, it } from '@jest/globals';
import { isStageLocked } from '@waymark/contracts/roadmaps/journey';
import fc from 'fast-check';
import { aRoadmap } from '../../authoring/domain/testing/a-roadmap.ts';
import { LearnerJourney } from './learner-journey.ts';

describe('the journey of a learner', () => {
  it('rejects each new tick in a locked stage, in any order of ticks', () => {
    const shapes = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 5 });
    const ticks = fc.array(fc.tuple(fc.nat({ max: 20 }), fc.boolean()), { maxLength: 40 });
    fc.assert(
      fc.property(shapes, ticks, (shape, attempts) => {
        const { stages } = aRoadmap(shape);
        const steps = stages.flatMap((stage, at) => stage.steps.map(({ id }) => ({ id, at })));
        fc.pre(steps.length > 0);
        const done: Record<string, boolean> = {};
        const journey = new LearnerJourney(stages, done);
        for (const [n, completed] of attempts) {
          const { id, at } = steps[n % steps.length]!;
          const locked = completed && !done[id] && isStageLocked(stages, at, done);
          const before = { ...done };
          if (locked) expect(() => journey.set(id, completed)).toThrow('One stage at a time');
          else expect(journey.set(id, completed)).toBe((before[id] ?? false) !== completed);
          if (locked) expect(done).toEqual(before);
        }
        expect(journey.completedSteps).toBe(steps.filter(({ id }) => done[id]).length);
      }),
    );
  });

  it('does not count removed steps', () => {
    const { stages } = aRoadmap([2]);
    const journey = new LearnerJourney(stages, { 'step1-1': true, removed: true });
    expect([journey.completedSteps, journey.totalSteps]).toEqual([1, 2]);
    expect(() => journey.set('removed', false)).toThrow('no longer part of the roadmap');
  });
});
