// guarantees: Quoted titles are reworded, removed or kept by choice when quoting is taken back; nothing else is published
// guarantees: What a mentor takes back leaves the published version, older ones and guidance at once; engines read what is allowed
import { describe, expect, it } from '@jest/globals';
import { CoachingFinished } from '@waymark/contracts/ai/events';
import type { Caller } from '@waymark/contracts/caller';
import { PermissionChanged } from '@waymark/contracts/roadmaps/events';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { ListCoachings, StartCoaching } from '@waymark/contracts/roadmaps/learning.endpoints';
import { ChangePermission } from '@waymark/contracts/roadmaps/permissions.endpoints';
import { Follow, GetProgress } from '@waymark/contracts/roadmaps/progress.endpoints';
import { DecideReview } from '@waymark/contracts/roadmaps/review.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { UpdateRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { DeleteSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { PublicChanges } from '@waymark/contracts/roadmaps/versions.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { aFreshLearner, GUIDANCE } from '../testing/coaching-case.ts';
import { Harness } from '../testing/harness.ts';
import { PermissionCase, quotesIn } from '../testing/permission-case.ts';
import { RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

const QUOTES = ['I stopped.', 'I rested for a month.', 'Jana'];
const storedIn = (roadmapId: string) =>
  roadmaps.sql<{ text: string }>('SELECT content::text AS text FROM roadmap_versions WHERE roadmap_id = $1', [
    roadmapId,
  ]);

describe('quoting', () => {
  it('is counted before it is withdrawn, and then removed from all versions, with its event', async () => {
    const on = await PermissionCase.start(roadmaps);
    const { roadmapId, source } = on.on;
    expect(quotesIn(await on.asLearner())).toEqual(QUOTES);
    expect((await on.permissions()).published).toEqual({
      quotes: 3,
      clips: 0,
      voices: 0,
      titles: 0,
      titled: [],
      followers: 0,
    });
    const details = { id: roadmapId, body: { title: 'The second version' } };
    await roadmaps.call(UpdateRoadmap, details, on.on.mentor);
    await on.on.publish();
    const { next } = await roadmaps.call(PublicChanges, { since: '0' });
    const changed = await on.change('quoting', false);
    expect(changed).toMatchObject({
      removed: { quotes: 3, clips: 0 },
      permissions: { granted: ['drafting'], published: { quotes: 0 } },
    });
    const roadmap = await on.asLearner();
    expect([quotesIn(roadmap), roadmap.version, roadmap.stages.length]).toEqual([[], 2, 3]);
    for (const { text } of await storedIn(roadmapId)) expect(text).not.toContain(source.id);
    expect((await roadmaps.call(PublicChanges, { since: next })).roadmapIds).toContain(roadmapId);
    expect(await roadmaps.emitted(PermissionChanged, { sourceId: source.id })).toMatchObject([
      { roadmapId, permission: 'quoting', granted: false, removed: { quotes: 3, clips: 0 } },
    ]);
    expect(await on.on.draftVersion()).toMatchObject({ hasUnpublishedChanges: false });
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });

  it('returns with the next version after it is granted again, not before', async () => {
    const on = await PermissionCase.start(roadmaps);
    await on.change('quoting', false);
    await on.change('quoting', true);
    expect(quotesIn(await on.asLearner())).toEqual([]);
    expect(await on.on.draftVersion()).toMatchObject({ hasUnpublishedChanges: true });
    await on.on.publish();
    expect(quotesIn(await on.asLearner())).toEqual(QUOTES);
    const { history } = await on.permissions();
    expect(history.map(({ permission, granted, via }) => [permission, granted, via])).toEqual([
      ['quoting', true, 'mentor'],
      ['quoting', false, 'mentor'],
      ['quoting', true, 'added'],
      ['drafting', true, 'added'],
    ]);
  });

  it('leaves no quote when it is withdrawn during publishing', async () => {
    const on = await PermissionCase.start(roadmaps);
    const { mentor, roadmapId: id } = on.on;
    await roadmaps.call(UpdateRoadmap, { id, body: { title: 'Once more' } }, mentor);
    await Promise.all([on.on.publish(), on.change('quoting', false), on.on.publish()]);
    expect(quotesIn(await on.asLearner())).toEqual([]);
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });

  it('is taken out of the version that the followers of an unpublished roadmap keep', async () => {
    const on = await PermissionCase.start(roadmaps);
    const { mentor, roadmapId: id } = on.on;
    const learner = aFreshLearner();
    const kept = () => roadmaps.call(rpc.GetRoadmap, { id }, learner);
    await roadmaps.call(Follow, { id }, learner);
    await roadmaps.call(rpc.UnpublishRoadmap, { id }, mentor);
    expect(quotesIn(await kept())).toEqual(QUOTES);
    await on.change('quoting', false);
    expect(await kept()).toMatchObject({ status: 'archived', stages: { length: 3 } });
    expect(quotesIn(await kept())).toEqual([]);
    await on.on.publish();
    expect(quotesIn(await kept())).toEqual([]);
  });

  it('does not return when the source is deleted', async () => {
    const on = await PermissionCase.start(roadmaps);
    const { mentor, source } = on.on;
    await on.change('quoting', false);
    await roadmaps.call(DeleteSource, { id: source.id }, mentor);
    await on.on.publish();
    expect(quotesIn(await on.asLearner())).toEqual([]);
    const left = await roadmaps.sql('SELECT FROM source_permissions WHERE source_id = $1', [source.id]);
    expect(left).toEqual([]);
  });

  it('is forgotten in guidance that learners received', async () => {
    const on = await PermissionCase.start(roadmaps);
    const learner = aFreshLearner();
    const [step] = (await on.asLearner()).stages[0]!.steps;
    const { roadmapId } = on.on;
    const request = { roadmapId, stepId: step!.id, userContext: '' };
    const run = await roadmaps.call(StartCoaching, request, learner);
    const coaching = { ...GUIDANCE, quote: 'I stopped.' };
    const finished = { outcome: 'coached', runId: run.id, engine: 'offline', coaching, usage: null } as const;
    await roadmaps.publish(CoachingFinished, finished);
    const quote = async () =>
      (await roadmaps.call(ListCoachings, { id: roadmapId }, learner))[0]?.coaching?.quote;
    await eventually(async () => expect(await quote()).toBe('I stopped.'));
    await on.change('quoting', false);
    expect(await quote()).toBeNull();
  });
});

describe('titles in the words of a source', () => {
  /** The second step is published with its quote as title; the third with nearly all of its words. */
  async function titledCase() {
    const on = await PermissionCase.start(roadmaps);
    const { mentor, roadmapId: id } = on.on;
    const { stages } = await on.on.draftVersion();
    const quoting = stages.flatMap((stage) => stage.steps.map((step) => ({ stage, step })));
    const [one, two] = quoting.filter(({ step }) => step.evidence !== null);
    await retitle(id, one!.step.id, one!.step.evidence!.quote, mentor);
    await retitle(id, two!.step.id, `${two!.step.evidence!.quote.toUpperCase().replace('.', '')}…`, mentor);
    await on.on.publish();
    return { on, id, mentor, steps: [one!.step, two!.step] as const };
  }
  const retitle = (id: string, stepId: string, title: string, mentor: Caller) =>
    roadmaps.call(DecideReview, { id, body: { action: 'edit', stepId, title, description: '' } }, mentor);
  const titlesOf = ({ stages }: Pick<Roadmap, 'stages'>) =>
    new Map(stages.flatMap(({ steps }) => steps.map(({ id, title }) => [id, title])));

  it('need a decision each, and stay until it is made', async () => {
    const { on, steps } = await titledCase();
    const { published } = await on.permissions();
    expect(published?.titled?.map(({ stepId }) => stepId)).toEqual(steps.map(({ id }) => id));
    const [keep, other] = steps.map(({ id: stepId }) => ({ action: 'keep' as const, stepId }));
    await expectRejection(on.change('quoting', false), 'RULE_REFUSED');
    await expectRejection(on.change('quoting', false, { titles: [keep!] }), 'RULE_REFUSED');
    const same = { action: 'reword' as const, stepId: steps[0].id, title: steps[0].evidence!.quote };
    await expectRejection(on.change('quoting', false, { titles: [same, other!] }), 'VALIDATION');
    expect((await on.permissions()).granted).toContain('quoting');
    const before = titlesOf(await on.asLearner());
    await on.change('quoting', false, { titles: [keep!, other!] });
    const after = await on.asLearner();
    expect([titlesOf(after), quotesIn(after)]).toEqual([before, []]);
  });

  it('are changed or removed with their steps for learners at once, and nothing else is published', async () => {
    const { on, id, mentor, steps } = await titledCase();
    const learner = aFreshLearner();
    await roadmaps.call(Follow, { id }, learner);
    await roadmaps.call(UpdateRoadmap, { id, body: { title: 'Not published yet' } }, mentor);
    const { version, title } = await on.asLearner();
    const titles = [
      { action: 'reword' as const, stepId: steps[0].id, title: 'Take a break' },
      { action: 'remove' as const, stepId: steps[1].id },
    ];
    await on.change('quoting', false, { titles });
    const seen = await on.asLearner();
    expect([seen.version, seen.title]).toEqual([version! + 1, title]);
    expect(titlesOf(seen).get(steps[0].id)).toBe('Take a break');
    expect(titlesOf(seen).has(steps[1].id)).toBe(false);
    const working = await on.on.draftVersion();
    expect(working).toMatchObject({ title: 'Not published yet', hasUnpublishedChanges: true });
    expect(titlesOf(working).get(steps[0].id)).toBe('Take a break');
    expect(titlesOf(working).has(steps[1].id)).toBe(false);
    const changes = (await roadmaps.call(GetProgress, { userId: learner.userId, roadmapId: id }, learner))
      .whatsNew;
    expect(JSON.stringify(changes)).not.toContain(steps[1].evidence!.quote.toUpperCase().replace('.', ''));
    expect(JSON.stringify(changes)).toContain('A step that its mentor took back');
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });

  it('that the mentor has changed since stay as they are in the working copy', async () => {
    const { on, id, mentor, steps } = await titledCase();
    await retitle(id, steps[0].id, 'In new words', mentor);
    const titles = steps.map(({ id: stepId }) => ({
      action: 'reword' as const,
      stepId,
      title: 'For learners',
    }));
    await on.change('quoting', false, { titles });
    expect(titlesOf(await on.asLearner()).get(steps[0].id)).toBe('For learners');
    expect(titlesOf(await on.on.draftVersion()).get(steps[0].id)).toBe('In new words');
  });
});

describe('the voice', () => {
  it('is allowed by putting a recording on a stage, and removed for learners when withdrawn', async () => {
    const on = await PermissionCase.start(roadmaps);
    const { recording } = on;
    const { granted, history } = await on.permissions(recording);
    expect([granted, history[0]]).toMatchObject([
      ['drafting', 'quoting', 'voice'],
      { permission: 'voice', via: 'stage' },
    ]);
    expect((await on.play()).isPublic).toBe(true);
    const { removed } = await on.change('voice', false, { source: recording });
    expect(removed).toEqual({ quotes: 0, clips: 1 });
    await expectRejection(on.play(), 'NOT_FOUND');
    expect((await on.asLearner()).stages.map(({ voiceClip }) => voiceClip)).toEqual([null, null, null]);
    expect(await on.play(on.on.mentor)).toMatchObject({ isPublic: false });
    expect(quotesIn(await on.asLearner())).toEqual(QUOTES);
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });

  it('does not apply to a text', async () => {
    const on = await RunCase.start(roadmaps);
    const { source, mentor } = on;
    const request = { id: source.id, body: { permission: 'voice', granted: true } } as const;
    await expectRejection(roadmaps.call(ChangePermission, request, mentor), 'RULE_REFUSED');
  });
});

describe('the ledger', () => {
  it('accepts no other change than a new entry', async () => {
    const { source } = await RunCase.start(roadmaps);
    for (const change of [
      'UPDATE source_permissions SET granted = false WHERE source_id = $1',
      'DELETE FROM source_permissions WHERE source_id = $1',
    ]) {
      await expect(roadmaps.sql(change, [source.id])).rejects.toThrow('append-only');
    }
    const direct = roadmaps.sql("UPDATE sources SET permissions = '{}' WHERE id = $1", [source.id]);
    await expect(direct).rejects.toThrow('through their ledger only');
  });

  it('has one entry for repeated and concurrent requests', async () => {
    const on = await PermissionCase.start(roadmaps);
    const key = newId();
    const [first, again] = [
      await on.change('quoting', false, { key }),
      await on.change('quoting', false, { key }),
    ];
    expect(again).toEqual(first);
    await Promise.all(Array.from({ length: 5 }, () => on.change('drafting', false)));
    const { history } = await on.permissions();
    expect(history.filter(({ granted }) => !granted)).toHaveLength(2);
  });

  it('is NOT_FOUND for other mentors', async () => {
    const on = await PermissionCase.start(roadmaps);
    await expectRejection(on.permissions(on.on.source, asMentor(999)), 'NOT_FOUND');
    await expectRejection(on.change('quoting', false, { by: asMentor(999) }), 'NOT_FOUND');
  });

  it('keeps a published version from any change but a removal', async () => {
    const { on } = await PermissionCase.start(roadmaps);
    const change = (from: string, to: string) =>
      roadmaps.sql(
        'UPDATE roadmap_versions SET content = replace(content::text, $2, $3)::json WHERE roadmap_id = $1',
        [on.roadmapId, from, to],
      );
    for (const text of ['I rested for a month.', 'Drafted stage 1', on.source.id]) {
      await expect(change(text, 'Another')).rejects.toThrow('does not change');
    }
  });
});
