import type { AiLimits, RunSummary } from '@waymark/contracts/roadmaps/run-history';

/** A draft of an outline that was applied. */
export const aRun = (given: Partial<RunSummary> = {}): RunSummary => ({
  ...{ id: 'run1', kind: 'generate-roadmap', roadmapId: 'r1', stepId: null },
  ...{
    status: 'succeeded',
    phase: 'done',
    progress: 1,
    engine: 'offline',
    message: null,
    outcome: 'applied',
  },
  ...{ stagesGenerated: 3, createdAt: '2026-11-21T10:00:00.000Z', finishedAt: '2026-11-21T10:00:09.000Z' },
  ...{ roadmapTitle: 'Out of debt', isMentor: true, stepTitle: null, usage: null, paidCalls: 0 },
  ...given,
});

export const someLimits = (given: Partial<AiLimits> = {}): AiLimits => ({
  atOnce: { used: 0, limit: 2 },
  hour: { used: 3, limit: 20, freeAt: '2026-11-21T10:30:00.000Z' },
  day: { used: 3, limit: 100, freeAt: '2026-11-22T09:30:00.000Z' },
  tokens: { used: 0, limit: 1_000_000, freeAt: null },
  ...given,
});
