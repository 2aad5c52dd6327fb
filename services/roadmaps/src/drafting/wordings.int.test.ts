import { describe, expect, it } from '@jest/globals';
import { WordingFinished } from '@waymark/contracts/ai/events';
import { WordStepJob } from '@waymark/contracts/ai/jobs';
import { BeginWording, StartWording } from '@waymark/contracts/roadmaps/review.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { Harness } from '../testing/harness.ts';
import { ReviewCase } from '../testing/review-case.ts';
import { aFreshMentor } from '../testing/run-case.ts';
import { silence } from '../testing/silence.ts';
import { Reconcile } from '../upkeep/app/reconcile.ts';

const roadmaps = new Harness({ WORK_QUIET_SECONDS: '60' }).forFile();

const WORDING = { title: 'Stop today', description: 'Put it away.' };
const start = (
  { on, stepIds }: ReviewCase,
  given: { stepId?: string; key?: string; by?: typeof on.mentor } = {},
) => {
  const { stepId = stepIds[0]!, key, by = on.mentor } = given;
  return roadmaps.call(StartWording, { id: on.roadmapId, stepId }, by, key);
};
const begin = (runId: string) => roadmaps.call(BeginWording, { runId });
const finish = (runId: string, wording = WORDING) =>
  roadmaps.publish(WordingFinished, { outcome: 'worded', runId, engine: 'openai', wording, usage: null });
const ended = ({ id }: AiRun, { on }: ReviewCase) =>
  eventually(async () => {
    const run = await roadmaps.call(rpc.GetRun, { id }, on.mentor);
    expect(run.finishedAt).not.toBeNull();
    return run;
  });

describe('a wording', () => {
  it('is offered once for the stored step, and changes nothing by itself', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const before = await outline.on.draftVersion();
    const run = await start(outline);
    const own = { kind: 'wording', stepId: outline.stepIds[0], roadmapId: outline.on.roadmapId };
    expect(run).toMatchObject({ ...own, status: 'queued', wording: null, coaching: null, draft: [] });
    expect(await roadmaps.emitted(WordStepJob, { runId: run.id })).toEqual([{ runId: run.id }]);
    expect(await begin(run.id)).toEqual({
      next: 'word',
      material: {
        ...{ roadmapTitle: 'A way back', stageTitle: 'Drafted stage 1' },
        ...{ stepTitle: 'Do as in “I stopped.”', stepDescription: 'Do it.', quote: 'I stopped.' },
      },
    });
    await finish(run.id, { title: 'Stop\u0000\n today', description: ' Put it away. ' });
    expect(await ended(run, outline)).toMatchObject({ ...own, status: 'succeeded', wording: WORDING });
    await finish(run.id, { title: 'Another', description: '' });
    expect(await begin(run.id)).toEqual({ next: 'skip' });
    expect(await outline.on.draftVersion()).toEqual(before);
    await expectRejection(roadmaps.call(rpc.RetryRun, { id: run.id }, outline.on.mentor), 'RULE_REFUSED');
    const { run: latest } = await roadmaps.call(
      rpc.LatestRun,
      { id: outline.on.roadmapId },
      outline.on.mentor,
    );
    expect(latest!.id).toBe(outline.on.run.id);
  });

  it('that is taken unchanged makes a step of the AI, and a changed one a step of the mentor', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const run = await start(outline);
    await finish(run.id);
    await ended(run, outline);
    const edit = { action: 'edit', stepId: outline.stepIds[0]!, wordingRunId: run.id, ...WORDING } as const;
    const taken = await outline.decide(edit);
    expect(taken.roadmap.stages[0]!.steps[0]).toMatchObject({ ...WORDING, origin: 'ai', reviewed: true });
    const changed = await outline.decide({ ...edit, title: 'Stop' });
    expect(changed.roadmap.stages[0]!.steps[0]).toMatchObject({ origin: 'mentor', reviewed: true });
    for (const wrong of [
      { ...edit, stepId: outline.stepIds[1]! },
      { ...edit, wordingRunId: outline.on.run.id },
      { ...edit, wordingRunId: newId() },
    ]) {
      const error = await rejectionOf(outline.decide(wrong));
      expect(error).toMatchObject({ code: 'VALIDATION', issues: [{ path: ['wordingRunId'] }] });
    }
  });

  it('runs once per step, and counts toward the limits of its mentor', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const key = newId();
    const [one, same] = await Promise.all([start(outline, { key }), start(outline, { key })]);
    expect(same).toEqual(one);
    expect(await rejectionOf(start(outline))).toMatchObject({
      code: 'RUN_ACTIVE',
      details: { runId: one.id },
    });
    const draft = await outline.on.startAnother();
    await expectRejection(start(outline, { stepId: outline.stepIds[1]! }), 'TOO_MANY');
    await draft.cancel();
    await expect(start(outline, { stepId: outline.stepIds[1]! })).resolves.toMatchObject({
      status: 'queued',
    });
  });

  it('is for the mentor of the roadmap and its steps only', async () => {
    const [outline, other] = [await ReviewCase.start(roadmaps), await ReviewCase.start(roadmaps)];
    await expectRejection(start(outline, { by: aFreshMentor() }), 'NOT_FOUND');
    await expectRejection(start(outline, { by: asLearner() }), 'FORBIDDEN');
    await expectRejection(start(outline, { stepId: other.stepIds[0]! }), 'NOT_FOUND');
  });

  it('fails for an empty wording, a failed worker and a step that is gone, and can be tried again', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const [empty, failed] = [await start(outline), await start(outline, { stepId: outline.stepIds[1]! })];
    await finish(empty.id, { title: '\u0000', description: 'x' });
    const event = { outcome: 'failed', runId: failed.id, engine: 'openai', message: 'Too busy.' } as const;
    await roadmaps.publish(WordingFinished, event);
    const nothing = 'Unable to word this step right now.';
    expect(await ended(empty, outline)).toMatchObject({ status: 'failed', message: nothing, wording: null });
    expect(await ended(failed, outline)).toMatchObject({ status: 'failed', message: 'Too busy.' });
    const retried = await roadmaps.call(rpc.RetryRun, { id: failed.id }, outline.on.mentor);
    expect(retried).toMatchObject({ kind: 'wording', stepId: outline.stepIds[1], status: 'queued' });
    await outline.decide({ action: 'skip', stepId: outline.stepIds[1]! });
    expect(await begin(retried.id)).toEqual({ next: 'skip' });
    expect(await ended(retried, outline)).toMatchObject({ status: 'failed' });
  });

  it('is enqueued again while its job is lost, and fails after ten attempts', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const run = await start(outline);
    for (let n = 1; n <= 10; n++) {
      await silence(roadmaps, 'ai_runs', run.id, 65);
      await roadmaps.get(Reconcile).execute();
    }
    expect(await roadmaps.emitted(WordStepJob, { runId: run.id })).toHaveLength(10);
    expect(await ended(run, outline)).toMatchObject({ message: 'Unable to word this step right now.' });
  });
});
