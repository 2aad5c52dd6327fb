import { describe, expect, it } from '@jest/globals';
import type { TimedTick } from '@waymark/contracts/roadmaps/learning';
import fc from 'fast-check';
import { mergeTicks, type StepTick } from './tick-merge.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const STEPS = new Set(['a', 'b', 'c']);
const minutesAgo = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const tick = (stepId: string, completed: boolean, minutes: number): TimedTick => ({
  stepId,
  completed,
  at: minutesAgo(minutes),
});

/** The state after merging the requests in order. */
function after(requests: TimedTick[][], now = NOW): Record<string, StepTick> {
  const known = new Map<string, StepTick>();
  for (const ticks of requests) {
    for (const [step, tick] of mergeTicks(known, ticks, STEPS, now).changes) known.set(step, tick);
  }
  return Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const aTick: fc.Arbitrary<TimedTick> = fc
  // Few steps and timestamps, so that they often collide; some lie in the future.
  .tuple(fc.constantFrom('a', 'b', 'c', 'gone'), fc.boolean(), fc.integer({ min: -2, max: 4 }))
  .map(([stepId, completed, minutes]) => tick(stepId, completed, minutes));

describe('a merge of ticks', () => {
  it('is independent of order, grouping and repetition', () => {
    const ticksAndMore = fc
      .array(aTick, { maxLength: 12 })
      .chain((ticks) =>
        fc.tuple(
          fc.constant(ticks),
          fc.shuffledSubarray(ticks, { minLength: ticks.length, maxLength: ticks.length }),
          fc.nat({ max: ticks.length }),
        ),
      );
    fc.assert(
      fc.property(ticksAndMore, ([ticks, shuffled, cut]) => {
        const whole = after([ticks]);
        expect(after([shuffled])).toEqual(whole);
        expect(after([shuffled.slice(cut), shuffled.slice(0, cut)])).toEqual(whole);
        expect(after([ticks, shuffled])).toEqual(whole);
        expect(after(ticks.map((one) => [one]))).toEqual(whole);
      }),
      { numRuns: 500 },
    );
  });

  it('returns no change for known ticks', () => {
    fc.assert(
      fc.property(fc.array(aTick), (ticks) => {
        const known = new Map(Object.entries(after([ticks])));
        expect(mergeTicks(known, ticks, STEPS, NOW).changes.size).toBe(0);
      }),
    );
  });

  it('keeps the latest tick, also an untick', () => {
    expect(after([[tick('a', true, 10)], [tick('a', false, 5)]])).toMatchObject({ a: { completed: false } });
    expect(after([[tick('a', false, 5)], [tick('a', true, 10)]])).toMatchObject({ a: { completed: false } });
    // A repeat updates the timestamp, so an older untick has no effect.
    expect(after([[tick('a', true, 10)], [tick('a', true, 1)], [tick('a', false, 5)]])).toMatchObject({
      a: { completed: true },
    });
  });

  it('replaces a future timestamp by the current time', () => {
    const ahead = [tick('a', true, -600)];
    expect(after([ahead])).toEqual({ a: { completed: true, at: NOW } });
    const later = new Date(NOW.getTime() + 60_000);
    const known = new Map(Object.entries(after([ahead])));
    const { changes } = mergeTicks(
      known,
      [{ ...tick('a', false, 0), at: later.toISOString() }],
      STEPS,
      later,
    );
    expect(changes.get('a')).toEqual({ completed: false, at: later });
  });

  it('returns each unknown step once as ignored', () => {
    const ticks = [tick('gone', true, 1), tick('a', true, 1), tick('gone', false, 0)];
    const { changes, ignored } = mergeTicks(new Map(), ticks, STEPS, NOW);
    expect([[...changes.keys()], ignored]).toEqual([['a'], ['gone']]);
  });
});
