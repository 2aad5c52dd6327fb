// guarantees: Search over 50 000 learning materials uses indexes
import { beforeAll, expect, it } from '@jest/globals';
import type { ListMaterialsQuery } from '@waymark/contracts/community/materials';
import { ListMaterials } from '@waymark/contracts/community/materials.endpoints';
import { asLearner } from '@waymark/testing/caller';
import { Harness } from '../testing/harness.ts';
import { COUNT_CATEGORIES, COUNT_TYPES, listStatement } from './persistence/material-statements.ts';

const COUNT = 50_000;
const community = new Harness().forFile();

beforeAll(async () => {
  await community.sql(`INSERT INTO people (user_id, username, role)
    SELECT n, 'p' || n, 'mentor' FROM generate_series(10000, 10499) n`);
  await community.sql(`INSERT INTO materials (id, author_id, title, description, type, category, difficulty, tags, link,
      is_published, published_at, created_at, view_count)
    SELECT gen_random_uuid(), 10000 + n % 500, 'Material ' || md5(n::text),
      'How I came through ' || md5((n * 7)::text) || ' with patience and help from others.',
      CASE WHEN n % 200 = 0 THEN 'course' ELSE 'video' END, 'Category ' || n % 40,
      (ARRAY['beginner', 'intermediate', 'advanced'])[1 + n % 3], ARRAY['tag' || n % 300], 'https://a.example/' || n,
      n % 20 <> 0, now() - n * interval '1 minute', now() - n * interval '1 minute', n % 1000
    FROM generate_series(1, ${COUNT}) n`);
  await community.sql(`UPDATE materials SET title = 'Sourdough uk bread', description = 'Baking with a starter.'
    WHERE view_count = 777 AND is_published AND id IN (SELECT id FROM materials WHERE view_count = 777 LIMIT 30)`);
  await community.sql('VACUUM ANALYZE materials');
}, 300_000);

const query = (given: Partial<ListMaterialsQuery>): ListMaterialsQuery => ({
  ...{ limit: 24, sort: 'newest' },
  ...given,
});

async function planOf(sql: string, params: unknown[] = []): Promise<string> {
  const rows = await community.sql(`EXPLAIN ${sql}`, params);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it.each<[string, Partial<ListMaterialsQuery>]>([
  ['materials_newest', {}],
  ['materials_most_viewed', { sort: 'most-viewed' }],
  ['materials_of_type', { type: 'course' }],
  ['materials_', { type: 'video' }],
  ['materials_of_category', { category: 'category 7' }],
  ['materials_of_category', { category: 'Category 7', difficulty: 'advanced' }],
  ['materials_search', { q: 'sourdough' }],
  ['materials_search', { q: 'Sourdough STARTER', type: 'video' }],
  ['materials_search', { q: 'uk bread', sort: 'most-viewed' }],
  ['materials_search', { q: 'uk' }],
  ['materials_', { q: 'patience' }],
  ['materials_', { q: 'zz' }],
])(`reads from the index %s among ${COUNT} materials for %j`, async (index, given) => {
  const { sql, params } = listStatement(query(given));
  const plan = await planOf(sql, params);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on materials');
});

it('counts types and categories from indexes', async () => {
  for (const sql of [COUNT_TYPES, COUNT_CATEGORIES]) {
    expect(await planOf(sql)).not.toContain('Seq Scan on materials');
  }
});

it('returns all matches of a rare word', async () => {
  const given = query({ q: 'sourdough' });
  const { sql, params } = listStatement(given);
  const median = async (run: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = 0; round < 21; round++) {
      const begin = performance.now();
      await run();
      times.push(performance.now() - begin);
    }
    return times.sort((a, b) => a - b)[10]!;
  };
  const caller = asLearner();
  const { items } = await community.call(ListMaterials, given, caller);
  const [found] = await community.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM materials WHERE is_shown AND title LIKE 'Sourdough%'`,
  );
  expect(items.length).toBe(Math.min(24, found!.count));
  expect(found!.count).toBeGreaterThan(10);
  const bare = await median(() => community.sql(sql, params));
  const whole = await median(() => community.call(ListMaterials, given, caller));
  console.info(
    `bare ${bare.toFixed(1)} ms, through the service ${whole.toFixed(1)} ms: ${(whole / bare).toFixed(1)}×`,
  );
});
