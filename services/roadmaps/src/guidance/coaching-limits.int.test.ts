import { describe, expect, it } from '@jest/globals';
import { RunFinished } from '@waymark/contracts/ai/events';
import { CoachStepJob } from '@waymark/contracts/ai/jobs';
import { BeginRun, ResolveDraft } from '@waymark/contracts/roadmaps/drafts.endpoints';
import { BeginCoaching, ListCoachings, StartCoaching } from '@waymark/contracts/roadmaps/learning.endpoints';
import { Follow } from '@waymark/contracts/roadmaps/progress.endpoints';
import { GetRoadmap, UnpublishRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import { DeleteRoadmap } from '@waymark/contracts/roadmaps/versions.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asMentor } from '@waymark/testing/caller';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { aDraft, addStage, aPublishedRoadmap, aStage, stepIdsOf } from '../testing/builders.ts';
import { aFreshLearner, CoachingCase } from '../testing/coaching-case.ts';
import { aDraftQuoting, drafted } from '../testing/drafts.ts';
import { Harness } from '../testing/harness.ts';
import { aFreshMentor, RunCase } from '../testing/run-case.ts';
import { silence } from '../testing/silence.ts';
import { Reconcile } from '../upkeep/app/reconcile.ts';

const roadmaps = new Harness({ WORK_QUIET_SECONDS: '60' }).forFile();

const begin = (runId: string) => roadmaps.call(BeginCoaching, { runId });
const list = (on: CoachingCase, learner = on.learner) =>
  roadmaps.call(ListCoachings, { id: on.roadmap.id }, learner);
const noteOf = async (runId: string) => {
  const [row] = await roadmaps.sql('SELECT user_context FROM ai_runs WHERE id = $1', [runId]);
  return row?.user_context;
};
const jobsOf = (runId: string) => roadmaps.emitted(CoachStepJob, { runId });

describe('the limits and access of coaching', () => {
  it('allows one run per person and step, and two per person', async () => {
    const on = await CoachingCase.start(roadmaps);
    const retried = await rejectionOf(on.request());
    expect(retried).toMatchObject({ code: 'RUN_ACTIVE', details: { runId: on.run.id } });
    await expect(on.request(on.stepIds[0], aFreshLearner())).resolves.toMatchObject({ status: 'queued' });
    await expect(on.request(on.stepIds[1])).resolves.toMatchObject({ status: 'queued' });
    await expectRejection(on.request(on.stepIds[2]), 'TOO_MANY');
  });

  it('starts one run for ten concurrent requests', async () => {
    const on = await CoachingCase.start(roadmaps);
    const learner = aFreshLearner();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => on.request(on.stepIds[1], learner)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('starts one run per idempotency key and rejects the key for another step', async () => {
    const on = await CoachingCase.start(roadmaps);
    const key = newId();
    const [one, two] = await Promise.all([
      on.request(on.stepIds[1], on.learner, key),
      on.request(on.stepIds[1], on.learner, key),
    ]);
    expect(two).toEqual(one);
    expect(await jobsOf(one.id)).toHaveLength(1);
    const other = on.request(on.stepIds[2], on.learner, key);
    await expectRejection(other, 'IDEMPOTENCY_MISMATCH');
  });

  it('counts toward the mentor’s limits of two runs at once and twenty an hour', async () => {
    const draft = await RunCase.start(roadmaps);
    const [one, two] = [await aPublishedRoadmap(roadmaps, [1]), await aPublishedRoadmap(roadmaps, [1])];
    const ask = ({ id, ...rest }: typeof one) =>
      roadmaps.call(StartCoaching, { roadmapId: id, stepId: stepIdsOf(rest)[0]! }, draft.mentor);
    const first = await ask(one);
    await expectRejection(ask(two), 'TOO_MANY');
    await roadmaps.call(rpc.CancelRun, { id: first.id }, draft.mentor);
    for (let n = 3; n <= 20; n++) {
      const { id } = await ask(two);
      await roadmaps.call(rpc.CancelRun, { id }, draft.mentor);
    }
    const error = await rejectionOf(ask(two));
    expect(error).toMatchObject({ code: 'TOO_MANY' });
    expect(error.retryAfter).toBeGreaterThan(3_000);
    await draft.cancel();
    await expectRejection(draft.startAnother(), 'TOO_MANY');
  });

  it('does not block a draft of the roadmap and is not its latest run', async () => {
    const draft = await RunCase.start(roadmaps);
    await draft.finish();
    await draft.ended();
    await draft.publish();
    const [stepId] = stepIdsOf(await roadmaps.call(GetRoadmap, { id: draft.roadmapId }));
    for (const learner of [draft.mentor, aFreshLearner()]) {
      await roadmaps.call(StartCoaching, { roadmapId: draft.roadmapId, stepId: stepId! }, learner);
    }
    const next = await draft.startAnother();
    const { run } = await roadmaps.call(rpc.LatestRun, { id: draft.roadmapId }, draft.mentor);
    expect(run).toMatchObject({ id: next.run.id, kind: 'generate-roadmap' });
  });

  it('starts for the mentor of a draft', async () => {
    const mentor = aFreshMentor();
    const { id: roadmapId } = await aDraft(roadmaps, mentor);
    const { steps } = await addStage(roadmaps, roadmapId, aStage('One'), mentor);
    const run = await roadmaps.call(StartCoaching, { roadmapId, stepId: steps[0]!.id }, mentor);
    expect(run).toMatchObject({ kind: 'coaching' });
  });

  it('fails after the roadmap is unpublished and continues after it is archived', async () => {
    const hidden = await CoachingCase.start(roadmaps);
    await roadmaps.call(UnpublishRoadmap, { id: hidden.roadmap.id }, asMentor());
    expect(await begin(hidden.run.id)).toEqual({ next: 'skip' });
    expect(await hidden.current()).toMatchObject({ status: 'failed', coaching: null });
    await expectRejection(hidden.request(), 'NOT_FOUND');
    const retried = roadmaps.call(rpc.RetryRun, { id: hidden.run.id }, hidden.learner);
    await expectRejection(retried, 'NOT_FOUND');

    const archived = await CoachingCase.start(roadmaps);
    await roadmaps.call(Follow, { id: archived.roadmap.id }, archived.learner);
    await roadmaps.call(DeleteRoadmap, { id: archived.roadmap.id }, asMentor());
    expect(await begin(archived.run.id)).toMatchObject({ next: 'coach' });
    await expectRejection(archived.request(archived.stepIds[0], aFreshLearner()), 'NOT_FOUND');
  });

  it('is listed for its owner only', async () => {
    const on = await CoachingCase.start(roadmaps);
    expect(await list(on)).toHaveLength(1);
    for (const other of [aFreshLearner(), asMentor()]) expect(await list(on, other)).toEqual([]);
  });

  it('is not listed, and its note is erased, when it gave help for violence at home', async () => {
    const on = await CoachingCase.start(roadmaps);
    const safety = { level: 'strong', kinds: ['violence-at-home'], urgent: false, language: 'en' } as const;
    await on.finish({ safety: { ...safety, kinds: [...safety.kinds] } });
    expect((await on.ended()).coaching).toMatchObject({ safety });
    expect(await list(on)).toEqual([]);
    expect(await noteOf(on.run.id)).toBe('');
  });

  it('keeps the note after guidance, and erases it after strong signs of danger', async () => {
    const [guided, inDanger] = [await CoachingCase.start(roadmaps), await CoachingCase.start(roadmaps)];
    await guided.finish();
    await inDanger.finish({ safety: { level: 'strong', kinds: ['suicide'], urgent: false, language: 'en' } });
    await Promise.all([guided.ended(), inDanger.ended()]);
    expect(await noteOf(guided.run.id)).toBe('I am new to this');
    expect(await noteOf(inDanger.run.id)).toBe('');
    expect(await list(inDanger)).toMatchObject([{ coaching: { safety: { level: 'strong' } } }]);
  });

  it('can be cancelled, then retried with the same context', async () => {
    const on = await CoachingCase.start(roadmaps);
    const active = roadmaps.call(rpc.RetryRun, { id: on.run.id }, on.learner);
    await expectRejection(active, 'RULE_REFUSED');
    await roadmaps.call(rpc.CancelRun, { id: on.run.id }, on.learner);
    expect(await begin(on.run.id)).toEqual({ next: 'skip' });
    await on.finish();
    const retried = await roadmaps.call(rpc.RetryRun, { id: on.run.id }, on.learner);
    expect(retried).toMatchObject({ kind: 'coaching', stepId: on.run.stepId, status: 'queued' });
    expect(await begin(retried.id)).toMatchObject({ material: { userContext: 'I am new to this' } });
    expect((await list(on)).map(({ id }) => id)).toEqual([retried.id]);
    expect((await on.current()).status).toBe('cancelled');
  });

  it('ignores results and requests of a drafting run, and the reverse', async () => {
    const on = await CoachingCase.start(roadmaps);
    const draft = await RunCase.start(roadmaps);
    expect(await roadmaps.call(BeginRun, { runId: on.run.id })).toEqual({ next: 'skip' });
    expect(await begin(draft.run.id)).toEqual({ next: 'skip' });
    await roadmaps.publish(RunFinished, drafted(on.run.id, aDraftQuoting(newId(), 'x', [['x']])));
    await on.finish({}, draft.run.id);
    await draft.finish();
    await on.finish();
    expect(await draft.ended()).toMatchObject({ status: 'succeeded', coaching: null, outcome: 'applied' });
    expect(await on.ended()).toMatchObject({ status: 'succeeded', outcome: null, draft: [] });
    const resolve = { id: on.run.id, body: { action: 'append' } } as const;
    const refused = await rejectionOf(roadmaps.call(ResolveDraft, resolve, on.learner));
    expect(['FORBIDDEN', 'NOT_FOUND']).toContain(refused.code);
  });
});

it('requeues a silent coaching run and fails it after ten attempts', async () => {
  await roadmaps.sql("UPDATE ai_runs SET quiet_since = now() + interval '1 day' WHERE finished_at IS NULL");
  const on = await CoachingCase.start(roadmaps);
  for (let n = 1; n <= 10; n++) {
    await silence(roadmaps, 'ai_runs', on.run.id, 65);
    await roadmaps.get(Reconcile).execute();
  }
  expect(await jobsOf(on.run.id)).toHaveLength(10);
  expect(await on.current()).toMatchObject({
    status: 'failed',
    message: 'Unable to generate personalized guidance right now.',
  });
  await expect(on.request()).resolves.toMatchObject({ status: 'queued' });
});
