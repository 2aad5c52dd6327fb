import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MentorChanged } from '@waymark/contracts/identity/events';
import { ListFollowing } from '@waymark/contracts/roadmaps/progress.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import pg from 'pg';
import type { Statement } from '../shared/persistence/statement.ts';
import { aDraft, addStage, aPublishedRoadmap, aStage } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { listStatement } from './persistence/search.reader.ts';

const roadmaps = new Harness().forFile();

const titles = async (query: Record<string, unknown>) =>
  (await roadmaps.call(rpc.ListRoadmaps, query)).items.map(({ title }) => title);

/** SELECT statements on roadmap tables while `fn` runs. */
async function statementsOf(fn: () => Promise<unknown>): Promise<string[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await fn();
    const texts = query.mock.calls.map(([first]) =>
      typeof first === 'string' ? first : String((first as { text?: string })?.text),
    );
    return texts.filter(
      (text) =>
        /^\s*SELECT/.test(text) && /\b(roadmaps|published_roadmaps|stages|steps|mentors)\b/.test(text),
    );
  } finally {
    query.mockRestore();
  }
}

describe('GET /api/categories', () => {
  it('returns the six categories in order, each with slug, colour and icon', async () => {
    const categories = await roadmaps.call(rpc.ListCategories, {});
    expect(categories.map(({ name }) => name)).toEqual([
      'Career Change',
      'Financial Recovery',
      'Mental Health',
      'Health & Recovery',
      'Business',
      'Life Skills',
    ]);
    for (const { slug, color, icon } of categories) expect([slug, color, icon]).not.toContain('');
  });
});

describe('GET /api/roadmaps', () => {
  it('returns published roadmaps newest first, without drafts', async () => {
    await aDraft(roadmaps, asMentor(), 'Draft of the list');
    for (const title of ['List one', 'List two'])
      await aPublishedRoadmap(roadmaps, [2, 1], asMentor(), title);
    const [newest, before] = (await roadmaps.call(rpc.ListRoadmaps, {})).items;
    expect([newest!.title, before!.title]).toEqual(['List two', 'List one']);
    expect(newest).toMatchObject({ stageCount: 2, stepCount: 3, category: { id: 'mental-health' } });
    expect(await titles({})).not.toContain('Draft of the list');
  });

  it('filters by category', async () => {
    const { id } = await aDraft(roadmaps, asMentor(), 'A shop');
    await roadmaps.call(rpc.UpdateRoadmap, { id, body: { categoryId: 'business' } }, asMentor());
    await addStage(roadmaps, id, aStage('One'));
    await roadmaps.call(rpc.PublishRoadmap, { id }, asMentor());
    expect(await titles({ categoryId: 'business' })).toEqual(['A shop']);
    expect(await titles({ categoryId: 'nonsense' })).toEqual([]);
  });

  it('filters by mentor', async () => {
    await aPublishedRoadmap(roadmaps, [1], asMentor(234), 'By 234');
    await aDraft(roadmaps, asMentor(234), 'Not yet by 234');
    expect(await titles({ mentorId: 234 })).toEqual(['By 234']);
    expect(await titles({ mentorId: 235 })).toEqual([]);
  });

  it('returns each roadmap once across pages while another is published', async () => {
    const mentor = asMentor(230);
    for (let n = 0; n < 7; n++) await aPublishedRoadmap(roadmaps, [1], mentor, `Paged ${n}`);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await roadmaps.call(rpc.ListRoadmaps, { limit: 3, cursor, q: 'paged' });
      if (seen.length === 0) await aPublishedRoadmap(roadmaps, [1], mentor, 'Paged late');
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `Paged ${n}`));
  });

  it('reads a page, the followed roadmaps and a whole roadmap with one statement each', async () => {
    const { id } = await aPublishedRoadmap(roadmaps, [3, 3, 3]);
    const page = await statementsOf(() => roadmaps.call(rpc.ListRoadmaps, { limit: 24 }));
    expect(page).toHaveLength(1);
    const following = await statementsOf(() => roadmaps.call(ListFollowing, { limit: 24 }, asLearner()));
    expect(following).toHaveLength(1);
    const whole = await statementsOf(() => roadmaps.call(rpc.GetRoadmap, { id }));
    expect(whole).toHaveLength(1);
  });
});

describe('GET /api/mentor/roadmaps', () => {
  it('returns drafts too, last edited first, of the caller only', async () => {
    const mentor = asMentor(231);
    const first = await aDraft(roadmaps, mentor, 'First');
    await aDraft(roadmaps, mentor, 'Second');
    await roadmaps.call(rpc.UpdateRoadmap, { id: first.id, body: { title: 'First, edited' } }, mentor);
    const { items } = await roadmaps.call(rpc.ListMyRoadmaps, {}, mentor);
    expect(items.map(({ title }) => title)).toEqual(['First, edited', 'Second']);
  });
});

describe('a search', () => {
  beforeAll(async () => {
    const tomas = asMentor(232);
    const profile = { mentorId: 232, name: 'Tomáš Dvořák', avatar: null, bio: 'Bus driver', version: 1 };
    await roadmaps.publish(MentorChanged, profile);
    await eventually(async () => {
      expect(await roadmaps.sql('SELECT FROM mentors WHERE id = 232')).toHaveLength(1);
    });
    await aPublishedRoadmap(roadmaps, [1], tomas, 'Überwintern im Café, 100 % ehrlich');
  });
  const found = ['Überwintern im Café, 100 % ehrlich'];

  it.each(['überwintern', 'UBERWINTERN', 'tomas', 'Dvorak', 'dvořák', 'winter', '100 %'])(
    'finds a roadmap by “%s”, ignoring case and accents',
    async (q) => {
      expect(await titles({ q })).toEqual(found);
    },
  );

  it.each(['cafe', 'CAFÉ', 'cafe tomas'])('finds by “%s” the typed word first, then its sense', async (q) => {
    expect(await titles({ q })).toEqual([...found, 'A shop']);
  });

  it.each([
    ['%', found],
    ['_', []],
    ['\\', []],
    ['%%%', []],
    ["'; DROP TABLE roadmaps; --", []],
    ['x'.repeat(200), []],
    ['nobody nowhere', []],
  ])('matches “%s” as text, not as a pattern', async (q, expected) => {
    expect(await titles({ q })).toEqual(expected);
  });

  it('uses the newest name of the mentor and ignores an older event', async () => {
    const profile = { mentorId: 232, avatar: null, bio: 'Bus driver' };
    await roadmaps.publish(MentorChanged, { ...profile, name: 'Tom Newname', version: 3 });
    await eventually(async () => expect(await titles({ q: 'newname' })).toEqual(found));
    await roadmaps.publish(MentorChanged, { ...profile, name: 'Tom Oldname', version: 2 });
    await roadmaps.publish(MentorChanged, { ...profile, mentorId: 233, name: 'Marker', version: 1 });
    await eventually(async () => {
      expect(await roadmaps.sql('SELECT FROM mentors WHERE id = 233')).toHaveLength(1);
    });
    expect(await titles({ q: 'oldname' })).toEqual([]);
    expect(await titles({ q: 'newname' })).toEqual(found);
  });

  it('uses an index for pages of 20 000 roadmaps', async () => {
    await roadmaps.sql('BEGIN');
    await roadmaps.sql("SET LOCAL session_replication_role = 'replica'");
    await roadmaps.sql(`
      INSERT INTO published_roadmaps (id, status, version, revision, mentor_id, mentor_name, mentor_version, mentor,
        mentor_card, category_id, category, title, description, published_at, updated_at, stage_count, step_count,
        outline, stages, media)
      SELECT 'bulk' || n, 'published', 1, 1, 300 + n % 100, 'Mentor ' || n % 100, 1, '{}', '{}', 'business', '{}',
        'Bulk ' || n, 'Words ' || n % 1000, now() - n * interval '1 minute', now(), 1, 1, '[]', '[]', '{}'
      FROM generate_series(1, 20000) n`);
    await roadmaps.sql('ANALYZE published_roadmaps');
    const plan = async ({ sql, params }: Statement) =>
      JSON.stringify(await roadmaps.sql(`EXPLAIN (FORMAT JSON) ${sql}`, params));
    const page = await plan(listStatement({ limit: 24 }, ['newest', 'list', 0, Date.now(), 'bulk1']));
    const ofMentor = await plan(listStatement({ limit: 24, mentorId: 320 }));
    const followed = await plan(listStatement({ limit: 24, sort: 'followed' }));
    const shortest = await plan(listStatement({ limit: 24, sort: 'shortest' }));
    await roadmaps.sql('ROLLBACK');
    expect(page).toContain('published_newest');
    expect(ofMentor).toContain('published_newest_of_mentor');
    expect(followed).toContain('published_most_followed');
    expect(shortest).toContain('published_shortest');
    for (const each of [page, ofMentor, followed, shortest]) expect(each).not.toContain('Seq Scan');
  });
});
