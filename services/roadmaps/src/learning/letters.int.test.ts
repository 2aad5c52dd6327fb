// guarantees: A letter to a learner is sent once per day, week or quiet time, in the learner's zone, and not in a pause
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { EmailChanged } from '@waymark/contracts/identity/events';
import { HideRoadmap } from '@waymark/contracts/roadmaps/admin.endpoints';
import { LetterDue } from '@waymark/contracts/roadmaps/events';
import type { LetterFacts } from '@waymark/contracts/roadmaps/letters';
import * as letters from '@waymark/contracts/roadmaps/letters.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { FixedClock } from '@waymark/kernel/clock';
import { localTime, toTime } from '@waymark/kernel/time-zone';
import { asAdmin } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { EntityManager } from 'typeorm';
import { aPublishedRoadmap, stepIdsOf } from '../testing/builders.ts';
import { aFreshLearner } from '../testing/coaching-case.ts';
import { Harness } from '../testing/harness.ts';
import { SendLetters } from './app/send-letters.ts';

const ZONE = 'America/New_York';
/** A Monday, 9:00 there; the clocks change on 14 March. */
const START = '2027-03-01T14:00:00.000Z';
const [HOUR, DAY] = [3_600_000, 86_400_000];
let clock = new FixedClock(START);
const roadmaps = new Harness({}, { now: () => clock.now() }).forFile({ checkInvariants: false });
beforeEach(() => {
  clock = new FixedClock(START);
});
afterEach(() => roadmaps.sql('TRUNCATE letter_schedules, sent_letters'));

const confirm = async ({ userId }: Caller) => {
  await roadmaps.publish(EmailChanged, { userId, isUndone: false, isFirst: true });
  await eventually(async () =>
    expect(await roadmaps.sql('SELECT FROM letter_schedules WHERE user_id = $1', [userId])).toHaveLength(1),
  );
};
const inZone = (learner: Caller, timeZone = ZONE) =>
  roadmaps.call(letters.SetTimeZone, { timeZone }, learner);
const remind = (learner: Caller, time: string | null, pausedUntil: string | null = null) =>
  roadmaps.call(letters.SetDailyReminder, { time, timeZone: ZONE, pausedUntil }, learner);
const follow = (id: string, learner: Caller) => roadmaps.call(rpc.Follow, { id }, learner);
const tick = (roadmapId: string, stepId: string, learner: Caller) =>
  roadmaps.call(rpc.SetProgress, { roadmapId, stepId, completed: true }, learner);
/** Returns whether anybody was looked at. */
const sendAll = async (): Promise<boolean> => {
  let batches = 0;
  while ((await roadmaps.get(SendLetters).execute()) > 0) batches++;
  return batches > 0;
};
const sentTo = ({ userId }: Caller): Promise<LetterFacts[]> => roadmaps.emitted(LetterDue, { userId });
const kindsOf = async (learner: Caller) => (await sentTo(learner)).map(({ kind }) => kind);

async function aCase(stepsPerStage = [30]) {
  const roadmap = await aPublishedRoadmap(roadmaps, stepsPerStage);
  return { roadmap, id: roadmap.id, steps: stepIdsOf(roadmap), learner: aFreshLearner() };
}

/** Looks every hour of so many days. Returns what came, with the local time. `acts`: by the number of the day, at 18:00. */
async function live(
  learner: Caller,
  days: number,
  acts: Record<number, () => Promise<unknown>>,
): Promise<string[]> {
  const came: string[] = [];
  for (let hour = 0; hour < days * 24; hour++) {
    const { minute, date } = localTime(ZONE, clock.now().getTime());
    if (minute === 18 * 60) await acts[Math.floor(hour / 24)]?.();
    const all = (await sendAll()) ? await sentTo(learner) : [];
    for (const { kind, next, quietDays, doneCount } of all.slice(came.length)) {
      const about = kind === 'sunday' ? `${doneCount} done` : kind === 'quiet' ? `${quietDays} days` : 'next';
      came.push(`${date} ${toTime(minute)} ${kind}, ${about}: ${next?.stepTitle}`);
    }
    clock.advance(HOUR);
  }
  return came;
}

describe('forty days of a learner', () => {
  it('with a daily reminder: one on each day without a step, none in the pause', async () => {
    const { id, steps, learner } = await aCase();
    await confirm(learner);
    await inZone(learner);
    const came = await live(learner, 40, {
      0: () => tick(id, steps[0]!, learner).then(() => remind(learner, '20:00')),
      1: () => tick(id, steps[1]!, learner),
      4: () => tick(id, steps[2]!, learner),
      // For a week.
      9: () => remind(learner, '20:00', '2027-03-17'),
      18: () => tick(id, steps[3]!, learner),
      20: () => remind(learner, '07:00'),
      22: () => remind(learner, null),
    });
    expect(came).toEqual([
      '2027-03-01 18:00 welcome, next: Stage 1, step 2',
      '2027-03-03 20:00 daily, next: Stage 1, step 3',
      '2027-03-04 20:00 daily, next: Stage 1, step 3',
      '2027-03-06 20:00 daily, next: Stage 1, step 4',
      '2027-03-07 10:00 sunday, 3 done: Stage 1, step 4',
      '2027-03-07 20:00 daily, next: Stage 1, step 4',
      '2027-03-08 20:00 daily, next: Stage 1, step 4',
      '2027-03-09 20:00 daily, next: Stage 1, step 4',
      '2027-03-17 20:00 daily, next: Stage 1, step 4',
      '2027-03-18 20:00 daily, next: Stage 1, step 4',
      '2027-03-20 20:00 daily, next: Stage 1, step 5',
      '2027-03-21 10:00 sunday, 1 done: Stage 1, step 5',
      '2027-03-22 07:00 daily, next: Stage 1, step 5',
      '2027-03-23 07:00 daily, next: Stage 1, step 5',
      '2027-03-26 10:00 quiet, 7 days: Stage 1, step 5',
    ]);
  }, 60_000);

  it('without one: a letter after the week, a note after 3, 7 and 30 quiet days, then silence until the next step', async () => {
    const { id, steps, learner } = await aCase();
    await confirm(learner);
    await inZone(learner);
    const came = await live(learner, 45, {
      0: () => tick(id, steps[0]!, learner),
      2: () => tick(id, steps[1]!, learner),
      36: () => tick(id, steps[2]!, learner),
    });
    expect(came).toEqual([
      '2027-03-01 18:00 welcome, next: Stage 1, step 2',
      '2027-03-06 10:00 quiet, 3 days: Stage 1, step 3',
      '2027-03-07 10:00 sunday, 2 done: Stage 1, step 3',
      '2027-03-10 10:00 quiet, 7 days: Stage 1, step 3',
      '2027-04-02 10:00 quiet, 30 days: Stage 1, step 3',
      '2027-04-09 10:00 quiet, 3 days: Stage 1, step 4',
      '2027-04-11 10:00 sunday, 1 done: Stage 1, step 4',
      '2027-04-13 10:00 quiet, 7 days: Stage 1, step 4',
    ]);
  }, 60_000);
});

describe('the welcome', () => {
  it('names the next step of the first followed roadmap, and is sent once', async () => {
    const { roadmap, id, steps, learner } = await aCase();
    await roadmaps.sql(`UPDATE published_roadmaps SET quote = 'I opened one envelope a day.' WHERE id = $1`, [
      id,
    ]);
    await confirm(learner);
    await sendAll();
    expect(await sentTo(learner)).toEqual([]);
    await follow(id, learner);
    await sendAll();
    expect(await sentTo(learner)).toMatchObject([
      {
        ...{ kind: 'welcome', roads: [], quote: 'I opened one envelope a day.' },
        next: { roadmapId: id, roadmapTitle: roadmap.title, stepId: steps[0], stepTitle: 'Stage 1, step 1' },
      },
    ]);
    await confirm(learner);
    clock.advance(2 * DAY);
    await sendAll();
    expect(await kindsOf(learner)).toEqual(['welcome']);
  });

  it('names roads to somebody who follows nothing within a day, and is not sent to others', async () => {
    await aCase();
    const [learner, earlier] = [aFreshLearner(), aFreshLearner()];
    await confirm(learner);
    await inZone(earlier);
    clock.advance(DAY);
    await sendAll();
    const [letter, ...others] = await sentTo(learner);
    expect(letter).toMatchObject({ kind: 'welcome', next: null, quote: null });
    expect(letter!.roads.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
    expect(await sentTo(earlier)).toEqual([]);
  });
});

describe('letters', () => {
  it('are sent once by two processes, in as many statements for many learners as for one', async () => {
    const { id } = await aCase();
    const learners = Array.from({ length: 150 }, aFreshLearner);
    for (const learner of learners) {
      await follow(id, learner);
      await remind(learner, '20:00');
    }
    await sendAll();
    const query = jest.spyOn(EntityManager.prototype, 'query');
    /** Of its transaction. */
    const statements = async () => {
      query.mockClear();
      await roadmaps.get(SendLetters).execute();
      const { calls, contexts } = query.mock;
      const own = contexts[calls.findIndex(([sql]) => sql.includes('FROM letter_schedules'))];
      return contexts.filter((context) => context === own).length;
    };
    clock = new FixedClock('2027-03-02T01:00:00.000Z');
    const others = learners.slice(1).map(({ userId }) => userId);
    await roadmaps.sql('UPDATE letter_schedules SET next_look_at = $1 WHERE user_id = ANY ($2)', [
      new Date('2027-03-02T01:00:01.000Z'),
      others,
    ]);
    const ofOne = await statements();
    clock.advance(1_000);
    const replica = await roadmaps.startReplica();
    const workers = [roadmaps.get(SendLetters), replica.app.get(SendLetters)];
    const ofMany = await statements();
    await Promise.all([...workers, ...workers].map((worker) => worker.execute()));
    await roadmaps.sql('UPDATE letter_schedules SET next_look_at = now() - interval $$99 years$$');
    await Promise.all([...workers, ...workers].map((worker) => worker.execute()));
    await replica.stop();
    query.mockRestore();
    const all = await roadmaps.emitted(LetterDue, { kind: 'daily' });
    const ids = learners.map(({ userId }) => userId);
    expect(
      all
        .map(({ userId }) => userId)
        .filter((one) => ids.includes(one))
        .sort(),
    ).toEqual(ids.sort());
    expect(ofMany).toBe(ofOne);
  }, 60_000);

  it('are sent once after a crash before the commit', async () => {
    const { id, learner } = await aCase();
    await follow(id, learner);
    await remind(learner, '20:00');
    await sendAll();
    clock = new FixedClock('2027-03-02T01:00:00.000Z');
    await roadmaps.sql(`CREATE FUNCTION crash() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'crash'; END $$;
      CREATE TRIGGER crash BEFORE INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION crash()`);
    await expect(roadmaps.get(SendLetters).execute()).rejects.toThrow();
    await roadmaps.sql('DROP TRIGGER crash ON outbox; DROP FUNCTION crash()');
    expect(await roadmaps.sql('SELECT FROM sent_letters')).toEqual([]);
    await sendAll();
    expect(await kindsOf(learner)).toEqual(['daily']);
  });

  it('name nothing of a hidden roadmap, and quote no roadmap that was taken down', async () => {
    const [hidden, archived] = [await aCase(), await aCase()];
    for (const { id, steps, learner } of [hidden, archived]) {
      await tick(id, steps[0]!, learner);
      await remind(learner, '20:00');
    }
    await roadmaps.call(
      HideRoadmap,
      { id: hidden.id, body: { reason: 'Advises to stop medication.' } },
      asAdmin(),
    );
    await roadmaps.sql(
      `UPDATE published_roadmaps SET status = 'archived', quote = 'I opened one envelope a day.'
      WHERE id = $1`,
      [archived.id],
    );
    for (let day = 0; day < 8; day++) {
      clock = new FixedClock(new Date(Date.parse('2027-03-03T01:00:00.000Z') + day * DAY));
      await sendAll();
    }
    expect(await sentTo(hidden.learner)).toEqual([]);
    const all = await sentTo(archived.learner);
    expect(new Set(all.map(({ kind, quote }) => `${kind} ${quote}`))).toEqual(new Set(['daily null']));
  });
});

describe('the daily reminder of a learner', () => {
  it('is stored with its zone and pause, and off without a choice', async () => {
    const learner = aFreshLearner();
    const get = () => roadmaps.call(letters.GetDailyReminder, {}, learner);
    expect(await get()).toEqual({ time: null, timeZone: null, pausedUntil: null });
    const paused = { time: '20:00', timeZone: ZONE, pausedUntil: '2027-03-08' };
    expect(await remind(learner, '20:00', '2027-03-08')).toEqual(paused);
    expect(await get()).toEqual(paused);
    clock.advance(7 * DAY);
    expect(await get()).toEqual({ ...paused, pausedUntil: null });
    await expectRejection(remind(learner, '20:00', '2027-03-08'), 'VALIDATION');
  });
});
