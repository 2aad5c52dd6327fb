import { describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { addStage, aStage } from './testing/builders.ts';
import { Harness } from './testing/harness.ts';
import { ReviewCase } from './testing/review-case.ts';
import { aFreshMentor } from './testing/run-case.ts';

const roadmaps = new Harness().forFile();

const titlesOf = async ({ on }: ReviewCase) =>
  (await on.draftVersion()).stages.map(({ steps }) => steps.map(({ title }) => title));

describe('a review', () => {
  it('counts the steps to look at, and names the decision that can be undone', async () => {
    const it = await ReviewCase.start(roadmaps);
    const { roadmapId } = it.on;
    expect(await it.review()).toEqual({
      ...{ roadmapId, revision: 2, unreviewed: 3, total: 3, undo: null },
      heldBack: [
        {
          ...{ id: expect.any(String), reason: 'mistake', state: 'held' },
          evidence: it.on.evidenceOf('she came with soup'),
        },
      ],
    });
    const { review, roadmap } = await it.keep(0);
    expect(review).toMatchObject({ revision: 3, unreviewed: 2, total: 3 });
    expect(review.undo).toEqual({ action: 'keep', title: 'Do as in “I stopped.”' });
    expect(roadmap).toEqual(await it.on.draftVersion());
    expect(roadmap.stages[0]!.steps.map(({ reviewed }) => reviewed)).toEqual([true, false]);
    expect(await it.review()).toEqual(review);
  });

  it('undoes all decisions one after the other', async () => {
    const it = await ReviewCase.start(roadmaps);
    const [one, two, three] = it.stepIds;
    const before = await it.on.draftVersion();
    const heldBackId = await it.heldBackId();
    const { start, end } = it.on.evidenceOf('Then I asked Jana for help');
    await it.keep(0);
    await it.decide({ action: 'edit', stepId: one!, title: 'Stop', description: 'Today.' });
    await it.decide({ action: 'merge', stepId: two! });
    await it.decide({ action: 'dismiss', heldBackId });
    await it.decide({ action: 'quote', stepId: three!, sourceId: it.on.source.id, start, end });
    await it.decide({ action: 'warn', heldBackId, stageId: it.stageIds[0]!, text: 'Cook for yourself.' });
    const { roadmap, review } = await it.decide({ action: 'skip', stepId: three! });
    expect(roadmap.stages).toMatchObject([
      { warnings: [{ text: 'Cook for yourself.' }], steps: [{ id: one, title: 'Stop', origin: 'mentor' }] },
    ]);
    expect(review).toMatchObject({ unreviewed: 0, total: 1, heldBack: [{ state: 'warning' }] });
    for (let n = 0; n < 7; n++) await it.undo();
    await expectRejection(it.undo(), 'RULE_REFUSED');
    expect((await it.on.draftVersion()).stages).toEqual(before.stages);
    expect(await it.review()).toMatchObject({ unreviewed: 3, undo: null, heldBack: [{ state: 'held' }] });
  });

  it('restores a skipped step with the progress of its learners', async () => {
    const it = await ReviewCase.start(roadmaps);
    const [stepId] = it.stepIds;
    await it.on.publish();
    const learner = asLearner(9_100);
    const { roadmapId } = it.on;
    await roadmaps.call(rpc.SetProgress, { roadmapId, stepId: stepId!, completed: true }, learner);
    await it.decide({ action: 'skip', stepId: stepId! });
    await it.on.publish();
    await it.decide({ action: 'keep', stepId: it.stepIds[1]! });
    await it.undo();
    await expectRejection(it.undo(), 'STALE');
    await it.decide({ action: 'skip', stepId: it.stepIds[1]! });
    await it.undo();
    await it.on.publish();
    const input = { roadmapId, userId: learner.userId };
    const progress = await roadmaps.call(rpc.GetProgress, input, learner);
    expect(progress).toMatchObject({ completedSteps: 0, totalSteps: 2 });
  });

  it('covers both passages of merged steps', async () => {
    const it = await ReviewCase.start(roadmaps);
    const { roadmap } = await it.decide({ action: 'merge', stepId: it.stepIds[1]! });
    expect(roadmap.stages[0]!.steps).toMatchObject([
      {
        description: 'Do it. Do as in “I rested for a month.” Do it.',
        evidence: it.on.evidenceOf('I stopped. I rested for a month.'),
      },
    ]);
  });
});

describe('a decision', () => {
  it('is for the mentor of the roadmap only', async () => {
    const it = await ReviewCase.start(roadmaps);
    const attempts = (by = aFreshMentor()) => [
      () => it.review(by),
      () => it.decide({ action: 'keep', stepId: it.stepIds[0]! }, { by }),
      () => it.undo(by),
    ];
    for (const by of [aFreshMentor(), asLearner(), asAdmin()]) {
      for (const attempt of attempts(by)) await expectRejection(attempt(), 'NOT_FOUND');
    }
    await it.on.publish();
    for (const attempt of attempts()) await expectRejection(attempt(), 'FORBIDDEN');
  });

  it('is not possible on steps, passages, texts and stages of another roadmap', async () => {
    const [it, other] = [await ReviewCase.start(roadmaps), await ReviewCase.start(roadmaps)];
    const heldBackId = await it.heldBackId();
    const [stepId, text] = [it.stepIds[0]!, 'Cook for yourself.'];
    await expectRejection(it.decide({ action: 'keep', stepId: other.stepIds[0]! }), 'NOT_FOUND');
    const foreign = { action: 'dismiss', heldBackId: await other.heldBackId() } as const;
    await expectRejection(it.decide(foreign), 'NOT_FOUND');
    const stageId = other.stageIds[0]!;
    await expectRejection(it.decide({ action: 'warn', heldBackId, stageId, text }), 'NOT_FOUND');
    for (const sourceId of [other.on.source.id, newId()]) {
      const error = await rejectionOf(it.decide({ action: 'quote', stepId, sourceId, start: 0, end: 9 }));
      expect(error).toMatchObject({ code: 'VALIDATION', issues: [{ path: ['sourceId'] }] });
    }
    expect(await it.review()).toMatchObject({ unreviewed: 3, undo: null });
  });

  it('is applied once per idempotency key', async () => {
    const it = await ReviewCase.start(roadmaps);
    const skip = () => it.decide({ action: 'skip', stepId: it.stepIds[0]! }, { key });
    const key = newId();
    const [one, two] = await Promise.all([skip(), skip()]);
    expect(two).toEqual(one);
    await it.undo();
    expect(await skip()).toEqual(one);
    expect(await it.review()).toMatchObject({ total: 3, undo: null });
  });

  it('is not lost when several arrive at once', async () => {
    const it = await ReviewCase.start(roadmaps);
    await Promise.all([it.keep(0), it.keep(1), it.keep(2), it.keep(0), it.keep(1), it.keep(2)]);
    expect(await it.review()).toMatchObject({ revision: 5, unreviewed: 0 });
    for (let n = 0; n < 3; n++) await it.undo();
    expect(await it.review()).toMatchObject({ unreviewed: 3, undo: null });
  });

  it('on one revision is applied once', async () => {
    const it = await ReviewCase.start(roadmaps);
    const { revision } = await it.review();
    const decisions = it.stepIds.map((stepId) => it.decide({ action: 'skip', stepId, revision }));
    const results = await Promise.allSettled(decisions);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const failed = results.filter((result) => result.status === 'rejected');
    expect(failed.map(({ reason }) => reason.code)).toEqual(['STALE', 'STALE']);
    expect((await titlesOf(it)).flat()).toHaveLength(2);
  });

  it('can be undone until the roadmap is changed elsewhere', async () => {
    const it = await ReviewCase.start(roadmaps);
    await it.keep(0);
    await addStage(roadmaps, it.on.roadmapId, aStage('Meanwhile'), it.on.mentor);
    expect((await it.review()).undo).toBeNull();
    await expectRejection(it.undo(), 'STALE');
    await it.keep(1);
    await it.undo();
    await expectRejection(it.undo(), 'STALE');
    expect(await it.review()).toMatchObject({ unreviewed: 2, undo: null });
  });
});

describe('publishing a draft', () => {
  const publish = ({ on }: ReviewCase, body = {}) =>
    roadmaps.call(rpc.PublishRoadmap, { id: on.roadmapId, body }, on.mentor);

  it('is refused with the steps to look at, and possible after a look at each', async () => {
    const it = await ReviewCase.start(roadmaps);
    await it.keep(0);
    const error = await rejectionOf(publish(it));
    expect(error).toMatchObject({
      code: 'NOT_PUBLISHABLE',
      message: expect.stringContaining('Look at 2 steps before you publish'),
      issues: [{ path: ['stages', 0, 'steps', 1] }, { path: ['stages', 1, 'steps', 0] }],
      details: { count: 2, unreviewed: [{ stepId: it.stepIds[1] }, { stageTitle: 'Drafted stage 2' }] },
    });
    await it.keep(1);
    await it.decide({ action: 'skip', stepId: it.stepIds[2]! });
    await expect(publish(it)).resolves.toMatchObject({ status: 'published' });
  });

  it('of accepted unread steps shows learners that they were not read, until they are', async () => {
    const it = await ReviewCase.start(roadmaps);
    await publish(it, { unreviewed: 'accept' });
    const shown = async () => {
      const { stages } = await roadmaps.call(rpc.GetRoadmap, { id: it.on.roadmapId });
      return stages.flatMap(({ steps }) => steps.map(({ origin, reviewed }) => [origin, reviewed]));
    };
    expect(await shown()).toEqual(Array(3).fill(['outline', false]));
    for (const step of [0, 1, 2]) await it.keep(step);
    expect(await it.on.draftVersion()).toMatchObject({ hasUnpublishedChanges: true });
    await publish(it);
    expect(await shown()).toEqual(Array(3).fill(['outline', true]));
  });
});
