// guarantees: A model result is stored before it is applied; a run ends once
import { describe, expect, it } from '@jest/globals';
import { RunFinished } from '@waymark/contracts/ai/events';
import { GenerateRoadmapJob } from '@waymark/contracts/ai/jobs';
import { liveRun } from '@waymark/contracts/live';
import * as rpc from '@waymark/contracts/roadmaps/drafts.endpoints';
import { ReportRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';
import { RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

const jobsOf = (runId: string) => roadmaps.emitted(GenerateRoadmapJob, { runId });

describe('a run', () => {
  it('advances from the queue through its phases to stages of the roadmap', async () => {
    const on = await RunCase.start(roadmaps);
    expect(on.run).toMatchObject({
      status: 'queued',
      phase: 'queued',
      progress: 0,
      draft: [],
      outcome: null,
    });
    expect(await jobsOf(on.run.id)).toEqual([{ runId: on.run.id }]);
    const runId = on.run.id;
    expect(await roadmaps.call(rpc.BeginRun, { runId })).toEqual({
      ...{
        next: 'draft',
        kind: 'generate-roadmap',
        sampleId: null,
        about: null,
        paidCalls: 0,
        ...{ withoutAi: false, reading: null },
      },
      roadmap: {
        id: on.roadmapId,
        title: 'A way back',
        description: 'How I found mine',
        category: 'Mental Health',
      },
      sources: [
        {
          id: on.source.id,
          kind: 'transcript',
          name: 'Transcript',
          textKey: expect.any(String),
          words: 18,
          speaker: null,
        },
      ],
    });
    const report = { runId, engine: 'offline' as const };
    await roadmaps.call(ReportRun, {
      ...report,
      phase: 'drafting',
      progress: 0.5,
      paidCalls: 1,
      stages: on.draft.slice(0, 1),
    });
    expect(await roadmaps.call(rpc.BeginRun, { runId })).toMatchObject({ next: 'draft', paidCalls: 1 });
    expect(await on.current()).toMatchObject({ status: 'running', phase: 'drafting', draft: [on.draft[0]] });
    await on.finish();
    expect(await on.ended()).toMatchObject({
      status: 'succeeded',
      phase: 'done',
      progress: 1,
      outcome: 'applied',
      stagesGenerated: 2,
      draft: on.draft,
      message: expect.stringContaining('2 stages with 3 moments in your own words'),
    });
    const { stages, status } = await on.roadmap();
    expect(status).toBe('draft');
    expect(stages.map((stage) => [stage.title, stage.origin, stage.steps.length])).toEqual([
      ['Drafted stage 1', 'outline', 2],
      ['Drafted stage 2', 'outline', 1],
    ]);
    expect(stages[0]!.steps[0]!.evidence).toEqual(on.draft[0]!.steps[0]!.evidence);
    expect(await on.endEvents()).toMatchObject([{ status: 'succeeded', userId: on.mentor.userId }]);
  });

  it('is applied once for repeated results', async () => {
    const on = await RunCase.start(roadmaps);
    const eventId = newId();
    await Promise.all([on.finish(on.draft, eventId), on.finish(on.draft, eventId), on.finish(), on.finish()]);
    await on.ended();
    const other = on.quoting([['soup']]);
    await on.finish(other);
    await roadmaps.call(rpc.BeginRun, { runId: on.run.id });
    await eventually(async () => {
      const seen = await roadmaps.sql("SELECT FROM inbox WHERE consumer LIKE '%run-finished%'");
      expect(seen.length).toBeGreaterThanOrEqual(4);
    });
    expect((await on.roadmap()).stages).toHaveLength(2);
    expect(await on.endEvents()).toHaveLength(1);
  });

  it('keeps an ordered log with one entry per phase, readable from any position', async () => {
    const on = await RunCase.start(roadmaps);
    const runId = on.run.id;
    await roadmaps.call(rpc.BeginRun, { runId });
    for (let n = 1; n <= 20; n++) {
      await roadmaps.call(ReportRun, {
        runId,
        engine: 'offline',
        phase: 'understanding',
        progress: n / 50,
      });
    }
    await roadmaps.call(ReportRun, {
      ...{ runId, engine: 'offline', phase: 'drafting', progress: 0.5 },
      stages: on.draft.slice(0, 1),
    });
    await on.finish();
    await on.ended();
    const log = await on.log();
    expect(log.map(({ type, run }) => [type, run.phase])).toEqual([
      ['progress', 'queued'],
      ['progress', 'reading'],
      ['progress', 'understanding'],
      ['partial', 'drafting'],
      ['progress', 'checking'],
      ['end', 'done'],
    ]);
    const numbers = log.map(({ id }) => id);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(log[3]!.run).toMatchObject({ status: 'running', draft: on.draft.slice(0, 1), outcome: null });
    expect(log.at(-1)!.run).toEqual(await on.current());
    expect(await on.log(numbers[3])).toEqual(log.slice(4));
  });

  it('notifies open pages of a change', async () => {
    const on = await RunCase.start(roadmaps);
    const received: unknown[] = [];
    const stop = roadmaps.live.subscribe(liveRun(on.run.id) as 'live.x', (data) => received.push(data));
    await eventually(async () => {
      await roadmaps.call(rpc.BeginRun, { runId: on.run.id });
      await roadmaps.call(ReportRun, {
        ...{ runId: on.run.id, engine: 'offline', phase: 'reading' },
        progress: received.length === 0 ? Math.random() / 2 : 0,
      });
      expect(received).toContainEqual({ runId: on.run.id });
    });
    stop();
  });

  it.each(['refused', 'failed'] as const)(
    'that is %s stores the cleaned message and leaves the roadmap unchanged',
    async (outcome) => {
      const on = await RunCase.start(roadmaps);
      const message = `Tell more\u0000 about it. ${'x'.repeat(5_000)}`;
      await roadmaps.publish(RunFinished, { outcome, runId: on.run.id, engine: 'offline', message });
      const ended = await on.ended();
      expect(ended).toMatchObject({ status: outcome, outcome: null, draft: [] });
      expect(ended.message).toMatch(/^Tell more about it\. x+$/);
      expect(ended.message!.length).toBeLessThanOrEqual(500);
      expect((await on.roadmap()).stages).toEqual([]);
    },
  );
});
