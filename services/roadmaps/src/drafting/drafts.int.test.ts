import { describe, expect, it, jest } from '@jest/globals';
import { ResolveDraft } from '@waymark/contracts/roadmaps/drafts.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { ReportRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { newId } from '@waymark/kernel/ids';
import { DiskStorage } from '@waymark/storage/disk-storage';
import type { ObjectStorage } from '@waymark/storage/port';
import { asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { STORAGE } from '../shared/storage.ts';
import { addStage, aStage } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

describe('a draft of the worker', () => {
  it('loses each quote that is not at its claimed position', async () => {
    const on = await RunCase.start(roadmaps);
    const other = await RunCase.start(roadmaps);
    const [good] = on.quoting([['I stopped.']]);
    const step = good!.steps[0]!;
    const evidence = step.evidence!;
    const claims = [
      evidence,
      { ...evidence, start: evidence.start + 1, end: evidence.end + 1 },
      { ...evidence, quote: 'I strolled' },
      { ...evidence, sourceId: other.source.id },
      { ...evidence, sourceId: newId() },
    ];
    const steps = claims.map((claim, at) => ({ ...step, title: `Claim ${at}`, evidence: claim }));
    await on.finish([{ ...good!, steps }]);
    await on.ended();
    const { stages } = await on.roadmap();
    expect(stages[0]!.steps.map((made) => made.evidence)).toEqual([evidence, null, null, null, null]);
  });

  it('is dropped after a cancel during the check of its quotes', async () => {
    const on = await RunCase.start(roadmaps);
    const storage = roadmaps.get<ObjectStorage>(STORAGE);
    const read = jest.spyOn(storage, 'get');
    const { get } = DiskStorage.prototype;
    read.mockImplementationOnce(async (key) => {
      await on.cancel();
      return get.call(storage, key);
    });
    await on.finish();
    await eventually(() => expect(read).toHaveBeenCalled());
    read.mockRestore();
    const marker = await RunCase.start(roadmaps);
    await marker.finish();
    await marker.ended();
    expect(await on.current()).toMatchObject({ status: 'cancelled', outcome: null });
    expect((await on.roadmap()).stages).toEqual([]);
  });

  it('is stored without invalid characters, untitled steps and overlong links', async () => {
    const on = await RunCase.start(roadmaps);
    const [stage] = on.draft;
    const nasty = 'a\u0000b \ud800 c';
    const steps = [
      {
        ...stage!.steps[0]!,
        title: nasty,
        description: nasty,
        resourceLinks: [nasty, 'x'.repeat(2_000), 'https://a.example'],
      },
      { ...stage!.steps[1]!, title: '\u0000', evidence: null },
    ];
    const cut = '😀 x';
    const odd = { sourceId: on.source.id, quote: cut.slice(1), start: 0, end: cut.length - 1 };
    await roadmaps.call(ReportRun, {
      ...{ runId: on.run.id, engine: 'offline', phase: 'drafting', progress: 0.5 },
      stages: [{ ...stage!, title: nasty, steps }],
    });
    await on.finish([{ ...stage!, title: nasty, steps: [...steps, { ...steps[0]!, evidence: odd }] }]);
    expect(await on.ended()).toMatchObject({ status: 'succeeded' });
    const { stages } = await on.roadmap();
    expect(stages[0]!.title).toBe('ab \ufffd c');
    expect(stages[0]!.steps.map(({ title }) => title)).toEqual(['ab \ufffd c', 'ab \ufffd c']);
    expect(stages[0]!.steps[0]!.resourceLinks).toEqual(['ab \ufffd c', 'https://a.example']);
  });
});

describe('a draft of a roadmap with stages', () => {
  async function aWaitingDraft() {
    const on = await RunCase.start(roadmaps);
    await addStage(roadmaps, on.roadmapId, aStage('By hand', 2), on.mentor);
    const before = await on.roadmap();
    await on.finish();
    expect(await on.ended()).toMatchObject({ status: 'succeeded', outcome: 'waiting', stagesGenerated: 2 });
    expect(await on.roadmap()).toEqual(before);
    return on;
  }
  const resolve = ({ run, mentor }: RunCase, action: 'append' | 'replace' | 'discard', key?: string) =>
    roadmaps.call(ResolveDraft, { id: run.id, body: { action } }, mentor, key);
  const titlesOf = async (on: RunCase) => (await on.roadmap()).stages.map(({ title }) => title);

  it('waits and is appended once on request', async () => {
    const on = await aWaitingDraft();
    expect(await resolve(on, 'append')).toMatchObject({ outcome: 'applied' });
    expect(await titlesOf(on)).toEqual(['By hand', 'Drafted stage 1', 'Drafted stage 2']);
    await expectRejection(resolve(on, 'append'), 'RULE_REFUSED');
    expect(await titlesOf(on)).toHaveLength(3);
  });

  it('is discarded on request', async () => {
    const on = await aWaitingDraft();
    expect(await resolve(on, 'discard')).toMatchObject({ outcome: 'discarded' });
    expect(await titlesOf(on)).toEqual(['By hand']);
    await expectRejection(resolve(on, 'replace'), 'RULE_REFUSED');
  });

  it('is resolved once by concurrent requests', async () => {
    const on = await aWaitingDraft();
    const results = await Promise.allSettled([
      resolve(on, 'append'),
      resolve(on, 'replace'),
      resolve(on, 'append'),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('replaces the stages, and keeps ids and progress of equal steps', async () => {
    const on = await RunCase.start(roadmaps);
    await on.finish();
    await on.ended();
    const before = await on.roadmap();
    const [equalStep] = before.stages[0]!.steps;
    await on.publish();
    const learner = asMentor(3_000);
    const tick = { roadmapId: on.roadmapId, stepId: equalStep!.id, completed: true };
    await roadmaps.call(rpc.SetProgress, tick, learner);
    const second = await on.startAnother();
    await second.finish(on.quoting([['soup'], ['I stopped.']]));
    await second.ended();
    await resolve(second, 'replace');
    await on.publish();
    const { stages } = await on.roadmap();
    expect(stages.map((stage) => stage.steps.map(({ title }) => title))).toEqual([
      ['Do as in “soup”'],
      ['Do as in “I stopped.”'],
    ]);
    expect(stages[1]!.steps[0]!.id).toBe(equalStep!.id);
    const input = { userId: learner.userId, roadmapId: on.roadmapId };
    expect(await roadmaps.call(rpc.GetProgress, input, learner)).toMatchObject({
      progress: { [equalStep!.id]: true },
      completedSteps: 1,
      totalSteps: 2,
    });
  });
});
