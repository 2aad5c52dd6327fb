import type pg from 'pg';

/** Ids outside the range of accounts. */
const FIRST_MENTOR = 2_000_000;
const FIRST_LEARNER = 3_000_000;
const OF_A_MENTOR = 100;
const OF_A_LEARNER = 10;
/** The others are ahead, by more than a day: no reminder is due. */
const PAST = 80;
const BATCH = 50_000;

const SESSIONS = `
  WITH n AS (SELECT i, date_trunc('hour', now()) + (i % ${OF_A_MENTOR} - ${PAST}) * interval '1 hour'
        + CASE WHEN i % ${OF_A_MENTOR} < ${PAST} THEN interval '0' ELSE interval '2 days' END AS start,
      CASE WHEN i % ${OF_A_MENTOR} < ${PAST - 1} THEN 'completed' ELSE 'scheduled' END AS status
    FROM generate_series($1::bigint, $2::bigint) i
  ), calendar AS (
    INSERT INTO calendars (mentor_id, name)
    SELECT DISTINCT ${FIRST_MENTOR} + (i / ${OF_A_MENTOR})::integer, 'Mentor' FROM n ON CONFLICT DO NOTHING
  ), session AS (
    INSERT INTO sessions (id, mentor_id, learner_id, learner_name, kind, starts_at, ends_at, status, price_cents,
      currency, payment, meeting_code, mentor_timezone, learner_timezone, created_at, changed_at)
    SELECT gen_random_uuid(), ${FIRST_MENTOR} + i / ${OF_A_MENTOR}, ${FIRST_LEARNER} + i / ${OF_A_LEARNER}, 'Sam',
      'standard', start, start + interval '30 minutes', status, 0, 'USD', 'free', gen_random_uuid()::text, 'UTC', 'UTC',
      start - interval '20 days', start - interval '20 days' FROM n
    RETURNING id, created_at)
  INSERT INTO session_changes (session_id, number, from_status, to_status, at)
  SELECT id, 1, NULL, 'scheduled', created_at FROM session`;

/** Fills the database of scheduling up to `size` sessions, each mentor and learner with as many as before. */
export async function seedSessions(database: pg.Client, size: number): Promise<void> {
  await database.query("SET search_path = scheduling, extensions; SET session_replication_role = 'replica'");
  const { rows } = await database.query<{ n: string }>(
    `SELECT count(*) AS n FROM sessions WHERE mentor_id >= ${FIRST_MENTOR}`,
  );
  for (let from = Number(rows[0]!.n); from < size; from += BATCH) {
    await database.query(SESSIONS, [from, Math.min(size, from + BATCH) - 1]);
  }
  await database.query('RESET session_replication_role');
  await database.query('VACUUM (ANALYZE) calendars, sessions, session_changes');
}
