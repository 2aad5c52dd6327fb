// A minimal program that returns the same JSON from the same database: Fastify and pg, without sessions, limits,
// idempotency or events. Runs as a separate process and prints its port.
import Fastify from 'fastify';
import pg from 'pg';

const databaseUrl = process.argv[2];
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
const pool = new pg.Pool({
  connectionString: databaseUrl,
  max: 10,
  options: '-c search_path=roadmaps,extensions',
});

const CARD = `p.id, p.title, p.description, p.duration, p.followers, p.audio_url AS "audioUrl",
  p.category_id AS "categoryId", p.mentor_id AS "mentorId", p.mentor_card AS mentor, p.category, p.status,
  p.published_at AS "publishedAt", p.updated_at AS "updatedAt"`;
const LIST = (
  where: string,
) => `SELECT ${CARD}, p.stage_count AS "stageCount", p.step_count AS "stepCount", p.quote
  FROM published_roadmaps p WHERE p.status = 'published' ${where}
  ORDER BY p.published_at DESC, p.id DESC LIMIT $1`;
const WHOLE = `SELECT ${CARD.replace('p.mentor_card', 'p.mentor')}, p.revision, p.version, p.story, p.stages,
  false AS "isOwner", false AS "hasUnpublishedChanges", NULL AS hidden FROM published_roadmaps p WHERE p.id = $1`;
const TICK = `WITH ticked AS (
    INSERT INTO progress (user_id, step_id, roadmap_id, completed, completed_at, updated_at)
    VALUES ($1, $2, $3, $4, CASE WHEN $4 THEN now() END, now())
    ON CONFLICT (user_id, step_id) DO UPDATE SET completed = $4, completed_at = excluded.completed_at, updated_at = now()
    RETURNING updated_at)
  SELECT (SELECT updated_at FROM ticked) AS "updatedAt", p.step_count AS "totalSteps",
    (SELECT count(*) FROM progress d WHERE d.user_id = $1 AND d.roadmap_id = $3 AND d.completed AND d.step_id <> $2)::int
      + $4::int AS "completedSteps" FROM published_roadmaps p WHERE p.id = $3`;

const app = Fastify({ logger: false });
app.get<{ Querystring: { limit?: string; q?: string } }>('/api/roadmaps', async ({ query }) => {
  const limit = Number(query.limit ?? 24);
  const words = (query.q ?? '').split(' ').filter(Boolean);
  const where = words.map((_, i) => `AND p.search LIKE search_pattern($${i + 2})`).join(' ');
  return (await pool.query(LIST(where), [limit, ...words])).rows;
});
app.get<{ Params: { id: string } }>('/api/roadmaps/:id', async ({ params }) => {
  return (await pool.query(WHOLE, [params.id])).rows[0];
});
interface Tick {
  userId: number;
  stepId: string;
  roadmapId: string;
  completed: boolean;
}
app.patch<{ Body: Tick }>('/api/progress', async ({ body }) => {
  const { userId, stepId, roadmapId, completed } = body;
  const { rows } = await pool.query<object>(TICK, [userId, stepId, roadmapId, completed]);
  return { userId, stepId, roadmapId, completed, ...rows[0] };
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.stdin.on('end', () => process.exit()).resume();
