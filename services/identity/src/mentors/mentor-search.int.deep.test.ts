import { beforeAll, expect, it } from '@jest/globals';
import { Harness } from '../testing/harness.ts';
import { directoryStatement, type MentorFilter } from './persistence/mentor-statements.ts';

const PEOPLE = 10_000;
const identity = new Harness({ DEMO_MODE: 'true' }).forFile();

beforeAll(async () => {
  await identity.sql(`INSERT INTO users (id, username, email, password_hash, role)
    SELECT n, 'p' || n, 'p' || n || '@example.test', (SELECT password_hash FROM users WHERE id = 1), 'mentor' FROM generate_series(10000, ${9_999 + PEOPLE}) n`);
  await identity.sql(`INSERT INTO mentors (user_id, name, bio, expertise, languages, timezone, approved_by)
    SELECT n, 'Person ' || md5(n::text), 'I came through ' || md5((n * 7)::text) || ' and ' || md5((n * 13)::text),
      ARRAY['Area ' || n % 500], ARRAY[(ARRAY['en', 'de', 'pt', 'fi'])[1 + n % 4]],
      (ARRAY['Asia/Tokyo', 'Europe/Berlin', 'America/Lima'])[1 + n % 3], 'operator'
    FROM generate_series(10000, ${9_999 + PEOPLE}) n`);
  await identity.sql(`INSERT INTO mentor_prices (mentor_id, session_price, currency, version)
    SELECT n, n % 9000, 'EUR', 1 FROM generate_series(10000, ${9_999 + PEOPLE}) n`);
  await identity.sql(`INSERT INTO mentor_ratings (mentor_id, average, count, version)
    SELECT n, 1 + (n % 41) / 10.0, n % 30, 1 FROM generate_series(10000, ${9_999 + PEOPLE}) n`);
  await identity.sql(`INSERT INTO roadmap_news (roadmap_id, mentor_id, published, told_at, event_id, category_id)
    SELECT 'r' || n, n, true, now(), gen_random_uuid(), 'category' || n % 200 FROM generate_series(10000, ${9_999 + PEOPLE}) n`);
  await identity.sql(
    `UPDATE mentor_next_free SET next_free_at = now() + mentor_id * interval '10 minutes', zone = 'UTC', version = 1`,
  );
  await identity.sql('ANALYZE users, mentors, mentor_prices, mentor_ratings, mentor_next_free, roadmap_news');
}, 60_000);

async function planOf(filter: Omit<MentorFilter, 'limit'>): Promise<string> {
  const { sql, params } = directoryStatement({ ...filter, limit: 24 });
  const rows = await identity.sql(`EXPLAIN ${sql}`, params);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it.each<[string, Omit<MentorFilter, 'limit'>]>([
  ['mentors_search', { q: 'lymphoma' }],
  ['mentors_search', { q: 'Tomas DVORAK', sort: 'recommended' }],
  ['mentors_expertise', { expertise: 'area 7', sort: 'rating' }],
  ['roadmap_news_category', { categoryId: 'category7' }],
  ['mentors_by_name', {}],
  ['mentor_next_free_soonest', { sort: 'soonest' }],
  ['mentor_next_free_soonest', { sort: 'soonest', freeTime: { from: new Date() } }],
])('reads from the index %s among 10,000 mentors for %j', async (index, filter) => {
  const plan = await planOf(filter);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on mentors');
});
