import { describe, expect, it } from '@jest/globals';
import { MentorChanged } from '@waymark/contracts/identity/events';
import { ListFollowing, Unfollow } from '@waymark/contracts/roadmaps/progress.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { ListSources } from '@waymark/contracts/roadmaps/sources.endpoints';
import * as versions from '@waymark/contracts/roadmaps/versions.endpoints';
import { demoMentors } from '@waymark/demo/mentors';
import { demoPeople } from '@waymark/demo/people';
import type { ObjectStorage } from '@waymark/storage/port';
import { eventually } from '@waymark/testing/eventually';
import { STORAGE } from '../shared/storage.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness({ DEMO_MODE: 'true' }).forFile();

const rosa = { ...demoPeople.mentor, userId: demoPeople.mentor.id };
const learner = { ...demoPeople.learner, userId: demoPeople.learner.id };

describe('a demo', () => {
  it('has eight published roadmaps, newest first, by mentors with a name and a bio', async () => {
    const { items } = await roadmaps.call(rpc.ListRoadmaps, {});
    expect(items).toHaveLength(8);
    for (const { mentor, stageCount, stepCount } of items) {
      expect(demoMentors.map(({ name }) => name)).toContain(mentor.name);
      expect(mentor.bio).not.toBe('');
      expect(stageCount).toBeGreaterThanOrEqual(4);
      expect(stepCount).toBeGreaterThanOrEqual(12);
    }
    const published = items.map(({ publishedAt }) => publishedAt!);
    expect(published).toEqual([...published].sort().reverse());
  });

  it('has five stories of published roadmaps, with every coloured outcome', async () => {
    const stories = await roadmaps.call(versions.FeaturedStories, {});
    expect(stories).toHaveLength(5);
    expect(new Set(stories.map(({ roadmapId }) => roadmapId)).size).toBe(5);
    for (const { roadmapId, timeFrame } of stories) {
      expect(await roadmaps.call(rpc.GetRoadmap, { id: roadmapId! })).toMatchObject({ status: 'published' });
      expect(timeFrame).not.toBe('');
    }
    expect(stories.map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining(['life changed', 'debt free', 'thriving', 'work-life balance', 'still walking']),
    );
  });

  it('stores each quote at its position in the source text', async () => {
    const storage = roadmaps.get<ObjectStorage>(STORAGE);
    const { items } = await roadmaps.call(rpc.ListRoadmaps, {});
    let quotes = 0;
    for (const { id } of items) {
      const { stages } = await roadmaps.call(rpc.GetRoadmap, { id });
      const sources = await roadmaps.sql<{ text_key: string; id: string }>(
        'SELECT id, text_key FROM sources WHERE roadmap_id = $1 AND text_key IS NOT NULL',
        [id],
      );
      const texts = new Map<string, string>();
      for (const source of sources) {
        const { body } = await storage.get(source.text_key);
        texts.set(source.id, Buffer.concat(await body.toArray()).toString('utf8'));
      }
      for (const { evidence } of stages.flatMap((stage) => stage.steps)) {
        const text = texts.get(evidence!.sourceId);
        expect(text?.slice(evidence!.start, evidence!.end)).toBe(evidence!.quote);
        quotes += 1;
      }
    }
    expect(quotes).toBeGreaterThan(100);
  });

  it('has two published roadmaps and a draft with a source for its mentor', async () => {
    const { items } = await roadmaps.call(rpc.ListMyRoadmaps, {}, rosa);
    expect(items.filter(({ status }) => status === 'published')).toHaveLength(2);
    const [draft] = items.filter(({ status }) => status === 'draft');
    expect(draft).toMatchObject({ stageCount: 0 });
    const sources = await roadmaps.call(ListSources, { id: draft!.id }, rosa);
    expect(sources).toEqual([expect.objectContaining({ status: 'ready', words: expect.any(Number) })]);
  });

  it('has two roadmaps with progress for its learner', async () => {
    const { items } = await roadmaps.call(ListFollowing, {}, learner);
    expect(items.map(({ roadmap, completedSteps }) => [roadmap.id, completedSteps]).sort()).toEqual([
      ['roadmap1', 5],
      ['roadmap2', 2],
    ]);
  });

  it('keeps changed data at the next start', async () => {
    await roadmaps.call(Unfollow, { id: 'roadmap2' }, learner);
    await roadmaps.call(rpc.UpdateRoadmap, { id: 'roadmap3', body: { title: 'Mine now' } }, rosa);
    const state =
      'SELECT r.id, r.title, followers FROM roadmaps r LEFT JOIN published_roadmaps USING (id) ORDER BY id';
    const before = await roadmaps.sql(state);
    await roadmaps.restart();
    expect(await roadmaps.sql(state)).toEqual(before);
  });

  it('restores a lost source file at the next start', async () => {
    const storage = roadmaps.get<ObjectStorage>(STORAGE);
    const [source] = await roadmaps.sql<{ key: string }>(
      "SELECT key FROM sources WHERE roadmap_id = 'roadmap1' AND kind = 'transcript'",
    );
    const [recording] = await roadmaps.sql<{ key: string }>(
      "SELECT key FROM sources WHERE roadmap_id = 'roadmap1' AND sample_voice LIMIT 1",
    );
    const keys = [source!.key, recording!.key];
    await Promise.all(keys.map((key) => storage.delete(key)));
    await roadmaps.restart();
    for (const key of keys) expect(await roadmaps.get<ObjectStorage>(STORAGE).head(key)).not.toBeNull();
  });

  it('takes the profile of a mentor from its event', async () => {
    const profile = { mentorId: demoPeople.kofi.id, avatar: null, bio: 'Cook', version: 1 };
    await roadmaps.publish(MentorChanged, { ...profile, name: 'Kofi A. Mensah' });
    await eventually(async () => {
      expect((await roadmaps.call(rpc.GetRoadmap, { id: 'roadmap5' })).mentor.name).toBe('Kofi A. Mensah');
    });
  });
});
