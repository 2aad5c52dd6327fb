import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Request } from 'autocannon';
import { startWaymark, type Waymark } from '../launch/start.ts';
import { booking, dealer, placesOf } from '../load/booking.ts';
import { type Person, register } from '../load/people.ts';
import { cpuSeconds } from './cpu.ts';
import { type Pace, type Pair, pair, type Side } from './pair.ts';
import type { Mechanism } from './plain.ts';
import { benchRaces, RACES } from './race.ts';
import { tickRequests } from './reads.ts';
import { roadmapIdOf, seed } from './seed.ts';
import { printTable, type Row } from './table.ts';

const PROCESSES = ['gateway', 'identity', 'roadmaps', 'scheduling'];
const SWITCH_MS = 100;
const ROADMAPS = 1_000;
const WRITERS = 16;
/** Of 200 requests one is a follow; a follow changes a roadmap and all lists. */
const WRITES = 0.005;
const READS = 'change feed: reads, 0.5 % follows';
const CALM_READS = 'change feed: the same, 150 a second';
const BOOKINGS = 'prepared statements: bookings';
const TICKS = 'prepared statements: progress writes';
/** A booking takes many steps, and the engine compiles each only when it has run often. */
const WARM_UP_SECONDS = 15;
const ROUNDS = 5;

export interface MechanismsOptions {
  env: Record<string, string>;
  /** Rows whose names hold it are measured. */
  only: string;
  pace: Pace;
  quick: boolean;
}

/** What only exists for speed, beside the plain way: the processes of one Waymark switch between both, in turn. */
export async function benchMechanisms({ env, only, pace, quick }: MechanismsOptions): Promise<void> {
  const wanted = (...names: string[]) => names.some((name) => name.includes(only));
  if (!wanted(READS, CALM_READS, RACES, BOOKINGS, TICKS)) return;
  const home = await mkdtemp(join(tmpdir(), 'waymark-bench-plain-'));
  const control = join(home, 'plain');
  const preload = `${pathToFileURL(join(import.meta.dirname, 'plain.ts')).href}?control=${control}`;
  const waymark = await startWaymark({ home, port: 0, env: { ...env, NODE_OPTIONS: `--import=${preload}` } });
  try {
    const sides = new Sides(waymark, control, quick ? pace : { ...pace, rounds: ROUNDS });
    const rows: Row[] = [];
    if (wanted(READS, CALM_READS)) {
      const reads = await readsOf(waymark);
      rows.push(
        await sides.row(READS, ['feed'], [reads]),
        await sides.row(CALM_READS, ['feed'], [reads], { rate: 150 }),
      );
    }
    const places = wanted(RACES, BOOKINGS) ? await placesOf(waymark.url) : [];
    if (wanted(BOOKINGS)) {
      const next = dealer(places);
      const bookings = booking(next, ({ cookie }) => ({ cookie, 'idempotency-key': randomUUID() }));
      const warm = quick ? {} : { warmUpSeconds: WARM_UP_SECONDS };
      rows.push(await sides.row(BOOKINGS, ['prepared'], [bookings], warm));
    }
    if (wanted(TICKS)) rows.push(await sides.row(TICKS, ['prepared'], await ticksOf(waymark)));
    if (rows.length > 0) printTable('What only exists for speed', 'the plain way', rows);
    if (wanted(RACES)) await benchRaces(waymark.url, places, (plain) => sides.use(plain), quick);
  } finally {
    await waymark.stop();
    await rm(home, { recursive: true, force: true });
  }
}

class Sides {
  private readonly waymark: Waymark;
  private readonly control: string;
  private readonly pace: Pace;

  constructor(waymark: Waymark, control: string, pace: Pace) {
    this.waymark = waymark;
    this.control = control;
    this.pace = pace;
  }

  async use(plain: Mechanism[]): Promise<void> {
    await writeFile(this.control, plain.join(' '));
    for (const name of PROCESSES) this.waymark.kill(name, 'SIGUSR2');
    await sleep(SWITCH_MS);
  }

  async row(what: string, plain: Mechanism[], requests: Request[], pace: Partial<Pace> = {}): Promise<Row> {
    const side = (use: Mechanism[]): Side => ({
      url: this.waymark.url,
      requests,
      prepare: () => this.use(use),
      cpu: () => cpuSeconds(Object.values(this.waymark.pids)),
    });
    const measured: Pair = await pair(side([]), side(plain), { ...this.pace, ...pace });
    return { what, pair: measured };
  }
}

/** Each learner ticks and unticks on a roadmap of their own. */
async function ticksOf({ url, services }: Waymark): Promise<Request[]> {
  await seed(services.databaseUrl, { roadmaps: ROADMAPS, progress: 10_000 });
  const learners = await Promise.all(Array.from({ length: WRITERS }, (_, n) => register(url, `ticker-${n}`)));
  return tickRequests(learners, ({ cookie }) => ({ cookie }));
}

/** Anonymous visitors read roadmaps (few are popular), lists and searches, while others follow roadmaps. */
async function readsOf({ url, services }: Waymark): Promise<Request> {
  await seed(services.databaseUrl, { roadmaps: ROADMAPS, progress: 10_000 });
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, (_, n) => register(url, `follower-${n}`)),
  );
  return { method: 'GET', setupRequest: (request) => ({ ...request, ...someRequest(writers) }) };
}

function someRequest(writers: Person[]): Request {
  if (Math.random() < WRITES) {
    const { cookie } = any(writers);
    const method = Math.random() < 0.5 ? 'POST' : 'DELETE';
    return { method, path: `/api/roadmaps/${someRoadmap()}/follow`, headers: { cookie } };
  }
  const path = Math.random() < 0.7 ? `/api/roadmaps/${someRoadmap()}` : any(LISTS);
  return { method: 'GET', path, headers: {} };
}

const SEARCHES = ['courage', 'debt', 'kitchen', 'garden', 'budget', 'sister', 'river', 'ledger'];
const LISTS = [
  '/api/categories',
  ...SEARCHES.flatMap((word) => ['/api/roadmaps?limit=24', `/api/roadmaps?limit=24&q=${word}`]),
];
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
/** The n-th is requested 1/n times as often as the first. */
const someRoadmap = (): string => roadmapIdOf(Math.floor(ROADMAPS ** Math.random()) - 1);
