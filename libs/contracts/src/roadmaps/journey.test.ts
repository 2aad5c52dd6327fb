import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isStageLocked, type JourneyStage, journey, percentDone, stageStatus } from './journey.ts';

const stage = (id: string, steps: number): JourneyStage => ({
  id,
  steps: Array.from({ length: steps }, (_, n) => ({ id: `${id}${n}` })),
});
const done = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, true]));

describe('a stage', () => {
  it('has a status by its steps alone', () => {
    const a = stage('a', 2);
    expect(stageStatus(a, {})).toBe('Not Started');
    expect(stageStatus(a, { a0: false })).toBe('Not Started');
    expect(stageStatus(a, done('a0'))).toBe('In Progress');
    expect(stageStatus(a, done('a0', 'a1'))).toBe('Completed');
  });

  it('without steps is never completed', () => {
    expect(stageStatus(stage('a', 0), {})).toBe('Not Started');
  });
});

describe('the lock', () => {
  const stages = [stage('a', 2), stage('b', 2), stage('c', 1)];

  it('never applies to the first stage', () => {
    expect(isStageLocked(stages, 0, {})).toBe(false);
  });

  it('applies to a later stage until the stage before it is completed', () => {
    expect(isStageLocked(stages, 1, done('a0'))).toBe(true);
    expect(isStageLocked(stages, 1, done('a0', 'a1'))).toBe(false);
    expect(isStageLocked(stages, 2, done('a0', 'a1'))).toBe(true);
  });

  it('does not apply to a started stage', () => {
    expect(isStageLocked(stages, 1, done('b0'))).toBe(false);
  });

  it('ignores stages without steps', () => {
    const withGap = [stage('a', 1), stage('b', 0), stage('c', 1)];
    expect(isStageLocked(withGap, 2, {})).toBe(true);
    expect(isStageLocked(withGap, 2, done('a0'))).toBe(false);
  });
});

describe('a journey', () => {
  it('derives the current stage from completed steps and the average, capped at the last', () => {
    const stages = [stage('a', 3), stage('b', 3), stage('c', 3)];
    expect(journey(stages, {}).currentStage).toBe(0);
    expect(journey(stages, done('a0', 'a1', 'a2')).currentStage).toBe(1);
    expect(journey(stages, done('a0', 'a1', 'a2', 'b0', 'b1', 'b2', 'c0', 'c1', 'c2')).currentStage).toBe(2);
  });

  it.each([
    [0, 17, 0],
    [1, 300, 1],
    [5, 17, 29],
    [2, 3, 67],
    [299, 300, 99],
    [300, 300, 100],
    [0, 0, 0],
  ])('with %i of %i steps is at %i percent', (done, total, percent) => {
    expect(percentDone(done, total)).toBe(percent);
  });

  it('is at 0 percent and stage 0 without stages', () => {
    expect(journey([], {})).toMatchObject({ percent: 0, currentStage: 0, totalSteps: 0 });
  });

  it('counts each step of the roadmap once, within 0 and 100 percent', () => {
    const stages = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 8 });
    fc.assert(
      fc.property(
        stages,
        fc.array(fc.string(), { maxLength: 20 }),
        fc.infiniteStream(fc.boolean()),
        (sizes, strangers, coin) => {
          const road = sizes.map((size, n) => stage(`s${n}-`, size));
          const ticks = Object.fromEntries(
            road.flatMap((one) => one.steps).map((step) => [step.id, coin.next().value]),
          );
          const result = journey(road, { ...done(...strangers), ...ticks });
          const expected = Object.values(ticks).filter(Boolean).length;
          expect(result.completedSteps).toBe(expected);
          expect(result.percent).toBeGreaterThanOrEqual(0);
          expect(result.percent).toBeLessThanOrEqual(100);
          expect(result.percent === 100).toBe(result.totalSteps > 0 && expected === result.totalSteps);
          expect(result.currentStage).toBeLessThan(Math.max(road.length, 1));
        },
      ),
    );
  });

  it('always has an open stage with an incomplete step until all are completed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }), (sizes) => {
        const road = sizes.map((size, n) => stage(`s${n}-`, size));
        const ticked: Record<string, boolean> = {};
        for (;;) {
          const state = journey(road, ticked);
          if (state.completedSteps === state.totalSteps) return;
          const open = state.stages.findIndex((one) => !one.locked && one.status !== 'Completed');
          expect(open).toBeGreaterThanOrEqual(0);
          const next = road[open]!.steps.find((step) => !ticked[step.id])!;
          ticked[next.id] = true;
        }
      }),
    );
  });
});
