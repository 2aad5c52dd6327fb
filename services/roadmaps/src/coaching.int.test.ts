import { describe, expect, it } from '@jest/globals';
import { CoachingFinished, RunFinished } from '@waymark/contracts/ai/events';
import { CoachStepJob } from '@waymark/contracts/ai/jobs';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { BeginCoaching, ListCoachings, StartCoaching } from '@waymark/contracts/roadmaps/rpc-learning';
import { DeleteRoadmap } from '@waymark/contracts/roadmaps/rpc-versions';
import { newId } from '@waymark/kernel/ids';
import { asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { Reconcile } from './app/reconcile.ts';
import { aDraft, addStage, aPublishedRoadmap, aStage, stepIdsOf } from './testing/builders.ts';
import { aFreshLearner, CoachingCase, GUIDANCE } from './testing/coaching-case.ts';
import { aDraftQuoting, drafted } from './testing/drafts.ts';
import { Harness } from './testing/harness.ts';
import { aFreshMentor, RunCase } from './testing/run-case.ts';

const roadmaps = new Harness({ WORK_QUIET_SECONDS: '60' }).forFile();

const begin = (runId: string) => roadmaps.call(BeginCoaching, { runId });
const list = (on: CoachingCase, learner = on.learner) =>
  roadmaps.call(ListCoachings, { id: on.roadmap.id }, learner);
const noteOf = async (runId: string) => {
  const [row] = await roadmaps.sql('SELECT user_context FROM ai_runs WHERE id = $1', [runId]);
  return row?.user_context;
};
const jobsOf = (runId: string) => roadmaps.emitted(CoachStepJob, { runId });

describe('a coaching run', () => {
  it('enqueues one job, stores the first guidance and publishes one end', async () => {
    const on = await CoachingCase.start(roadmaps);
    expect(on.run).toMatchObject({
      ...{ kind: 'coaching', status: 'queued', stepId: on.stepIds[0], roadmapId: on.roadmap.id },
      ...{ coaching: null, outcome: null, draft: [] },
    });
    expect(await jobsOf(on.run.id)).toEqual([{ runId: on.run.id }]);
    await begin(on.run.id);
    await roadmaps.call(rpc.ReportRun, {
      ...{ runId: on.run.id, phase: 'drafting', progress: 0.5, engine: 'offline' },
    } as const);
    expect(await on.current()).toMatchObject({ status: 'running', phase: 'drafting', progress: 0.5 });
    const eventId = newId();
    await on.finish({}, on.run.id, eventId);
    const done = await on.ended();
    expect(done).toMatchObject({ status: 'succeeded', progress: 1, engine: 'offline', coaching: GUIDANCE });
    await on.finish({ opening: 'Another' }, on.run.id, eventId);
    await on.finish({ opening: 'And another' });
    const log = await roadmaps.call(rpc.ListRunEvents, { id: on.run.id, after: 0 }, on.learner);
    expect(log.at(-1)).toMatchObject({ type: 'end', run: { coaching: GUIDANCE } });
    expect(log.slice(0, -1).map(({ run }) => run.coaching)).toEqual(log.slice(1).map(() => null));
    expect(await list(on)).toEqual([done]);
    expect(await on.endEvents()).toEqual([expect.objectContaining({ userId: on.learner.userId })]);
  });

  it('gives the worker the published step with its context', async () => {
    const mentor = aFreshMentor();
    const { id } = await aDraft(roadmaps, mentor);
    const note = 'Begin on a Monday.';
    await addStage(roadmaps, id, { ...aStage('Rest', 3), mentorNote: note }, mentor);
    const published = await roadmaps.call(rpc.PublishRoadmap, { id }, mentor);
    const [stage] = published.stages;
    const [first, second, third] = stage!.steps;
    const rewritten = [first!, second!, third!].map((step) => ({ id: step.id, title: 'Secret title' }));
    await roadmaps.call(
      rpc.UpdateStage,
      { id, stageId: stage!.id, body: { title: 'Secret', mentorNote: 'Secret', steps: rewritten } },
      mentor,
    );
    const learner = aFreshLearner();
    await roadmaps.call(rpc.SetProgress, { roadmapId: id, stepId: first!.id, completed: true }, learner);
    const input = { roadmapId: id, stepId: second!.id, userContext: '  I work nights \u0000 ' };
    const clean = { ...input, userContext: 'I work nights' };
    const run = await roadmaps.call(StartCoaching, clean, learner);
    expect(await begin(run.id)).toEqual({
      next: 'coach',
      material: {
        roadmapTitle: 'A way back',
        mentorName: mentor.username,
        stageTitle: 'Rest',
        stageDescription: 'About Rest',
        mentorNote: note,
        stepTitle: 'Rest, step 2',
        stepDescription: '',
        stepDuration: null,
        quote: null,
        before: 'Rest, step 1',
        after: 'Rest, step 3',
        completedSteps: 1,
        totalSteps: 3,
        userContext: 'I work nights',
      },
    });
    const finish = { outcome: 'coached', runId: run.id, engine: 'openai', usage: null } as const;
    await roadmaps.publish(CoachingFinished, { ...finish, coaching: { ...GUIDANCE, quote: 'on a Monday' } });
    await eventually(async () => {
      const [stored] = await roadmaps.call(ListCoachings, { id }, learner);
      expect(stored).toMatchObject({ status: 'succeeded', coaching: { quote: 'on a Monday' } });
    });
  });

  it('drops an untrue quote and characters that cannot be stored', async () => {
    const on = await CoachingCase.start(roadmaps);
    await on.finish({ quote: 'Secret', opening: 'Well\u0000 then' });
    expect((await on.ended()).coaching).toEqual({ ...GUIDANCE, opening: 'Well then' });
  });

  it('accepts quotes of the evidence and of hand-written steps, not of an AI description', async () => {
    const draft = await RunCase.start(roadmaps);
    await draft.finish();
    await draft.ended();
    const roadmap = await draft.publish();
    const [drafted] = stepIdsOf(roadmap);
    const mine = { title: 'Mine', steps: [{ title: 'Rest', description: 'Lie down.' }] };
    const byHand = await addStage(roadmaps, draft.roadmapId, mine, draft.mentor);
    await draft.publish();
    const quoted = async (stepId: string, quote: string) => {
      const learner = aFreshLearner();
      const run = await roadmaps.call(StartCoaching, { roadmapId: draft.roadmapId, stepId }, learner);
      const event = { outcome: 'coached', runId: run.id, engine: 'openai', usage: null } as const;
      await roadmaps.publish(CoachingFinished, { ...event, coaching: { ...GUIDANCE, quote } });
      const over = await eventually(async () => {
        const now = await roadmaps.call(rpc.GetRun, { id: run.id }, learner);
        expect(now.status).toBe('succeeded');
        return now;
      });
      return over.coaching!.quote;
    };
    expect(await quoted(drafted!, 'I stopped.')).toBe('I stopped.');
    expect(await quoted(drafted!, 'Do it.')).toBeNull();
    expect(await quoted(byHand.steps[0]!.id, 'Lie down.')).toBe('Lie down.');
  });

  it('fails with a message for empty guidance or a failed worker', async () => {
    const empty = await CoachingCase.start(roadmaps);
    await empty.finish({ opening: '\u0000', actions: [] });
    const failed = await CoachingCase.start(roadmaps);
    const event = {
      outcome: 'failed',
      runId: failed.run.id,
      engine: 'openai',
      message: 'Too busy.',
    } as const;
    await roadmaps.publish(CoachingFinished, event);
    const nothing = 'Unable to generate personalized guidance right now.';
    expect(await empty.ended()).toMatchObject({ status: 'failed', message: nothing, coaching: null });
    expect(await failed.ended()).toMatchObject({ status: 'failed', message: 'Too busy.', engine: 'openai' });
    expect(await list(failed)).toEqual([]);
  });
});

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
    const [stepId] = stepIdsOf(await roadmaps.call(rpc.GetRoadmap, { id: draft.roadmapId }));
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
    await roadmaps.call(rpc.UnpublishRoadmap, { id: hidden.roadmap.id }, asMentor());
    expect(await begin(hidden.run.id)).toEqual({ next: 'skip' });
    expect(await hidden.current()).toMatchObject({ status: 'failed', coaching: null });
    await expectRejection(hidden.request(), 'NOT_FOUND');
    const retried = roadmaps.call(rpc.RetryRun, { id: hidden.run.id }, hidden.learner);
    await expectRejection(retried, 'NOT_FOUND');

    const archived = await CoachingCase.start(roadmaps);
    await roadmaps.call(rpc.Follow, { id: archived.roadmap.id }, archived.learner);
    await roadmaps.call(DeleteRoadmap, { id: archived.roadmap.id }, asMentor());
    expect(await begin(archived.run.id)).toMatchObject({ next: 'coach' });
    await expectRejection(archived.request(archived.stepIds[0], aFreshLearner()), 'NOT_FOUND');
  });

  it('is listed for its owner only', async () => {
    const on = await CoachingCase.start(roadmaps);
    expect(await list(on)).toHaveLength(1);
    for (const other of [aFreshLearner(), asMentor()]) expect(await list(on, other)).toEqual([]);
  });

  it('is not listed again, nor its note kept, with help for violence at home', async () => {
    const on = await CoachingCase.start(roadmaps);
    const safety = { level: 'weak', kinds: ['violence-at-home'], language: 'en' } as const;
    await on.finish({ safety: { ...safety, kinds: [...safety.kinds] } });
    expect((await on.ended()).coaching).toMatchObject({ safety });
    expect(await list(on)).toEqual([]);
    expect(await noteOf(on.run.id)).toBe('');
  });

  it('keeps the note after guidance, and erases it after strong signs of danger', async () => {
    const [guided, inDanger] = [await CoachingCase.start(roadmaps), await CoachingCase.start(roadmaps)];
    await guided.finish();
    await inDanger.finish({ safety: { level: 'strong', kinds: ['suicide'], language: 'en' } });
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
    expect(await roadmaps.call(rpc.BeginRun, { runId: on.run.id })).toEqual({ next: 'skip' });
    expect(await begin(draft.run.id)).toEqual({ next: 'skip' });
    await roadmaps.publish(RunFinished, drafted(on.run.id, aDraftQuoting(newId(), 'x', [['x']])));
    await on.finish({}, draft.run.id);
    await draft.finish();
    await on.finish();
    expect(await draft.ended()).toMatchObject({ status: 'succeeded', coaching: null, outcome: 'applied' });
    expect(await on.ended()).toMatchObject({ status: 'succeeded', outcome: null, draft: [] });
    const resolve = { id: on.run.id, body: { action: 'append' } } as const;
    const refused = await rejectionOf(roadmaps.call(rpc.ResolveDraft, resolve, on.learner));
    expect(['FORBIDDEN', 'NOT_FOUND']).toContain(refused.code);
  });
});

it('requeues a silent coaching run and fails it after ten attempts', async () => {
  await roadmaps.sql("UPDATE ai_runs SET quiet_since = now() + interval '1 day' WHERE finished_at IS NULL");
  const on = await CoachingCase.start(roadmaps);
  for (let n = 1; n <= 10; n++) {
    await roadmaps.sql("UPDATE ai_runs SET quiet_since = now() - interval '65 s' WHERE id = $1", [on.run.id]);
    await roadmaps.get(Reconcile).execute();
  }
  expect(await jobsOf(on.run.id)).toHaveLength(10);
  expect(await on.current()).toMatchObject({
    status: 'failed',
    message: 'Unable to generate personalized guidance right now.',
  });
  await expect(on.request()).resolves.toMatchObject({ status: 'queued' });
});
