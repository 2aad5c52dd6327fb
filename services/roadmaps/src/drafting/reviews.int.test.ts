// guarantees: Passages held back become steps by the mentor's word alone; a review decision is applied once and can be undone
import { describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { GetRoadmap, PublishRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { addStage, aStage } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { ReviewCase } from '../testing/review-case.ts';
import { aFreshMentor } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

const titlesOf = async ({ on }: ReviewCase) =>
  (await on.draftVersion()).stages.map(({ steps }) => steps.map(({ title }) => title));

describe('a review', () => {
  it('counts the steps to look at, and names the decision that can be undone', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const { roadmapId } = outline.on;
    expect(await outline.review()).toEqual({
      ...{ roadmapId, revision: 2, unreviewed: 3, total: 3, undo: null },
      doubts: [],
      heldBack: [
        {
          ...{ id: expect.any(String), reason: 'mistake', state: 'held' },
          evidence: outline.on.evidenceOf('she came with soup'),
        },
      ],
    });
    const { review, roadmap } = await outline.keep(0);
    expect(review).toMatchObject({ revision: 3, unreviewed: 2, total: 3 });
    expect(review.undo).toEqual({ action: 'keep', title: 'Do as in “I stopped.”' });
    expect(roadmap).toEqual(await outline.on.draftVersion());
    expect(roadmap.stages[0]!.steps.map(({ reviewed }) => reviewed)).toEqual([true, false]);
    expect(await outline.review()).toEqual(review);
  });

  it('undoes all decisions one after the other', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const [one, two, three] = outline.stepIds;
    const before = await outline.on.draftVersion();
    const heldBackId = await outline.heldBackId();
    const { start, end } = outline.on.evidenceOf('Then I asked Jana for help');
    await outline.keep(0);
    await outline.decide({ action: 'edit', stepId: one!, title: 'Stop', description: 'Today.' });
    await outline.decide({ action: 'merge', stepId: two! });
    await outline.decide({ action: 'dismiss', heldBackId });
    await outline.decide({ action: 'quote', stepId: three!, sourceId: outline.on.source.id, start, end });
    await outline.decide({
      action: 'warn',
      heldBackId,
      stageId: outline.stageIds[0]!,
      text: 'Cook for yourself.',
    });
    const { roadmap, review } = await outline.decide({ action: 'skip', stepId: three! });
    expect(roadmap.stages).toMatchObject([
      { warnings: [{ text: 'Cook for yourself.' }], steps: [{ id: one, title: 'Stop', origin: 'mentor' }] },
    ]);
    expect(review).toMatchObject({ unreviewed: 0, total: 1, heldBack: [{ state: 'warning' }] });
    for (let n = 0; n < 7; n++) await outline.undo();
    await expectRejection(outline.undo(), 'RULE_REFUSED');
    expect((await outline.on.draftVersion()).stages).toEqual(before.stages);
    expect(await outline.review()).toMatchObject({
      unreviewed: 3,
      undo: null,
      heldBack: [{ state: 'held' }],
    });
  });

  it('restores a skipped step with the progress of its learners', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const [stepId] = outline.stepIds;
    await outline.on.publish();
    const learner = asLearner(9_100);
    const { roadmapId } = outline.on;
    await roadmaps.call(rpc.SetProgress, { roadmapId, stepId: stepId!, completed: true }, learner);
    await outline.decide({ action: 'skip', stepId: stepId! });
    await outline.on.publish();
    await outline.decide({ action: 'keep', stepId: outline.stepIds[1]! });
    await outline.undo();
    await expectRejection(outline.undo(), 'STALE');
    await outline.decide({ action: 'skip', stepId: outline.stepIds[1]! });
    await outline.undo();
    await outline.on.publish();
    const input = { roadmapId, userId: learner.userId };
    const progress = await roadmaps.call(rpc.GetProgress, input, learner);
    expect(progress).toMatchObject({ completedSteps: 0, totalSteps: 2 });
  });

  it('covers both passages of merged steps', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const { roadmap } = await outline.decide({ action: 'merge', stepId: outline.stepIds[1]! });
    expect(roadmap.stages[0]!.steps).toMatchObject([
      {
        description: 'Do it. Do as in “I rested for a month.” Do it.',
        evidence: outline.on.evidenceOf('I stopped. I rested for a month.'),
      },
    ]);
  });
});

describe('a sentence made a step', () => {
  const take = ({ on }: ReviewCase, quote: string) => {
    const { sourceId, start, end } = on.evidenceOf(quote);
    return { action: 'take', sourceId, start, end } as const;
  };

  it('is stored at its place in the story, and can be undone', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const { roadmap, review } = await outline.decide(take(outline, 'and she'));
    expect(review).toMatchObject({ unreviewed: 3, total: 4, undo: { action: 'take', title: 'and she' } });
    expect(roadmap.stages[1]!.steps[1]).toMatchObject({
      ...{ title: 'and she', origin: 'outline', reviewed: true, evidence: outline.on.evidenceOf('and she') },
    });
    const again = await rejectionOf(outline.decide(take(outline, 'and she')));
    const stepId = roadmap.stages[1]!.steps[1]!.id;
    expect(again).toMatchObject({ code: 'RULE_REFUSED', details: { stepId } });
    expect((await outline.undo()).review).toMatchObject({ total: 3, undo: null });
  });

  it('starts a roadmap without stages', async () => {
    const outline = await ReviewCase.start(roadmaps);
    for (const stepId of outline.stepIds) await outline.decide({ action: 'skip', stepId });
    const { roadmap } = await outline.decide(take(outline, 'I stopped.'));
    expect(roadmap.stages).toMatchObject([{ title: 'First steps', steps: [{ title: 'I stopped.' }] }]);
    expect((await outline.undo()).roadmap.stages).toEqual([]);
  });
});

describe('a decision', () => {
  it('is for the mentor of the roadmap only', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const attempts = (by = aFreshMentor()) => [
      () => outline.review(by),
      () => outline.decide({ action: 'keep', stepId: outline.stepIds[0]! }, { by }),
      () => outline.undo(by),
    ];
    for (const by of [aFreshMentor(), asAdmin()]) {
      for (const attempt of attempts(by)) await expectRejection(attempt(), 'NOT_FOUND');
    }
    await outline.on.publish();
    for (const attempt of attempts()) await expectRejection(attempt(), 'FORBIDDEN');
  });

  it('is not possible on steps, passages, texts and stages of another roadmap', async () => {
    const [outline, other] = [await ReviewCase.start(roadmaps), await ReviewCase.start(roadmaps)];
    const heldBackId = await outline.heldBackId();
    const [stepId, text] = [outline.stepIds[0]!, 'Cook for yourself.'];
    await expectRejection(outline.decide({ action: 'keep', stepId: other.stepIds[0]! }), 'NOT_FOUND');
    const foreign = { action: 'dismiss', heldBackId: await other.heldBackId() } as const;
    await expectRejection(outline.decide(foreign), 'NOT_FOUND');
    const stageId = other.stageIds[0]!;
    await expectRejection(outline.decide({ action: 'warn', heldBackId, stageId, text }), 'NOT_FOUND');
    for (const sourceId of [other.on.source.id, newId()]) {
      const error = await rejectionOf(
        outline.decide({ action: 'quote', stepId, sourceId, start: 0, end: 9 }),
      );
      expect(error).toMatchObject({ code: 'VALIDATION', issues: [{ path: ['sourceId'] }] });
      const take = { action: 'take', sourceId, start: 0, end: 9 } as const;
      expect(await rejectionOf(outline.decide(take))).toMatchObject({ issues: [{ path: ['sourceId'] }] });
    }
    expect(await outline.review()).toMatchObject({ unreviewed: 3, undo: null });
  });

  it('is applied once per idempotency key', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const skip = () => outline.decide({ action: 'skip', stepId: outline.stepIds[0]! }, { key });
    const key = newId();
    const [one, two] = await Promise.all([skip(), skip()]);
    expect(two).toEqual(one);
    await outline.undo();
    expect(await skip()).toEqual(one);
    expect(await outline.review()).toMatchObject({ total: 3, undo: null });
  });

  it('is not lost when several arrive at once', async () => {
    const outline = await ReviewCase.start(roadmaps);
    await Promise.all([
      outline.keep(0),
      outline.keep(1),
      outline.keep(2),
      outline.keep(0),
      outline.keep(1),
      outline.keep(2),
    ]);
    expect(await outline.review()).toMatchObject({ revision: 5, unreviewed: 0 });
    for (let n = 0; n < 3; n++) await outline.undo();
    expect(await outline.review()).toMatchObject({ unreviewed: 3, undo: null });
  });

  it('on one revision is applied once', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const { revision } = await outline.review();
    const decisions = outline.stepIds.map((stepId) => outline.decide({ action: 'skip', stepId, revision }));
    const results = await Promise.allSettled(decisions);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const failed = results.filter((result) => result.status === 'rejected');
    expect(failed.map(({ reason }) => reason.code)).toEqual(['STALE', 'STALE']);
    expect((await titlesOf(outline)).flat()).toHaveLength(2);
  });

  it('can be undone until the roadmap is changed elsewhere', async () => {
    const outline = await ReviewCase.start(roadmaps);
    await outline.keep(0);
    await addStage(roadmaps, outline.on.roadmapId, aStage('Meanwhile'), outline.on.mentor);
    expect((await outline.review()).undo).toBeNull();
    await expectRejection(outline.undo(), 'STALE');
    await outline.keep(1);
    await outline.undo();
    await expectRejection(outline.undo(), 'STALE');
    expect(await outline.review()).toMatchObject({ unreviewed: 2, undo: null });
  });
});

describe('publishing a draft', () => {
  const publish = ({ on }: ReviewCase, body = {}) =>
    roadmaps.call(PublishRoadmap, { id: on.roadmapId, body }, on.mentor);

  it('is refused with the steps to look at, and possible once each has been looked at', async () => {
    const outline = await ReviewCase.start(roadmaps);
    await outline.keep(0);
    const error = await rejectionOf(publish(outline));
    expect(error).toMatchObject({
      code: 'NOT_PUBLISHABLE',
      message: expect.stringContaining('Review 2 steps before you publish'),
      issues: [{ path: ['stages', 0, 'steps', 1] }, { path: ['stages', 1, 'steps', 0] }],
      details: { count: 2, unreviewed: [{ stepId: outline.stepIds[1] }, { stageTitle: 'Drafted stage 2' }] },
    });
    await outline.keep(1);
    await outline.decide({ action: 'skip', stepId: outline.stepIds[2]! });
    await expect(publish(outline)).resolves.toMatchObject({ status: 'published' });
  });

  it('can leave out undecided steps, which stay in the working copy as suggestions', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const leaveOut = () => publish(outline, { unreviewed: 'leave-out' });
    const shown = async () => {
      const { stages } = await roadmaps.call(GetRoadmap, { id: outline.on.roadmapId });
      return stages.map(({ steps }) => steps.map(({ id }) => id));
    };
    expect(await rejectionOf(leaveOut())).toMatchObject({
      ...{ code: 'NOT_PUBLISHABLE', issues: [{ path: ['stages'] }] },
    });
    await outline.keep(1);
    expect(await leaveOut()).toMatchObject({ status: 'published', version: 1, hasUnpublishedChanges: false });
    expect(await shown()).toEqual([[outline.stepIds[1]]]);
    expect(await outline.review()).toMatchObject({ unreviewed: 2, total: 3 });
    await outline.decide({ action: 'skip', stepId: outline.stepIds[0]! });
    expect(await leaveOut()).toMatchObject({ version: 1, hasUnpublishedChanges: false });
    await outline.keep(2);
    expect(await outline.on.draftVersion()).toMatchObject({ hasUnpublishedChanges: true });
    expect(await leaveOut()).toMatchObject({ version: 2 });
    expect(await shown()).toEqual([[outline.stepIds[1]], [outline.stepIds[2]]]);
  });

  it('applies the latest choice about undecided steps, and publishes nothing twice', async () => {
    const outline = await ReviewCase.start(roadmaps);
    await outline.keep(0);
    const versions = [];
    for (const unreviewed of ['leave-out', 'accept', 'accept', 'leave-out', 'leave-out']) {
      const { version } = await publish(outline, { unreviewed });
      const { stages } = await roadmaps.call(GetRoadmap, { id: outline.on.roadmapId });
      versions.push([version, stages.flatMap(({ steps }) => steps).length]);
    }
    expect(versions).toEqual([
      ...[
        [1, 1],
        [2, 3],
        [2, 3],
        [3, 1],
        [3, 1],
      ],
    ]);
  });

  it('waits for a decision on a step with an order that no roadmap may give', async () => {
    const outline = await ReviewCase.start(roadmaps);
    for (const step of [0, 1, 2]) await outline.keep(step);
    const stepId = outline.stepIds[0]!;
    const title = 'Stop taking your antidepressants at once.';
    await outline.decide({ action: 'edit', stepId, title });
    expect(await rejectionOf(publish(outline))).toMatchObject({
      ...{ code: 'NOT_PUBLISHABLE', details: { questions: [{ stepId, sentence: title }] } },
    });
    await outline.decide({ action: 'as-is', stepId });
    await outline.decide({ action: 'edit', stepId, title: `${title} Now.` });
    await expectRejection(publish(outline), 'NOT_PUBLISHABLE');
    await outline.decide({ action: 'as-is', stepId });
    expect(await publish(outline)).toMatchObject({ status: 'published' });
  });

  it('of accepted unread steps shows learners that they were not read, until they are', async () => {
    const outline = await ReviewCase.start(roadmaps);
    await publish(outline, { unreviewed: 'accept' });
    const shown = async () => {
      const { stages } = await roadmaps.call(GetRoadmap, { id: outline.on.roadmapId });
      return stages.flatMap(({ steps }) => steps.map(({ origin, reviewed }) => [origin, reviewed]));
    };
    expect(await shown()).toEqual(Array(3).fill(['outline', false]));
    for (const step of [0, 1, 2]) await outline.keep(step);
    expect(await outline.on.draftVersion()).toMatchObject({ hasUnpublishedChanges: true });
    await publish(outline);
    expect(await shown()).toEqual(Array(3).fill(['outline', true]));
  });
});
