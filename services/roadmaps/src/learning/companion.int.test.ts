import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CompanionChanged } from '@waymark/contracts/roadmaps/events';
import type { ReflectionBody } from '@waymark/contracts/roadmaps/learning';
import {
  AddReflection,
  CheckIn,
  DeleteReflection,
  GetCompanion,
  MergeProgress,
} from '@waymark/contracts/roadmaps/learning.endpoints';
import { SaveStepNote } from '@waymark/contracts/roadmaps/own-steps.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft, aPublishedRoadmap, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { DeleteExpiredRecords } from '../upkeep/app/delete-expired-records.ts';

const roadmaps = new Harness().forFile();
let id: string;
let steps: string[];
beforeAll(async () => {
  const roadmap = await aPublishedRoadmap(roadmaps, [5]);
  id = roadmap.id;
  steps = stepIdsOf(roadmap);
});

let learnerId = 9_000;
const aLearner = () => asLearner(++learnerId);
const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

const companion = (learner = asLearner(learnerId), timeZone?: string, roadmapId = id) =>
  roadmaps.call(GetCompanion, { roadmapId, timeZone }, learner);
const checkIn = (mood: 'struggling' | 'neutral' | 'thriving', at?: string, learner = asLearner(learnerId)) =>
  roadmaps.call(CheckIn, { roadmapId: id, body: { mood, at } }, learner);
const reflection = (text: string, more: Partial<ReflectionBody> = {}): ReflectionBody => ({
  ...{ id: newId(), roadmapId: id, text, date: new Date().toISOString() },
  ...{ stageName: 'Beginning', stageNumber: 1, progress: 20, ...more },
});
const write = (body: ReflectionBody, learner = asLearner(learnerId)) =>
  roadmaps.call(AddReflection, body, learner);
const erase = (reflectionId: string, learner = asLearner(learnerId)) =>
  roadmaps.call(DeleteReflection, { id: reflectionId }, learner);
const changesOf = (userId: number) => roadmaps.signalled(CompanionChanged, { userId });
const daysOf = (userId: number) => roadmaps.sql('SELECT at FROM activity WHERE user_id = $1', [userId]);

describe('GET /api/companion/{roadmapId}', () => {
  it('is empty for a new learner', async () => {
    expect(await companion(aLearner())).toEqual({
      streak: { current: 0, longest: 0, activeToday: false, thisWeek: 0, thisMonth: 0 },
      mood: null,
      reflections: [],
    });
  });

  it('is empty for the mentor of a draft', async () => {
    const draft = await aDraft(roadmaps, asMentor());
    await expect(companion(asMentor(), 'UTC', draft.id)).resolves.toMatchObject({ mood: null });
  });
});

describe('a streak', () => {
  // Each test begins and ends on one UTC day.
  beforeEach(async () => {
    const leftOfDay = DAY_MS - (Date.now() % DAY_MS);
    if (leftOfDay < 10_000) await sleep(leftOfDay + 100);
  });

  it.each<[what: string, act: () => Promise<unknown>]>([
    ['a tick', () => tick(steps[0]!)],
    ['a check-in', () => checkIn('neutral')],
    ['a reflection', () => write(reflection('A good day'))],
    ['a note on a step', () => note('Ask Ada.')],
  ])('begins with %s, and stores a repeat on the same day once', async (_, act) => {
    const learner = aLearner();
    await act();
    await act();
    expect((await companion(learner)).streak).toMatchObject({ current: 1, longest: 1, activeToday: true });
    expect((await daysOf(learner.userId)).length).toBeLessThanOrEqual(2);
  });

  it('counts offline ticks on the days of their timestamps', async () => {
    const learner = aLearner();
    const ticks = steps.slice(0, 3).map((stepId, n) => ({ stepId, completed: true, at: daysAgo(n + 1) }));
    await roadmaps.call(MergeProgress, { roadmapId: id, ticks }, learner);
    expect((await companion(learner)).streak).toMatchObject({ current: 3, longest: 3, activeToday: false });
    await tick(steps[4]!);
    expect((await companion(learner)).streak).toMatchObject({ current: 4, activeToday: true });
  });

  it('counts ticks on any roadmap, not unticks without effect', async () => {
    const learner = aLearner();
    const other = await aPublishedRoadmap(roadmaps, [1]);
    await tick(stepIdsOf(other)[0]!, false, other.id);
    expect(await daysOf(learner.userId)).toEqual([]);
    await tick(stepIdsOf(other)[0]!, true, other.id);
    expect((await companion(learner)).streak.current).toBe(1);
  });

  it('uses the days of the requested zone, UTC by default', async () => {
    const learner = aLearner();
    // 23:45 and 00:15 around a midnight of Kiritimati: two days there, one in UTC.
    const midnight = Math.floor((Date.now() + 14 * 3_600_000) / DAY_MS) * DAY_MS - 14 * 3_600_000;
    for (const at of [midnight - 900_000, midnight + 900_000]) {
      await roadmaps.sql('INSERT INTO activity (user_id, at) VALUES ($1, $2)', [
        learner.userId,
        new Date(at),
      ]);
    }
    expect((await companion(learner, 'Pacific/Kiritimati')).streak.longest).toBe(2);
    expect((await companion(learner, 'UTC')).streak.longest).toBe(1);
    expect((await companion(learner)).streak.longest).toBe(1);
  });

  it('does not begin with a note that is empty', async () => {
    const learner = aLearner();
    await note('');
    expect(await daysOf(learner.userId)).toEqual([]);
  });

  const note = (text: string) =>
    roadmaps.call(SaveStepNote, { id, stepId: steps[0]!, body: { text, revision: 0 } }, asLearner(learnerId));
  const tick = (stepId: string, completed = true, roadmapId = id) =>
    roadmaps.call(rpc.SetProgress, { roadmapId, stepId, completed }, asLearner(learnerId));
});

describe('a check-in', () => {
  it('keeps the mood with the latest timestamp and publishes each change', async () => {
    const learner = aLearner();
    const at = new Date(Date.now() - 60_000).toISOString();
    expect(await checkIn('struggling', at)).toEqual({ mood: 'struggling', at });
    expect(await checkIn('thriving', daysAgo(1))).toEqual({ mood: 'struggling', at });
    expect(await checkIn('struggling', at)).toEqual({ mood: 'struggling', at });
    expect(changesOf(learner.userId)).toHaveLength(1);
    const now = await checkIn('thriving');
    expect((await companion(learner)).mood).toEqual(now);
    expect(changesOf(learner.userId)).toEqual(Array(2).fill({ userId: learner.userId, roadmapId: id }));
  });

  it('replaces a future timestamp by the current time', async () => {
    aLearner();
    const { at } = await checkIn('neutral', daysAgo(-3));
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
    expect((await checkIn('thriving')).mood).toBe('thriving');
  });
});

describe('a reflection', () => {
  it('is stored once per id and listed newest first', async () => {
    const learner = aLearner();
    const older = reflection('Older', { date: daysAgo(2) });
    const newer = reflection('Newer\nwith two lines');
    for (const body of [newer, older, newer]) expect(await write(body)).toEqual(body);
    await Promise.all(Array.from({ length: 10 }, () => write(older)));
    expect((await companion(learner)).reflections).toEqual([newer, older]);
    expect(changesOf(learner.userId)).toHaveLength(2);
  });

  it('cannot be read, deleted or overwritten by another learner', async () => {
    const ann = aLearner();
    const body = reflection('Only mine');
    await write(body, ann);
    const bob = aLearner();
    expect((await companion(bob)).reflections).toEqual([]);
    await expectRejection(write({ ...body, text: 'Mine now' }, bob), 'CONFLICT');
    expect(await erase(body.id, bob)).toEqual({ success: true });
    expect((await companion(ann)).reflections).toEqual([body]);
  });

  it('loses its text when deleted, and is not restored by a late repeat', async () => {
    const learner = aLearner();
    const body = reflection('Too much said');
    await write(body);
    expect(await erase(body.id)).toEqual({ success: true });
    expect(await erase(body.id)).toEqual({ success: true });
    await write(body);
    expect((await companion(learner)).reflections).toEqual([]);
    expect(changesOf(learner.userId)).toHaveLength(2);
    const stored = () => roadmaps.sql('SELECT text, stage_name FROM reflections WHERE id = $1', [body.id]);
    expect(await stored()).toEqual([{ text: '', stage_name: '' }]);
    await roadmaps.sql("UPDATE reflections SET deleted_at = now() - interval '181 days' WHERE id = $1", [
      body.id,
    ]);
    await roadmaps.get(DeleteExpiredRecords).execute();
    expect(await stored()).toEqual([]);
  });

  it('is rejected above a thousand on one roadmap, also concurrently', async () => {
    const learner = aLearner();
    await roadmaps.sql(
      `INSERT INTO reflections (id, user_id, roadmap_id, text, written_at, stage_name, stage_number, progress)
       SELECT gen_random_uuid()::text, $1, $2, 'x', now() - n * interval '1 hour', '', 0, 0
       FROM generate_series(1, 999) n`,
      [learner.userId, id],
    );
    const results = await Promise.allSettled([
      write(reflection('The last')),
      write(reflection('One too many')),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expectRejection(write(reflection('Another')), 'RULE_REFUSED');
    expect((await companion(learner)).reflections).toHaveLength(100);
  });

  it('returns at most 50 reflections of the greatest length', async () => {
    const learner = aLearner();
    for (let n = 0; n < 60; n++) await write(reflection('語'.repeat(4_000)));
    expect((await companion(learner)).reflections).toHaveLength(50);
  });
});
