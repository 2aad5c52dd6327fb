import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import autocannon, { type Request } from 'autocannon';
import { startWaymark } from '../launch/start.ts';
import { booking, dealer, placesOf } from '../load/booking.ts';
import { register } from '../load/people.ts';
import { startProgram } from './program.ts';
import { pastMemory, tickRequests, whole } from './reads.ts';
import { seed } from './seed.ts';
import { preloadStatements, Statements } from './statements.ts';
import { type Idle, perCall, type Usage, UsageReader } from './usage.ts';

const ROADMAPS = 1_000;
const LEARNERS = 16;
const CONNECTIONS = 16;
/** Background work of the calls (relay, notices) ends within it, and PostgreSQL's backends report most rows. */
const SETTLE_MS = 4_000;
/** The figures are then meaningless. */
const QUICK_SETTLE_MS = 500;
const SHOWN_FROM_MS = 0.02;

interface Meter {
  usage: UsageReader;
  idle: Idle;
  settleMs: number;
}

interface Call {
  what: string;
  requests: Request[];
  bare: { file: string; requests: Request[] };
  /** Least ratio of the CPU times, bare to ours. */
  aim: number;
  count: number;
}

/** The CPU time of one call by process, beside the bare program's, with statements, rows and messages, in both layouts. */
export async function benchCalls(env: Record<string, string>, quick: boolean): Promise<void> {
  await benchLayout('a process for each service', env, quick);
  if (quick) return;
  await benchLayout('one process', { ...env, WAYMARK_PROCESSES: 'one' }, quick);
}

async function benchLayout(layout: string, env: Record<string, string>, quick: boolean): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'waymark-bench-calls-'));
  const counts = join(home, 'counts');
  await mkdir(counts);
  const preload = `${pathToFileURL(join(import.meta.dirname, 'frames.ts')).href}?counts=${counts}`;
  const NODE_OPTIONS = [env.NODE_OPTIONS, `--import=${preload}`].filter(Boolean).join(' ');
  const waymark = await startWaymark({ home, port: 0, env: { ...env, NODE_OPTIONS } });
  try {
    await preloadStatements(waymark);
    const { databaseUrl } = waymark.services;
    await seed(databaseUrl, { roadmaps: ROADMAPS, progress: 10_000 });
    const statements = await Statements.of(databaseUrl);
    const usage = new UsageReader(waymark, statements, counts);
    const settleMs = quick ? QUICK_SETTLE_MS : SETTLE_MS;
    await sleep(settleMs);
    const meter: Meter = { usage, idle: await idleFor(2 * settleMs, usage), settleMs };
    console.log(`\n CPU milliseconds of one call, ${layout}  (ours / Fastify and pg alone)`);
    for (const call of await callsOf(waymark.url, quick)) {
      const ours = await measure(waymark.url, call, meter);
      const bare = await beside(call, databaseUrl, meter);
      print(call, ours, bare);
    }
    await statements.end();
  } finally {
    await waymark.stop();
    await rm(home, { recursive: true, force: true });
  }
}

async function callsOf(url: string, quick: boolean): Promise<Call[]> {
  const learners = [];
  for (let n = 0; n < LEARNERS; n++) learners.push(await register(url, `caller-${n}`));
  const places = await placesOf(url);
  const [next, nextBare] = [dealer(places), dealer(places)];
  const books = booking(next, ({ cookie }) => ({ cookie, 'idempotency-key': randomUUID() }));
  const reads = whole(ROADMAPS);
  const file = 'deploy/bench/bare.ts';
  return [
    {
      what: 'a cold read of a roadmap',
      requests: pastMemory(reads),
      bare: { file, requests: reads },
      aim: 0.6,
      count: quick ? 100 : 4_000,
    },
    {
      what: 'a progress write',
      requests: tickRequests(learners, ({ cookie }) => ({ cookie })),
      bare: { file, requests: tickRequests(learners, () => ({})) },
      aim: 0.5,
      count: quick ? 100 : 2_000,
    },
    {
      what: 'a booking',
      requests: [books],
      bare: { file: 'deploy/load/bare-booking.ts', requests: [booking(nextBare, () => ({}))] },
      aim: 0.35,
      count: quick ? 50 : 800,
    },
  ];
}

async function beside(call: Call, databaseUrl: string, meter: Meter): Promise<Usage> {
  const { child, line } = await startProgram(call.bare.file, [databaseUrl]);
  try {
    return await measure(line, { ...call, requests: call.bare.requests }, meter, { bare: child.pid! });
  } finally {
    child.kill();
  }
}

async function idleFor(ms: number, usage: UsageReader): Promise<Idle> {
  const from = await usage.read();
  await sleep(ms);
  return { from, to: await usage.read(), ms };
}

/** Warms up with as many calls, as long code paths are compiled late. `program`: serves them in the place of Waymark. */
async function measure(
  url: string,
  { what, requests, count }: Call,
  { usage, idle, settleMs }: Meter,
  program?: { bare: number },
): Promise<Usage> {
  await run(url, what, requests, count);
  await sleep(settleMs);
  const before = await usage.read(program);
  const startedAt = performance.now();
  await run(url, what, requests, count);
  await sleep(settleMs);
  return perCall(before, await usage.read(program), count, idle, performance.now() - startedAt);
}

async function run(url: string, what: string, requests: Request[], amount: number): Promise<void> {
  const result = await autocannon({ url, requests, amount, connections: CONNECTIONS, timeout: 20 });
  const refused = result.non2xx + result.errors + result.timeouts;
  if (refused > amount / 1_000) throw new Error(`${what}: ${refused} of ${amount} were refused`);
}

function print({ what, aim }: Call, ours: Usage, bare: Usage): void {
  const [sum, bareSum] = [ours, bare].map(({ cpu }) => total(cpu)) as [number, number];
  const ratio = bareSum / sum;
  console.log(
    `\n  ${what}: ${sum.toFixed(2)} / ${bareSum.toFixed(2)}, ratio ${ratio.toFixed(2)}, aim ≥ ${aim} ${ratio >= aim ? 'yes' : 'NO'}`,
  );
  console.log(`    ours: ${sharesOf(ours)}; bare: ${sharesOf(bare)}`);
  const counts = [
    `statements ${ours.statements.toFixed(1)} / ${bare.statements.toFixed(1)}`,
    `rows written ${ours.rows.toFixed(1)}`,
    `NATS messages ${ours.frames.toFixed(1)}`,
  ];
  console.log(`    ${counts.join(', ')}`);
}

const sharesOf = ({ cpu }: Usage): string =>
  Object.entries(cpu)
    .filter(([, ms]) => ms >= SHOWN_FROM_MS)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, ms]) => `${name} ${ms.toFixed(2)}`)
    .join(', ');

const total = (cpu: Record<string, number>): number => Object.values(cpu).reduce((sum, ms) => sum + ms, 0);
