// A minimal program that books a slot: Fastify and pg, one INSERT under the same constraints (a copy of the table), without
// sessions, calendars, limits, idempotency, events or reminders. Prints its port.
import { randomBytes, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const databaseUrl = process.argv[2];
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
await pool.query(`DROP SCHEMA IF EXISTS bare CASCADE; CREATE SCHEMA bare;
  CREATE TABLE bare.sessions (LIKE scheduling.sessions INCLUDING ALL)`);

const INSERT = `INSERT INTO bare.sessions (id, mentor_id, learner_id, learner_name, kind, starts_at, ends_at, status,
    price_cents, currency, payment, meeting_code, mentor_timezone, learner_timezone, user_notes, created_at,
    changed_at)
  VALUES ($1, $2, $3, 'learner', 'standard', $4::timestamptz, $4::timestamptz + interval '30 minutes', 'scheduled',
    0, 'USD', 'free', $5, 'UTC', 'UTC', $6, now(), now())
  ON CONFLICT DO NOTHING RETURNING *`;

interface Booking {
  mentorId: number;
  learnerId: number;
  sessionDate: string;
  userNotes: string;
}

const app = Fastify({ logger: false });
app.post<{ Body: Booking }>('/api/sessions/schedule', async ({ body }, reply) => {
  const { mentorId, learnerId, sessionDate, userNotes } = body;
  const { rows } = await pool.query<object>(INSERT, [
    randomUUID(),
    mentorId,
    learnerId,
    sessionDate,
    randomBytes(16).toString('base64url'),
    userNotes,
  ]);
  return rows[0] ? reply.code(201).send(rows[0]) : reply.code(409).send({ message: 'taken' });
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.stdin.on('end', () => process.exit()).resume();
