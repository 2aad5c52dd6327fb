import { describe, expect, it } from '@jest/globals';
import { AppError } from '@waymark/kernel/app-error';
import { allowanceOf, checkMayStart, checkNotActive, type RunLimits, type RunStart } from './run-limits.ts';

const NOW = new Date('2026-12-03T12:00:00Z');
const LIMITS: RunLimits = { atOnce: 2, perHour: 3, perDay: 5, tokensPerDay: 1_000 };
const draft = { kind: 'generate-roadmap', roadmapId: 'r1', stepId: null } as const;

const minutesAgo = (...minutes: number[]): RunStart[] => minutes.map((ago) => startOf(ago));
const startOf = (ago: number, tokens = 0): RunStart => ({
  at: new Date(NOW.getTime() - ago * 60_000),
  tokens,
});

function refusal(starts: RunStart[]): AppError {
  try {
    checkMayStart({ active: [], starts }, LIMITS, NOW);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('the run may start');
}

describe('the limits of AI runs', () => {
  it('allow a run below all of them', () => {
    const usage = { active: [], starts: [startOf(600, 999), ...minutesAgo(59, 1)] };
    expect(() => checkMayStart(usage, LIMITS, NOW)).not.toThrow();
  });

  it('reject a fourth run of an hour until the first is an hour old', () => {
    expect(refusal(minutesAgo(50, 20, 10))).toMatchObject({
      code: 'TOO_MANY',
      retryAfter: 600,
      message: 'You have started 3 AI runs in the last hour. You can start the next one in 10 minutes.',
    });
  });

  it('reject a sixth run of a day', () => {
    expect(refusal(minutesAgo(1_200, 1_100, 1_000, 900, 800))).toMatchObject({
      retryAfter: 240 * 60,
      message: 'You have started 5 AI runs in the last 24 hours. You can start the next one in 4 hours.',
    });
  });

  it('reject a run when the tokens are used, until enough of them are a day old', () => {
    const error = refusal([startOf(1_430, 100), startOf(1_400, 400), startOf(100, 700)]);
    expect(error.retryAfter).toBe(40 * 60);
  });
});

describe('a second run on one subject', () => {
  const usage = { active: [{ ...draft, id: 'run1' }], starts: [] };
  const kind = { subject: 'roadmap', exclusive: ['generate-roadmap', 'ghostwrite'] } as const;

  it('is rejected with the id of the first, also for another kind of the same result', () => {
    for (const work of [draft, { ...draft, kind: 'ghostwrite' as const }])
      expect(() => checkNotActive(usage, work, kind)).toThrow(
        expect.objectContaining({
          code: 'RUN_ACTIVE',
          message: 'We are already working on this roadmap.',
          details: { runId: 'run1' },
        }),
      );
  });

  it('is allowed on another subject, and for a kind that excludes none but itself', () => {
    expect(() => checkNotActive(usage, { ...draft, roadmapId: 'r2' }, kind)).not.toThrow();
    const reply = { ...draft, kind: 'reply' as const };
    expect(() => checkNotActive(usage, reply, { subject: 'roadmap' })).not.toThrow();
  });
});

describe('the allowance', () => {
  it('contains what is used and when the next run is free', () => {
    const starts = [startOf(300, 250), ...minutesAgo(45, 5)];
    expect(allowanceOf({ active: [], starts }, LIMITS, NOW)).toEqual({
      atOnce: { used: 0, limit: 2 },
      hour: { used: 2, limit: 3, freeAt: new Date('2026-12-03T12:15:00Z') },
      day: { used: 3, limit: 5, freeAt: new Date('2026-12-04T07:00:00Z') },
      tokens: { used: 250, limit: 1_000, freeAt: new Date('2026-12-04T07:00:00Z') },
    });
  });

  it('has no time when nothing is used', () => {
    const { hour, tokens } = allowanceOf({ active: [], starts: [] }, LIMITS, NOW);
    expect([hour.freeAt, tokens.freeAt]).toEqual([null, null]);
  });
});
