// guarantees: Learning materials: no content for visitors, drafts only for their author and admins, one view per person and day
import { describe, expect, it } from '@jest/globals';
import { AdminActed, MaterialChanged } from '@waymark/contracts/community/events';
import type { ListMaterialsQuery, Material } from '@waymark/contracts/community/materials';
import * as rpc from '@waymark/contracts/community/materials.endpoints';
import { HideItem } from '@waymark/contracts/community/moderation.endpoints';
import { UserRestored, UserSuspended } from '@waymark/contracts/identity/events';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';
import { aMaterial, LINK } from '../testing/materials.ts';
import { aMember, report } from '../testing/members.ts';

const community = new Harness().forFile();
const [admin, learner] = [asAdmin(), asLearner()];
const refused = (code: string) => expect.objectContaining({ code });
const list = async (query: Partial<ListMaterialsQuery>) =>
  (await community.call(rpc.ListMaterials, { limit: 100, ...query }, learner)).items;
const titles = async (query: Partial<ListMaterialsQuery>) => (await list(query)).map(({ title }) => title);
async function hide(itemId: string): Promise<void> {
  const id = await report(community, learner, { kind: 'material', itemId });
  await community.call(HideItem, { id, body: { reason: 'Copied' } }, admin);
}

describe('a learning material', () => {
  it('is shared with its fields, tags from a text with commas, and listed', async () => {
    const rosa = await aMember(community, { name: 'Rosa' });
    const made = await aMaterial(community, rosa, {
      tags: ' Rope ,knots,, rope, Sea',
      category: ' Sailing ',
    });
    expect(made).toMatchObject({
      ...{ title: 'Knots that hold', type: 'course', category: 'Sailing', difficulty: 'beginner' },
      ...{ tags: ['Rope', 'knots', 'Sea'], contentUrl: LINK, host: 'courses.example', view_count: 0 },
      ...{ is_published: true, duration: null, thumbnail_url: null, hiddenReason: null, editedAt: null },
      author: { id: rosa.userId, username: rosa.username, name: 'Rosa', avatar: null },
    });
    expect(await list({ category: 'sailing' })).toEqual([made]);
    expect(await community.emitted(MaterialChanged, { materialId: made.id })).toMatchObject([
      { version: 2, title: made.title, type: 'course', state: 'published', authorId: rosa.userId },
    ]);
  });

  it('is refused without title, description, category or content, by learners and visitors, and twice by one key', async () => {
    const author = await aMember(community);
    const faults: [string, string, string][] = [
      ['title', ' ', 'Title is required'],
      ['description', 'Too short', 'Description must be at least 10 characters'],
      ['category', '', 'Category is required'],
      ['contentUrl', '', 'Please upload a file first'],
      ['contentUrl', 'http://courses.example', 'Enter an address that begins with https://'],
      ['contentUrl', 'javascript:alert(1)', 'Enter an address that begins with https://'],
      ['contentUrl', 'https://me:secret@courses.example', 'Enter an address that begins with https://'],
      ['type', 'game', 'A type can be video, audio, document, course'],
      ['tags', 'a,b,c,d,e,f,g,h,i,j,k', 'Name at most 10 tags'],
    ];
    for (const [field, value, message] of faults) {
      await expect(aMaterial(community, author, { [field]: value })).rejects.toMatchObject({
        ...{ code: 'VALIDATION', issues: [{ path: [field], message }] },
      });
    }
    await expect(aMaterial(community, author, { type: 'audio' })).rejects.toMatchObject({
      ...{ code: 'RULE_REFUSED', issues: [{ path: ['contentUrl'], message: 'Please upload a file first' }] },
    });
    await expect(aMaterial(community, learner)).rejects.toEqual(refused('FORBIDDEN'));
    const body = { title: 'Once', description: 'Only this once.', category: 'Once', type: 'course' as const };
    const send = () => community.call(rpc.CreateMaterial, { ...body, contentUrl: LINK }, author, 'a-key');
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await titles({ category: 'Once' })).toEqual(['Once']);
  });

  it('is shown to visitors without the address of its content', async () => {
    const { id } = await aMaterial(community, await aMember(community), { category: 'Visited' });
    const query = { category: 'Visited', limit: 10 };
    const { items } = await community.call(rpc.ListMaterials, query);
    const one = await community.call(rpc.GetMaterial, { id });
    expect(items).toEqual([one]);
    expect(one).toMatchObject({ contentUrl: null, host: 'courses.example' });
    expect(JSON.stringify(one)).not.toContain('/knots');
    expect(await community.call(rpc.GetMaterial, { id }, learner)).toMatchObject({ contentUrl: LINK });
  });

  it('is found by its author and admins only while it is a draft or hidden', async () => {
    const [author, other] = [await aMember(community), await aMember(community)];
    const draft = await aMaterial(community, author, { category: 'Unseen', is_published: false });
    const hidden = await aMaterial(community, author, { category: 'Unseen' });
    await hide(hidden.id);
    const byReader: (Material | string)[][] = [];
    for (const { id } of [draft, hidden]) {
      for (const reader of [null, learner, other]) {
        await expect(community.call(rpc.GetMaterial, { id }, reader)).rejects.toEqual(refused('NOT_FOUND'));
      }
      for (const one of [rpc.EditMaterial, rpc.PublishMaterial, rpc.DeleteMaterial]) {
        const input = { id, body: { title: 'Mine' } };
        await expect(community.call(one as typeof rpc.EditMaterial, input, other)).rejects.toEqual(
          refused('NOT_FOUND'),
        );
      }
      for (const one of [rpc.ViewMaterial, rpc.GetMaterialPosition]) {
        await expect(community.call(one, { id }, learner)).rejects.toEqual(refused('NOT_FOUND'));
      }
      byReader.push(
        await Promise.all([author, admin].map((by) => community.call(rpc.GetMaterial, { id }, by))),
      );
    }
    expect(byReader.flat()).toMatchObject([
      ...[{ is_published: false }, { is_published: false }],
      ...[{ hiddenReason: 'Copied' }, { hiddenReason: 'Copied' }],
    ]);
    expect(await list({ category: 'Unseen' })).toEqual([]);
    const own = await community.call(rpc.ListOwnMaterials, { limit: 1 }, author);
    expect(own.items.map(({ id }) => id)).toEqual([hidden.id]);
    const rest = await community.call(rpc.ListOwnMaterials, { cursor: own.nextCursor! }, author);
    expect(rest.items.map(({ id }) => id)).toEqual([draft.id]);
    const { categories } = await community.call(rpc.GetMaterialSummary, {});
    expect(categories.map(({ name }) => name)).not.toContain('Unseen');
  });

  it('is changed, published, taken back and deleted by its author; open pages of all users learn what they can see', async () => {
    const author = await aMember(community);
    const { id } = await aMaterial(community, author, { is_published: false, tags: 'one' });
    const audience = async () => {
      const rows = await community.sql<{ headers: { audience: number[]; audienceRoles?: string[] } }>(
        `SELECT headers FROM outbox WHERE topic = $1 AND payload->>'materialId' = $2 ORDER BY seq`,
        [MaterialChanged.type, id],
      );
      return rows.map(({ headers }) => headers.audienceRoles?.length ?? headers.audience);
    };
    const edited = await community.call(rpc.EditMaterial, { id, body: { tags: 'two' } }, author);
    expect(edited).toMatchObject({ tags: ['two'], title: 'Knots that hold', editedAt: expect.any(String) });
    const published = await community.call(rpc.PublishMaterial, { id }, author);
    expect(await community.call(rpc.PublishMaterial, { id }, author)).toEqual(published);
    const taken = await community.call(rpc.UnpublishMaterial, { id }, author);
    expect(taken).toMatchObject({ is_published: false, publishedAt: published.publishedAt });
    expect(await community.call(rpc.DeleteMaterial, { id }, author)).toEqual({ success: true });
    await expect(community.call(rpc.GetMaterial, { id }, author)).rejects.toEqual(refused('NOT_FOUND'));
    const states = (await community.emitted(MaterialChanged, { materialId: id })).map(
      ({ state, version }) => `${state} ${version}`,
    );
    expect(states).toEqual(['draft 2', 'draft 3', 'published 4', 'draft 5', 'deleted 6']);
    const own = [author.userId];
    expect(await audience()).toEqual([own, own, 3, 3, own]);
  });

  it('is not changed by other mentors; admins may, which is recorded, but not publish it', async () => {
    const [author, other] = [await aMember(community), await aMember(community)];
    const { id } = await aMaterial(community, author);
    const body = { title: 'Changed' };
    for (const one of [rpc.EditMaterial, rpc.UnpublishMaterial, rpc.DeleteMaterial, rpc.PublishMaterial]) {
      await expect(community.call(one as typeof rpc.EditMaterial, { id, body }, other)).rejects.toEqual(
        refused('FORBIDDEN'),
      );
    }
    expect(await community.call(rpc.EditMaterial, { id, body }, admin)).toMatchObject({ title: 'Changed' });
    await community.call(rpc.UnpublishMaterial, { id }, admin);
    await expect(community.call(rpc.PublishMaterial, { id }, admin)).rejects.toEqual(refused('FORBIDDEN'));
    await community.call(rpc.DeleteMaterial, { id }, admin);
    const target = { type: 'material', id };
    const acted = (await community.emitted(AdminActed)).filter((one) => one.target.id === id);
    expect(acted).toMatchObject([
      { action: 'material.edit', target, adminId: admin.userId, detail: { authorId: author.userId } },
      { action: 'material.unpublish', target },
      { action: 'material.delete', target },
    ]);
    for (const unknown of ['nothing', newId()]) {
      await expect(community.call(rpc.DeleteMaterial, { id: unknown }, author)).rejects.toEqual(
        refused('NOT_FOUND'),
      );
    }
  });

  it('is not shown while its author is suspended', async () => {
    const author = await aMember(community);
    const { id } = await aMaterial(community, author, { category: 'Away' });
    const away = { userId: author.userId, username: author.username };
    await community.publish(UserSuspended, away);
    await eventually(async () => expect(await list({ category: 'Away' })).toEqual([]));
    await community.publish(UserRestored, away);
    await eventually(async () => expect(await list({ category: 'Away' })).toHaveLength(1));
    const changes = await community.emitted(MaterialChanged, { materialId: id });
    expect(changes.map(({ state }) => state)).toEqual(['published', 'hidden', 'published']);
  });
});

describe('the list of materials', () => {
  it('is searched in title, description and tags, ignoring case and accents; short words begin a word', async () => {
    const author = await aMember(community);
    const make = (title: string, description: string, tags = '') =>
      aMaterial(community, author, { title, description, tags, category: 'Searched' });
    await make('Café budgets', 'Money for beginners.');
    await make('AI at work', 'What it said, (uk) rules.');
    await make('Rest', 'Sleeping in a 100% dark room.', 'Night_owl');
    const found = async (q: string) => (await titles({ q, category: 'Searched' })).sort();
    expect(await found('CAFE')).toEqual(['Café budgets']);
    expect(await found('eginn money')).toEqual(['Café budgets']);
    expect(await found('ai')).toEqual(['AI at work']);
    expect(await found('uk')).toEqual(['AI at work']);
    expect(await found('night_owl')).toEqual(['Rest']);
    expect(await found('night%owl')).toEqual([]);
    expect(await found('100%')).toEqual(['Rest']);
    expect(await found('%')).toEqual([]);
  });

  it('is filtered and sorted, and its pages hold each once', async () => {
    const author = await aMember(community);
    const kinds = [
      ['video', 'beginner'],
      ['course', 'beginner'],
      ['course', 'advanced'],
    ] as const;
    for (const [type, difficulty] of kinds) {
      await aMaterial(community, author, {
        title: `${type} ${difficulty}`,
        type,
        difficulty,
        category: 'Córner',
      });
    }
    await aMaterial(community, author, { title: 'Spelled', category: 'corner', type: 'video' });
    const category = 'CORNER';
    expect(await titles({ category })).toEqual([
      'Spelled',
      'course advanced',
      'course beginner',
      'video beginner',
    ]);
    expect(await titles({ category, type: 'course' })).toEqual(['course advanced', 'course beginner']);
    expect(await titles({ category, difficulty: 'advanced' })).toEqual(['course advanced']);
    await community.sql(`UPDATE materials SET view_count = 7 WHERE title = 'course beginner'`);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await community.call(rpc.ListMaterials, {
        category,
        sort: 'most-viewed',
        limit: 1,
        cursor,
      });
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['course beginner', 'Spelled', 'course advanced', 'video beginner']);
    const { nextCursor } = await community.call(rpc.ListMaterials, { category, limit: 1 });
    const other = { category, cursor: nextCursor!, sort: 'most-viewed' as const };
    await expect(community.call(rpc.ListMaterials, other)).rejects.toEqual(refused('VALIDATION'));
  });

  it('is counted by type and by category, in one spelling', async () => {
    const before = await community.call(rpc.GetMaterialSummary, {});
    const author = await aMember(community);
    for (const category of ['Garden', 'GARDEN'])
      await aMaterial(community, author, { type: 'video', category });
    const after = await community.call(rpc.GetMaterialSummary, {});
    expect([after.videos - before.videos, after.courses - before.courses]).toEqual([2, 0]);
    expect(after.categories).toContainEqual({ name: 'Garden', count: 2 });
  });
});

describe('a reader', () => {
  it('is counted once a day, also for concurrent requests, and never as the author', async () => {
    const author = await aMember(community);
    const { id } = await aMaterial(community, author);
    const view = (by = learner) => community.call(rpc.ViewMaterial, { id }, by);
    await Promise.all(Array.from({ length: 5 }, () => view()));
    expect(await view(author)).toEqual({ view_count: 1 });
    expect(await view(asLearner(102))).toEqual({ view_count: 2 });
    await community.sql(`UPDATE material_views SET day = day - 1 WHERE material_id = $1`, [id]);
    expect(await view()).toEqual({ view_count: 3 });
    await expect(community.call(rpc.ViewMaterial, { id })).rejects.toEqual(refused('UNAUTHENTICATED'));
  });

  it('continues where they stopped', async () => {
    const { id } = await aMaterial(community, await aMember(community));
    const read = (by = learner) => community.call(rpc.GetMaterialPosition, { id }, by);
    expect(await read()).toEqual({ position: 0, updatedAt: null });
    for (const position of [10, 4.9]) {
      await community.call(rpc.SaveMaterialPosition, { id, body: { position } }, learner);
    }
    expect(await read()).toEqual({ position: 4, updatedAt: expect.any(String) });
    expect(await read(asLearner(102))).toMatchObject({ position: 0 });
    const body = { position: -1 };
    await expect(community.call(rpc.SaveMaterialPosition, { id, body }, learner)).rejects.toEqual(
      refused('VALIDATION'),
    );
  });
});
