// guarantees: A reminder of a step is sent once at its wall time, to those who still follow and have not done it
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { HideRoadmap } from '@waymark/contracts/roadmaps/admin.endpoints';
import { StepReminderDue } from '@waymark/contracts/roadmaps/events';
import { MergeProgress } from '@waymark/contracts/roadmaps/learning.endpoints';
import { MAX_REMINDERS } from '@waymark/contracts/roadmaps/own-step-limits';
import * as own from '@waymark/contracts/roadmaps/own-steps.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { GetRoadmap, PublishRoadmap, UnpublishRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { UpdateStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import { FixedClock } from '@waymark/kernel/clock';
import { asAdmin, asMentor } from '@waymark/testing/caller';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { aPublishedRoadmap, aStage, stepIdsOf } from '../testing/builders.ts';
import { aFreshLearner } from '../testing/coaching-case.ts';
import { Harness } from '../testing/harness.ts';
import { SendStepReminders } from './app/send-step-reminders.ts';

const START = '2027-01-11T12:00:00.000Z';
const DAY = 86_400_000;
let clock = new FixedClock(START);
const roadmaps = new Harness({}, { now: () => clock.now() }).forFile({ checkInvariants: false });
beforeEach(() => {
  clock = new FixedClock(START);
});

const MADRID = { date: '2027-01-12', time: '18:30', timeZone: 'Europe/Madrid' };
type When = typeof MADRID;

async function aCase(stepsPerStage = [2, 2]) {
  const roadmap = await aPublishedRoadmap(roadmaps, stepsPerStage);
  return { roadmap, id: roadmap.id, steps: stepIdsOf(roadmap), learner: aFreshLearner() };
}
const remind = (id: string, stepId: string, learner: Caller, when: When = MADRID) =>
  roadmaps.call(own.SetStepReminder, { id, stepId, body: when }, learner);
const remindersOf = async (id: string, learner: Caller) =>
  (await roadmaps.call(own.GetOwnSteps, { id }, learner)).reminders;
const tick = (roadmapId: string, stepId: string, learner: Caller) =>
  roadmaps.call(rpc.SetProgress, { roadmapId, stepId, completed: true }, learner);
const sendAll = async () => {
  while ((await roadmaps.get(SendStepReminders).execute()) > 0);
};
const sentTo = ({ userId }: Caller) => roadmaps.emitted(StepReminderDue, { userId });

describe('a reminder of a step', () => {
  it('is one per step, in the zone of its learner, and follows the roadmap', async () => {
    const { id, steps, learner } = await aCase();
    expect(await remind(id, steps[0]!, learner)).toEqual({
      ...{ stepId: steps[0], at: '2027-01-12T17:30:00.000Z', ...MADRID },
    });
    const moved = { ...MADRID, date: '2027-07-12' };
    await remind(id, steps[0]!, learner, moved);
    expect(await remindersOf(id, learner)).toEqual([
      { stepId: steps[0], at: '2027-07-12T16:30:00.000Z', ...moved },
    ]);
    expect((await roadmaps.call(GetRoadmap, { id })).followers).toBe(1);
    for (let n = 0; n < 2; n++)
      await roadmaps.call(own.DeleteStepReminder, { id, stepId: steps[0]! }, learner);
    expect(await remindersOf(id, learner)).toEqual([]);
  });

  it.each([
    ['time', { ...MADRID, date: '2027-01-11', time: '13:00' }],
    ['date', { ...MADRID, date: '2028-01-14' }],
    // The clocks go from 2:00 to 3:00.
    ['time', { ...MADRID, date: '2027-03-28', time: '02:30' }],
  ])('is refused with the %s named for %o', async (field, when) => {
    const { id, steps, learner } = await aCase();
    const error = await rejectionOf(remind(id, steps[0]!, learner, when));
    expect(error).toMatchObject({ code: 'VALIDATION', issues: [{ path: [field] }] });
  });

  it('takes the first of two equal wall times', async () => {
    const { id, steps, learner } = await aCase();
    const twice = { ...MADRID, date: '2027-10-31', time: '02:30' };
    expect(await remind(id, steps[0]!, learner, twice)).toMatchObject({ at: '2027-10-31T00:30:00.000Z' });
  });

  it('is refused on a completed step, a step of another roadmap, and beyond the limit', async () => {
    const { id, steps, learner } = await aCase([MAX_REMINDERS + 2]);
    const other = await aCase();
    await tick(id, steps[0]!, learner);
    await expectRejection(remind(id, steps[0]!, learner), 'RULE_REFUSED');
    await expectRejection(remind(id, other.steps[0]!, learner), 'NOT_FOUND');
    for (const stepId of steps.slice(1, MAX_REMINDERS + 1)) await remind(id, stepId, learner);
    await expectRejection(remind(id, steps.at(-1)!, learner), 'RULE_REFUSED');
    await remind(id, steps[1]!, learner, { ...MADRID, time: '19:00' });
  });

  it('is removed by a tick, also by a merged one, and by unfollowing', async () => {
    const { id, steps, learner } = await aCase();
    for (const stepId of steps.slice(0, 3)) await remind(id, stepId, learner);
    await tick(id, steps[0]!, learner);
    const ticks = [{ stepId: steps[1]!, completed: true, at: START }];
    await roadmaps.call(MergeProgress, { roadmapId: id, ticks }, learner);
    expect((await remindersOf(id, learner)).map(({ stepId }) => stepId)).toEqual([steps[2]]);
    await roadmaps.call(rpc.Unfollow, { id }, learner);
    expect(await remindersOf(id, learner)).toEqual([]);
  });
});

describe('sending reminders of steps', () => {
  it('publishes each once at its time, also in two processes', async () => {
    const { roadmap, id, steps, learner } = await aCase();
    const when = { ...MADRID, date: '2027-01-13' };
    await remind(id, steps[0]!, learner, when);
    await remind(id, steps[1]!, learner, { ...when, date: '2027-02-13' });
    clock = new FixedClock('2027-01-13T17:29:59.000Z');
    await sendAll();
    expect(await sentTo(learner)).toEqual([]);
    clock = new FixedClock('2027-01-13T17:30:00.000Z');
    const replica = await roadmaps.startReplica();
    const workers = [roadmaps.get(SendStepReminders), replica.app.get(SendStepReminders)];
    await Promise.all([...workers, ...workers].map((worker) => worker.execute()));
    await replica.stop();
    expect(await sentTo(learner)).toEqual([
      {
        ...{ userId: learner.userId, roadmapId: id, roadmapTitle: roadmap.title },
        ...{ stepId: steps[0], stepTitle: roadmap.stages[0]!.steps[0]!.title },
      },
    ]);
    expect((await remindersOf(id, learner)).map(({ stepId }) => stepId)).toEqual([steps[1]]);
  });

  it('continues for followers of an unpublished roadmap, and says so', async () => {
    const { id, steps, learner } = await aCase();
    await remind(id, steps[0]!, learner);
    await roadmaps.call(UnpublishRoadmap, { id }, asMentor());
    clock.advance(2 * DAY);
    await sendAll();
    expect(await sentTo(learner)).toMatchObject([{ stepId: steps[0], isTakenDown: true }]);
  });

  it('leaves out hidden roadmaps and removed steps, and names the published title', async () => {
    const [hidden, edited] = [await aCase(), await aCase()];
    await remind(hidden.id, hidden.steps[0]!, hidden.learner);
    await roadmaps.call(
      HideRoadmap,
      { id: hidden.id, body: { reason: 'Advises to stop medication.' } },
      asAdmin(),
    );
    for (const stepId of edited.steps.slice(0, 2)) await remind(edited.id, stepId, edited.learner);
    const steps = [{ id: edited.steps[1]!, title: 'A better title' }];
    const body = { ...aStage('Shorter'), steps };
    const stageId = edited.roadmap.stages[0]!.id;
    await roadmaps.call(UpdateStage, { id: edited.id, stageId, body }, asMentor());
    await roadmaps.call(PublishRoadmap, { id: edited.id }, asMentor());
    clock.advance(2 * DAY);
    await sendAll();
    expect(await sentTo(hidden.learner)).toEqual([]);
    expect(await sentTo(edited.learner)).toMatchObject([{ stepTitle: 'A better title' }]);
  });
});

describe('the calendar file of a reminder', () => {
  const url = 'https://waymark.example/roadmap/r1?step=s1';

  it('has the time, the step and an alarm, and replaces itself after a change', async () => {
    const { id, steps, learner } = await aCase();
    await remind(id, steps[0]!, learner);
    await remind(id, steps[0]!, learner, { ...MADRID, time: '19:00' });
    const { ics } = await roadmaps.call(own.GetReminderIcs, { id, stepId: steps[0]!, url }, learner);
    expect(ics).toContain('DTSTART:20270112T180000Z');
    expect(ics).toContain('SEQUENCE:1');
    expect(ics).toContain('BEGIN:VALARM');
    expect(ics).toContain('TRANSP:TRANSPARENT');
    expect(ics).toContain('SUMMARY:Stage 1\\, step 1');
    await expectRejection(
      roadmaps.call(own.GetReminderIcs, { id, stepId: steps[0]!, url }, aFreshLearner()),
      'NOT_FOUND',
    );
  });
});
