import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { brokenInvariants, Harness, refusal } from './testing/harness.ts';
import { aDraft, addStage, aPublishedRoadmap, aStage } from './testing/words.ts';

let roadmaps: Harness;
beforeAll(async () => {
  roadmaps = await Harness.start();
});
afterAll(() => roadmaps?.stop());

const body = { title: 'From nursing to teaching', categoryId: 'career-change', description: 'How I did it' };

describe('making a roadmap', () => {
  it('starts as an empty draft of its mentor', async () => {
    const made = await roadmaps.ask(rpc.CreateRoadmap, body, asMentor());
    expect(made).toMatchObject({ ...body, status: 'draft', revision: 1, isOwner: true, stages: [] });
    expect(made.mentor.name).toBe(asMentor().username);
  });

  it('is for mentors and admins, and for nobody else', async () => {
    await expect(roadmaps.ask(rpc.CreateRoadmap, body, asAdmin())).resolves.toMatchObject({ isOwner: true });
    expect(await refusal(roadmaps.ask(rpc.CreateRoadmap, body, asLearner()))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await refusal(roadmaps.ask(rpc.CreateRoadmap, body))).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is done for oneself only', async () => {
    const mine = { ...body, mentorId: asMentor().userId };
    await expect(roadmaps.ask(rpc.CreateRoadmap, mine, asMentor())).resolves.toMatchObject({ mentorId: 201 });
    const foreign = { ...body, mentorId: 7 };
    expect(await refusal(roadmaps.ask(rpc.CreateRoadmap, foreign, asMentor()))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await refusal(roadmaps.ask(rpc.CreateRoadmap, foreign, asAdmin()))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('takes one of the categories', async () => {
    const unknown = { ...body, categoryId: 'astrology' };
    const error = await refusal(roadmaps.ask(rpc.CreateRoadmap, unknown, asMentor()));
    expect(error).toMatchObject({ code: 'VALIDATION', issues: [{ path: ['categoryId'] }] });
  });

  it('happens once for one Idempotency-Key, also when twenty come at once', async () => {
    const mentor = asMentor(220);
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => roadmaps.ask(rpc.CreateRoadmap, body, mentor, key)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const { items } = await roadmaps.ask(rpc.ListMyRoadmaps, {}, mentor);
    expect(items).toHaveLength(1);
    const other = roadmaps.ask(rpc.CreateRoadmap, { ...body, title: 'Other' }, mentor, key);
    expect(await refusal(other)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });
});

describe('whose roadmap it is', () => {
  const others = [
    ['a visitor', null],
    ['a learner', asLearner()],
    ['another mentor', asMentor(999)],
    ['an admin', asAdmin()],
  ] as const;

  it.each(others)('keeps a draft from %s', async (_who, caller) => {
    const { id } = await aDraft(roadmaps);
    expect(await refusal(roadmaps.ask(rpc.GetRoadmap, { id }, caller))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(others)('shows what is published to %s, as not theirs', async (_who, caller) => {
    const { id } = await aPublishedRoadmap(roadmaps);
    const seen = await roadmaps.ask(rpc.GetRoadmap, { id }, caller);
    expect(seen).toMatchObject({ id, isOwner: false, status: 'published' });
  });

  it.each(others)(
    'lets %s change nothing, and does not tell whether a draft exists',
    async (_who, caller) => {
      const draft = await aDraft(roadmaps);
      const published = await aPublishedRoadmap(roadmaps);
      for (const [roadmap, code] of [
        [draft, 'NOT_FOUND'],
        [published, 'FORBIDDEN'],
      ] as const) {
        const { id } = roadmap;
        const stageId = roadmap.stages[0]?.id ?? newId();
        const order = { stages: [{ id: stageId, steps: [] }] };
        const calls = [
          () => roadmaps.ask(rpc.UpdateRoadmap, { id, body: { title: 'Hacked' } }, caller),
          () => roadmaps.ask(rpc.PublishRoadmap, { id }, caller),
          () => roadmaps.ask(rpc.UnpublishRoadmap, { id }, caller),
          () => roadmaps.ask(rpc.AddStage, { id, body: aStage('Hacked') }, caller),
          () => roadmaps.ask(rpc.UpdateStage, { id, stageId, body: aStage('Hacked') }, caller),
          () => roadmaps.ask(rpc.DeleteStage, { id, stageId }, caller),
          () => roadmaps.ask(rpc.Reorder, { id, body: order }, caller),
          () => roadmaps.ask(rpc.CheckUpload, { roadmapId: id }, caller),
          () => roadmaps.ask(rpc.ListSources, { id }, caller),
          () => roadmaps.ask(rpc.StartRun, { roadmapId: id }, caller),
          () => roadmaps.ask(rpc.LatestRun, { id }, caller),
        ];
        for (const call of calls) {
          expect(await refusal(call())).toMatchObject({ code: caller ? code : 'UNAUTHENTICATED' });
        }
        const { isOwner, ...after } = await roadmaps.ask(rpc.GetRoadmap, { id }, asMentor());
        expect(after).toEqual({ ...roadmap, isOwner: undefined });
      }
    },
  );
});

describe('editing', () => {
  it('changes what is given and leaves the rest', async () => {
    const { id } = await aDraft(roadmaps);
    const edited = await roadmaps.ask(rpc.UpdateRoadmap, { id, body: { duration: '3 months' } }, asMentor());
    expect(edited).toMatchObject({ title: 'A way back', duration: '3 months', revision: 2 });
    const cleared = await roadmaps.ask(rpc.UpdateRoadmap, { id, body: { duration: null } }, asMentor());
    expect(cleared).toMatchObject({ title: 'A way back', duration: null, revision: 3 });
  });

  it('that changes nothing is no revision', async () => {
    const { id } = await aDraft(roadmaps);
    const same = await roadmaps.ask(rpc.UpdateRoadmap, { id, body: { title: 'A way back' } }, asMentor());
    expect(same.revision).toBe(1);
  });

  it('on an older revision is STALE, and says which one is stored', async () => {
    const { id } = await aDraft(roadmaps);
    await roadmaps.ask(rpc.UpdateRoadmap, { id, body: { title: 'Two', revision: 1 } }, asMentor());
    const late = roadmaps.ask(rpc.UpdateRoadmap, { id, body: { title: 'Three', revision: 1 } }, asMentor());
    expect(await refusal(late)).toMatchObject({ code: 'STALE', details: { revision: 2 } });
  });

  it('by many at once on one revision lets exactly one through', async () => {
    const { id } = await aDraft(roadmaps);
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        roadmaps.ask(rpc.UpdateRoadmap, { id, body: { title: `Title ${n}`, revision: 1 } }, asMentor()),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(new Set(reasons)).toEqual(new Set(['STALE']));
  });

  it('by many at once without a revision loses none of their stages', async () => {
    const { id } = await aDraft(roadmaps);
    await Promise.all(Array.from({ length: 15 }, (_, n) => addStage(roadmaps, id, aStage(`Stage ${n}`))));
    const { stages, revision } = await roadmaps.ask(rpc.GetRoadmap, { id }, asMentor());
    expect(new Set(stages.map(({ title }) => title)).size).toBe(15);
    expect(stages.map(({ order }) => order)).toEqual(Array.from({ length: 15 }, (_, n) => n));
    expect(revision).toBe(16);
  });
});

it('keeps every invariant', async () => {
  expect(await brokenInvariants(roadmaps)).toEqual([]);
});
