// guarantees: Limits: 20 AI runs an hour, two at once; ten upcoming sessions
import { describe, expect, it } from '@jest/globals';
import { GenerateRoadmapJob } from '@waymark/contracts/ai/jobs';
import { liveRunCancelled } from '@waymark/contracts/live';
import { SelectSources } from '@waymark/contracts/roadmaps/artifacts.endpoints';
import { BeginRun, RetryRunWithoutAi, StartRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import { AddMilestone } from '@waymark/contracts/roadmaps/timeline.endpoints';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { aDraft, aFile, aTranscript } from '../testing/builders.ts';
import { STORY } from '../testing/drafts.ts';
import { Harness } from '../testing/harness.ts';
import { aFreshMentor, RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

const jobsOf = (runId: string) => roadmaps.emitted(GenerateRoadmapJob, { runId });

describe('starting a run', () => {
  it('is rejected while a run is active, with its id', async () => {
    const on = await RunCase.start(roadmaps);
    const retried = roadmaps.call(StartRun, { roadmapId: on.roadmapId }, on.mentor);
    expect(await rejectionOf(retried)).toMatchObject({ code: 'RUN_ACTIVE', details: { runId: on.run.id } });
  });

  it('succeeds once among twenty concurrent requests', async () => {
    const mentor = aFreshMentor();
    const { id: roadmapId } = await aDraft(roadmaps, mentor);
    await aTranscript(roadmaps, roadmapId, STORY, mentor);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => roadmaps.call(StartRun, { roadmapId }, mentor)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await roadmaps.sql('SELECT FROM ai_runs WHERE roadmap_id = $1', [roadmapId])).toHaveLength(1);
  });

  it('is limited to two active runs per mentor, also concurrently', async () => {
    const mentor = aFreshMentor();
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await aDraft(roadmaps, mentor)).id));
    await Promise.all(ids.map((id) => aTranscript(roadmaps, id, STORY, mentor)));
    const results = await Promise.allSettled(
      ids.map((roadmapId) => roadmaps.call(StartRun, { roadmapId }, mentor)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(codes).toEqual(['TOO_MANY', 'TOO_MANY', 'TOO_MANY', 'TOO_MANY']);
  });

  it('is limited to twenty an hour, with the time to retry', async () => {
    const on = await RunCase.start(roadmaps);
    await on.cancel();
    for (let n = 2; n <= 20; n++) {
      const { id } = await roadmaps.call(StartRun, { roadmapId: on.roadmapId }, on.mentor);
      await roadmaps.call(rpc.CancelRun, { id }, on.mentor);
    }
    const error = await rejectionOf(roadmaps.call(StartRun, { roadmapId: on.roadmapId }, on.mentor));
    expect(error.code).toBe('TOO_MANY');
    expect(error.retryAfter).toBeGreaterThan(3_000);
    expect(error.retryAfter).toBeLessThanOrEqual(3_600);
  });

  it('ends refused without a source, with a message', async () => {
    const mentor = aFreshMentor();
    const { id: roadmapId } = await aDraft(roadmaps, mentor);
    const run = await roadmaps.call(StartRun, { roadmapId }, mentor);
    expect(run).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('Paste or type your story'),
    });
    expect(await jobsOf(run.id)).toEqual([]);
    expect(await roadmaps.call(rpc.LatestRun, { id: roadmapId }, mentor)).toEqual({ run });
  });

  it('waits for files that are still being read', async () => {
    const mentor = aFreshMentor();
    const { id: roadmapId } = await aDraft(roadmaps, mentor);
    await aFile(roadmaps, roadmapId, 'Slow PDF', mentor);
    const { id: runId } = await roadmaps.call(StartRun, { roadmapId }, mentor);
    expect(await roadmaps.call(BeginRun, { runId })).toEqual({ next: 'wait', waitingFor: 'story.pdf' });
  });

  it('reads only the named uploads and what is written in the forms, also when it is retried', async () => {
    const mentor = aFreshMentor();
    const { id: roadmapId } = await aDraft(roadmaps, mentor);
    await aTranscript(roadmaps, roadmapId, STORY, mentor);
    const { id } = await aTranscript(roadmaps, roadmapId, `${STORY} And then I rested.`, mentor);
    const milestone = { year: 2016, title: 'Lost the job', description: '', steps: [] };
    await roadmaps.call(AddMilestone, { id: roadmapId, body: milestone }, mentor);
    const { sourceIds } = await roadmaps.call(
      SelectSources,
      {
        roadmapId,
        artifacts: ['Transcript', 'Transcript 2'].map((filename) => ({ filename, type: 'text/plain' })),
      },
      mentor,
    );
    expect(sourceIds).toHaveLength(2);
    const first = await roadmaps.call(StartRun, { roadmapId, sourceIds: [id] }, mentor);
    await roadmaps.call(rpc.CancelRun, { id: first.id }, mentor);
    const { id: runId } = await roadmaps.call(rpc.RetryRun, { id: first.id }, mentor);
    const begun = await roadmaps.call(BeginRun, { runId });
    expect(begun).toMatchObject({ next: 'draft', sources: [{ id }, { kind: 'timeline' }] });
  });

  it('rejects a name that no upload has, also for a roadmap of another mentor', async () => {
    const mentor = aFreshMentor();
    const { id: roadmapId } = await aDraft(roadmaps, mentor);
    const named = { roadmapId, artifacts: [{ filename: 'x.pdf', type: 'application/pdf' }] };
    await expectRejection(roadmaps.call(SelectSources, named, mentor), 'VALIDATION');
    await expectRejection(roadmaps.call(SelectSources, named, aFreshMentor()), 'NOT_FOUND');
  });

  it('starts one run per idempotency key', async () => {
    const mentor = aFreshMentor();
    const { id: roadmapId } = await aDraft(roadmaps, mentor);
    await aTranscript(roadmaps, roadmapId, STORY, mentor);
    const key = newId();
    const once = await roadmaps.call(StartRun, { roadmapId }, mentor, key);
    expect(await roadmaps.call(StartRun, { roadmapId }, mentor, key)).toEqual(once);
  });
});

describe('a cancel', () => {
  it('ends the run, notifies the worker and drops later results', async () => {
    const on = await RunCase.start(roadmaps);
    const received: unknown[] = [];
    const stop = roadmaps.live.subscribe(liveRunCancelled(on.run.id) as 'live.x', (data) =>
      received.push(data),
    );
    await roadmaps.call(BeginRun, { runId: on.run.id });
    const cancelled = await on.cancel();
    expect(cancelled).toMatchObject({ status: 'cancelled', outcome: null, draft: [] });
    await eventually(() => expect(received).toEqual([{ runId: on.run.id }]));
    stop();
    const report = { runId: on.run.id, phase: 'drafting', progress: 0.9, engine: 'offline' } as const;
    expect(await roadmaps.call(rpc.ReportRun, report)).toEqual({ cancelled: true });
    expect(await roadmaps.call(BeginRun, { runId: on.run.id })).toEqual({ next: 'skip' });
    await on.finish();
    const marker = await RunCase.start(roadmaps);
    await marker.finish();
    await marker.ended();
    expect(await on.current()).toEqual(cancelled);
    expect((await on.roadmap()).stages).toEqual([]);
  });

  it('leaves the run either cancelled or applied beside a concurrent result', async () => {
    for (let round = 0; round < 10; round++) {
      const on = await RunCase.start(roadmaps);
      await Promise.all([on.finish(), on.cancel()]);
      const { status, outcome } = await on.ended();
      const { stages } = await on.roadmap();
      expect([status, outcome, stages.length]).toEqual(
        status === 'cancelled' ? ['cancelled', null, 0] : ['succeeded', 'applied', 2],
      );
      expect(await on.endEvents()).toHaveLength(1);
    }
  });
});

describe('a retry', () => {
  it('starts a new run only after the old one has ended', async () => {
    const on = await RunCase.start(roadmaps);
    const active = roadmaps.call(rpc.RetryRun, { id: on.run.id }, on.mentor);
    await expectRejection(active, 'RULE_REFUSED');
    await on.cancel();
    const retried = await roadmaps.call(rpc.RetryRun, { id: on.run.id }, on.mentor);
    expect(retried).toMatchObject({ status: 'queued', roadmapId: on.roadmapId });
    expect(retried.id).not.toBe(on.run.id);
    const latest = await roadmaps.call(rpc.LatestRun, { id: on.roadmapId }, on.mentor);
    expect(latest.run?.id).toBe(retried.id);
  });
});

describe('a retry without AI', () => {
  it('drafts from the same material without a model, also what may not be sent to one', async () => {
    const on = await RunCase.start(roadmaps);
    const retry = () => roadmaps.call(RetryRunWithoutAi, { id: on.run.id }, on.mentor);
    await expectRejection(retry(), 'RULE_REFUSED');
    await on.cancel();
    const { id: runId } = await retry();
    const begun = await roadmaps.call(BeginRun, { runId, outside: true });
    expect(begun).toMatchObject({ next: 'draft', withoutAi: true, sources: [{ id: on.source.id }] });
  });

  it('is refused to others', async () => {
    const on = await RunCase.start(roadmaps);
    await on.cancel();
    const { id } = on.run;
    await expectRejection(roadmaps.call(RetryRunWithoutAi, { id }, aFreshMentor()), 'NOT_FOUND');
  });
});
