import pg from 'pg';

/** New roadmaps from which on the indexes of searches are built afterwards. */
const MANY = 5_000;
const STAGES = 4;
const STEPS = 4;
const GENERATED_MENTORS = Array.from({ length: 200 }, (_, n) => 100_000 + n);
/** Ids of generated learners, outside the range of accounts. */
const FIRST_LEARNER = 1_000_000;

export interface Size {
  roadmaps: number;
  progress: number;
  /** Accounts that the roadmaps belong to. Without, mentors have no account, and reads of their profiles fail. */
  mentorIds?: readonly number[];
}

export const roadmapIdOf = (n: number): string => `bench-${n}`;
/** The first stage is never locked, so its steps can be ticked in any order. */
export const stepIdOf = (roadmap: number, step: number): string => `bench-${roadmap}-0-${step}`;
export const STEPS_OF_FIRST_STAGE = STEPS;

/**
 * Fills the database of the roadmaps service up to `size` with rows as publishing creates them, without the rules of
 * editing. Existing rows are not changed.
 */
export async function seed(adminUrl: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query("SET search_path = roadmaps, extensions; SET session_replication_role = 'replica'");
    const had = await count(client, 'published_roadmaps', "id LIKE 'bench-%'");
    const hadProgress = await count(client, 'progress', `user_id >= ${FIRST_LEARNER}`);
    const mentors = `ARRAY[${size.mentorIds ?? GENERATED_MENTORS}]`;
    const [from, to] = [String(had), String(size.roadmaps - 1)];
    const fill = (sql: string) =>
      client.query(sql.replaceAll('$from', from).replaceAll('$to', to).replaceAll('$mentors', mentors));
    for (const sql of [MENTOR_ROWS, ROADMAP_ROWS, STAGE_ROWS, STEP_ROWS, VERSION_ROWS]) await fill(sql);
    const isMany = size.roadmaps - had >= MANY;
    if (isMany) await withoutSearchIndexes(client, () => fill(PUBLISHED_ROWS));
    else await fill(PUBLISHED_ROWS);
    await client.query(
      PROGRESS_ROWS.replaceAll('$from', String(hadProgress))
        .replaceAll('$to', String(size.progress - 1))
        .replaceAll('$roadmaps', String(size.roadmaps)),
    );
    await client.query('VACUUM (ANALYZE) published_roadmaps, roadmaps, stages, steps, progress, follows');
  } finally {
    await client.end();
  }
}

/** They are built in a third of the time when the rows are there already. */
async function withoutSearchIndexes(client: pg.Client, fn: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = 'roadmaps' AND tablename = 'published_roadmaps' AND indexdef LIKE '% USING gin %'`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await fn();
  await client.query("SET maintenance_work_mem = '256MB'");
  for (const { definition } of rows) await client.query(definition);
}

async function count(client: pg.Client, table: string, where: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${table} WHERE ${where}`);
  return Number(rows[0]!.n);
}

const WORDS = `(ARRAY['courage','debt','morning','kitchen','letter','garden','evening','budget','harbour','teacher',
  'doctor','walking','sleep','anger','sister','workshop','ledger','river','winter','apprentice','café','Zürich'])`;
const word = (salt: number) => `${WORDS}[1 + (hashint4(n * 31 + ${salt}) & 2147483647) % 22]`;
const SENTENCE = [1, 2, 3, 4, 5, 6, 7, 8].map(word).join(` || ' ' || `);
const MENTOR = '($mentors)[1 + n % cardinality($mentors)]';
const CATEGORY = `(SELECT array_agg(id ORDER BY position) FROM categories)`;
const AT = `(timestamptz '2026-01-01' + n * interval '7 seconds')`;
const MENTOR_JSON = `json_build_object('id', m.id, 'name', m.name, 'avatar', NULL, 'bio', m.bio)`;
const STEP_JSON = `json_build_object('id', 'bench-' || n || '-' || s || '-' || p, 'title', 'Step ' || p || ' of stage ' || s,
  'description', repeat('Write down what you owe and to whom, without judging it. ', 3), 'estimatedDuration', '1 day',
  'resourceLinks', '[]'::json, 'origin', 'mentor', 'reviewed', true, 'evidence', NULL, 'order', p)`;
const STAGE_JSON = `json_build_object('id', 'bench-' || n || '-' || s, 'title', 'Stage ' || s, 'description',
  repeat('What this part of the way was about. ', 3), 'order', s, 'estimatedDuration', '1-2 weeks', 'origin', 'mentor',
  'mentorNote', NULL, 'voiceClip', NULL, 'artifacts', '[]'::json, 'warnings', '[]'::json, 'steps',
  (SELECT json_agg(${STEP_JSON} ORDER BY p) FROM generate_series(0, ${STEPS - 1}) p))`;

/** What the trigger, which does not run here, makes of the stages. They are the same in all, so it is made once. */
const BODY = `SELECT array_agg(text) AS passages, array_agg('step'::text) AS kinds,
    array_agg(search_vector('en', text)) AS vectors, setweight(search_vector('en', string_agg(text, ' ')), 'C') AS document
  FROM (SELECT CASE k % 3 WHEN 0 THEN 'Step ' || k || ' of stage ' || k % ${STAGES}
      WHEN 1 THEN 'Write down what you owe and to whom, without judging it.'
      ELSE 'What this part of the way was about.' END AS text
    FROM generate_series(1, ${STAGES * STEPS * 4}) k) texts`;

const MENTOR_ROWS = `INSERT INTO mentors (id, name, bio) SELECT ${MENTOR}, 'Mentor ' || n, repeat('I was there. ', 12)
  FROM generate_series(0, cardinality($mentors) - 1) n ON CONFLICT DO NOTHING`;
const ROADMAP_ROWS = `INSERT INTO roadmaps (id, mentor_id, category_id, title, description, duration, status,
    published_at, stage_count, step_count, created_at, updated_at, version)
  SELECT 'bench-' || n, ${MENTOR}, (${CATEGORY})[1 + n % 6], 'Out of ' || ${word(11)} || ' into ' || ${word(12)},
    ${SENTENCE}, '6 months', 'published', ${AT}, ${STAGES}, ${STAGES * STEPS}, ${AT}, ${AT}, 1
  FROM generate_series($from, $to) n`;
const STAGE_ROWS = `INSERT INTO stages (id, roadmap_id, position, title, description, estimated_duration, origin,
    touched_by_mentor)
  SELECT 'bench-' || n || '-' || s, 'bench-' || n, s, 'Stage ' || s, '', '1-2 weeks', 'mentor', true
  FROM generate_series($from, $to) n, generate_series(0, ${STAGES - 1}) s`;
const STEP_ROWS = `INSERT INTO steps (id, roadmap_id, stage_id, position, title, description, resource_links, origin,
    published)
  SELECT 'bench-' || n || '-' || s || '-' || p, 'bench-' || n, 'bench-' || n || '-' || s, p, 'Step ' || p, '', '{}',
    'mentor', true
  FROM generate_series($from, $to) n, generate_series(0, ${STAGES - 1}) s, generate_series(0, ${STEPS - 1}) p`;
const VERSION_ROWS = `INSERT INTO roadmap_versions (roadmap_id, version, revision, published_at, title, stage_count,
    step_count, changes, content)
  SELECT 'bench-' || n, 1, 1, ${AT}, 'Bench', ${STAGES}, ${STAGES * STEPS}, '{}', '{}'
  FROM generate_series($from, $to) n`;
const PUBLISHED_ROWS = `INSERT INTO published_roadmaps (id, status, version, revision, mentor_id, mentor_name,
    mentor_version, mentor, mentor_card, category_id, category, title, description, duration, published_at, updated_at,
    stage_count, step_count, outline, stages, media, language, passages, passage_kinds, passage_vectors, search_head,
    search_document)
  SELECT r.id, 'published', 1, 1, m.id, m.name, 0, ${MENTOR_JSON}, ${MENTOR_JSON}, c.id,
    json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'color', c.color, 'icon', c.icon),
    r.title, r.description, r.duration, r.published_at, r.updated_at, r.stage_count, r.step_count,
    (SELECT json_agg(json_build_object('id', 'bench-' || n || '-' || s, 'steps',
      (SELECT json_agg(json_build_object('id', 'bench-' || n || '-' || s || '-' || p) ORDER BY p)
       FROM generate_series(0, ${STEPS - 1}) p)) ORDER BY s) FROM generate_series(0, ${STAGES - 1}) s),
    (SELECT json_agg(${STAGE_JSON} ORDER BY s) FROM generate_series(0, ${STAGES - 1}) s), '{}', 'en',
    ARRAY[r.title, r.description] || body.passages, ARRAY['title', 'description'] || body.kinds,
    ARRAY[title.vector, description.vector] || body.vectors, head.vector, head.vector || body.document
  FROM generate_series($from, $to) n JOIN roadmaps r ON r.id = 'bench-' || n
    JOIN mentors m ON m.id = r.mentor_id JOIN categories c ON c.id = r.category_id
    CROSS JOIN LATERAL search_vector('en', r.title) title (vector)
    CROSS JOIN LATERAL search_vector('en', r.description) description (vector)
    CROSS JOIN LATERAL (SELECT setweight(title.vector, 'A') || setweight(description.vector, 'B') AS vector) head
    CROSS JOIN (${BODY}) body`;
/** Every learner has ticked all 16 steps of each of their roadmaps. */
const PROGRESS_ROWS = `INSERT INTO progress (user_id, step_id, roadmap_id, completed, completed_at, updated_at)
  SELECT ${FIRST_LEARNER} + i / 160, 'bench-' || n || '-' || (i % 16) / 4 || '-' || i % 4, 'bench-' || n, true, now(), now()
  FROM generate_series($from::bigint, $to::bigint) i
    CROSS JOIN LATERAL (SELECT (i / 16 * 7919 % $roadmaps)::integer AS n) r
  ON CONFLICT DO NOTHING`;
