// npm run bench: the speed of Waymark as ratios, both sides measured in one run on one machine. No test depends on these
// figures, since a busy machine changes them.
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startWaymark, type Waymark } from '../launch/start.ts';
import { isolationOverrides } from '../test/isolated-env.ts';
import { noLimits } from '../test/no-limits.ts';
import { benchCalls } from './calls.ts';
import { benchDirectus } from './directus.ts';
import { benchGrowth } from './growth.ts';
import { printHotSpots } from './hot.ts';
import { benchMechanisms } from './mechanisms.ts';
import { MEASURED, median, QUICK } from './pair.ts';
import { startProgram } from './program.ts';
import { benchReads, benchSearch, benchTicks, type Subject } from './reads.ts';
import { type Size, seed } from './seed.ts';
import { preloadStatements, Statements } from './statements.ts';
import { printTable, type Row } from './table.ts';
import { benchVitals } from './vitals.ts';

const SMALL: Size = { roadmaps: 1_000, progress: 100_000 };
const LARGE: Size = { roadmaps: 100_000, progress: 10_000_000 };
const LEARNERS = 16;
/** Largest accepted cost of a large database relative to a small one. */
const SCALE_AIM = 1.5;

const GROWTH_MINUTES = 15;

/** `--name=value` */
function option(name: string): string | undefined {
  return process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
}

const USAGE = `usage: npm run bench -- [options]
  --small                       leaves out the large database
  --only=WORDS                  measures the rows whose names hold the words; cpu: the CPU time of calls;
                                growth: hot calls while the tables grow to a million rows
  --minutes=N                   stops growing after so long; default 15
  --profile=FOLDER              writes CPU profiles of every process and prints what was hot
  --directus=URL --token=TOKEN  compares with a Directus over the same database
  --quick                       shows in two minutes that everything runs; the figures mean nothing`;
const unknown = process.argv
  .slice(2)
  .filter((arg) => !/^--(?:small|quick|(?:only|minutes|profile|directus|token)=.*)$/.test(arg));
if (unknown.length > 0) {
  console[unknown.includes('--help') ? 'log' : 'error'](USAGE);
  process.exit(unknown.includes('--help') ? 0 : 64);
}

const quick = process.argv.includes('--quick');
const small = quick || process.argv.includes('--small');
const home = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
const children: ChildProcess[] = [];
const print = (line: string) => console.log(` ${line}`);

print(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
const profiles = option('profile');
const env = {
  ...isolationOverrides(),
  ...noLimits,
  LOG_LEVEL: 'warn',
  ...(profiles && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${resolve(profiles)}` }),
};
const only = option('only') ?? '';
if (quick ? only === 'cpu' : 'cpu of calls'.includes(only)) await benchCalls(env, quick);
if (only === 'growth') await benchGrowth(env, Number(option('minutes') ?? GROWTH_MINUTES), quick);
if (only === 'cpu' || only === 'growth') await finish();
const waymark = await startWaymark({ home, port: 0, env });
try {
  if ('landing page'.includes(only)) await benchVitals(waymark.url, print);
  await preloadStatements(waymark);
  print(`filling in ${SMALL.roadmaps} roadmaps and ${SMALL.progress} progress rows`);
  await seed(waymark.services.databaseUrl, SMALL);
  const learners = await logIn(waymark);
  const subject: Subject = {
    url: waymark.url,
    bare: await startBare(waymark),
    statements: await Statements.of(waymark.services.databaseUrl),
    roadmaps: SMALL.roadmaps,
    only,
    pace: quick ? QUICK : MEASURED,
  };
  const few = [...(await benchReads(subject)), ...(await benchTicks(subject, learners))];
  printTable(`${SMALL.roadmaps} roadmaps`, 'Fastify and pg alone', few);
  printTable(`${SMALL.roadmaps} roadmaps`, 'the plain list', await benchSearch(subject));
  if (!subject.only) {
    await benchDirectus(subject, { url: option('directus'), token: option('token') }, print);
    await benchQueue(waymark);
  }
  if (!small) await benchScale(subject, learners, few);
  await subject.statements.end();
} finally {
  for (const child of children) child.kill();
  await waymark.stop();
  await rm(home, { recursive: true, force: true });
}
if (!profiles) await benchMechanisms({ env, only, pace: quick ? QUICK : MEASURED, quick });
await finish();

async function finish(): Promise<never> {
  if (profiles) await printHotSpots(profiles);
  process.exit();
}

/** Repeats the reads on a database a hundred times as large. Prints the slowdown of both sides. */
async function benchScale(
  subject: Subject,
  learners: { cookie: string; userId: number }[],
  few: Row[],
): Promise<void> {
  print(`\n filling in ${LARGE.roadmaps} roadmaps and ${LARGE.progress} progress rows; this takes minutes`);
  await seed(waymark.services.databaseUrl, LARGE);
  const large = { ...subject, roadmaps: LARGE.roadmaps };
  const many = [...(await benchReads(large)), ...(await benchTicks(large, learners))];
  printTable(`${LARGE.roadmaps} roadmaps`, 'Fastify and pg alone', many);
  printTable(`${LARGE.roadmaps} roadmaps`, 'the plain list', await benchSearch(large));
  print(`\n ${LARGE.roadmaps} roadmaps beside ${SMALL.roadmaps}: time per request, aim ≤ ${SCALE_AIM}\n`);
  for (const [i, row] of many.entries()) {
    const before = few[i]!;
    const ours = before.pair.ours.perSecond / row.pair.ours.perSecond;
    const other = before.pair.other.perSecond / row.pair.other.perSecond;
    const verdict = ours <= SCALE_AIM ? 'yes' : 'NO';
    print(`  ${row.what.padEnd(40)} ours ${ours.toFixed(2)} ${verdict}   bare ${other.toFixed(2)}`);
  }
}

async function benchQueue({ services }: Waymark): Promise<void> {
  const lines = run('queue.ts', [
    services.redisUrl,
    services.natsUrl,
    services.natsLogins['ai-worker'] ?? '',
    ...(quick ? ['--quick'] : []),
  ]);
  const rounds = JSON.parse(await lines) as { ours: number; bare: number }[];
  const ratios = rounds.map(({ ours, bare }) => ours / bare);
  print(`\n Jobs through the AI queue, with work that does nothing  (ours / BullMQ alone)\n`);
  print(
    `  ratio ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})   ` +
      `a second ${Math.round(median(rounds.map((r) => r.ours)))} / ${Math.round(median(rounds.map((r) => r.bare)))}`,
  );
}

function startBare({ services }: Waymark): Promise<string> {
  return run('bare.ts', [services.databaseUrl]);
}

/** Starts a program of this folder, which ends with this one. Returns its first line. */
async function run(file: string, args: string[]): Promise<string> {
  const { child, line } = await startProgram(`deploy/bench/${file}`, args);
  children.push(child);
  return line;
}

/** Registers learners. Returns their session cookies and ids. */
async function logIn({ url }: Waymark): Promise<{ cookie: string; userId: number }[]> {
  const learners: { cookie: string; userId: number }[] = [];
  for (let n = 0; n < LEARNERS; n++) {
    const username = `bench-${n}`;
    const response = await fetch(`${url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, email: `${username}@example.org`, password: 'steady numbers 12' }),
    });
    if (!response.ok) throw new Error(`register: ${response.status} ${await response.text()}`);
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('__Host-waymark='))!;
    const { id } = (await response.json()) as { id: number };
    learners.push({ cookie: cookie.split(';')[0]!, userId: id });
  }
  return learners;
}
