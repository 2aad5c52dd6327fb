import { describe, expect, it } from '@jest/globals';
import { MentorChanged } from '@waymark/contracts/identity/events';
import { Follow, SetProgress } from '@waymark/contracts/roadmaps/progress.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { PublicChanges as PublicChangesRpc } from '@waymark/contracts/roadmaps/versions.endpoints';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import pg from 'pg';
import { aPublishedRoadmap, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { DeleteExpiredRecords } from '../upkeep/app/delete-expired-records.ts';

const roadmaps = new Harness().forFile();

const since = (next: string) => roadmaps.call(PublicChangesRpc, { since: next });

/**
 * The changes during `fn`. Polls first: an open transaction of another test file on the same PostgreSQL makes earlier
 * changes appear again.
 */
async function changesDuring(fn: () => Promise<unknown>): Promise<(string | null)[]> {
  const next = await eventually(async () => {
    const before = await since('0');
    expect((await since(before.next)).roadmapIds).toEqual([]);
    return before.next;
  });
  await fn();
  const { roadmapIds } = await since(next);
  return roadmapIds;
}

describe('the list of public changes', () => {
  it('holds a follow, a new version and an unpublish, not an unpublished edit', async () => {
    const { id } = await aPublishedRoadmap(roadmaps, [1]);
    const follow = () => roadmaps.call(Follow, { id }, asLearner());
    expect(await changesDuring(follow)).toContain(id);
    const revise = async () => {
      const { revision } = await roadmaps.call(rpc.GetRoadmap, { id, version: 'draft' }, asMentor());
      const title = 'Another title';
      await roadmaps.call(rpc.UpdateRoadmap, { id, body: { title, revision } }, asMentor());
    };
    expect(await changesDuring(revise)).not.toContain(id);
    const publish = () => roadmaps.call(rpc.PublishRoadmap, { id }, asMentor());
    expect(await changesDuring(publish)).toContain(id);
    const unpublish = () => roadmaps.call(rpc.UnpublishRoadmap, { id }, asMentor());
    expect(await changesDuring(unpublish)).toContain(id);
  });

  it('holds a changed mentor profile', async () => {
    const { id, mentorId } = await aPublishedRoadmap(roadmaps, [1]);
    const { next } = await since('0');
    await roadmaps.publish(MentorChanged, {
      mentorId,
      name: 'A new name',
      avatar: null,
      bio: 'New',
      version: 1_000,
    });
    await eventually(async () => expect((await since(next)).roadmapIds).toContain(id));
  });

  it('does not hold ticks', async () => {
    const roadmap = await aPublishedRoadmap(roadmaps, [1]);
    const tick = (completed: boolean) => () =>
      roadmaps.call(
        SetProgress,
        { roadmapId: roadmap.id, stepId: stepIdsOf(roadmap)[0]!, completed },
        asLearner(),
      );
    await tick(true)();
    await eventually(async () => expect(await changesDuring(tick(false))).not.toContain(roadmap.id));
  });

  it('holds a change committed after a later change was read', async () => {
    const first = await aPublishedRoadmap(roadmaps, [1]);
    const second = await aPublishedRoadmap(roadmaps, [1]);
    const slow = new pg.Client(roadmaps.databaseUrl);
    await slow.connect();
    const touch = 'UPDATE published_roadmaps SET followers = followers WHERE id = $1';
    await slow.query('BEGIN');
    await slow.query(touch, [first.id]);
    await roadmaps.sql(touch, [second.id]);
    const before = await since('0');
    expect(before.roadmapIds).toContain(second.id);
    await slow.query('COMMIT');
    expect((await since(before.next)).roadmapIds).toContain(first.id);
    await slow.end();
  });

  it('keeps changes for ten minutes', async () => {
    const { id } = await aPublishedRoadmap(roadmaps, [1]);
    await roadmaps.sql("UPDATE public_changes SET at = now() - interval '5 minutes'");
    await roadmaps.get(DeleteExpiredRecords).execute();
    expect((await since('0')).roadmapIds).toContain(id);
    await roadmaps.sql("UPDATE public_changes SET at = now() - interval '11 minutes'");
    await roadmaps.get(DeleteExpiredRecords).execute();
    expect((await since('0')).roadmapIds).toEqual([]);
  });
});
