// guarantees: Passages held back become steps by the mentor's word alone; a review decision is applied once and can be undone
import { describe, expect, it } from '@jest/globals';
import type { DraftStage } from '@waymark/contracts/ai/draft';
import { RunFinished } from '@waymark/contracts/ai/events';
import { ResolveDraft } from '@waymark/contracts/roadmaps/drafts.endpoints';
import type { ReviewDecision } from '@waymark/contracts/roadmaps/review';
import { DecideReview, GetReview, UndoReview } from '@waymark/contracts/roadmaps/review.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import type { ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import { DeleteSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { UpdateStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import { GetDraftDiff } from '@waymark/contracts/roadmaps/versions.endpoints';
import { asMentor } from '@waymark/testing/caller';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { addStage, aStage } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { ReviewCase } from '../testing/review-case.ts';
import { RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

const SOUP = 'she came with soup';
const quotesOf = async (on: RunCase) =>
  (await on.draftVersion()).stages.map(({ steps }) => steps.map(({ evidence }) => evidence?.quote));

describe('a step without a passage that a model doubts', () => {
  const doubting = async () => {
    const on = await RunCase.start(roadmaps);
    const [first, second] = on.draft as [DraftStage, DraftStage];
    const step = { ...first.steps[0]!, title: 'Sleep outside', evidence: null, doubt: 'harm' as const };
    await on.finish([{ ...first, steps: [...first.steps, step] }, second]);
    const run = await on.ended();
    const review = () => roadmaps.call(GetReview, { id: on.roadmapId }, on.mentor);
    const publish = (unreviewed: 'accept' | 'leave-out') =>
      roadmaps.call(rpc.PublishRoadmap, { id: on.roadmapId, body: { unreviewed } }, on.mentor);
    const decide = (body: ReviewDecision) =>
      roadmaps.call(DecideReview, { id: on.roadmapId, body }, on.mentor);
    const [{ stepId } = { stepId: '' }] = (await review()).doubts;
    return { run, stepId, review, publish, decide };
  };

  it('waits in the review with the reason', async () => {
    const { run, stepId, review } = await doubting();
    expect(run.message).toContain('1 step waits for you with the reason.');
    expect((await review()).doubts).toEqual([{ stepId, reason: 'harm' }]);
  });

  it('is not published unread, even if all others are accepted', async () => {
    const { stepId, publish } = await doubting();
    const refused = await rejectionOf(publish('accept'));
    expect(refused).toMatchObject({
      code: 'NOT_PUBLISHABLE',
      details: { count: 1, unreviewed: [{ stepId }] },
    });
  });

  it('is published once the mentor keeps it, and doubted again after undo', async () => {
    const { stepId, review, publish, decide } = await doubting();
    const { roadmap } = await decide({ action: 'keep', stepId });
    expect((await review()).doubts).toEqual([]);
    await roadmaps.call(UndoReview, { id: roadmap.id }, { ...asMentor(roadmap.mentorId) });
    expect((await review()).doubts).toEqual([{ stepId, reason: 'harm' }]);
    await decide({ action: 'keep', stepId });
    const { stages } = await publish('accept');
    expect(stages[0]?.steps.map(({ title }) => title)).toContain('Sleep outside');
  });
});

describe('a passage held back from a draft', () => {
  it('is stored once, if it is exact, and counted in the run', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const heldBackId = await outline.heldBackId();
    await outline.decide({ action: 'dismiss', heldBackId });
    const again = await outline.on.startAnother();
    await again.finishHolding([SOUP, 'never said', 'I rested']);
    expect(await again.ended()).toMatchObject({
      heldBackCount: 2,
      message: expect.stringContaining('2 passages wait for you'),
    });
    const { heldBack } = await outline.review();
    expect(heldBack).toMatchObject([
      { state: 'held', evidence: { quote: 'I rested' } },
      { id: heldBackId, state: 'dismissed', evidence: { quote: SOUP } },
    ]);
  });

  it('cannot become a step of a draft that is applied, now or later', async () => {
    const on = await RunCase.start(roadmaps);
    await on.finishHolding([SOUP], on.quoting([['soup'], ['I stopped.', 'and she came with soup']]));
    expect(await on.ended()).toMatchObject({ outcome: 'applied', stagesGenerated: 1, heldBackCount: 1 });
    expect(await quotesOf(on)).toEqual([['I stopped.']]);
    const later = await on.startAnother();
    await later.finish(on.quoting([['soup'], ['Jana']]));
    expect(await later.ended()).toMatchObject({ outcome: 'waiting', draft: { length: 1 } });
  });

  it('may still be quoted when only a step that used it was held back, until it is held back itself', async () => {
    const on = await RunCase.start(roadmaps);
    await on.finishHolding([SOUP], on.quoting([['soup']]), 'not-said');
    expect(await on.ended()).toMatchObject({ outcome: 'applied', heldBackCount: 1 });
    expect(await quotesOf(on)).toEqual([['soup']]);
    const later = await on.startAnother();
    await later.finishHolding([SOUP], on.quoting([['soup'], ['Jana']]));
    expect(await later.ended()).toMatchObject({ outcome: 'waiting', draft: { length: 1 } });
  });

  it('waits also where a model left nothing else, whose run has then failed', async () => {
    const on = await RunCase.start(roadmaps);
    const heldBack = [{ reason: 'harm' as const, evidence: on.evidenceOf(SOUP) }];
    const result = { outcome: 'failed', runId: on.run.id, engine: 'openai', message: 'All waits.' } as const;
    await roadmaps.publish(RunFinished, { ...result, heldBack, crisis: true });
    expect(await on.ended()).toMatchObject({
      ...{ status: 'failed', engine: 'openai', outcome: null, draft: [], heldBackCount: 1, crisis: true },
      message: expect.stringContaining('waits for you in the review'),
    });
    const review = await roadmaps.call(GetReview, { id: on.roadmapId }, on.mentor);
    expect(review.heldBack).toMatchObject([{ reason: 'harm', state: 'held', evidence: { quote: SOUP } }]);
  });

  it('causes a draft to be refused when nothing else is left of it', async () => {
    const on = await RunCase.start(roadmaps);
    await on.finishHolding([SOUP], on.quoting([['soup']]));
    expect(await on.ended()).toMatchObject({
      ...{ status: 'refused', outcome: null, draft: [], heldBackCount: 1 },
      message: expect.stringContaining('waits for you'),
    });
    expect(await quotesOf(on)).toEqual([]);
  });

  it.each([
    [{ action: 'append' }, [[undefined], ['Jana']]],
    [{ action: 'replace' }, [['Jana']]],
    [{ action: 'take', take: [0] }, [[undefined]]],
    [{ action: 'take', take: [1] }, [[undefined], ['Jana']]],
  ] satisfies [ResolveDraftBody, unknown][])(
    'is not quoted by a draft that is resolved with %j',
    async (body, expected) => {
      const on = await RunCase.start(roadmaps);
      await addStage(roadmaps, on.roadmapId, aStage('By hand', 1), on.mentor);
      await on.finish(on.quoting([['soup'], ['Jana', 'came with soup']]));
      await on.ended();
      const later = await on.startAnother();
      await later.finishHolding([SOUP], on.quoting([['I stopped.']]));
      await later.ended();
      const { stages } = await roadmaps.call(GetDraftDiff, { id: on.run.id }, on.mentor);
      expect(stages.flatMap(({ steps }) => steps.filter(({ change }) => change === 'added'))).toHaveLength(1);
      await roadmaps.call(ResolveDraft, { id: on.run.id, body }, on.mentor);
      expect(await quotesOf(on)).toEqual(expected);
    },
  );

  it('cannot be selected for another step', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const heldBackId = await outline.heldBackId();
    await outline.decide({ action: 'dismiss', heldBackId });
    const { start, end } = outline.on.evidenceOf('for help, and she came with soup.');
    const select = { action: 'quote', stepId: outline.stepIds[0]!, sourceId: outline.on.source.id } as const;
    const error = await rejectionOf(outline.decide({ ...select, start, end }));
    expect(error).toMatchObject({ code: 'RULE_REFUSED', details: { heldBackId, reason: 'mistake' } });
    await expectRejection(outline.decide({ ...select, start: end - 5, end }), 'RULE_REFUSED');
    await expect(outline.decide({ ...select, start, end: start + 8 })).resolves.toMatchObject({
      review: { unreviewed: 2 },
    });
  });

  it('becomes a step when the mentor decides so, until the decision is undone', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const { sourceId, start, end } = outline.on.evidenceOf(SOUP);
    const use = { action: 'use', heldBackId: await outline.heldBackId() } as const;
    for (const decision of [use, { action: 'take', sourceId, start, end } as const]) {
      const { review } = await outline.decide(decision);
      expect(review).toMatchObject({ total: 4, heldBack: [{ state: 'step' }] });
      expect(await quotesOf(outline.on)).toEqual([expect.anything(), ['Jana', SOUP]]);
      expect((await outline.undo()).review).toMatchObject({ total: 3, heldBack: [{ state: 'held' }] });
    }
  });

  it('is held again when its warning is removed', async () => {
    const outline = await ReviewCase.start(roadmaps);
    const [stageId, heldBackId] = [outline.stageIds[0]!, await outline.heldBackId()];
    const warn = { action: 'warn', heldBackId, stageId, text: 'Cook for yourself.' } as const;
    const { roadmap } = await outline.decide(warn);
    await expectRejection(outline.decide(warn), 'RULE_REFUSED');
    const [{ title, steps }] = roadmap.stages as [(typeof roadmap.stages)[number]];
    const body = { title, steps: steps.map(({ id, title }) => ({ id, title })), warnings: [] };
    const edited = await roadmaps.call(
      UpdateStage,
      { id: outline.on.roadmapId, stageId, body },
      outline.on.mentor,
    );
    expect(edited.warnings).toEqual([]);
    expect(await outline.review()).toMatchObject({ heldBack: [{ state: 'held' }] });
    await outline.decide(warn);
    expect(await outline.review()).toMatchObject({ heldBack: [{ state: 'warning' }] });
  });

  it('is deleted with its source, and with its roadmap', async () => {
    const outline = await ReviewCase.start(roadmaps);
    await outline.decide({ action: 'dismiss', heldBackId: await outline.heldBackId() });
    await roadmaps.call(DeleteSource, { id: outline.on.source.id }, outline.on.mentor);
    expect(await outline.review()).toMatchObject({ heldBack: [], undo: { action: 'dismiss' } });
    expect((await outline.undo()).review).toMatchObject({ heldBack: [], undo: null });
  });
});

it('a published warning is shown to learners', async () => {
  const outline = await ReviewCase.start(roadmaps);
  const warn = {
    action: 'warn',
    heldBackId: await outline.heldBackId(),
    stageId: outline.stageIds[1]!,
  } as const;
  await outline.on.publish();
  await outline.decide({ ...warn, text: 'Cook for yourself.' });
  expect(await outline.on.draftVersion()).toMatchObject({ hasUnpublishedChanges: true });
  await outline.on.publish();
  const { stages } = await roadmaps.call(rpc.GetRoadmap, { id: outline.on.roadmapId });
  const warning = {
    id: expect.any(String),
    text: 'Cook for yourself.',
    evidence: outline.on.evidenceOf(SOUP),
  };
  expect(stages.map(({ warnings }) => warnings)).toEqual([[], [warning]]);
});
