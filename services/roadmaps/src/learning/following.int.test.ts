import { describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { GetRoadmap, UnpublishRoadmap, UpdateRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { ShareRoadmap } from '@waymark/contracts/roadmaps/rpc-pairs';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { aPublishedRoadmap, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();

const tick = (roadmapId: string, stepId: string, completed: boolean, learner = asLearner()) =>
  roadmaps.call(rpc.SetProgress, { roadmapId, stepId, completed }, learner);

describe('followers', () => {
  it('are counted exactly under concurrent follows, ticks and unfollows', async () => {
    const { id, ...rest } = await aPublishedRoadmap(roadmaps, [1]);
    const [step] = stepIdsOf(rest);
    const learners = Array.from({ length: 30 }, (_, n) => asLearner(5_000 + n));
    await Promise.all(
      learners.flatMap((learner, n) => [
        roadmaps.call(rpc.Follow, { id }, learner),
        n % 3 === 0 ? tick(id, step!, true, learner) : roadmaps.call(rpc.Follow, { id }, learner),
      ]),
    );
    expect((await roadmaps.call(GetRoadmap, { id })).followers).toBe(30);
    const leaving = learners.slice(0, 10);
    await Promise.all(
      [...leaving, ...leaving].map((learner) => roadmaps.call(rpc.Unfollow, { id }, learner)),
    );
    expect((await roadmaps.call(GetRoadmap, { id })).followers).toBe(20);
  });

  it('are counted while edits and ticks of one roadmap run concurrently', async () => {
    const { id, ...rest } = await aPublishedRoadmap(roadmaps, [10]);
    const steps = stepIdsOf(rest);
    const learners = Array.from({ length: 5 }, (_, n) => asLearner(6_000 + n));
    await Promise.all([
      ...learners.flatMap((learner) => steps.map((step) => tick(id, step, true, learner))),
      ...Array.from({ length: 5 }, (_, n) =>
        roadmaps.call(UpdateRoadmap, { id, body: { title: `Title ${n}` } }, asMentor()),
      ),
    ]);
    const draft = { id, version: 'draft' } as const;
    const { followers, revision } = await roadmaps.call(GetRoadmap, draft, asMentor());
    expect([followers, revision - rest.revision]).toEqual([5, 5]);
  });

  it('see their roadmaps by last activity, page by page', async () => {
    const learner = asLearner(7_000);
    const followed: string[] = [];
    for (let n = 0; n < 5; n++) {
      const { id } = await aPublishedRoadmap(roadmaps, [2]);
      await roadmaps.call(rpc.Follow, { id }, learner);
      followed.unshift(id);
    }
    const oldest = followed.pop()!;
    const [step] = stepIdsOf(await roadmaps.call(GetRoadmap, { id: oldest }));
    await tick(oldest, step!, true, learner);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await roadmaps.call(rpc.ListFollowing, { limit: 2, cursor }, learner);
      seen.push(...page.items.map(({ roadmap }) => roadmap.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([oldest, ...followed]);
  });

  it('share a roadmap with its mentor while it is published', async () => {
    const learner = asLearner(8_000);
    const { id, mentorId } = await aPublishedRoadmap(roadmaps, [1]);
    const share = async (...userIds: [number, number]) =>
      (await roadmaps.call(ShareRoadmap, { userIds })).shareRoadmap;
    expect(await share(learner.userId, mentorId)).toBe(false);
    await roadmaps.call(rpc.Follow, { id }, learner);
    expect([await share(learner.userId, mentorId), await share(mentorId, learner.userId)]).toEqual([
      true,
      true,
    ]);
    expect(await share(learner.userId, 8_001)).toBe(false);
    await roadmaps.call(UnpublishRoadmap, { id }, asMentor());
    expect(await share(learner.userId, mentorId)).toBe(false);
  });
});
