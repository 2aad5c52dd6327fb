// covers: services/roadmaps, services/ai-worker, libs/messaging, libs/database
// guarantees: Runs of one user alternate with those of others; a run that waits for long is neither repeated nor failed
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AI_QUEUE } from '@waymark/contracts/ai/jobs';
import { Queue } from 'bullmq';
import { withNoOpWorkers } from '../bench/workers.ts';
import { Client } from '../e2e/client.ts';
import '../test/e2e-timeout.ts';
import { noRunLimits } from '../test/no-limits.ts';
import { FaultScene, untilPublished } from './fault-scene.ts';

/** Runs of each mentor. In the order of arrival, the first would be served alone for long. */
const SHARES = { mentor: 150, amara: 110, tomas: 80, ines: 60, kofi: 45, mei: 35, jonas: 20 };
const RUNS = Object.values(SHARES).reduce((sum, share) => sum + share);
/** One after each fifth of the runs, however long that takes. */
const KILLS = 4;
/** A killed worker has runs in hand. */
const DRAFT_MS = 400;
const PLACES_PER_WORKER = 4;
/** Only ends a test that hangs: the file takes a minute or two. */
const WITHIN_MS = 420_000;
/** What the workers have in hand may begin in any order; what a killed one had in hand begins later. */
const MAX_OVERTAKEN = 2 * PLACES_PER_WORKER + KILLS * PLACES_PER_WORKER;
const STORY = 'I opened every letter on the kitchen table. Then I wrote each sum into one list.';

let scene: FaultScene;

beforeAll(async () => {
  const env = { ...noRunLimits, NO_OP_MS: String(DRAFT_MS) };
  scene = await FaultScene.start(env, { processes: withNoOpWorkers(2) });
}, 300_000);
afterAll(() => scene?.stop(), 60_000);

describe(`${RUNS} queued runs of two workers, which are killed in turn`, () => {
  it(
    'all succeed',
    async () => {
      await recordMoments();
      await whilePaused(queueRuns);
      await killUntilEnded();
      const statuses = 'SELECT status, count(*)::int AS runs FROM roadmaps.ai_runs GROUP BY status';
      expect(await scene.query(statuses)).toEqual([{ status: 'succeeded', runs: RUNS }]);
    },
    WITHIN_MS,
  );

  it('end once each, with their draft on the roadmap once', async () => {
    await untilPublished(scene);
    const [moments] = await scene.query(
      `SELECT count(*)::int AS ends, count(DISTINCT run_id)::int AS runs FROM storm.moments WHERE what = 'ended'`,
    );
    expect(moments).toEqual({ ends: RUNS, runs: RUNS });
    const [events] = await scene.query(
      `SELECT count(*)::int AS ends, count(DISTINCT payload ->> 'runId')::int AS runs
       FROM roadmaps.outbox WHERE topic = 'roadmaps.run.ended.v1'`,
    );
    expect(events).toEqual({ ends: RUNS, runs: RUNS });
    const [drafts] = await scene.query(
      `SELECT count(*)::int AS stages, count(DISTINCT roadmap_id)::int AS roadmaps
       FROM roadmaps.stages WHERE roadmap_id IN (SELECT roadmap_id FROM roadmaps.ai_runs)`,
    );
    expect(drafts).toEqual({ stages: RUNS, roadmaps: RUNS });
  });

  it('alternate between the mentors', async () => {
    const mentors = await scene.query<{ places: number[] }>(
      'SELECT array_agg(turn ORDER BY turn) AS places FROM roadmaps.ai_runs GROUP BY user_id ORDER BY count(*) DESC',
    );
    const expected = Object.values(SHARES).map((share) => Array.from({ length: share }, (_, n) => n + 1));
    expect(mentors.map(({ places }) => places)).toEqual(expected);
    const begun = await scene.query<{ turn: number }>(
      `SELECT r.turn FROM storm.moments m JOIN roadmaps.ai_runs r ON r.id = m.run_id
       WHERE m.what = 'begun' ORDER BY m.number`,
    );
    const arrived = await scene.query<{ turn: number }>(
      'SELECT turn FROM roadmaps.ai_runs ORDER BY created_at, turn',
    );
    expect(begun).toHaveLength(RUNS);
    expect(overtaken(begun)).toBeLessThanOrEqual(MAX_OVERTAKEN);
    expect(overtaken(arrived)).toBeGreaterThan(MAX_OVERTAKEN);
  });

  it('break no invariant', () => scene.expectConsistent());
});

/** The most runs of earlier turns that one run has overtaken. */
function overtaken(order: readonly { turn: number }[]): number {
  const counts = order.map(({ turn }, at) => order.slice(at + 1).filter((later) => later.turn < turn).length);
  return Math.max(...counts);
}

/** Each begin and end of a run, as it is committed. */
async function recordMoments(): Promise<void> {
  await scene.query(`
    CREATE SCHEMA storm;
    CREATE TABLE storm.moments (number bigserial PRIMARY KEY, run_id text NOT NULL, what text NOT NULL);
    CREATE FUNCTION storm.record() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      IF OLD.status = 'queued' AND NEW.status <> 'queued' THEN
        INSERT INTO storm.moments (run_id, what) VALUES (NEW.id, 'begun');
      END IF;
      IF NEW.finished_at IS DISTINCT FROM OLD.finished_at THEN
        INSERT INTO storm.moments (run_id, what) VALUES (NEW.id, 'ended');
      END IF;
      RETURN NULL;
    END $$;
    GRANT USAGE ON SCHEMA storm TO PUBLIC;
    CREATE TRIGGER storm AFTER UPDATE ON roadmaps.ai_runs FOR EACH ROW EXECUTE FUNCTION storm.record()`);
}

/** Stops the workers from taking jobs until `work` has ended. */
async function whilePaused(work: () => Promise<void>): Promise<void> {
  const queue = new Queue(AI_QUEUE, { connection: { url: scene.waymark.services.redisUrl } });
  try {
    await queue.pause();
    await work();
    await untilPublished(scene);
    await queue.resume();
  } finally {
    await queue.close();
  }
}

/** One mentor after the other. */
async function queueRuns(): Promise<void> {
  const [category] = await new Client(scene.url).until<{ id: string }[]>('GET', '/api/categories');
  for (const [mentor, share] of Object.entries(SHARES)) {
    const client = await new Client(scene.url, mentor).login();
    const left = await newRoadmaps(client, category!.id, share);
    const queue = async () => {
      for (let roadmapId = left.pop(); roadmapId; roadmapId = left.pop()) {
        const body = { roadmapId, audioTranscript: STORY };
        await client.until('POST', '/api/generate-roadmap', body, { prefer: 'respond-async' });
      }
    };
    await Promise.all(Array.from({ length: PLACES_PER_WORKER }, queue));
  }
}

/** Ids of new roadmaps: copies of one, since they are not what is tested. */
async function newRoadmaps(client: Client, categoryId: string, count: number): Promise<string[]> {
  const details = { title: 'Storm', categoryId, description: 'Drafted while workers were killed.' };
  const { id } = await client.until<{ id: string }>('POST', '/api/roadmaps', details);
  const copies = await scene.query<{ id: string }>(
    `INSERT INTO roadmaps.roadmaps
     SELECT (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).*
     FROM roadmaps.roadmaps r, generate_series(2, $2) WHERE r.id = $1 RETURNING id`,
    [id, count],
  );
  return [id, ...copies.map((copy) => copy.id)];
}

/** Kills the workers in turn, each time when the same number of further runs has ended. */
async function killUntilEnded(): Promise<void> {
  for (let kills = 0; kills < KILLS; kills += 1) {
    await untilEnded((RUNS * (kills + 1)) / (KILLS + 1));
    const victim = kills % 2 === 0 ? 'ai-worker' : 'ai-worker-2';
    await scene.waymark.waitReady(victim, WITHIN_MS);
    scene.waymark.kill(victim, 'SIGKILL');
  }
  await untilEnded(RUNS);
}

async function untilEnded(count: number): Promise<void> {
  const ended = 'SELECT count(*)::int AS runs FROM roadmaps.ai_runs WHERE finished_at IS NOT NULL';
  for (;;) {
    const [row] = await scene.query<{ runs: number }>(ended);
    if (row!.runs >= count) return;
    await sleep(500);
  }
}
