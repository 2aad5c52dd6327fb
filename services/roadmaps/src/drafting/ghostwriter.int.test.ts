// guarantees: A ghostwritten draft changes nothing until it is accepted
import { describe, expect, it } from '@jest/globals';
import { RunFinished } from '@waymark/contracts/ai/events';
import * as rpc from '@waymark/contracts/roadmaps/drafts.endpoints';
import { GHOSTWRITER_SAMPLES, sampleSources } from '@waymark/contracts/roadmaps/ghostwriter-samples';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { CancelRun, GetRun, LatestRun, RetryRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { ListSources } from '@waymark/contracts/roadmaps/sources.endpoints';
import * as timeline from '@waymark/contracts/roadmaps/timeline.endpoints';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { aFreshMentor } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();
const SAMPLE = GHOSTWRITER_SAMPLES[0]!;

const start = (roadmapId: string, by = asMentor()) => roadmaps.call(rpc.StartGhostwrite, { roadmapId }, by);
const begin = (runId: string) => roadmaps.call(rpc.BeginRun, { runId });
const finish = (run: AiRun, sourceId: string, quote: string, at: number) =>
  roadmaps.publish(RunFinished, {
    ...{ outcome: 'drafted', runId: run.id, engine: 'offline', usage: null },
    inputs: { timelineEntries: 1, artifacts: 0 },
    draft: {
      ...{ heldBack: [], crisis: false },
      stages: [
        {
          ...{ title: 'Lost the job', description: '', estimatedDuration: '' },
          steps: [
            {
              ...{ title: quote, description: '', estimatedDuration: null, resourceLinks: [] },
              evidence: { sourceId, quote, start: at, end: at + quote.length },
            },
          ],
        },
      ],
    },
  });
const ended = (run: AiRun, by = asMentor()) =>
  eventually(async () => {
    const now = await roadmaps.call(GetRun, { id: run.id }, by);
    expect(now.finishedAt).not.toBeNull();
    return now;
  });

/** A mentor with a roadmap without stages and a timeline of one milestone. */
async function aTimeline() {
  const mentor = aFreshMentor();
  const { id } = await aDraft(roadmaps, mentor);
  const body = {
    ...{ year: 2016, title: 'Lost the job', description: '' },
    steps: [{ id: 's1', title: 'Rang the union', resources: [] }],
  };
  await roadmaps.call(timeline.AddMilestone, { id, body }, mentor);
  return { mentor, id };
}

describe('a ghostwritten draft', () => {
  it('waits to be accepted and then becomes the stages', async () => {
    const { mentor, id } = await aTimeline();
    const run = await start(id, mentor);
    expect(run).toMatchObject({ kind: 'ghostwrite', status: 'queued', inputsUsed: null });
    const begun = await begin(run.id);
    expect(begun).toMatchObject({ next: 'draft', kind: 'ghostwrite', sources: [{ kind: 'timeline' }] });
    const [source] = await roadmaps.call(ListSources, { id }, mentor);
    await finish(run, source!.id, 'Rang the union', '# 2016: Lost the job\n\n- '.length);
    expect(await ended(run, mentor)).toMatchObject({
      ...{ status: 'succeeded', outcome: 'waiting', stagesGenerated: 1 },
      inputsUsed: { timelineEntries: 1, artifacts: 0, hasArtifactLessons: false },
      draft: [{ steps: [{ evidence: { quote: 'Rang the union' } }] }],
    });
    expect((await roadmaps.call(LatestRun, { id }, mentor)).run?.id).toBe(run.id);
    const before = await roadmaps.call(GetRoadmap, { id, version: 'draft' }, mentor);
    expect(before.stages).toEqual([]);
    await roadmaps.call(rpc.ResolveDraft, { id: run.id, body: { action: 'append' } }, mentor);
    const after = await roadmaps.call(GetRoadmap, { id, version: 'draft' }, mentor);
    expect(after.stages.map(({ title }) => title)).toEqual(['Lost the job']);
    expect(after.stages[0]!.steps[0]).toMatchObject({ origin: 'outline', reviewed: false });
  });

  it('is not started beside another draft of the roadmap', async () => {
    const { mentor, id } = await aTimeline();
    const results = await Promise.allSettled([
      start(id, mentor),
      roadmaps.call(rpc.StartRun, { roadmapId: id }, mentor),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expectRejection(start(id, mentor), 'RUN_ACTIVE');
    await expectRejection(start(id, aFreshMentor()), 'NOT_FOUND');
  });

  it('is refused without material', async () => {
    const mentor = aFreshMentor();
    const { id } = await aDraft(roadmaps, mentor);
    expect(await start(id, mentor)).toMatchObject({ status: 'refused' });
  });

  it('is started again as a ghostwriter', async () => {
    const { mentor, id } = await aTimeline();
    const run = await start(id, mentor);
    await roadmaps.call(CancelRun, { id: run.id }, mentor);
    expect(await roadmaps.call(RetryRun, { id: run.id }, mentor)).toMatchObject({
      kind: 'ghostwrite',
      status: 'queued',
    });
  });
});

const failed = (runId: string) => ({ outcome: 'failed', runId, engine: 'openai', message: 'Busy.' }) as const;

it('a ghostwritten draft whose model failed is made without it on request', async () => {
  const { mentor, id } = await aTimeline();
  const run = await start(id, mentor);
  await roadmaps.publish(RunFinished, failed(run.id));
  await ended(run, mentor);
  const other = await roadmaps.call(rpc.RetryRunWithoutAi, { id: run.id }, mentor);
  expect(other).toMatchObject({ kind: 'ghostwrite', status: 'queued' });
  expect(await begin(other.id)).toMatchObject({ next: 'draft', kind: 'ghostwrite', withoutAi: true });
});

describe('a draft of a sample', () => {
  it('fails where everything was held back: it has no review in which that could wait', async () => {
    const learner = asLearner(903);
    const run = await start(SAMPLE.id, learner);
    const quote = SAMPLE.milestones[0]!.steps[0]!.title;
    const { id: sourceId, text } = sampleSources(SAMPLE)[0]!;
    const at = text.indexOf(quote);
    const evidence = { sourceId, quote, start: at, end: at + quote.length };
    const heldBack = [{ reason: 'harm' as const, evidence }];
    await roadmaps.publish(RunFinished, { ...failed(run.id), heldBack });
    expect(await ended(run, learner)).toMatchObject({ status: 'failed', message: 'Busy.' });
  });

  it('is made for every user and belongs to that user alone', async () => {
    const learner = asLearner(901);
    const run = await start(SAMPLE.id, learner);
    expect(await start(SAMPLE.id, asLearner(902))).toMatchObject({ status: 'queued' });
    await expectRejection(start(SAMPLE.id, learner), 'RUN_ACTIVE');
    await expectRejection(roadmaps.call(GetRun, { id: run.id }, asLearner(902)), 'NOT_FOUND');
    expect(await begin(run.id)).toMatchObject({ next: 'draft', sampleId: SAMPLE.id, sources: [] });
    const [source] = sampleSources(SAMPLE);
    const quote = SAMPLE.milestones[0]!.steps[0]!.title;
    await finish(run, source!.id, quote, source!.text.indexOf(quote));
    expect(await ended(run, learner)).toMatchObject({
      ...{ status: 'succeeded', roadmapId: SAMPLE.id, outcome: 'discarded' },
      draft: [{ steps: [{ evidence: { quote } }] }],
    });
    const resolve = { id: run.id, body: { action: 'append' as const } };
    await expectRejection(roadmaps.call(rpc.ResolveDraft, resolve, learner), 'FORBIDDEN');
  });
});
