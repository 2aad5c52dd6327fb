// guarantees: Learners can read clips of recordings that steps play, never the recording; none after it is taken back
import { describe, expect, it } from '@jest/globals';
import { ClipCut } from '@waymark/contracts/ai/events';
import { DecideReview, UndoReview } from '@waymark/contracts/roadmaps/review.endpoints';
import { UnpublishRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { DeleteSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/stages.endpoints';
import { DeleteRoadmap } from '@waymark/contracts/roadmaps/versions.endpoints';
import { asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { ClipCase, stepsOf } from '../testing/clip-case.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();

describe('a step drafted from a recording', () => {
  it('plays the recording where it is quoted, if that is allowed', async () => {
    const on = await ClipCase.start(roadmaps);
    const { id: sourceId } = on.source;
    const voices = stepsOf(await on.draft()).map(({ voice }) => voice);
    expect(voices).toMatchObject([
      { sourceId, used: true, state: 'ready', url: `/api/media/${sourceId}`, start: 0, end: 3.3 },
      { used: true, start: 2.7, end: 6.3 },
      { used: true, start: 5.7, end: 9 },
    ]);
    const silent = await ClipCase.start(roadmaps, { allowed: false });
    for (const { voice } of stepsOf(await silent.draft()))
      expect(voice).toMatchObject({ used: false, state: 'not-allowed' });
  });

  it('allows the recording where the mentor chooses it, also after edits and their undo', async () => {
    const on = await ClipCase.start(roadmaps, { allowed: false });
    const { mentor, roadmapId: id } = on;
    const decide = (body: object) => roadmaps.call(DecideReview, { id, body: body as never }, mentor);
    const [first, second] = stepsOf(await on.draft());
    const { roadmap } = await decide({ action: 'voice', stepId: second!.id, used: true });
    const used = (at: Parameters<typeof stepsOf>[0]) => stepsOf(at).map(({ voice }) => voice?.used);
    expect(used(roadmap)).toEqual([false, true, false]);
    expect(stepsOf(roadmap)[1]!.voice?.state).toBe('ready');
    expect(used((await roadmaps.call(UndoReview, { id }, mentor)).roadmap)).toEqual([false, false, false]);
    const [stage] = roadmap.stages;
    const steps = stage!.steps.map((step) => ({ ...step, voice: undefined }));
    const body = { ...stage!, artifacts: [], steps: [{ ...steps[0]!, useVoice: true }, steps[1]!] };
    await roadmaps.call(rpc.UpdateStage, { id, stageId: stage!.id, body }, mentor);
    expect(used(await on.draft())).toEqual([true, false, false]);
    await decide({ action: 'edit', stepId: first!.id, title: 'Stop', description: '' });
    expect(used(await on.draft())).toEqual([true, false, false]);
    expect((await on.publish()).stages).toHaveLength(2);
    expect(await on.clips()).toHaveLength(1);
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });
});

describe('a published voice', () => {
  it('is a clip of its own: learners cannot read the recording', async () => {
    const on = await ClipCase.start(roadmaps);
    await on.publish();
    expect(stepsOf(await on.asLearner()).map(({ voice }) => voice?.state)).toEqual(
      Array(3).fill('preparing'),
    );
    const [clip] = await on.clips();
    await expectRejection(on.play(clip!.id), 'NOT_FOUND');
    expect(await on.begin(clip!.id)).toMatchObject({ next: 'cut', to: clip!.key, start: 0, end: 3.3 });
    await on.cut();
    expect(await on.begin(clip!.id)).toEqual({ next: 'skip' });
    const [step] = stepsOf(await on.asLearner());
    const url = `/api/media/${clip!.id}`;
    expect(step!.voice).toMatchObject({
      state: 'ready',
      url,
      start: 0,
      end: 3.1,
      transcript: expect.any(String),
    });
    expect(await on.play(clip!.id, null)).toMatchObject({ key: clip!.key, isPublic: true });
    for (const other of [null, asMentor(999)])
      await expectRejection(on.play(on.source.id, other), 'NOT_FOUND');
    expect(await on.play(on.source.id, on.mentor)).toMatchObject({ isPublic: false });
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });

  it('is available to its mentor only while the roadmap is not published', async () => {
    const on = await ClipCase.start(roadmaps);
    await on.publish();
    await on.cut();
    const [clip] = await on.clips();
    await roadmaps.call(UnpublishRoadmap, { id: on.roadmapId }, on.mentor);
    await expectRejection(on.play(clip!.id), 'NOT_FOUND');
    expect(await on.play(clip!.id, on.mentor)).toMatchObject({ isPublic: false });
  });

  it('is deleted with its objects when the permission is withdrawn, and returns with the next version', async () => {
    const on = await ClipCase.start(roadmaps);
    await on.publish();
    await on.cut();
    const before = await on.clips();
    const { removed, permissions } = await on.allow(false);
    expect([removed, permissions.published?.voices]).toEqual([{ quotes: 0, clips: 3 }, 0]);
    for (const { id, key } of before) {
      await expectRejection(on.play(id), 'NOT_FOUND');
      await eventually(async () => expect(await on.has(key)).toBe(false));
    }
    expect(stepsOf(await on.asLearner()).map(({ voice }) => voice)).toEqual([null, null, null]);
    expect(await on.clips()).toEqual([]);
    expect(stepsOf(await on.draft())[0]!.voice).toMatchObject({ used: true, state: 'not-allowed' });
    expect(await on.draft()).toMatchObject({ hasUnpublishedChanges: false });
    await on.allow(true);
    expect(await on.draft()).toMatchObject({ hasUnpublishedChanges: true });
    await on.publish();
    await on.cut();
    expect(stepsOf(await on.asLearner()).map(({ voice }) => voice?.state)).toEqual(Array(3).fill('ready'));
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });

  it('is removed by the next version when its step no longer plays it', async () => {
    const on = await ClipCase.start(roadmaps);
    const { mentor, roadmapId: id } = on;
    await on.publish();
    await on.cut();
    const [clip, ...others] = await on.clips();
    const [step] = stepsOf(await on.draft());
    const body = { action: 'voice', stepId: step!.id, used: false } as const;
    await roadmaps.call(DecideReview, { id, body }, mentor);
    expect(await on.play(clip!.id)).toMatchObject({ isPublic: true });
    await on.publish();
    await expectRejection(on.play(clip!.id), 'NOT_FOUND');
    expect(await on.clips()).toEqual(others);
  });

  it('is cut again when published next if cutting failed, and keeps its first result', async () => {
    const on = await ClipCase.start(roadmaps);
    await on.publish();
    const [first] = await on.clips();
    const failure = { outcome: 'failed', clipId: first!.id } as const;
    await roadmaps.publish(ClipCut, failure);
    await eventually(async () => expect((await on.clips())[0]!.status).toBe('failed'));
    await on.cut();
    expect((await on.clips()).map(({ status }) => status)).toEqual(['failed', 'ready', 'ready']);
    await on.publish();
    const [again, second] = await on.clips();
    expect(again).toMatchObject({ id: expect.not.stringContaining(first!.id), status: 'processing' });
    await roadmaps.publish(ClipCut, { ...failure, clipId: second!.id });
    await on.cut();
    expect((await on.clips()).map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
    expect(stepsOf(await on.asLearner()).map(({ voice }) => voice?.state)).toEqual(Array(3).fill('ready'));
  });

  it('that arrives after the permission was withdrawn is not stored', async () => {
    const on = await ClipCase.start(roadmaps);
    await on.publish();
    const [clip] = await on.clips();
    await on.allow(false);
    expect(await on.begin(clip!.id)).toEqual({ next: 'skip' });
    expect(await on.clips()).toEqual([]);
  });

  it('keeps its recording until it is unpublished, and goes with the roadmap', async () => {
    const on = await ClipCase.start(roadmaps);
    const { mentor } = on;
    await on.publish();
    await on.cut();
    const [clip] = await on.clips();
    await expectRejection(roadmaps.call(DeleteSource, { id: on.source.id }, mentor), 'RULE_REFUSED');
    await on.allow(false);
    await on.allow(true);
    await roadmaps.call(DeleteSource, { id: on.source.id }, mentor);
    expect(stepsOf(await on.draft()).map(({ voice }) => voice)).toEqual([null, null, null]);
    await eventually(async () => expect(await on.has(clip!.key)).toBe(false));
    expect(await roadmaps.brokenInvariants()).toEqual([]);
    const other = await ClipCase.start(roadmaps);
    await other.publish();
    await other.cut();
    const clips = await other.clips();
    await roadmaps.call(DeleteRoadmap, { id: other.roadmapId }, other.mentor);
    for (const { key } of clips) await eventually(async () => expect(await other.has(key)).toBe(false));
  });
});
