import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { latestByStep, overlay } from '#shared/guest-progress/latest-ticks.ts';
import { isTickLocked, timestampAfter } from './ticks.ts';

const moment = fc.integer({ min: 0, max: 5 }).map((n) => new Date(1_700_000_000_000 + n).toISOString());
const tick = fc.record({ stepId: fc.constantFrom('a', 'b', 'c'), completed: fc.boolean(), at: moment });
const ticks = fc.array(tick, { maxLength: 12 });

describe('merging ticks', () => {
  it('does not depend on order or repetition', () => {
    fc.assert(
      fc.property(ticks, ticks, (one, two) => {
        const once = overlay({}, [...one, ...two]);
        expect(overlay({}, [...two, ...one])).toEqual(once);
        expect(overlay({}, [...one, ...two, ...one])).toEqual(once);
        expect(overlay({}, latestByStep([...latestByStep(one), ...two]))).toEqual(once);
      }),
    );
  });

  it('preserves the latest tick of each step', () => {
    fc.assert(
      fc.property(ticks, (all) => {
        for (const tick of latestByStep(all)) {
          const last = Math.max(...all.filter((t) => t.stepId === tick.stepId).map((t) => Date.parse(t.at)));
          expect(Date.parse(tick.at)).toBe(last);
        }
      }),
    );
  });

  it('puts local ticks over the progress of the server', () => {
    const shown = overlay({ a: true, b: true }, [{ stepId: 'b', completed: false, at: timestampAfter(1) }]);
    expect(shown).toEqual({ a: true, b: false });
  });
});

it('dates a tick after those known, even on a slow clock', () => {
  const seen = '2026-05-01T10:00:00.000Z';
  expect(timestampAfter(Date.parse('2026-05-01T09:00:00Z'), seen)).toBe('2026-05-01T10:00:00.001Z');
  expect(timestampAfter(Date.parse('2026-05-01T11:00:00Z'), seen, null)).toBe('2026-05-01T11:00:00.000Z');
});

describe('the lock rule', () => {
  const stages = [
    { id: 's1', steps: [{ id: 'a' }] },
    { id: 's2', steps: [{ id: 'b' }, { id: 'c' }] },
  ];

  it('rejects a tick in a locked stage', () => {
    expect(isTickLocked(stages, {}, 'b', true)).toBe(true);
    expect(isTickLocked(stages, { a: true }, 'b', true)).toBe(false);
    expect(isTickLocked(stages, { c: true }, 'b', true)).toBe(false);
  });

  it('never rejects an untick', () => {
    expect(isTickLocked(stages, {}, 'b', false)).toBe(false);
  });
});
