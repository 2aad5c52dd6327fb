// covers: services/roadmaps, services/identity, libs/messaging, libs/database
// guarantees: 10,000 letters due at one minute are sent once each, also when their processes are killed
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import pg from 'pg';
import { FaultScene } from './fault-scene.ts';

const LEARNERS = 10_000;
/** Killed when so many letters of theirs are written. */
const KILLED_AT = 2_000;
const OF_LETTERS = "kind = 'daily-reminder'";

let scene: FaultScene;
let db: pg.Client;

beforeAll(async () => {
  scene = await FaultScene.start({ STEP_REMINDERS_SECONDS: '1' });
  db = new pg.Client(scene.waymark.services.databaseUrl);
  await db.connect();
}, 300_000);
afterAll(async () => {
  await db?.end();
  await scene?.stop();
}, 60_000);

const count = async (sql: string): Promise<number> =>
  (await db.query<{ n: number }>(`SELECT count(*)::integer AS n FROM ${sql}`)).rows[0]!.n;
const written = () => count("roadmaps.sent_letters WHERE kind = 'daily'");
const mailed = () => count(`identity.mails WHERE ${OF_LETTERS}`);

const until = (what: () => Promise<number>, wanted: number): Promise<void> =>
  eventually(async () => expect(await what()).toBeGreaterThanOrEqual(wanted), {
    timeoutMs: 90_000,
    intervalMs: 20,
  });

/** Learners with a confirmed address who follow a roadmap and asked for a reminder at a time that was a minute ago. */
async function remindAll(): Promise<void> {
  await db.query(
    `INSERT INTO identity.users (username, email, email_confirmed_at, password_hash)
     SELECT 'letter-' || n, 'letter-' || n || '@example.org', now(), u.password_hash
     FROM generate_series(1, $1::integer) n, identity.users u WHERE u.username = 'learner'`,
    [LEARNERS],
  );
  // For the triggers of roadmaps.
  await db.query('SET search_path = roadmaps, extensions, public');
  const users = "identity.users u WHERE u.username LIKE 'letter-%'";
  await db.query(
    `INSERT INTO roadmaps.follows (user_id, roadmap_id, followed_at, active_at)
     SELECT u.id, 'roadmap1', now() - interval '1 day', now() - interval '1 day' FROM ${users}`,
  );
  await db.query(
    `INSERT INTO roadmaps.letter_schedules (user_id, time_zone, reminder_time, reminder_set_on, next_look_at)
     SELECT u.id, 'UTC', to_char(now() AT TIME ZONE 'UTC' - interval '1 minute', 'HH24:MI'),
       to_char(now() AT TIME ZONE 'UTC' - interval '1 day', 'YYYY-MM-DD'), now() FROM ${users}`,
  );
}

describe(`${LEARNERS} learners with a letter due at the same minute`, () => {
  it('get one mail and one notification each when the processes that send are killed in between', async () => {
    await remindAll();
    const start = performance.now();
    const seconds = () => ((performance.now() - start) / 1_000).toFixed(1);
    await until(written, KILLED_AT);
    scene.waymark.kill('roadmaps', 'SIGKILL');
    await until(mailed, KILLED_AT);
    scene.waymark.kill('identity', 'SIGKILL');
    await until(written, LEARNERS);
    const allWritten = seconds();
    await until(mailed, LEARNERS);
    process.stderr.write(
      `${LEARNERS} letters, with two kills: written after ${allWritten} s, mailed after ${seconds()} s\n`,
    );
    // A repeated delivery would follow within the time in which the outboxes and consumers come to rest.
    await until(async () => 1 - (await count('roadmaps.outbox WHERE published_at IS NULL')), 1);
    await scene.waymark.waitReady();
    for (const table of ['mails', 'notifications']) {
      const perLearner = await db.query(
        `SELECT sent, count(*)::integer AS learners FROM (
           SELECT u.id, (SELECT count(*)::integer FROM identity.${table} t WHERE t.user_id = u.id AND ${OF_LETTERS}) AS sent
           FROM identity.users u WHERE u.username LIKE 'letter-%') each GROUP BY sent`,
      );
      expect([table, perLearner.rows]).toEqual([table, [{ sent: 1, learners: LEARNERS }]]);
    }
    expect(await count("roadmaps.sent_letters WHERE kind = 'daily'")).toBe(LEARNERS);
  }, 240_000);
});
