// guarantees: A submitted story: one per roadmap, decided by one admin, gone when withdrawn
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { AdminActed, UserStoryDecided } from '@waymark/contracts/roadmaps/events';
import { Follow, SetProgress } from '@waymark/contracts/roadmaps/progress.endpoints';
import type { DecideStoryBody, SubmitStoryBody, UserStory } from '@waymark/contracts/roadmaps/user-stories';
import * as rpc from '@waymark/contracts/roadmaps/user-stories.endpoints';
import { FeaturedStories } from '@waymark/contracts/roadmaps/versions.endpoints';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { aDraft, aPublishedRoadmap, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();
const admin = { userId: 900, username: 'boss', role: 'admin' } as const;
const other = { userId: 901, username: 'chief', role: 'admin' } as const;
const STORY = 'I opened three envelopes, made tea, and could not go on before my sister came to sit with me.';

let author = 5_000;
const anAuthor = (): Caller => asLearner(++author);
let followed: { id: string; steps: string[] };
beforeAll(async () => {
  const roadmap = await aPublishedRoadmap(roadmaps, [2, 2], asMentor(77));
  followed = { id: roadmap.id, steps: stepIdsOf(roadmap) };
});

const submit = (by: Caller, given: Partial<SubmitStoryBody> = {}): Promise<UserStory> => {
  const body = { title: 'The drawer', story: STORY, roadmapId: null, name: null, consent: true as const };
  return roadmaps.call(rpc.SubmitStory, { ...body, ...given }, by);
};
const decide = (id: string, body: DecideStoryBody, by: Caller = admin) =>
  roadmaps.call(rpc.DecideStory, { id, body }, by);
const shown = async (id: string) =>
  (await roadmaps.call(FeaturedStories, {}, null)).find((story) => story.id === id);
const mine = (by: Caller) => roadmaps.call(rpc.ListMyStories, {}, by);

describe('a story of a user', () => {
  it('is published first on the landing page, with what the author’s ticks support, and its author is informed', async () => {
    const lena = anAuthor();
    await roadmaps.call(Follow, { id: followed.id }, lena);
    for (const stepId of followed.steps) {
      await roadmaps.call(SetProgress, { roadmapId: followed.id, stepId, completed: true }, lena);
    }
    const { id } = await submit(lena, { roadmapId: followed.id, name: 'Lena' });
    expect(await shown(id)).toBeUndefined();
    const decided = await decide(id, { state: 'published', from: 'submitted' });
    expect(decided).toMatchObject({
      state: 'published',
      author: { id: lena.userId, username: lena.username },
      decidedBy: { id: admin.userId, username: admin.username },
    });
    const [first] = await roadmaps.call(FeaturedStories, {}, null);
    expect(first).toMatchObject({
      ...{ id, title: 'The drawer', story: STORY, name: 'Lena', roadmapId: followed.id },
      ...{ timeFrame: 'Recently', outcome: 'walked to the end' },
    });
    expect(await roadmaps.emitted(UserStoryDecided, { storyId: id })).toMatchObject([
      { userId: lena.userId, state: 'published', decidedBy: { id: admin.userId } },
    ]);
  });

  it('is rejected with a reason that its author sees, and can be sent again', async () => {
    const dele = anAuthor();
    const { id } = await submit(dele);
    await decide(id, { state: 'rejected', reason: 'It names another person.' });
    expect(await mine(dele)).toMatchObject([{ id, state: 'rejected', reason: 'It names another person.' }]);
    expect(await submit(dele)).toMatchObject({ state: 'submitted', name: 'Anonymous' });
    // Two live stories about the same are one too many.
    await expect(decide(id, { state: 'published' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('waits once per roadmap and author, also with two requests at once', async () => {
    const marta = anAuthor();
    const sent = await Promise.allSettled([submit(marta), submit(marta)]);
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(submit(marta)).rejects.toMatchObject({ code: 'CONFLICT' });
    await roadmaps.call(Follow, { id: followed.id }, marta);
    expect(await submit(marta, { roadmapId: followed.id })).toMatchObject({ state: 'submitted' });
  });

  it('disappears when it is withdrawn or taken down; others cannot withdraw it', async () => {
    const yusuf = anAuthor();
    const { id } = await submit(yusuf);
    await decide(id, { state: 'published' });
    await expect(roadmaps.call(rpc.WithdrawStory, { id }, anAuthor())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await roadmaps.call(rpc.WithdrawStory, { id }, yusuf);
    expect(await roadmaps.call(rpc.WithdrawStory, { id }, yusuf)).toMatchObject({ state: 'withdrawn' });
    expect(await shown(id)).toBeUndefined();
    await expect(decide(id, { state: 'published' })).rejects.toMatchObject({ code: 'RULE_REFUSED' });

    const second = await submit(yusuf);
    await decide(second.id, { state: 'published' });
    await decide(second.id, { state: 'rejected', from: 'published', reason: 'Somebody objected.' });
    expect(await shown(second.id)).toBeUndefined();
  });

  it('is recorded for the audit with each decision, once', async () => {
    const { id } = await submit(anAuthor());
    await decide(id, { state: 'published' });
    await decide(id, { state: 'published' });
    await decide(id, { state: 'rejected', reason: 'It names another person.' }, other);
    const acted = await roadmaps.emitted(AdminActed);
    const target = { type: 'story', id, name: 'The drawer' };
    expect(acted.filter((one) => one.target.id === id)).toMatchObject([
      { action: 'story.publish', adminId: admin.userId, target, reason: null, detail: { from: 'submitted' } },
      {
        ...{ action: 'story.return', adminId: other.userId, target },
        ...{ reason: 'It names another person.', detail: { from: 'published' } },
      },
    ]);
  });

  it('is decided by one of two admins; the other gets an error', async () => {
    const { id } = await submit(anAuthor());
    const results = await Promise.allSettled([
      decide(id, { state: 'published', from: 'submitted' }),
      decide(id, { state: 'rejected', from: 'submitted', reason: 'Too short.' }, other),
    ]);
    const refused = results.filter((one) => one.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'STALE' } }]);
    expect(await roadmaps.emitted(UserStoryDecided, { storyId: id })).toHaveLength(1);
  });

  it('is not lost when several admins publish stories at once', async () => {
    const stories = await Promise.all(Array.from({ length: 5 }, () => submit(anAuthor())));
    await Promise.all(stories.map(({ id }) => decide(id, { state: 'published' })));
    const featured = (await roadmaps.call(FeaturedStories, {}, null)).map(({ id }) => id);
    expect(featured).toEqual(expect.arrayContaining(stories.map(({ id }) => id)));
  });

  it('needs a followed roadmap, and one that the author may see', async () => {
    const by = anAuthor();
    await expect(submit(by, { roadmapId: followed.id })).rejects.toMatchObject({ code: 'RULE_REFUSED' });
    const draft = await aDraft(roadmaps, asMentor(78));
    await expect(submit(by, { roadmapId: draft.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    [{ story: 'x'.repeat(49) }, 'story'],
    [{ story: 'x'.repeat(2_001) }, 'story'],
    [{ title: 'ab' }, 'title'],
    [{ consent: false as unknown as true }, 'consent'],
  ])('is refused at its field: %j', async (given, path) => {
    await expect(submit(anAuthor(), given)).rejects.toMatchObject({
      code: 'VALIDATION',
      issues: [{ path: [path] }],
    });
  });
});

describe('the list of submitted stories', () => {
  it('is paged and filtered for admins, and closed to others', async () => {
    const { id } = await submit(anAuthor());
    const first = await roadmaps.call(rpc.ListUserStories, { state: 'submitted', limit: 1 }, admin);
    expect(first.items).toMatchObject([{ id, state: 'submitted' }]);
    const { items } = await roadmaps.call(
      rpc.ListUserStories,
      { state: 'submitted', limit: 100, cursor: first.nextCursor! },
      admin,
    );
    expect(items.length).toBeGreaterThan(0);
    expect(items.some((one) => one.id === id || one.state !== 'submitted')).toBe(false);
    for (const by of [anAuthor(), asMentor(77)]) {
      await expect(roadmaps.call(rpc.ListUserStories, { limit: 1 }, by)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      await expect(decide(id, { state: 'published' }, by)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('rejects a decision without a reason, and an unknown story', async () => {
    const { id } = await submit(anAuthor());
    await expect(decide(id, { state: 'rejected' })).rejects.toMatchObject({
      issues: [{ path: ['body', 'reason'] }],
    });
    await expect(decide('nothing', { state: 'published' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
