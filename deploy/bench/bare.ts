// A minimal program that serves the hot requests from the same database: Fastify and pg, without sessions, calendars, limits,
// idempotency, events or reminders. Runs as a separate process and prints its address.
import { randomBytes, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const connectionString = process.argv[2];
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
// Constraints hold, triggers do not run: what they record is work of the product.
const options = '-c search_path=roadmaps,scheduling,extensions -c session_replication_role=replica';
const pool = new pg.Pool({ connectionString, max: 10, options });
const query = async <T extends object>(sql: string, values: unknown[]): Promise<T[]> =>
  (await pool.query<T>(sql, values)).rows;

const HEAD = `p.id, p.title, p.description, p.duration, p.tags, p.followers, p.audio_url AS "audioUrl",
  p.category_id AS "categoryId", p.mentor_id AS "mentorId", p.category, p.status, p.published_at AS "publishedAt",
  p.updated_at AS "updatedAt"`;
const CARD = `${HEAD}, p.mentor_card AS mentor, p.stage_count AS "stageCount", p.step_count AS "stepCount", p.quote`;
const LIST = `SELECT ${CARD} FROM published_roadmaps p WHERE p.status = 'published'
  ORDER BY p.published_at DESC, p.id DESC LIMIT $1`;
/** The ranked query of PostgreSQL's manual. */
const SEARCH = `SELECT ${CARD} FROM published_roadmaps p, plainto_tsquery(search_configuration('en'), $2) q
  WHERE p.status = 'published' AND p.search_document @@ q ORDER BY ts_rank(p.search_document, q) DESC LIMIT $1`;
const WHOLE = `SELECT ${HEAD}, p.mentor, p.revision, p.version, p.story, p.stages,
  false AS "isOwner", false AS "hasUnpublishedChanges", NULL AS hidden FROM published_roadmaps p WHERE p.id = $1`;
const TICK = `WITH ticked AS (
    INSERT INTO progress (user_id, step_id, roadmap_id, completed, completed_at, updated_at)
    VALUES ($1, $2, $3, $4, CASE WHEN $4 THEN now() END, now())
    ON CONFLICT (user_id, step_id) DO UPDATE SET completed = $4, completed_at = excluded.completed_at, updated_at = now()
    RETURNING updated_at)
  SELECT (SELECT updated_at FROM ticked) AS "updatedAt", p.step_count AS "totalSteps",
    (SELECT count(*) FROM progress d WHERE d.user_id = $1 AND d.roadmap_id = $3 AND d.completed AND d.step_id <> $2)::int
      + $4::int AS "completedSteps" FROM published_roadmaps p WHERE p.id = $3`;
/** Of a calendar in UTC without exceptions. */
const SLOTS = `SELECT start FROM availability a
    JOIN generate_series($2::date, $3::date, interval '1 day') day ON extract(dow FROM day) = a.day_of_week,
    generate_series(day AT TIME ZONE 'UTC' + a.start_minute * interval '1 minute',
      day AT TIME ZONE 'UTC' + (a.end_minute - 30) * interval '1 minute', interval '30 minutes') start
  WHERE a.mentor_id = $1 AND start > now() AND NOT EXISTS (SELECT FROM sessions s
    WHERE s.mentor_id = $1 AND s.status IN ('held', 'scheduled')
      AND tstzrange(s.starts_at, s.ends_at) && tstzrange(start, start + interval '30 minutes'))
  ORDER BY start`;
const BOOK = `INSERT INTO sessions (id, mentor_id, learner_id, learner_name, kind, starts_at, ends_at, status,
    price_cents, currency, payment, meeting_code, mentor_timezone, learner_timezone, user_notes, created_at, changed_at)
  VALUES ($1, $2, $3, 'learner', 'standard', $4::timestamptz, $4::timestamptz + interval '30 minutes', 'scheduled',
    0, 'USD', 'free', $5, 'UTC', 'UTC', $6, now(), now())
  ON CONFLICT DO NOTHING RETURNING *`;

interface Tick {
  userId: number;
  stepId: string;
  roadmapId: string;
  completed: boolean;
}

interface Booking {
  mentorId: number;
  learnerId: number;
  sessionDate: string;
  userNotes: string;
}

const app = Fastify({ logger: false });
app.get<{ Querystring: { limit: string; q?: string } }>('/api/roadmaps', ({ query: { limit, q } }) =>
  q ? query(SEARCH, [limit, q]) : query(LIST, [limit]),
);
app.get<{ Params: { id: string } }>('/api/roadmaps/:id', async ({ params }) => {
  const [roadmap] = await query(WHOLE, [params.id]);
  return roadmap;
});
app.get<{ Params: { id: string }; Querystring: { from: string; to: string } }>(
  '/api/mentor/:id/slots',
  async ({ params, query: { from, to } }) => ({ slots: await query(SLOTS, [params.id, from, to]) }),
);
app.patch<{ Body: Tick }>('/api/progress', async ({ body }) => {
  const { userId, stepId, roadmapId, completed } = body;
  const [counts] = await query(TICK, [userId, stepId, roadmapId, completed]);
  return { ...body, ...counts };
});
app.post<{ Body: Booking }>('/api/sessions/schedule', async ({ body }, reply) => {
  const { mentorId, learnerId, sessionDate, userNotes } = body;
  const code = randomBytes(16).toString('base64url');
  const [booked] = await query(BOOK, [randomUUID(), mentorId, learnerId, sessionDate, code, userNotes]);
  return booked ? reply.code(201).send(booked) : reply.code(409).send({ message: 'taken' });
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.stdin.on('end', () => process.exit()).resume();
