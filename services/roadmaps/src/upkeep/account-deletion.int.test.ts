// guarantees: An account: cancelled at once, kept or erased by each service once, in a race with bookings; no name remains
// guarantees: The export contains all the own data and nothing of others, in messages below 1 MB
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import type { RoadmapsAfterDeletion } from '@waymark/contracts/identity/account';
import { MentorChanged, UserDeleted } from '@waymark/contracts/identity/events';
import { RoadmapArchived, RoadmapUnpublished } from '@waymark/contracts/roadmaps/events';
import * as learning from '@waymark/contracts/roadmaps/learning.endpoints';
import {
  SaveRoadmap,
  SaveStepNote,
  SetStepReminder,
  SetStepToday,
} from '@waymark/contracts/roadmaps/own-steps.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { ExportRoadmaps, GetRoadmapsAtDeletion, ListOwnFiles } from '@waymark/contracts/roadmaps/rpc-account';
import { newId } from '@waymark/kernel/ids';
import type { ObjectStorage } from '@waymark/storage/port';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { exportedFiles, tablesWith } from '@waymark/testing/person-data';
import { manifest } from '../manifest.ts';
import { STORAGE } from '../shared/storage.ts';
import { aDraft, aPublishedRoadmap, aTranscript, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();

let lastId = 5_000;
const aLearner = (): Caller => asLearner(++lastId);

/** A mentor with a profile, and the name that must be gone afterwards. */
async function newMentor(): Promise<Caller & { name: string }> {
  const mentor = asMentor(++lastId);
  const name = `Zebulon ${newId().slice(-8)}`;
  const profile = { mentorId: mentor.userId, name, avatar: null, bio: `I am ${name}.`, version: 4 };
  await roadmaps.publish(MentorChanged, profile);
  await eventually(async () => {
    expect(await roadmaps.sql('SELECT FROM mentors WHERE id = $1', [mentor.userId])).toHaveLength(1);
  });
  return { ...mentor, name };
}

async function addLearnerData(
  learner: Caller,
  roadmap: { id: string; stages: { steps: { id: string }[] }[] },
) {
  const [stepId] = roadmap.stages[0]!.steps.map(({ id }) => id);
  await roadmaps.call(rpc.Follow, { id: roadmap.id }, learner);
  await roadmaps.call(rpc.SetProgress, { roadmapId: roadmap.id, stepId: stepId!, completed: true }, learner);
  const reflection = {
    ...{ id: newId(), text: `Written by ${learner.username}`, date: new Date().toISOString() },
    ...{ roadmapId: roadmap.id, stageName: 'Stage 1', stageNumber: 1, progress: 25 },
  };
  await roadmaps.call(learning.AddReflection, reflection, learner);
  const of = { id: roadmap.id, stepId: roadmap.stages[0]!.steps.at(-1)!.id };
  const body = { text: `A note of ${learner.username}`, revision: 0 };
  await roadmaps.call(SaveStepNote, { ...of, body }, learner);
  await roadmaps.call(SetStepToday, { ...of, body: { done: true, timeZone: 'UTC' } }, learner);
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  // The only step of a short roadmap is completed.
  if (of.stepId !== stepId)
    await roadmaps.call(SetStepReminder, { ...of, body: { date, time: '18:30', timeZone: 'UTC' } }, learner);
  await roadmaps.call(SaveRoadmap, { id: roadmap.id }, learner);
}

async function erase({ userId }: Caller, choice: RoadmapsAfterDeletion = 'keep'): Promise<void> {
  const id = newId();
  await roadmaps.publish(UserDeleted, { userId, roadmaps: choice }, { id });
  await eventually(async () => {
    expect(await roadmaps.sql('SELECT FROM inbox WHERE event_id = $1', [id])).toHaveLength(1);
  });
}

const rowsOf = (table: string, { userId }: Caller) =>
  roadmaps.sql(`SELECT FROM ${table} WHERE user_id = $1`, [userId]);
const statusOf = async (id: string) =>
  (await roadmaps.sql<{ status: string }>('SELECT status FROM roadmaps WHERE id = $1', [id]))[0]?.status;

describe('a learner who deletes the account', () => {
  it('leaves no progress, follows, moods and reflections, and exact numbers of followers', async () => {
    const [learner, other] = [aLearner(), aLearner()];
    const roadmap = await aPublishedRoadmap(roadmaps, [2], await newMentor());
    for (const one of [learner, other]) await addLearnerData(one, roadmap);
    expect(await roadmaps.call(GetRoadmapsAtDeletion, {}, learner)).toMatchObject({
      following: 1,
      reflections: 1,
    });
    await erase(learner);
    await erase(learner);
    const own = ['step_notes', 'step_reminders', 'step_days', 'saved_roadmaps'];
    for (const table of own) expect(await rowsOf(table, other)).toHaveLength(1);
    for (const table of ['follows', 'progress', 'reflections', 'activity', 'moods', 'ai_runs', ...own]) {
      expect([table, await rowsOf(table, learner)]).toEqual([table, []]);
    }
    expect(await rowsOf('reflections', other)).toHaveLength(1);
    expect((await roadmaps.call(GetRoadmap, { id: roadmap.id })).followers).toBe(1);
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });
});

describe('a mentor who deletes the account', () => {
  it('leaves a followed roadmap to its followers without the name, and nothing of the others', async () => {
    const [mentor, learner] = [await newMentor(), aLearner()];
    const followed = await aPublishedRoadmap(roadmaps, [2], mentor);
    const lonely = await aPublishedRoadmap(roadmaps, [1], mentor);
    const draft = await aDraft(roadmaps, mentor);
    const story = await aTranscript(roadmaps, followed.id, `My name is ${mentor.name}.`, mentor);
    await addLearnerData(learner, followed);
    expect(await roadmaps.call(GetRoadmapsAtDeletion, {}, mentor)).toMatchObject({
      ...{ followed: { count: 1, people: 1 }, unfollowed: 2, uploads: 1 },
    });
    const { items } = await roadmaps.call(ListOwnFiles, {}, mentor);
    expect(items).toMatchObject([{ id: story.id, name: 'Transcript' }]);
    await erase(mentor);
    await erase(mentor);
    const read = await roadmaps.call(GetRoadmap, { id: followed.id }, learner);
    expect(read).toMatchObject({
      status: 'archived',
      mentor: { name: 'A former mentor', bio: '', avatar: null },
    });
    expect(stepIdsOf(read)).toEqual(stepIdsOf(followed));
    await expect(roadmaps.call(GetRoadmap, { id: followed.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect([await statusOf(lonely.id), await statusOf(draft.id)]).toEqual([undefined, undefined]);
    expect(await tablesWith(roadmaps, manifest, mentor.name)).toEqual([]);
    const storage = roadmaps.get<ObjectStorage>(STORAGE);
    await eventually(async () => expect(await storage.head(items[0]!.key)).toBeNull());
    expect(await roadmaps.emitted(RoadmapArchived, { roadmapId: followed.id })).toHaveLength(1);
    expect(await roadmaps.emitted(RoadmapUnpublished, { roadmapId: lonely.id })).toHaveLength(1);
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });

  it('can hide it from its followers, who keep what they wrote', async () => {
    const [mentor, learner] = [await newMentor(), aLearner()];
    const [published, archived] = [
      await aPublishedRoadmap(roadmaps, [2], mentor),
      await aPublishedRoadmap(roadmaps, [2], mentor),
    ];
    for (const one of [published, archived]) await addLearnerData(learner, one);
    await roadmaps.sql("UPDATE roadmaps SET status = 'archived' WHERE id = $1", [archived.id]);
    await roadmaps.sql("UPDATE published_roadmaps SET status = 'archived' WHERE id = $1", [archived.id]);
    await erase(mentor, 'remove');
    for (const { id } of [published, archived]) {
      await expect(roadmaps.call(GetRoadmap, { id }, learner)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await rowsOf('reflections', learner)).toHaveLength(2);
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });

  it('keeps the name away when an older profile arrives late', async () => {
    const mentor = await newMentor();
    await addLearnerData(aLearner(), await aPublishedRoadmap(roadmaps, [1], mentor));
    await erase(mentor);
    await roadmaps.publish(MentorChanged, {
      ...{ mentorId: mentor.userId, name: mentor.name, avatar: null, bio: '', version: 5 },
    });
    const last = { mentorId: mentor.userId, name: 'A former mentor', avatar: null, bio: '', version: 6 };
    await roadmaps.publish(MentorChanged, last);
    await eventually(async () => {
      const rows = await roadmaps.sql('SELECT name, version FROM mentors WHERE id = $1', [mentor.userId]);
      expect(rows).toEqual([{ name: 'A former mentor', version: 6 }]);
    });
  });
});

describe('the export', () => {
  it('contains the own roadmaps and notes, and nothing that others wrote', async () => {
    const [mentor, learner, other] = [await newMentor(), aLearner(), aLearner()];
    const roadmap = await aPublishedRoadmap(roadmaps, [2], mentor);
    await aTranscript(roadmaps, roadmap.id, 'How it was', mentor);
    for (const one of [learner, other]) await addLearnerData(one, roadmap);
    const { files } = await exportedFiles(roadmaps, ExportRoadmaps, learner);
    expect(files.reflections).toMatchObject([{ text: `Written by ${learner.username}` }]);
    expect([files.progress?.length, files.follows?.length, files.roadmaps]).toEqual([1, 1, []]);
    expect(files['step-notes']).toMatchObject([{ text: `A note of ${learner.username}` }]);
    expect([files['step-reminders']?.length, files['saved-roadmaps']?.length]).toEqual([1, 1]);
    expect(JSON.stringify(files)).not.toContain(other.username);
    const given = (await exportedFiles(roadmaps, ExportRoadmaps, mentor)).files;
    expect([given.roadmaps?.length, given.stages?.length, given.steps?.length]).toEqual([1, 1, 2]);
    expect([given['published-versions']?.length, given.uploads?.length, given.reflections]).toEqual([
      1,
      1,
      [],
    ]);
  });

  it('passes 10 000 rows in messages below 1 MB', async () => {
    const learner = aLearner();
    await roadmaps.sql(
      `INSERT INTO activity (user_id, at) SELECT $1, '2020-01-01Z'::timestamptz + n * interval '15 minutes'
       FROM generate_series(1, 10000) n`,
      [learner.userId],
    );
    const { files, largest } = await exportedFiles(roadmaps, ExportRoadmaps, learner);
    expect(new Set(files.activity!.map(({ at }) => at)).size).toBe(10_000);
    expect(largest).toBeLessThan(900_000);
  });

  it('passes a text longer than a message, with characters of four bytes', async () => {
    const learner = aLearner();
    const roadmap = await aPublishedRoadmap(roadmaps, [1], await newMentor());
    await addLearnerData(learner, roadmap);
    const text = '\u{1F33F}"\n'.repeat(150_001);
    await roadmaps.sql('UPDATE reflections SET text = $2 WHERE user_id = $1', [learner.userId, text]);
    const { files, largest } = await exportedFiles(roadmaps, ExportRoadmaps, learner);
    expect(files.reflections?.[0]?.text === text).toBe(true);
    expect(largest).toBeLessThan(900_000);
  });

  it('rejects an invalid cursor', async () => {
    for (const cursor of ['x', Buffer.from('["nothing",null,0]').toString('base64url')]) {
      const piece = roadmaps.call(ExportRoadmaps, { cursor }, aLearner());
      await expect(piece).rejects.toMatchObject({ code: 'VALIDATION' });
    }
  });
});
