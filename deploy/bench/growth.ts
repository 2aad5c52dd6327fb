import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';
import pg from 'pg';
import { startWaymark } from '../launch/start.ts';
import { booking, dealer, placesOf } from '../load/booking.ts';
import { register } from '../load/people.ts';
import { cpuSeconds } from './cpu.ts';
import { median } from './pair.ts';
import { list, pastMemory, tickRequests, whole } from './reads.ts';
import { seed } from './seed.ts';
import { seedSessions } from './seed-sessions.ts';
import { prepared } from './statements.ts';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const QUICK_SIZES = [1_000, 1_200];
const LEARNERS = 16;
const WORKERS = 4;
const CALLS = 400;
const QUICK_CALLS = 40;
const ROUNDS = 3;
/** A size ten times as large takes a little more than ten times as long to fill in. */
const STEP = 12;
const MOST_GROWTH = 1.5;
const SETTLE_WITHIN_MS = 60_000;
/** PostgreSQL's backends report their scans after ten idle seconds. */
const REPORTED_MS = 11_000;
/** Background jobs may read a whole table now and then; a call must not. */
const MOST_SCANS_PER_CALL = 0.05;
const SMALL_TABLE = 5_000;

interface Hot {
  what: string;
  requests: Request[];
}

interface Figures {
  p95: number;
  /** Milliseconds of PostgreSQL's CPU time per call. */
  cpu: number;
}

/** Fills in ever more sessions, progress rows and roadmaps while `minutes` last, and compares the hot calls. */
export async function benchGrowth(
  env: Record<string, string>,
  minutes: number,
  quick: boolean,
): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'waymark-bench-growth-'));
  const waymark = await startWaymark({ home, port: 0, env });
  const database = new pg.Client({ connectionString: waymark.services.databaseUrl });
  database.on('error', () => {});
  try {
    await database.connect();
    const calls = await hotCalls(waymark.url);
    const filler = new Filler(waymark.services.databaseUrl, database, minutes);
    let first: Figures[] | undefined;
    for (const size of quick ? QUICK_SIZES : SIZES) {
      if (!(await filler.fill(size))) break;
      await settle(database);
      const scans = await scansOf(database);
      const figures: Figures[] = [];
      for (const call of calls) {
        figures.push(await measure(waymark.url, call, waymark.pids.postgres!, quick));
        print(call, figures.at(-1)!, first?.[figures.length - 1]);
      }
      first ??= figures;
      await printScans(database, scans, ROUNDS * (quick ? QUICK_CALLS : CALLS) * calls.length);
    }
  } finally {
    await database.end().catch(() => {});
    await waymark.stop();
    await rm(home, { recursive: true, force: true });
  }
}

/** Fills in what the remaining minutes allow. Roadmaps take longest by far, so they stop growing first. */
class Filler {
  private roadmaps = 0;
  private roadmapsMs = 0;
  private rowsMs = 0;
  private readonly databaseUrl: string;
  private readonly database: pg.Client;
  private readonly minutes: number;
  private readonly until: number;

  constructor(databaseUrl: string, database: pg.Client, minutes: number) {
    this.databaseUrl = databaseUrl;
    this.database = database;
    this.minutes = minutes;
    this.until = performance.now() + minutes * 60_000;
  }

  /** Returns false, and fills in nothing, if there is not enough time. */
  async fill(size: number): Promise<boolean> {
    const leftMs = this.until - performance.now() - STEP * this.rowsMs;
    if (leftMs < 0) {
      this.printLeftOut(`${size} rows`, -leftMs);
      return false;
    }
    const missingMs = STEP * this.roadmapsMs - leftMs;
    if (missingMs > 0) this.printLeftOut(`${size} roadmaps`, missingMs);
    else this.roadmapsMs = await timed(() => this.seedRoadmaps(size));
    this.rowsMs = await timed(async () => {
      await seed(this.databaseUrl, { roadmaps: this.roadmaps, progress: size });
      await seedSessions(this.database, size);
    });
    console.log(`\n ${this.roadmaps} roadmaps, ${size} sessions and progress rows\n`);
    return true;
  }

  private async seedRoadmaps(size: number): Promise<void> {
    this.roadmaps = size;
    await seed(this.databaseUrl, { roadmaps: size, progress: 0 });
  }

  private printLeftOut(what: string, missingMs: number): void {
    console.log(
      `\n ${what} are left out; --minutes=${Math.ceil(this.minutes + missingMs / 60_000)} allows them`,
    );
  }
}

/** Waits for what PostgreSQL does after a large change, which slows down any call. */
async function settle(database: pg.Client): Promise<void> {
  await database.query('CHECKPOINT');
  for (const until = performance.now() + SETTLE_WITHIN_MS; performance.now() < until; await sleep(1_000)) {
    const { rowCount } = await database.query(
      "SELECT FROM pg_stat_activity WHERE backend_type = 'autovacuum worker'",
    );
    if (rowCount === 0) return;
  }
}

async function timed(fn: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await fn();
  return performance.now() - startedAt;
}

async function hotCalls(url: string): Promise<Hot[]> {
  const learners = [];
  for (let n = 0; n < LEARNERS; n++) learners.push(await register(url, `grower-${n}`));
  const places = await placesOf(url);
  const { mentorId, learner } = places[0]![0]!;
  const cookie = { cookie: learner.cookie };
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const bookings = booking(dealer(places), (booker) => ({
    cookie: booker.cookie,
    'idempotency-key': randomUUID(),
  }));
  return [
    { what: '24 roadmaps, past the memory', requests: pastMemory(list) },
    { what: 'one whole roadmap, past the memory', requests: pastMemory(whole(SIZES[0]!)) },
    { what: 'a progress write', requests: tickRequests(learners, (one) => ({ cookie: one.cookie })) },
    {
      what: 'free slots of a week',
      requests: [{ path: `/api/mentor/${mentorId}/slots?from=${day(20)}&to=${day(27)}` }],
    },
    { what: 'own sessions', requests: [{ path: '/api/sessions?limit=24', headers: cookie }] },
    { what: 'own sessions ahead', requests: [{ path: '/api/sessions/upcoming?limit=24', headers: cookie }] },
    { what: 'a booking', requests: [bookings] },
  ];
}

/** Warms up with as many calls as a round has. The p95 is the median of the rounds, since one pause of the machine spoils one. */
async function measure(url: string, call: Hot, postgres: number, quick: boolean): Promise<Figures> {
  const calls = quick ? QUICK_CALLS : CALLS;
  await send(url, call, calls);
  const before = await cpuSeconds([postgres]);
  const p95s: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const times = await send(url, call, calls);
    p95s.push(times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)]!);
  }
  const cpu = (1_000 * ((await cpuSeconds([postgres])) - before)) / (ROUNDS * calls);
  return { p95: median(p95s), cpu };
}

async function send(url: string, { what, requests }: Hot, calls: number): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const work = async () => {
    while (next < calls) {
      const { method = 'GET', path, headers, body } = prepared(requests[next++ % requests.length]!);
      const startedAt = performance.now();
      const response = await fetch(url + path, {
        method,
        headers: headers as Record<string, string>,
        ...(body !== undefined && { body: body as string }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${what}: ${response.status} ${text}`);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return times;
}

function print({ what }: Hot, { p95, cpu }: Figures, first: Figures | undefined): void {
  const growth = first && p95 / first.p95;
  const verdict =
    growth === undefined ? '' : `× ${growth.toFixed(2)} ${growth <= MOST_GROWTH ? 'yes' : 'NO'}`;
  console.log(
    `  ${what.padEnd(36)} p95 ${p95.toFixed(1)} ms ${verdict.padEnd(12)} PostgreSQL ${cpu.toFixed(2)} ms`,
  );
}

/** Sequential scans of tables that have grown. */
async function scansOf(database: pg.Client): Promise<Map<string, number>> {
  await sleep(REPORTED_MS);
  const { rows } = await database.query<{ name: string; scans: string }>(
    `SELECT schemaname || '.' || relname AS name, seq_scan AS scans FROM pg_stat_user_tables WHERE n_live_tup >= $1`,
    [SMALL_TABLE],
  );
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]));
}

async function printScans(database: pg.Client, before: Map<string, number>, calls: number): Promise<void> {
  const after = await scansOf(database);
  const scanned = [...after].filter(
    ([name, scans]) => (scans - (before.get(name) ?? scans)) / calls > MOST_SCANS_PER_CALL,
  );
  const names = scanned.map(([name]) => name).join(', ');
  console.log(
    names
      ? `  NO: calls read the whole of ${names}`
      : `  no call reads the whole of one of ${after.size} large tables`,
  );
}
