import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { median, type Spread, spread } from '../bench/pair.ts';
import { textOf } from '../bench/table.ts';
import { projectRoot } from '../launch/paths.ts';
import type { Waymark } from '../launch/start.ts';
import { AiRuns } from './ai-runs.ts';
import { BareQueue } from './bare-queue.ts';

const AIM = 0.8;
export const CLIENTS = 16;
/** Of the worker, per queue. */
export const CONCURRENCY = 4;
const MEASURED = { rounds: 3, runs: 300, jobs: 3_000, phases: 100 };
const QUICK = { rounds: 1, runs: 20, jobs: 100, phases: 5 };

export interface Round {
  ours: number;
  bare: number;
}

/** Prints drafts per second through the whole product, with an engine that does no work, relative to BullMQ alone. */
export async function loadAi(waymark: Waymark, quick: boolean): Promise<void> {
  const { rounds, runs, jobs, phases } = quick ? QUICK : MEASURED;
  const product = await AiRuns.of(waymark.url, waymark.services.databaseUrl);
  const bare = new BareQueue(waymark.services.redisUrl, CONCURRENCY);
  const one = async (): Promise<Round> => ({
    ours: await product.perSecond(runs, CLIENTS),
    bare: await bare.perSecond(jobs, CLIENTS),
  });
  await one();
  const whole: Round[] = [];
  while (whole.length < rounds) whole.push(await one());
  const took = await product.firstPhases(phases);
  await bare.close();
  await product.close();
  const queue = await measureQueue(waymark, quick);
  const load = loadavg()[0]!.toFixed(1);
  console.log(`\n AI runs, with an engine that does no work  (ours / BullMQ alone; load average ${load})\n`);
  console.log(ratioLine('the queue: an empty job', queue));
  console.log(ratioLine('the product: from the request to the applied draft', whole));
  const at = (share: number) => Math.round(took[Math.ceil(took.length * share) - 1]!);
  console.log(
    `\n  from the request to the first phase on the page: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${took.length} runs, one at a time)`,
  );
}

/** Job producer and worker of libs/messaging, with jobs that do nothing. */
async function measureQueue({ services }: Waymark, quick: boolean): Promise<Round[]> {
  const args = [services.redisUrl, services.natsUrl, services.natsLogins['ai-worker'] ?? ''];
  const file = join(projectRoot, 'deploy/bench/queue.ts');
  const child = spawn(process.execPath, [file, ...args, ...(quick ? ['--quick'] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line) as Round[];
  throw new Error('the measurement of the queue ended without output');
}

/** Drafts or jobs a second, and their ratio beside its aim. */
export function ratioLine(what: string, rounds: Round[]): string {
  const ratio: Spread = spread(rounds.map(({ ours, bare }) => ours / bare));
  const perSecond = (side: keyof Round) => median(rounds.map((round) => round[side])).toPrecision(3);
  return (
    `  ${what.padEnd(50)}  ${textOf(ratio)}  aim ≥ ${AIM} ${ratio.median >= AIM ? 'yes' : 'NO'}  ` +
    `a second ${Number(perSecond('ours'))} / ${Number(perSecond('bare'))}`
  );
}
