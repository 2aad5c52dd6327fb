import { setTimeout as sleep } from 'node:timers/promises';
import { AI_QUEUE } from '@waymark/contracts/ai/jobs';
import { Queue } from 'bullmq';
import pg from 'pg';
import { AiRuns, type FollowedRun } from '../ai-runs.ts';
import { BareQueue } from '../bare-queue.ts';
import { median, spread } from '../compare.ts';
import { allAtRate } from '../load.ts';
import { draftsLonger, type Moments, momentsTable } from '../moments.ts';
import type { Person } from '../people.ts';
import { type Scene, WORKERS } from '../scene.ts';
import { printTable, toText, toVerdict } from '../table.ts';

/** Of each worker. */
const CONCURRENCY = 4;
const PLACES = WORKERS * CONCURRENCY;
const LEAST_RATIO = 0.8;
const MOST_DRAFTS_LONGER = 1;
/** Between the runs of the other mentor, in drafts: not in step with the backlog. */
const GAP = 0.7;
/** While a worker is killed, of what the places can take, so that one worker can take it. */
const SHARE = 0.4;
const MOST_KILLS = 6;
const NOTICED_WITHIN_MS = 2_000;
const POLL_MS = 20;
const STAGES_OF_DRAFT = 4;

/** `draftMs`: of one draft by the model, and of one bare job. `others`: runs of the other mentor beside the backlog. */
const MEASURED = { draftMs: 2_000, seconds: 20, pushed: 64, backlog: 80, others: 6, rounds: 3 };
const SMALL: Pace = { draftMs: 1_000, seconds: 3, pushed: 16, backlog: 32, others: 2, rounds: 1 };
type Pace = typeof MEASURED;

/** Drafts of a model that takes its time: many at once, beside another mentor's backlog, and when a worker is killed. */
export async function runs(scene: Scene): Promise<void> {
  const pace = scene.isSmall ? SMALL : MEASURED;
  // A draft is two calls: the second judges it.
  scene.model.usually({ kind: 'timed', ms: pace.draftMs / 2 });
  const product = new AiRuns(scene.waymark.url);
  const bare = new BareQueue(scene.waymark.services.redisUrl, PLACES, pace.draftMs);
  const database = new pg.Client({ connectionString: scene.waymark.services.databaseUrl });
  await database.connect();
  console.log(`\n AI runs: ${pace.draftMs / 1_000} s a draft, ${WORKERS} workers of ${CONCURRENCY} places`);
  try {
    const measured = { ...scene, product, bare, database, pace };
    await pushed(measured);
    await besideBacklog(measured);
    await killedWorker(measured);
  } finally {
    await bare.close();
    await database.end();
  }
}

interface Measured extends Omit<Scene, 'bare'> {
  product: AiRuns;
  bare: BareQueue;
  database: pg.Client;
  pace: Pace;
}

async function pushed({ product, bare, mentors, pace }: Measured): Promise<void> {
  await product.perSecond(await product.places(PLACES, mentors));
  const rounds: { ours: number; bare: number }[] = [];
  while (rounds.length < pace.rounds) {
    const ours = await product.perSecond(await product.places(pace.pushed, mentors));
    rounds.push({ ours, bare: await bare.perSecond(pace.pushed) });
  }
  const ratio = spread(rounds.map((round) => round.ours / round.bare));
  const perSecond = (['ours', 'bare'] as const).map((side) =>
    median(rounds.map((round) => round[side])).toFixed(2),
  );
  printTable(`${pace.pushed} runs at once, to the last applied draft  (ours / BullMQ alone)`, [
    ['ratio (min–max)', 'aim', 'a second'],
    [toText(ratio), toVerdict(`≥ ${LEAST_RATIO}`, ratio.median >= LEAST_RATIO), perSecond.join(' / ')],
  ]);
}

/** One mentor queues many runs; another one starts some meanwhile. */
async function besideBacklog({ product, bare, mentors, database, pace }: Measured): Promise<void> {
  const [busy, other] = mentors as [Person, Person];
  const [alone, bareAlone, ours, theirs]: Moments[][] = [[], [], [], []];
  const ahead: number[] = [];
  const rate = { rate: 1_000 / (GAP * pace.draftMs), total: pace.others };
  for (let round = 0; round < pace.rounds; round++) {
    for (const place of await product.places(pace.others, [other])) {
      alone!.push(await product.follow(place));
      bareAlone!.push(await bare.follow());
    }
    const own = await product.places(pace.others, [other]);
    const waiting = await product.places(pace.backlog, [busy]);
    const started = await Promise.all(waiting.map((place) => product.start(place)));
    const backlog = started.map((run, n) => product.read(run, waiting[n]!));
    const queued = await countQueued(database);
    ahead.push(queued);
    ours!.push(...(await allAtRate(rate, (n, due) => product.follow(own[n]!, due))));
    await Promise.all(backlog);
    const bareBacklog = bare.followAll(queued + PLACES);
    theirs!.push(...(await allAtRate(rate, (_, due) => bare.follow(due))));
    await bareBacklog;
  }
  const longer = draftsLonger(ours!, alone!, pace.draftMs);
  const inOrder = draftsLonger(theirs!, bareAlone!, pace.draftMs);
  const title = `A mentor starts a run now and then while ${ahead.join(', ')} of another one wait: seconds`;
  const rows = { 'BullMQ, alone': bareAlone!, 'BullMQ, in the order of arrival': theirs! };
  printTable(title, momentsTable({ alone: alone!, 'beside the backlog': ours!, ...rows }));
  console.log(
    `\n  longer than alone, in drafts: p50 ${longer.median.toFixed(1)}, worst ${longer.worst.toFixed(1)}` +
      `  aim: p50 ${toVerdict(`≤ ${MOST_DRAFTS_LONGER}`, longer.median <= MOST_DRAFTS_LONGER)}; ` +
      `in the order of arrival p50 ${inOrder.median.toFixed(1)}, worst ${inOrder.worst.toFixed(1)}`,
  );
}

/** Runs that no worker has taken. */
async function countQueued(database: pg.Client): Promise<number> {
  const sql = "SELECT count(*)::int AS runs FROM roadmaps.ai_runs WHERE status = 'queued'";
  const { rows } = await database.query<{ runs: number }>(sql);
  return rows[0]!.runs;
}

/** Kills a worker that has runs in hand while others arrive. Throws unless each run succeeds once, with one draft. */
async function killedWorker(measured: Measured): Promise<void> {
  const { product, mentors, pace } = measured;
  const rate = (SHARE * PLACES * 1_000) / pace.draftMs;
  const total = Math.round(rate * pace.seconds);
  const places = await product.places(total, mentors);
  const following = allAtRate({ rate, total }, (n, due) => product.follow(places[n]!, due));
  const killing = sleep(2 * pace.draftMs).then(() => killAtWork(measured));
  const [followed, kills] = await Promise.all([following, killing]);
  await checkOnce(measured, followed);
  const again = await takenAgain(measured, followed);
  const interrupted = followed.filter(({ id }) => again.has(id));
  if (interrupted.length === 0) throw new Error('no run was interrupted');
  const pause = Math.max(...interrupted.map(({ pauseMs }) => pauseMs)) / 1_000;
  const undisturbed = followed.filter(({ id }) => !again.has(id));
  const title = `A worker is killed while ${rate.toFixed(1)} runs a second arrive: seconds`;
  printTable(title, momentsTable({ undisturbed, interrupted }));
  console.log(
    `\n  ${total} runs, each succeeded once with one draft (kills: ${kills}); longest pause on a page ${pause.toFixed(1)} s`,
  );
}

/** Kills the workers in turn until one had a response of the model in hand. Returns the number of kills. */
async function killAtWork({ waymark, model }: Measured): Promise<number> {
  const before = model.abandoned;
  for (let kills = 1; kills <= MOST_KILLS; kills++) {
    const victim = kills % WORKERS === 0 ? 'ai-worker' : 'ai-worker-2';
    await waymark.waitReady(victim);
    waymark.kill(victim, 'SIGKILL');
    const until = Date.now() + NOTICED_WITHIN_MS;
    while (model.abandoned === before && Date.now() < until) await sleep(POLL_MS);
    if (model.abandoned > before) return kills;
  }
  throw new Error('no killed worker had a run in hand');
}

async function checkOnce({ database }: Measured, followed: readonly FollowedRun[]): Promise<void> {
  const { rows } = await database.query<Record<'succeeded' | 'ends' | 'stages', number>>(
    `SELECT count(*) FILTER (WHERE status = 'succeeded')::int AS succeeded,
       (SELECT count(*)::int FROM roadmaps.outbox
        WHERE topic = 'roadmaps.run.ended.v1' AND payload ->> 'runId' = ANY ($1)) AS ends,
       (SELECT count(*)::int FROM roadmaps.stages WHERE roadmap_id IN
         (SELECT roadmap_id FROM roadmaps.ai_runs WHERE id = ANY ($1))) AS stages
     FROM roadmaps.ai_runs WHERE id = ANY ($1)`,
    [followed.map(({ id }) => id)],
  );
  const { succeeded, ends, stages } = rows[0]!;
  const isOnce = [succeeded, ends, stages / STAGES_OF_DRAFT].every((count) => count === followed.length);
  if (!isOnce) throw new Error(`of ${followed.length} runs: ${JSON.stringify(rows[0])}`);
}

/** Runs whose job a second worker took. */
async function takenAgain(
  { waymark }: Measured,
  followed: readonly FollowedRun[],
): Promise<ReadonlySet<string>> {
  const queue = new Queue(AI_QUEUE, { connection: { url: waymark.services.redisUrl } });
  try {
    const jobs = await Promise.all(followed.map(({ id }) => queue.getJob(`${id}-1`)));
    return new Set(followed.flatMap(({ id }, n) => ((jobs[n]?.attemptsStarted ?? 1) > 1 ? [id] : [])));
  } finally {
    await queue.close();
  }
}
