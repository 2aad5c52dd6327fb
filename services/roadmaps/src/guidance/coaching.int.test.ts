import { describe, expect, it } from '@jest/globals';
import { CoachingFinished } from '@waymark/contracts/ai/events';
import { CoachStepJob } from '@waymark/contracts/ai/jobs';
import {
  AddReflection,
  BeginCoaching,
  CheckIn,
  ListCoachings,
  StartCoaching,
} from '@waymark/contracts/roadmaps/learning.endpoints';
import { SetProgress } from '@waymark/contracts/roadmaps/progress.endpoints';
import { PublishRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import { UpdateStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { aDraft, addStage, aStage, stepIdsOf } from '../testing/builders.ts';
import { aFreshLearner, CoachingCase, GUIDANCE } from '../testing/coaching-case.ts';
import { Harness } from '../testing/harness.ts';
import { aFreshMentor, RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness({ WORK_QUIET_SECONDS: '60' }).forFile();

const begin = (runId: string) => roadmaps.call(BeginCoaching, { runId });
const list = (on: CoachingCase, learner = on.learner) =>
  roadmaps.call(ListCoachings, { id: on.roadmap.id }, learner);
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
    const published = await roadmaps.call(PublishRoadmap, { id }, mentor);
    const [stage] = published.stages;
    const [first, second, third] = stage!.steps;
    const rewritten = [first!, second!, third!].map((step) => ({ id: step.id, title: 'Secret title' }));
    await roadmaps.call(
      UpdateStage,
      { id, stageId: stage!.id, body: { title: 'Secret', mentorNote: 'Secret', steps: rewritten } },
      mentor,
    );
    const learner = aFreshLearner();
    await roadmaps.call(SetProgress, { roadmapId: id, stepId: first!.id, completed: true }, learner);
    const input = { roadmapId: id, stepId: second!.id, userContext: '  I work nights \u0000 ' };
    const clean = { ...input, userContext: 'I work nights' };
    const run = await roadmaps.call(StartCoaching, clean, learner);
    expect(await begin(run.id)).toEqual({
      next: 'coach',
      paidCalls: 0,
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
        userContext: 'I work nights',
        progress: null,
        mood: null,
        reflections: [],
        passages: [],
      },
    });
    const finish = { outcome: 'coached', runId: run.id, engine: 'openai', usage: null } as const;
    await roadmaps.publish(CoachingFinished, { ...finish, coaching: { ...GUIDANCE, quote: 'on a Monday' } });
    await eventually(async () => {
      const [stored] = await roadmaps.call(ListCoachings, { id }, learner);
      expect(stored).toMatchObject({ status: 'succeeded', coaching: { quote: 'on a Monday' } });
    });
  });

  it('gives the worker progress, mood and reflections only as far as the learner allows it', async () => {
    const on = await CoachingCase.start(roadmaps);
    const roadmapId = on.roadmap.id;
    const [first, second] = on.stepIds;
    const learner = aFreshLearner();
    const at = new Date(Date.now() - 60_000).toISOString();
    await roadmaps.call(SetProgress, { roadmapId, stepId: first!, completed: true }, learner);
    await roadmaps.call(CheckIn, { roadmapId, body: { mood: 'struggling', at } }, learner);
    const reflection = { id: newId(), roadmapId, text: 'A secret.', date: at };
    await roadmaps.call(
      AddReflection,
      { ...reflection, stageName: 'One', stageNumber: 1, progress: 0 },
      learner,
    );
    const material = async (allowed: object) => {
      const input = { roadmapId, stepId: second!, ...allowed };
      const run = await roadmaps.call(StartCoaching, input, learner);
      const begun = await begin(run.id);
      await on.finish({}, run.id);
      await eventually(async () =>
        expect((await roadmaps.call(rpc.GetRun, { id: run.id }, learner)).status).toBe('succeeded'),
      );
      return begun.next === 'coach' ? begun.material : null;
    };
    expect(JSON.stringify(await material({}))).not.toMatch(/secret|struggling|completedSteps/);
    expect(await material({ useProgress: true })).toMatchObject({
      ...{ progress: { completedSteps: 1, totalSteps: on.stepIds.length }, mood: null, reflections: [] },
    });
    expect(await material({ useReflections: true })).toMatchObject({
      ...{ progress: null, mood: 'struggling', reflections: ['A secret.'] },
    });
  });

  it('drops an untrue quote and characters that cannot be stored', async () => {
    const on = await CoachingCase.start(roadmaps);
    await on.finish({ quote: 'Secret', opening: 'Well\u0000 then' });
    expect((await on.ended()).coaching).toEqual({ ...GUIDANCE, opening: 'Well then', passages: [] });
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
    const nothingWritten = { ...GUIDANCE, opening: '\u0000', actions: [] };
    const written = { outcome: 'coached', runId: empty.run.id, engine: 'openai', usage: null } as const;
    await roadmaps.publish(CoachingFinished, { ...written, coaching: nothingWritten });
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
