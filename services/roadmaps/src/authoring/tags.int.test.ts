import { describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { GetVersion, RestoreVersion, UndoEdit } from '@waymark/contracts/roadmaps/versions.endpoints';
import { asMentor } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft, aPublishedRoadmap } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { authoringTables } from './persistence/owned-tables.ts';

const roadmaps = new Harness().forFile();

const mentor = asMentor();
const tag = (id: string, tags: string[]) => roadmaps.call(rpc.UpdateRoadmap, { id, body: { tags } }, mentor);
const publish = (id: string) => roadmaps.call(rpc.PublishRoadmap, { id }, mentor);
const tagsOf = async (id: string) => (await roadmaps.call(rpc.GetRoadmap, { id })).tags;
const found = async (query: Record<string, unknown>) =>
  (await roadmaps.call(rpc.ListRoadmaps, query)).items.map(({ id }) => id);

async function aTagged(tags: string[], title = 'A way back') {
  const { id } = await aPublishedRoadmap(roadmaps, [1], mentor, title);
  await tag(id, tags);
  await publish(id);
  return id;
}

describe('the tags of a roadmap', () => {
  it('are none until its mentor gives some, and are published with a version', async () => {
    const { id, tags } = await aPublishedRoadmap(roadmaps);
    expect(tags).toEqual([]);
    expect(await tag(id, ['Grief', 'first year'])).toMatchObject({ hasUnpublishedChanges: true });
    expect(await tagsOf(id)).toEqual([]);
    await publish(id);
    expect(await tagsOf(id)).toEqual(['Grief', 'first year']);
    expect((await roadmaps.call(GetVersion, { id, version: 2 }, mentor)).details).toEqual(['tags']);
  });

  it('are undone, restored with their version and exported like the other details', async () => {
    const id = await aTagged(['debt']);
    const { revision } = await tag(id, ['money']);
    expect((await roadmaps.call(UndoEdit, { id, revision }, mentor)).tags).toEqual(['debt']);
    const draft = await roadmaps.call(rpc.GetRoadmap, { id, version: 'draft' }, mentor);
    const body = { revision: draft.revision };
    const restored = await roadmaps.call(RestoreVersion, { id, version: 1, body }, mentor);
    expect(restored.tags).toEqual([]);
    const rows = await roadmaps.sql<{ tags: string[] }>(
      `${authoringTables.roadmaps.exported.sql} AND id = $2`,
      [mentor.userId, id],
    );
    expect(rows).toMatchObject([{ tags: [] }]);
  });

  it('are empty in a version from before tags', async () => {
    const { id } = await aPublishedRoadmap(roadmaps, [1]);
    await roadmaps.sql('ALTER TABLE roadmap_versions DISABLE TRIGGER versions_stay');
    await roadmaps.sql(
      `UPDATE roadmap_versions SET content = (content::jsonb - 'tags')::json WHERE roadmap_id = $1`,
      [id],
    );
    await roadmaps.sql('ALTER TABLE roadmap_versions ENABLE TRIGGER versions_stay');
    await tag(id, ['debt']);
    const { revision } = await roadmaps.call(rpc.GetRoadmap, { id, version: 'draft' }, mentor);
    const restored = await roadmaps.call(RestoreVersion, { id, version: 1, body: { revision } }, mentor);
    expect(restored.tags).toEqual([]);
  });

  it('filter the list, ignoring case and accents, as whole tags only', async () => {
    const [cafe, other] = [await aTagged(['Café au lait', 'Rest']), await aTagged(['Rest day'])];
    expect(await found({ tag: 'cafe AU lait' })).toEqual([cafe]);
    expect(await found({ tag: 'rest' })).toEqual([cafe]);
    expect(await found({ tag: 'REST DAY' })).toEqual([other]);
    expect(await found({ tag: 'caf' })).toEqual([]);
    expect(await found({ tag: "'; --" })).toEqual([]);
  });

  it('are found by the words of a search', async () => {
    const id = await aTagged(['zymurgy']);
    const { items } = await roadmaps.call(rpc.ListRoadmaps, { q: 'zymurgy' });
    expect(items).toMatchObject([{ id, match: { kind: 'tag', text: 'zymurgy' } }]);
  });

  it('are checked by the input and, more loosely, by the database', async () => {
    const { id } = await aDraft(roadmaps);
    for (const tags of [['x'], ['one', 'ONE'], ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']]) {
      await expectRejection(tag(id, tags), 'VALIDATION');
      const stored = roadmaps.sql('UPDATE roadmaps SET tags = $2 WHERE id = $1', [id, tags]);
      await expect(stored).rejects.toThrow('known_tags');
    }
  });
});
