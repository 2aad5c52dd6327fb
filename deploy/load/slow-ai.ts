import { loadavg } from 'node:os';
import { TEXT } from '../../services/ai-worker/src/testing/model-responses.ts';
import type { OpenAiTestServer } from '../../services/ai-worker/src/testing/openai-server.ts';
import { cpuSeconds } from '../bench/cpu.ts';
import type { Waymark } from '../launch/start.ts';
import { CLIENTS, CONCURRENCY, type Round, ratioLine } from './ai.ts';
import { AiRuns } from './ai-runs.ts';
import { BareQueue } from './bare-queue.ts';
import { killedWorker } from './killed-worker.ts';
import { draftsLonger, type Moments, momentsTable } from './moments.ts';
import { allAtRate } from './open-model.ts';

export const WORKERS = 2;
const PLACES = WORKERS * CONCURRENCY;
/** Of what the places can take. */
const SHARE = 0.7;
/** Between the runs of the other mentor, in drafts: not in step with the backlog. */
const GAP = 0.7;
const MOST_DRAFTS_LONGER = 1;

interface Pace {
  /** Of one draft by the model, and of one bare job. */
  draftMs: number;
  seconds: number;
  pushed: number;
  backlog: number;
  /** Runs of the other mentor beside the backlog. */
  others: number;
  rounds: number;
}

const MEASURED: Pace = { draftMs: 2_000, seconds: 20, pushed: 64, backlog: 80, others: 6, rounds: 3 };
const QUICK: Pace = { draftMs: 1_000, seconds: 3, pushed: 16, backlog: 32, others: 2, rounds: 1 };

interface Part {
  title: string;
  lines: string[];
}

/** The variables of a Waymark that drafts with this model. */
export const modelEnv = ({ baseUrl }: OpenAiTestServer): Record<string, string> => ({
  OPENAI_BASE_URL: baseUrl,
  AI_TOKENS_PER_DAY: '1000000000',
});

/**
 * Prints what mentors wait for when each draft of the model takes its time: at a constant rate of arrivals, beside another
 * mentor's backlog, and when a worker is killed. The real worker reads the responses of a server with OpenAI's protocol.
 */
export async function loadSlowAi(waymark: Waymark, model: OpenAiTestServer, quick: boolean): Promise<void> {
  const pace = quick ? QUICK : MEASURED;
  const { url, services } = waymark;
  // A draft is two calls: the second judges it.
  model.usually({ kind: 'timed', ms: pace.draftMs / 2 });
  const product = await AiRuns.of(url, services.databaseUrl, TEXT);
  const bare = new BareQueue(services.redisUrl, PLACES, pace.draftMs);
  console.log(
    `\n A model that takes ${pace.draftMs / 1_000} s a draft; ${WORKERS} workers of ${CONCURRENCY} places`,
  );
  try {
    await product.perSecond(PLACES, CLIENTS);
    await print(() => arrivals(waymark, product, bare, pace));
    await print(() => pushed(product, bare, pace));
    await print(() => besideBacklog(product, bare, pace));
    await print(() => killedWorker(waymark, { model, product, pace, places: PLACES }));
  } finally {
    await bare.close();
    await product.close();
  }
}

async function print(measure: () => Promise<Part>): Promise<void> {
  const load = () => loadavg()[0]!.toFixed(1);
  const before = load();
  const { title, lines } = await measure();
  console.log(`\n ${title}  (load average ${before} before, ${load()} after)\n`);
  for (const line of lines) console.log(line);
}

async function arrivals(waymark: Waymark, product: AiRuns, bare: BareQueue, pace: Pace): Promise<Part> {
  const rate = (SHARE * PLACES * 1_000) / pace.draftMs;
  const total = Math.round(rate * pace.seconds);
  const places = await product.places(total);
  const before = await cpuSeconds(Object.values(waymark.pids));
  const ours = await allAtRate({ rate, total }, (n, due) => product.follow(places[n]!, due));
  const cpu = (await cpuSeconds(Object.values(waymark.pids))) - before;
  const theirs = await allAtRate({ rate, total }, (_, due) => bare.follow(due));
  await product.ended();
  return {
    title: `${rate.toFixed(1)} runs a second arrive, ${SHARE * 100} % of what the places take: seconds`,
    lines: [
      ...momentsTable({ ours, 'BullMQ alone': theirs }),
      `\n  CPU of all processes and servers: ${Math.round((1_000 * cpu) / total)} ms a run`,
    ],
  };
}

async function pushed(product: AiRuns, bare: BareQueue, pace: Pace): Promise<Part> {
  const rounds: Round[] = [];
  while (rounds.length < pace.rounds) {
    rounds.push({
      ours: await product.perSecond(pace.pushed, CLIENTS),
      bare: await bare.perSecond(pace.pushed, CLIENTS),
    });
  }
  return {
    title: `${pace.pushed} runs at once, to the last applied draft`,
    lines: [ratioLine('ours / BullMQ alone', rounds)],
  };
}

/** One mentor queues many runs; another one starts some meanwhile. */
async function besideBacklog(product: AiRuns, bare: BareQueue, pace: Pace): Promise<Part> {
  const alone: Moments[] = [];
  const bareAlone: Moments[] = [];
  const ours: Moments[] = [];
  const theirs: Moments[] = [];
  const ahead: number[] = [];
  for (let round = 0; round < pace.rounds; round++) {
    for (const place of await product.places(pace.others)) {
      alone.push(await product.follow(place));
      bareAlone.push(await bare.follow(performance.now()));
    }
    const queued = await oursBeside(product, pace, ours);
    ahead.push(queued);
    const backlog = await bare.addAll(queued + PLACES, CLIENTS);
    theirs.push(...(await allAtRate(otherRate(pace), (_, due) => bare.follow(due))));
    await Promise.all(backlog);
  }
  const longer = draftsLonger(ours, alone, pace.draftMs);
  const inOrder = draftsLonger(theirs, bareAlone, pace.draftMs);
  const isFair = longer.median <= MOST_DRAFTS_LONGER;
  return {
    title: `A mentor starts a run now and then while ${ahead.join(', ')} of another one wait: seconds`,
    lines: [
      ...momentsTable({
        alone,
        'beside the backlog': ours,
        'BullMQ, alone': bareAlone,
        'BullMQ, in the order of arrival': theirs,
      }),
      `\n  longer than alone, in drafts: p50 ${longer.median.toFixed(1)}, worst ${longer.worst.toFixed(1)}` +
        `  aim: p50 ≤ ${MOST_DRAFTS_LONGER} ${isFair ? 'yes' : 'NO'}; in the order of arrival ` +
        `p50 ${inOrder.median.toFixed(1)}, worst ${inOrder.worst.toFixed(1)}`,
    ],
  };
}

/** Adds the other mentor's runs; returns how many of the busy one waited at their start. */
async function oursBeside(product: AiRuns, pace: Pace, runs: Moments[]): Promise<number> {
  const [busy, other] = product.mentors;
  const backlog = await product.places(pace.backlog, [busy!]);
  const own = await product.places(pace.others, [other!]);
  const before = await product.ended();
  await product.startAll(backlog, CLIENTS);
  const queued = await product.queued();
  runs.push(...(await allAtRate(otherRate(pace), (n, due) => product.follow(own[n]!, due))));
  await product.untilEnded(before + pace.backlog + pace.others);
  return queued;
}

const otherRate = ({ draftMs, others }: Pace) => ({ rate: 1_000 / (GAP * draftMs), total: others });
