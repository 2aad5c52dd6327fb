// guarantees: Limits: 20 AI runs an hour, two at once; ten upcoming sessions
// guarantees: Runs of one user alternate with those of others; a run that waits for long is neither repeated nor failed
import { describe, expect, it } from '@jest/globals';
import { RunFinished } from '@waymark/contracts/ai/events';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/drafts.endpoints';
import { CancelRun, GetAiLimits, ListRuns } from '@waymark/contracts/roadmaps/runs.endpoints';
import { DeleteRoadmap } from '@waymark/contracts/roadmaps/versions.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { aDraft, aTranscript } from '../testing/builders.ts';
import { drafted, STORY } from '../testing/drafts.ts';
import { Harness } from '../testing/harness.ts';
import { aFreshMentor, RunCase } from '../testing/run-case.ts';

const LIMITS = {
  AI_RUNS_AT_ONCE: '3',
  AI_RUNS_PER_HOUR: '4',
  AI_RUNS_PER_DAY: '6',
  AI_TOKENS_PER_DAY: '500',
};
const roadmaps = new Harness(LIMITS).forFile();

const list = (mentor: Caller, query: Record<string, unknown> = {}) =>
  roadmaps.call(ListRuns, query as never, mentor);
const limitsOf = (mentor: Caller) => roadmaps.call(GetAiLimits, {}, mentor);

/** Ends the run with a draft of a model. */
async function finishWithModel(on: RunCase, inputTokens: number, outputTokens: number): Promise<void> {
  const usage = { inputTokens, outputTokens, calls: 1, costUsd: 0.01 };
  const result = { ...drafted(on.run.id, on.draft), engine: 'openai' as const, usage };
  await roadmaps.publish(RunFinished, result);
  await on.ended();
}

const startAgain = (on: RunCase) => roadmaps.call(rpc.StartRun, { roadmapId: on.roadmapId }, on.mentor);

describe('the history of runs', () => {
  it('contains the own runs with engine, tokens and cost, and no draft', async () => {
    const on = await RunCase.start(roadmaps);
    await finishWithModel(on, 100, 20);
    const { items } = await list(on.mentor);
    expect(items).toMatchObject([
      {
        id: on.run.id,
        status: 'succeeded',
        engine: 'openai',
        isMentor: true,
        stagesGenerated: 2,
        usage: { inputTokens: 100, outputTokens: 20, calls: 1, costUsd: 0.01 },
      },
    ]);
    expect(items[0]!.roadmapTitle).toBe((await on.roadmap()).title);
    expect(items[0]).not.toHaveProperty('draft');
    expect((await list(aFreshMentor())).items).toEqual([]);
  });

  it('contains runs on samples with the title of the sample', async () => {
    const mentor = aFreshMentor();
    await roadmaps.call(rpc.StartGhostwrite, { roadmapId: 'sample-recovery' }, mentor);
    expect((await list(mentor)).items).toMatchObject([
      {
        kind: 'ghostwrite',
        roadmapId: 'sample-recovery',
        roadmapTitle: 'Back from burnout',
        isMentor: false,
      },
    ]);
  });

  it('is paged newest first and filtered by kind and status', async () => {
    const on = await RunCase.start(roadmaps);
    await on.cancel();
    const second = await startAgain(on);
    const first = await list(on.mentor, { limit: 1 });
    expect(first.items.map(({ id }) => id)).toEqual([second.id]);
    const rest = await list(on.mentor, { limit: 1, cursor: first.nextCursor });
    expect(rest).toMatchObject({
      items: [{ id: on.run.id, message: 'You cancelled this.' }],
      nextCursor: null,
    });
    const idsWith = async (query: object) => (await list(on.mentor, { ...query })).items.map(({ id }) => id);
    expect(await idsWith({ status: 'active' })).toEqual([second.id]);
    expect(await idsWith({ status: 'cancelled' })).toEqual([on.run.id]);
    expect(await idsWith({ kind: 'coaching' })).toEqual([]);
    await expectRejection(list(on.mentor, { cursor: 'nonsense' }), 'VALIDATION');
  });
});

describe('the limits of the operator', () => {
  it('are shown with what is used, and reject the next run with the time to retry', async () => {
    const on = await RunCase.start(roadmaps);
    await on.cancel();
    for (let n = 2; n <= 4; n++) {
      const { id } = await startAgain(on);
      await roadmaps.call(CancelRun, { id }, on.mentor);
    }
    const limits = await limitsOf(on.mentor);
    expect(limits).toMatchObject({
      atOnce: { used: 0, limit: 3 },
      hour: { used: 4, limit: 4 },
      day: { used: 4, limit: 6 },
      tokens: { used: 0, limit: 500, freeAt: null },
    });
    const error = await rejectionOf(startAgain(on));
    const waitMs = Date.parse(limits.hour.freeAt!) - Date.now();
    expect(error.code).toBe('TOO_MANY');
    expect(Math.abs(Number(error.retryAfter) * 1_000 - waitMs)).toBeLessThan(10_000);
  });

  it('count tokens when a run has ended', async () => {
    const on = await RunCase.start(roadmaps);
    await finishWithModel(on, 450, 60);
    expect(await limitsOf(on.mentor)).toMatchObject({ tokens: { used: 510, limit: 500 } });
    await expectRejection(startAgain(on), 'TOO_MANY');
  });

  it('count the runs of a deleted roadmap', async () => {
    const on = await RunCase.start(roadmaps);
    await on.cancel();
    await roadmaps.call(DeleteRoadmap, { id: on.roadmapId }, on.mentor);
    await eventually(async () => expect((await list(on.mentor)).items).toEqual([]));
    expect(await limitsOf(on.mentor)).toMatchObject({ hour: { used: 1 } });
  });

  it('hold among twenty concurrent requests for several roadmaps', async () => {
    const on = await RunCase.start(roadmaps);
    await on.cancel();
    const others = await Promise.all(Array.from({ length: 20 }, () => aDraft(roadmaps, on.mentor)));
    await Promise.all(others.map(({ id }) => aTranscript(roadmaps, id, STORY, on.mentor)));
    const results = await Promise.allSettled(
      others.map(({ id: roadmapId }) => roadmaps.call(rpc.StartRun, { roadmapId }, on.mentor)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await limitsOf(on.mentor)).toMatchObject({ atOnce: { used: 3 }, hour: { used: 4 } });
  });
});

describe('the turns of waiting runs', () => {
  const prioritiesOf = async (mentor: Caller) => {
    const rows = await roadmaps.sql<{ priority: number }>(
      `SELECT (o.headers ->> 'priority')::int AS priority FROM outbox o JOIN ai_runs a ON a.id = o.payload ->> 'runId'
       WHERE o.kind = 'job' AND a.user_id = $1 ORDER BY o.seq`,
      [mentor.userId],
    );
    return rows.map(({ priority }) => priority);
  };
  const start = async (mentor: Caller) => {
    const { id: roadmapId } = await aDraft(roadmaps, mentor);
    await aTranscript(roadmaps, roadmapId, STORY, mentor);
    return roadmaps.call(rpc.StartRun, { roadmapId }, mentor);
  };

  it('alternate between users, however many one of them has', async () => {
    await roadmaps.sql("UPDATE ai_runs SET status = 'running' WHERE status = 'queued'");
    const [busy, other, late] = [aFreshMentor(), aFreshMentor(), aFreshMentor()];
    const runs = [await start(busy), await start(busy), await start(busy)];
    await start(other);
    expect(await prioritiesOf(busy)).toEqual([1, 2, 3]);
    expect(await prioritiesOf(other)).toEqual([1]);
    // The first turn has been served, so that a late run does not go before the second runs of others.
    for (const { id: runId } of [runs[0]!]) await roadmaps.call(rpc.BeginRun, { runId });
    await roadmaps.sql("UPDATE ai_runs SET status = 'running' WHERE user_id = $1", [other.userId]);
    await start(late);
    expect(await prioritiesOf(late)).toEqual([2]);
  });
});
