// covers: services/roadmaps
// guarantees: Search, filters and orders over 100 000 roadmaps use indexes and return each roadmap once over the pages
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import pg from 'pg';
import { Harness } from '../testing/harness.ts';

const COUNT = 100_000;
/** Written through the trigger. The others are copies with words of their own. */
const ORIGINALS = 200;
const ROUNDS = 30;
// The published rows are copies without the rows they were published from.
const roadmaps = new Harness().forFile({ checkInvariants: false });
type Query = Record<string, string | number>;

const WORDS = `(ARRAY['morning','kitchen','letter','garden','evening','harbour','teacher','walking','river','winter',
  'apprentice','neighbour','window','bread','ladder','bicycle','lantern','orchard','station','bridge'])`;
const word = (salt: number) => `${WORDS}[1 + (hashint4((n * 31 + k * 7 + ${salt})::int) & 2147483647) % 20]`;
const SENTENCE = `'I took the ' || ${word(1)} || ' to the ' || ${word(2)} || ' and wrote about the ' || ${word(3)} || '.'`;
const STAGES = `(SELECT json_agg(json_build_object('title', 'Stage ' || s, 'description', 'What it was about.',
    'warnings', '[]'::json, 'steps', (SELECT json_agg(json_build_object('title', 'Step ' || k, 'description', ${SENTENCE},
      'evidence', json_build_object('quote', 'I had the ' || ${word(5)} || ' in my hand')))
      FROM generate_series(s * 4, s * 4 + 2) k))) FROM generate_series(1, 2) s)`;
const FILL = `
  INSERT INTO published_roadmaps (id, status, version, revision, mentor_id, mentor_name, mentor_version, mentor,
    mentor_card, category_id, category, title, description, published_at, updated_at, stage_count, step_count, outline,
    stages, media)
  SELECT 'original-' || n, 'published', 1, 1, 300 + n % 100, 'Mentor ' || n % 100, 1, '{}',
    json_build_object('id', 300, 'name', 'M', 'avatar', NULL, 'bio', ''), 'business', json_build_object('id', 'business',
      'name', 'Business', 'slug', 'business', 'color', 'clay', 'icon', 'store'),
    CASE WHEN n % 20 = 0 THEN 'Out of debt ' ELSE 'A way ' END || n,
    (SELECT ${SENTENCE} FROM generate_series(1, 1) k), now() - n * interval '1 minute', now(), 4,
    4 + n % 20, '[]', ${STAGES}, '{}'
  FROM generate_series(1, ${ORIGINALS}) n`;
const COPIED = `status, version, revision, mentor_id, mentor_name, mentor_version, mentor, mentor_card, category_id, category,
  description, updated_at, stage_count, outline, stages, media, language, passage_kinds`;
/** One in a hundred is about a lighthouse. */
const COPY = `
  INSERT INTO published_roadmaps (${COPIED}, id, title, published_at, step_count, has_voice, followers, search_head,
    search_document, passages, passage_vectors)
  SELECT ${COPIED}, id || '-' || copy, title || own, published_at - copy * interval '5 hours', 4 + copy % 25, copy % 10 = 7,
    copy % 97, search_head || vector, search_document || vector, ARRAY[passages[1] || own] || passages[2:],
    ARRAY[passage_vectors[1] || vector] || passage_vectors[2:]
  FROM published_roadmaps p, generate_series(1, ${COUNT / ORIGINALS - 1}) copy,
    LATERAL (SELECT CASE WHEN copy % 100 = 7 THEN ' lighthouse ' ELSE ' ' END || 'w' || copy AS own) o,
    LATERAL (SELECT setweight(to_tsvector('search_simple', own), 'A') AS vector) v
  WHERE p.id LIKE 'original-%'`;

/** Letters only, as many words as so many roadmaps have. */
const WORDS_OF_OTHERS = `INSERT INTO search_words (word)
  SELECT 'lighthouse' UNION SELECT left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 9) FROM generate_series(1, 20000) n`;

beforeAll(async () => {
  // Foreign keys are not checked for the copies, nor do their triggers run.
  await roadmaps.sql("SET session_replication_role = 'replica'");
  await roadmaps.sql('ALTER TABLE published_roadmaps ENABLE REPLICA TRIGGER fill_search');
  await roadmaps.sql(FILL);
  await roadmaps.sql('ALTER TABLE published_roadmaps ENABLE TRIGGER fill_search');
  await roadmaps.sql('DROP INDEX published_search, published_search_head, published_search_document');
  await roadmaps.sql(COPY);
  await roadmaps.sql(WORDS_OF_OTHERS);
  for (const index of ['head', 'document']) {
    await roadmaps.sql(`CREATE INDEX published_search_${index} ON published_roadmaps USING gin (search_${index})
      WITH (fastupdate = off) WHERE status = 'published'`);
  }
  await roadmaps.sql(`CREATE INDEX published_search ON published_roadmaps USING gin (search extensions.gin_trgm_ops)
    WITH (fastupdate = off) WHERE status = 'published'`);
  await roadmaps.sql(
    'INSERT INTO talk_prices (mentor_id, price, version) SELECT n, n % 5 * 1000, 1 FROM generate_series(300, 399) n',
  );
  await roadmaps.sql("SET session_replication_role = 'origin'");
  await roadmaps.sql('VACUUM ANALYZE published_roadmaps, search_words, talk_prices');
}, 900_000);

/** What PostgreSQL's manual shows for a ranked search: no synonyms, one language, no sentence that matched. */
const FULL_TEXT = `
  SELECT p.id, p.title, p.description, p.mentor_card, p.category FROM published_roadmaps p,
    websearch_to_tsquery('search_en', $1) query
  WHERE p.status = 'published' AND p.search_document @@ query ORDER BY ts_rank(p.search_document, query) DESC LIMIT 25`;

const list = (query: Query) => roadmaps.call(rpc.ListRoadmaps, query);

/** Plans of the statements on roadmaps that a list takes. */
async function plansOf(query: Query): Promise<string[]> {
  const asked = jest.spyOn(pg.Client.prototype, 'query');
  let statements: { text: string; values: unknown[] }[];
  try {
    await list(query);
    statements = asked.mock.calls.map(([first, second]: unknown[]) =>
      typeof first === 'string'
        ? { text: first, values: (second ?? []) as unknown[] }
        : (first as { text: string; values: unknown[] }),
    );
  } finally {
    asked.mockRestore();
  }
  const searches = statements.filter(({ text }) => /published_roadmaps|search_words/.test(text ?? ''));
  return Promise.all(
    searches.map(async ({ text, values }) => {
      const rows = await roadmaps.sql(`EXPLAIN ${text}`, values);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
}

describe(`the search among ${COUNT} roadmaps`, () => {
  it.each<[string, Query]>([
    ['published_search_document', { q: 'lighthouse' }],
    ['published_search_head', { q: 'debt' }],
    ['published_search_document', { q: 'debt lighthouse', categoryId: 'business' }],
    ['published_search_document', { q: 'w77', sort: 'newest' }],
    ['published_search_document', { q: 'w77', sort: 'followed', voice: 'true' }],
    ['published_newest', { q: 'kitchen', sort: 'newest' }],
    ['published_search_document', { q: 'lighthouse', price: 'free' }],
    ['search_words_similar', { q: 'lighthuose' }],
    ['published_search', { q: 'ghthou' }],
    ['published_most_followed', { sort: 'followed' }],
    ['published_shortest', { sort: 'shortest', length: 'short' }],
    ['published_', { voice: 'true' }],
    ['published_', { price: 'free' }],
    ['published_newest', { length: 'long' }],
  ])('reads from the index %s for %j', async (index, query) => {
    expect((await list(query)).items.length).toBeGreaterThan(0);
    const plans = await plansOf(query);
    expect(plans.join('\n')).toContain(index);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (?:published_roadmaps|search_words)/);
  });

  it('returns each match once over its pages', async () => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ q: 'debt lighthouse', limit: 20, ...(cursor && { cursor }) });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(40);
  });

  /** No limit decides: other work on the machine would. */
  it('prints its time beside the plain queries', async () => {
    const rounds = { search: [] as number[], fullText: [] as number[], list: [] as number[] };
    const measure = async (kind: keyof typeof rounds, ask: () => Promise<unknown>) => {
      const begin = performance.now();
      await ask();
      rounds[kind].push(performance.now() - begin);
    };
    const words = ['debt', 'lighthouse', 'debt lighthouse', 'harbour letter', 'w77', 'kitchen'];
    for (const q of words) await list({ q });
    for (let round = 0; round < ROUNDS; round++) {
      const q = words[round % words.length]!;
      await measure('list', () => list({}));
      await measure('fullText', () => roadmaps.sql(FULL_TEXT, [q]));
      await measure('search', () => list({ q }));
    }
    const p95 = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
    const [search, fullText, plain] = [p95(rounds.search), p95(rounds.fullText), p95(rounds.list)];
    console.info(
      `p95: search ${search.toFixed(1)} ms, full text alone ${fullText.toFixed(1)} ms (${(search / fullText).toFixed(2)}×), ` +
        `list ${plain.toFixed(1)} ms (${(search / plain).toFixed(2)}×)`,
    );
    expect(rounds.search).toHaveLength(ROUNDS);
  }, 300_000);
});
