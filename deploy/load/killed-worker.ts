import { setTimeout as sleep } from 'node:timers/promises';
import { AI_QUEUE } from '@waymark/contracts/ai/jobs';
import { Queue } from 'bullmq';
import type { OpenAiTestServer } from '../../services/ai-worker/src/testing/openai-server.ts';
import type { Waymark } from '../launch/start.ts';
import type { AiRuns, FollowedRun } from './ai-runs.ts';
import { momentsTable } from './moments.ts';
import { allAtRate } from './open-model.ts';

const VICTIMS = ['ai-worker-2', 'ai-worker'];
/** Of what the places can take, so that one worker can take it. */
const SHARE = 0.4;
const MOST_KILLS = 6;
const NOTICED_WITHIN_MS = 2_000;
const POLL_MS = 20;
const STAGES_OF_DRAFT = 4;

interface Scene {
  model: OpenAiTestServer;
  product: AiRuns;
  pace: { draftMs: number; seconds: number };
  /** Of both workers. */
  places: number;
}

/** Kills a worker that has runs in hand while others arrive. Throws unless each run succeeds once, with one draft. */
export async function killedWorker(waymark: Waymark, scene: Scene) {
  const { model, product, pace } = scene;
  const rate = (SHARE * scene.places * 1_000) / pace.draftMs;
  const total = Math.round(rate * pace.seconds);
  const places = await product.places(total);
  const following = allAtRate({ rate, total }, (n, due) => product.follow(places[n]!, due));
  const killing = sleep(2 * pace.draftMs).then(() => killAtWork(waymark, model));
  const [runs, kills] = await Promise.all([following, killing]);
  const calls = await checkOnce(product, runs);
  const again = await takenAgain(waymark, runs);
  const interrupted = runs.filter(({ id }) => again.has(id));
  if (interrupted.length === 0) throw new Error('no run was interrupted');
  const undisturbed = runs.filter(({ id }) => !again.has(id));
  const pause = Math.max(...interrupted.map(({ pauseMs }) => pauseMs)) / 1_000;
  return {
    title: `A worker is killed while ${rate.toFixed(1)} runs a second arrive: seconds`,
    lines: [
      ...momentsTable({ undisturbed, interrupted }),
      `\n  ${total} runs, each succeeded once with one draft and ${calls} calls to the model in all (kills: ${kills});` +
        ` longest pause on a page ${pause.toFixed(1)} s`,
    ],
  };
}

/** Kills the workers in turn until one had a response of the model in hand. Returns the number of kills. */
async function killAtWork(waymark: Waymark, model: OpenAiTestServer): Promise<number> {
  const before = model.abandoned;
  for (let kills = 1; kills <= MOST_KILLS; kills++) {
    const victim = VICTIMS[kills % VICTIMS.length]!;
    await waymark.waitReady(victim);
    waymark.kill(victim, 'SIGKILL');
    const until = Date.now() + NOTICED_WITHIN_MS;
    while (model.abandoned === before && Date.now() < until) await sleep(POLL_MS);
    if (model.abandoned > before) return kills;
  }
  throw new Error('no killed worker had a run in hand');
}

/** Returns the calls to the model. */
async function checkOnce({ db }: AiRuns, runs: readonly FollowedRun[]): Promise<number> {
  const { rows } = await db.query<Record<'succeeded' | 'ends' | 'stages' | 'calls', number>>(
    `SELECT count(*) FILTER (WHERE status = 'succeeded')::int AS succeeded, sum(paid_calls)::int AS calls,
       (SELECT count(*)::int FROM roadmaps.outbox
        WHERE topic = 'roadmaps.run.ended.v1' AND payload ->> 'runId' = ANY ($1)) AS ends,
       (SELECT count(*)::int FROM roadmaps.stages WHERE roadmap_id IN
         (SELECT roadmap_id FROM roadmaps.ai_runs WHERE id = ANY ($1))) AS stages
     FROM roadmaps.ai_runs WHERE id = ANY ($1)`,
    [runs.map(({ id }) => id)],
  );
  const { succeeded, ends, stages, calls } = rows[0]!;
  const isOnce = [succeeded, ends, stages / STAGES_OF_DRAFT].every((count) => count === runs.length);
  if (!isOnce) throw new Error(`of ${runs.length} runs: ${JSON.stringify(rows[0])}`);
  return calls;
}

/** Runs whose job a second worker took. */
async function takenAgain({ services }: Waymark, runs: readonly FollowedRun[]): Promise<ReadonlySet<string>> {
  const queue = new Queue(AI_QUEUE, { connection: { url: services.redisUrl } });
  try {
    const jobs = await Promise.all(runs.map(({ id }) => queue.getJob(`${id}-1`)));
    return new Set(runs.flatMap(({ id }, n) => ((jobs[n]?.attemptsStarted ?? 1) > 1 ? [id] : [])));
  } finally {
    await queue.close();
  }
}
