// guarantees: Thanks: only after the last step, once per learner and roadmap, one notice, gone from Waymark when removed
// guarantees: A certificate states the facts of its moment, without ids of people; withdrawn, it has no name
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { HideRoadmap } from '@waymark/contracts/roadmaps/admin.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/endings.endpoints';
import { ThanksGiven, ThanksRemoved } from '@waymark/contracts/roadmaps/events';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { ResetProgressRpc } from '@waymark/contracts/roadmaps/learning.endpoints';
import { Follow, SetProgress } from '@waymark/contracts/roadmaps/progress.endpoints';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { aPublishedRoadmap, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();
const mentor = asMentor(60);
let learnerId = 13_000;
const aLearner = (): Caller => asLearner(++learnerId);
let roadmap: Roadmap;
let id: string;
beforeAll(async () => {
  roadmap = await aPublishedRoadmap(roadmaps, [2, 1], mentor, 'Out of debt');
  id = roadmap.id;
});

async function finish(of: Roadmap, learner: Caller): Promise<void> {
  for (const stepId of stepIdsOf(of))
    await roadmaps.call(SetProgress, { roadmapId: of.id, stepId, completed: true }, learner);
}
async function aFinisher(): Promise<Caller> {
  const learner = aLearner();
  await finish(roadmap, learner);
  return learner;
}
const ending = (caller: Caller, of = id) => roadmaps.call(rpc.GetEnding, { id: of }, caller);
const thank = (caller: Caller, line = 'The second step held me.', of = id) =>
  roadmaps.call(rpc.GiveThanks, { id: of, body: { line } }, caller);
const received = (caller: Caller, query = {}) => roadmaps.call(rpc.ListReceivedThanks, query, caller);
const certify = (caller: Caller, name = 'Lena B.', timeZone = 'Europe/Berlin', of = id) =>
  roadmaps.call(rpc.CreateCertificate, { id: of, body: { name, timeZone } }, caller);
const open = (code: string, caller: Caller | null = null) =>
  roadmaps.call(rpc.GetCertificate, { code }, caller);
const withdraw = (code: string, caller: Caller) => roadmaps.call(rpc.WithdrawCertificate, { code }, caller);

describe('the end of a roadmap', () => {
  it('has what was ticked with its moments, and roadmaps to follow next', async () => {
    const learner = await aFinisher();
    const sameMentor = await aPublishedRoadmap(roadmaps, [1], mentor, 'Back to work');
    const followed = await aPublishedRoadmap(roadmaps, [1], mentor);
    await roadmaps.call(Follow, { id: followed.id }, learner);
    const found = await ending(learner);
    expect(found).toMatchObject({
      ...{ title: 'Out of debt', version: 1, canThank: true, thanks: null, certificate: null },
      quote: null,
      stages: [
        { title: 'Stage 1', steps: [{ title: 'Stage 1, step 1' }, { title: 'Stage 1, step 2' }] },
        { title: 'Stage 2', steps: [{ title: 'Stage 2, step 1' }] },
      ],
    });
    const moments = found.stages.flatMap(({ steps }) => steps.map(({ completedAt }) => completedAt));
    expect([found.firstAt, found.lastAt]).toEqual([moments[0], moments.at(-1)]);
    const suggested = found.suggestions.map((one) => one.id);
    expect(suggested).toContain(sameMentor.id);
    expect(suggested).not.toContain(followed.id);
    expect(suggested).not.toContain(id);
  });

  it('is closed until every step is ticked, and after a reset', async () => {
    const learner = aLearner();
    await roadmaps.call(Follow, { id }, learner);
    for (const call of [ending, thank, certify])
      await expect(call(learner)).rejects.toMatchObject({ code: 'RULE_REFUSED' });
    await finish(roadmap, learner);
    await expect(ending(learner)).resolves.toMatchObject({ roadmapId: id });
    await roadmaps.call(ResetProgressRpc, { userId: learner.userId, roadmapId: id }, learner);
    await expect(ending(learner)).rejects.toMatchObject({ code: 'RULE_REFUSED' });
  });

  it('does not exist for a roadmap that is hidden or unknown', async () => {
    const hidden = await aPublishedRoadmap(roadmaps, [1], mentor);
    const learner = aLearner();
    await finish(hidden, learner);
    await roadmaps.call(HideRoadmap, { id: hidden.id, body: { reason: 'It asks for money.' } }, asAdmin());
    for (const roadmapId of [hidden.id, 'unknown'])
      await expect(ending(learner, roadmapId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('thanks', () => {
  it('reach the mentor once per learner and roadmap, also with two requests at once', async () => {
    const learner = await aFinisher();
    const sent = await Promise.allSettled([thank(learner), thank(learner)]);
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(thank(learner)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await received(mentor)).items[0]).toMatchObject({
      ...{ from: learner.username, roadmapId: id, roadmapTitle: 'Out of debt' },
      line: 'The second step held me.',
    });
    expect(await roadmaps.emitted(ThanksGiven, { userId: learner.userId })).toMatchObject([
      { mentorId: mentor.userId, isFirst: true, line: 'The second step held me.' },
    ]);
    expect((await ending(learner)).thanks).toMatchObject({ line: 'The second step held me.' });
  });

  it('disappear when the learner removes them, and can be written again without another notice', async () => {
    const learner = await aFinisher();
    await thank(learner, 'Too private a line.');
    for (const _ of [1, 2]) await roadmaps.call(rpc.RemoveThanks, { id }, learner);
    const lines = (await received(mentor, { limit: 100 })).items.map(({ line }) => line);
    expect(lines).not.toContain('Too private a line.');
    expect(await roadmaps.sql(`SELECT id FROM thanks WHERE line LIKE 'Too private%'`)).toEqual([]);
    expect(await roadmaps.emitted(ThanksRemoved, { userId: learner.userId })).toHaveLength(1);
    await thank(learner, 'A better line.');
    expect(await roadmaps.emitted(ThanksGiven, { userId: learner.userId })).toMatchObject([
      { isFirst: true },
      { isFirst: false },
    ]);
  });

  it('are removed from the list by their mentor only, and stay removed', async () => {
    const learner = await aFinisher();
    await thank(learner, 'Not kind at all.');
    const { id: thanksId } = (await received(mentor)).items.find(({ line }) => line === 'Not kind at all.')!;
    const hide = (caller: Caller) => roadmaps.call(rpc.HideThanks, { id: thanksId }, caller);
    for (const stranger of [learner, asMentor(61), asAdmin()])
      await expect(hide(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await hide(mentor);
    expect((await received(mentor, { limit: 100 })).items.map((one) => one.id)).not.toContain(thanksId);
    await roadmaps.call(rpc.RemoveThanks, { id }, learner);
    await expect(thank(learner)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are listed page by page, and to no other mentor', async () => {
    for (const _ of [1, 2]) await thank(await aFinisher());
    const page = await received(mentor, { limit: 1 });
    const next = await received(mentor, { limit: 1, cursor: page.nextCursor! });
    expect(next.items[0]!.id).not.toBe(page.items[0]!.id);
    expect((await received(asMentor(61))).items).toEqual([]);
  });

  it('are refused for the own roadmap and for a mentor who has left', async () => {
    await finish(roadmap, mentor);
    expect((await ending(mentor)).canThank).toBe(false);
    await expect(thank(mentor)).rejects.toMatchObject({ code: 'RULE_REFUSED' });
    const left = await aPublishedRoadmap(roadmaps, [1], asMentor(62));
    const learner = aLearner();
    await finish(left, learner);
    await roadmaps.sql(
      `UPDATE published_roadmaps SET mentor_card = '{"id":62,"name":"A former mentor","avatar":null,"bio":""}'
       WHERE id = $1`,
      [left.id],
    );
    await expect(thank(learner, 'Too late.', left.id)).rejects.toMatchObject({ code: 'RULE_REFUSED' });
  });
});

describe('a certificate', () => {
  it('states the facts to everyone who has its address, without ids of people', async () => {
    const learner = await aFinisher();
    const made = await certify(learner);
    expect(made).toMatchObject({ isOwn: true, code: expect.stringMatching(/^[\w-]{22}$/) });
    const shown = await open(made.code);
    expect(shown).toEqual({
      ...{ code: made.code, isOwn: false, state: 'valid', name: 'Lena B.', title: 'Out of debt' },
      quote: null,
      ...{ roadmapId: id, version: 1, mentor: roadmap.mentor.name, stageCount: 2, stepCount: 3 },
      firstDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      issuedAt: expect.any(String),
    });
    expect(JSON.stringify(shown)).not.toContain(String(learner.userId));
  });

  it('has the days of the learner’s zone', async () => {
    const learner = await aFinisher();
    await roadmaps.sql(
      `UPDATE progress SET completed_at = '2026-03-01T23:30:00Z' WHERE user_id = $1 AND roadmap_id = $2`,
      [learner.userId, id],
    );
    expect(await certify(learner, 'Lena', 'Asia/Tokyo')).toMatchObject({
      firstDay: '2026-03-02',
      lastDay: '2026-03-02',
    });
  });

  it('is made once, also with two requests at once', async () => {
    const learner = await aFinisher();
    const [one, two] = await Promise.all([certify(learner), certify(learner, 'Another')]);
    expect(one.code).toBe(two.code);
    expect((await ending(learner)).certificate).toBe(one.code);
  });

  it('stays as it is when the progress is reset', async () => {
    const learner = await aFinisher();
    const made = await certify(learner);
    await roadmaps.call(ResetProgressRpc, { userId: learner.userId, roadmapId: id }, learner);
    expect(await open(made.code, learner)).toEqual(made);
  });

  it('shows only that it was withdrawn, once its owner has withdrawn it', async () => {
    const learner = await aFinisher();
    const { code } = await certify(learner, 'Lena Berg');
    await expect(withdraw(code, aLearner())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const withdrawn = await withdraw(code, learner);
    expect(await withdraw(code, learner)).toEqual(withdrawn);
    expect(await open(code)).toEqual({
      ...{ code, isOwn: false, state: 'withdrawn' },
      withdrawnAt: expect.any(String),
    });
    expect(await roadmaps.sql(`SELECT code FROM certificates WHERE name = 'Lena Berg'`)).toEqual([]);
    expect((await certify(learner)).code).not.toBe(code);
  });

  it('can be made a limited number of times', async () => {
    const learner = await aFinisher();
    for (let n = 0; n < 10; n++) await withdraw((await certify(learner)).code, learner);
    await expect(certify(learner)).rejects.toMatchObject({ code: 'RULE_REFUSED' });
  });

  it('does not show the title of a roadmap that an admin has hidden', async () => {
    const hidden = await aPublishedRoadmap(roadmaps, [1], mentor, 'Buy my course');
    const learner = aLearner();
    await finish(hidden, learner);
    const { code } = await certify(learner, 'Lena', 'UTC', hidden.id);
    await roadmaps.call(HideRoadmap, { id: hidden.id, body: { reason: 'It asks for money.' } }, asAdmin());
    expect(await open(code)).toMatchObject({ state: 'valid', title: null, roadmapId: null });
  });

  it('does not exist under another code', async () => {
    await expect(open('a'.repeat(22))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
