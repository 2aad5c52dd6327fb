import { describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { aDraft, addStage, aPublishedRoadmap, aStage } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();

const body = { title: 'From nursing to teaching', categoryId: 'career-change', description: 'How I did it' };

describe('POST /api/roadmaps', () => {
  it('creates an empty draft of the caller', async () => {
    const made = await roadmaps.call(rpc.CreateRoadmap, body, asMentor());
    expect(made).toMatchObject({ ...body, status: 'draft', revision: 1, isOwner: true, stages: [] });
    expect(made.mentor.name).toBe(asMentor().username);
  });

  it('accepts mentors and admins only', async () => {
    await expect(roadmaps.call(rpc.CreateRoadmap, body, asAdmin())).resolves.toMatchObject({ isOwner: true });
    await expectRejection(roadmaps.call(rpc.CreateRoadmap, body, asLearner()), 'FORBIDDEN');
    await expectRejection(roadmaps.call(rpc.CreateRoadmap, body), 'UNAUTHENTICATED');
  });

  it('accepts only the caller as mentor', async () => {
    const mine = { ...body, mentorId: asMentor().userId };
    await expect(roadmaps.call(rpc.CreateRoadmap, mine, asMentor())).resolves.toMatchObject({
      mentorId: 201,
    });
    const foreign = { ...body, mentorId: 7 };
    await expectRejection(roadmaps.call(rpc.CreateRoadmap, foreign, asMentor()), 'FORBIDDEN');
    await expectRejection(roadmaps.call(rpc.CreateRoadmap, foreign, asAdmin()), 'FORBIDDEN');
  });

  it('creates one roadmap per idempotency key, also concurrently', async () => {
    const mentor = asMentor(220);
    const key = newId();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => roadmaps.call(rpc.CreateRoadmap, body, mentor, key)),
    );
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    const { items } = await roadmaps.call(rpc.ListMyRoadmaps, {}, mentor);
    expect(items).toHaveLength(1);
    const other = roadmaps.call(rpc.CreateRoadmap, { ...body, title: 'Other' }, mentor, key);
    await expectRejection(other, 'IDEMPOTENCY_MISMATCH');
  });
});

describe('a published roadmap', () => {
  const others = [
    ['a visitor', null],
    ['a learner', asLearner()],
    ['another mentor', asMentor(999)],
    ['an admin', asAdmin()],
  ] as const;

  it.each(others)('is shown to %s, who is not its owner', async (_who, caller) => {
    const { id } = await aPublishedRoadmap(roadmaps);
    const seen = await roadmaps.call(rpc.GetRoadmap, { id }, caller);
    expect(seen).toMatchObject({ id, isOwner: false, status: 'published' });
  });
});

describe('an edit', () => {
  it('changes only the given fields', async () => {
    const { id } = await aDraft(roadmaps);
    const edited = await roadmaps.call(rpc.UpdateRoadmap, { id, body: { duration: '3 months' } }, asMentor());
    expect(edited).toMatchObject({ title: 'A way back', duration: '3 months', revision: 2 });
    const cleared = await roadmaps.call(rpc.UpdateRoadmap, { id, body: { duration: null } }, asMentor());
    expect(cleared).toMatchObject({ title: 'A way back', duration: null, revision: 3 });
  });

  it('without a change keeps the revision', async () => {
    const { id } = await aDraft(roadmaps);
    const same = await roadmaps.call(rpc.UpdateRoadmap, { id, body: { title: 'A way back' } }, asMentor());
    expect(same.revision).toBe(1);
  });

  it('on an older revision fails as STALE, with the stored revision', async () => {
    const { id } = await aDraft(roadmaps);
    await roadmaps.call(rpc.UpdateRoadmap, { id, body: { title: 'Two', revision: 1 } }, asMentor());
    const late = roadmaps.call(rpc.UpdateRoadmap, { id, body: { title: 'Three', revision: 1 } }, asMentor());
    expect(await rejectionOf(late)).toMatchObject({ code: 'STALE', details: { revision: 2 } });
  });

  it('on one revision succeeds once among concurrent edits', async () => {
    const { id } = await aDraft(roadmaps);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        roadmaps.call(rpc.UpdateRoadmap, { id, body: { title: `Title ${n}`, revision: 1 } }, asMentor()),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(new Set(reasons)).toEqual(new Set(['STALE']));
  });

  it('without a revision loses no stage among concurrent edits', async () => {
    const { id } = await aDraft(roadmaps);
    await Promise.all(Array.from({ length: 15 }, (_, n) => addStage(roadmaps, id, aStage(`Stage ${n}`))));
    const { stages, revision } = await roadmaps.call(rpc.GetRoadmap, { id }, asMentor());
    expect(new Set(stages.map(({ title }) => title)).size).toBe(15);
    expect(stages.map(({ order }) => order)).toEqual(Array.from({ length: 15 }, (_, n) => n));
    expect(revision).toBe(16);
  });
});
