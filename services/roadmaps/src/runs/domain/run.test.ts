import { describe, expect, it } from '@jest/globals';
import type { DraftStage } from '@waymark/contracts/ai/draft';
import { isRunOver, RunPhase } from '@waymark/contracts/roadmaps/runs';
import fc from 'fast-check';
import { type ReportReader, Run } from './run.ts';
import type { RunState } from './run-state.ts';

const now = new Date('2026-12-01T12:00:00Z');
const aRun = () => Run.create({ kind: 'generate-roadmap', roadmapId: 'roadmap', userId: 7 }, now);
/** As of a kind whose worker reports stages. */
const readStages: ReportReader = (state, { stages = [] }) => {
  if (stages.length <= state.draft.length) return null;
  state.draft = stages;
  return 'partial';
};
const stage = {
  title: 'S',
  description: 'D',
  estimatedDuration: '1 week',
  steps: [],
} as unknown as DraftStage;
const end = { engine: 'offline' as const, draft: [stage], heldBack: [], crisis: false, stagesGenerated: 1 };
const result = { ...end, usage: null, inputsUsed: null };

type Move = (run: Run) => void;
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.constant<Move>((run) => run.begin(now)),
  fc
    .record({
      phase: fc.constantFrom(...RunPhase.options.filter((phase) => phase !== 'queued' && phase !== 'done')),
      progress: fc.double({ min: 0, max: 1, noNaN: true }),
      stages: fc.option(fc.array(fc.constant(stage), { maxLength: 4 }), { nil: undefined }),
    })
    .map(
      (report): Move =>
        (run) =>
          run.report({ ...report, engine: 'offline' }, now, readStages),
    ),
  fc.constant<Move>((run) => run.store(result, now)),
  fc.constantFrom('applied', 'waiting').map(
    (outcome): Move =>
      (run) =>
        run.succeed({ ...end, outcome: outcome as 'applied' }, 'Done', now),
  ),
  fc.constant<Move>((run) => run.refuse('Too little', now)),
  fc.constant<Move>((run) => run.fail('Broken', now)),
  fc.constant<Move>((run) => run.cancel(now)),
);

const facts = ({ result: _waiting, ...state }: RunState) => JSON.stringify(state);

describe('a run after any sequence of events', () => {
  it('only advances, and does not change after its end', () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 30 }), (happens) => {
        const run = aRun();
        for (const move of happens) {
          const before = { ...run.state };
          move(run);
          const { state } = run;
          if (isRunOver(before.status)) expect(facts(state)).toBe(facts(before));
          expect(state.progress).toBeGreaterThanOrEqual(before.progress);
          expect(RunPhase.options.indexOf(state.phase)).toBeGreaterThanOrEqual(
            RunPhase.options.indexOf(before.phase),
          );
        }
      }),
    );
  });

  it('numbers its log without gaps and ends it with one end', () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 30 }), (happens) => {
        const run = aRun();
        for (const move of happens) move(run);
        expect(run.entries.map(({ seq }) => seq)).toEqual(run.entries.map((_, at) => at + 1));
        expect(run.state.lastSeq).toBe(run.entries.length);
        const ends = run.entries.filter(({ type }) => type === 'end');
        expect(ends).toHaveLength(run.isOver ? 1 : 0);
        if (run.isOver) expect(run.entries.at(-1)!.type).toBe('end');
      }),
    );
  });

  it('has an outcome only if succeeded, and an end date only if over', () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 30 }), (happens) => {
        const run = aRun();
        for (const move of happens) move(run);
        const { status, outcome, finishedAt, result: waiting } = run.state;
        expect(outcome !== null).toBe(status === 'succeeded');
        expect(finishedAt !== null).toBe(run.isOver);
        if (run.isOver) expect(waiting).toBeNull();
      }),
    );
  });
});

describe('a run', () => {
  it('keeps phase, progress and draft when a restarted worker reports less', () => {
    const run = aRun();
    const report = { engine: 'offline' as const, phase: 'checking' as const, progress: 0.8 };
    run.report({ ...report, stages: [stage, stage] }, now, readStages);
    run.report({ ...report, phase: 'reading', progress: 0.1, stages: [stage] }, now, readStages);
    expect(run.state).toMatchObject({ phase: 'checking', progress: 0.8, draft: [stage, stage] });
  });

  it('keeps the highest reported number of paid calls', () => {
    const run = aRun();
    const report = { engine: 'openai' as const, phase: 'drafting' as const, progress: 0.5 };
    for (const paidCalls of [1, 2, undefined, 0]) run.report({ ...report, paidCalls }, now);
    expect(run.state.paidCalls).toBe(2);
  });

  it('can be retried only after an end without a result', () => {
    const run = aRun();
    expect(() => run.checkMayRetry()).toThrow('still active');
    run.fail('Broken', now);
    expect(() => run.checkMayRetry()).not.toThrow();
    const done = aRun();
    done.succeed({ ...end, outcome: 'applied' }, 'Done', now);
    expect(() => done.checkMayRetry()).toThrow('has succeeded');
  });

  it('keeps the usage of a paid run that failed', () => {
    const run = aRun();
    const usage = { inputTokens: 900, outputTokens: 40, calls: 2, costUsd: 0.01 };
    run.fail('Broken', now, { engine: 'openai', usage });
    expect(run.state).toMatchObject({ status: 'failed', engine: 'openai', usage });
    run.fail('Broken', now, { engine: 'openai', usage: { ...usage, calls: 1 } });
    expect(run.state.usage).toEqual(usage);
  });

  it('gives each enqueueing its own job id', () => {
    const run = aRun();
    expect([run.enqueue(now), run.enqueue(now)]).toEqual([`${run.state.id}-1`, `${run.state.id}-2`]);
  });

  it('keeps what its worker reports only as its kind reads it', () => {
    const run = aRun();
    const report = { engine: 'offline' as const, phase: 'drafting' as const, progress: 0.4, stages: [stage] };
    run.report(report, now);
    expect(run.state.draft).toEqual([]);
    run.report(report, now, readStages);
    expect([run.state.draft, run.entries.at(-1)!.type]).toEqual([[stage], 'partial']);
  });

  it('drops its draft at an end without a result, and shows why', () => {
    const run = aRun();
    run.report({ engine: 'offline', phase: 'drafting', progress: 0.4, stages: [stage] }, now, readStages);
    run.refuse('Too little', now, { crisis: true });
    expect(run.state).toMatchObject({ status: 'refused', draft: [], crisis: true, engine: 'offline' });
  });
});
