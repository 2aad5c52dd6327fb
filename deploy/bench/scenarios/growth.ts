import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { compareCall, uncachedCalls } from '../calls.ts';
import { type Compared, type Figures, MEASURED, SMALL } from '../compare.ts';
import type { Scene } from '../scene.ts';
import { seed } from '../seed.ts';
import { seedSessions } from '../seed-sessions.ts';
import { printTable, toVerdict } from '../table.ts';

/** Roadmaps; of sessions and progress rows there are ten times as many. */
const SIZES = [1_000, 10_000, 100_000];
const SIZES_OF_SMALL = [1_000, 1_500];
const MOST_GROWTH = 1.5;
/** PostgreSQL's backends report their scans after ten idle seconds. */
const REPORTED_MS = 11_000;
/** Background jobs may read a whole table now and then; a call must not. */
const MOST_SCANS_PER_CALL = 0.05;
const SMALL_TABLE = 5_000;

/** The uncached requests while roadmaps, sessions and progress rows increase, beside the bare program. */
export async function growth(scene: Scene): Promise<void> {
  const { databaseUrl } = scene.waymark.services;
  const database = new pg.Client({ connectionString: databaseUrl });
  database.on('error', () => {});
  await database.connect();
  try {
    let first: Compared[] | undefined;
    for (const size of scene.isSmall ? SIZES_OF_SMALL : SIZES) {
      const mentorIds = scene.mentors.map(({ userId }) => userId);
      await seed(databaseUrl, { roadmaps: size, progress: 10 * size, mentorIds });
      await seedSessions(database, 10 * size);
      // Writing out a large change slows down any call.
      await database.query('CHECKPOINT');
      const scans = await readScans(database);
      const figures: Compared[] = [];
      for (const call of uncachedCalls({ ...scene, roadmaps: size }))
        figures.push(await compareCall(scene, call, scene.isSmall ? SMALL : MEASURED));
      first ??= figures;
      print(`Growth: ${size} roadmaps, ${10 * size} sessions and progress rows`, figures, first);
      console.log(`  ${await describeScans(database, scans)}`);
    }
  } finally {
    await database.end().catch(() => {});
  }
}

function print(title: string, figures: Compared[], first: Compared[]): void {
  const rows = figures.map(({ what, ours, bare }, n) => {
    const grown = (of: (figures: Figures) => number, side: 'ours' | 'bare') =>
      of(side === 'ours' ? ours : bare) / of(first[n]![side]);
    const times = (of: (figures: Figures) => number) =>
      `× ${grown(of, 'ours').toFixed(2)} / × ${grown(of, 'bare').toFixed(2)}`;
    const p95 = ({ p95: ms }: Figures) => ms;
    return [
      what,
      `${ours.p95.toFixed(1)} / ${bare.p95.toFixed(1)}`,
      times(p95),
      toVerdict(`≤ ${MOST_GROWTH}`, grown(p95, 'ours') <= MOST_GROWTH),
      times(({ cpu }) => cpu),
    ];
  });
  printTable(title, [['ours / bare', 'p95 ms', 'growth', 'aim', 'growth of CPU'], ...rows]);
}

/** Sequential scans by large table, and transactions, since the start of the server. */
interface Scans {
  byTable: Record<string, number>;
  calls: number;
}

async function readScans(database: pg.Client): Promise<Scans> {
  const { rows } = await database.query<Scans>(
    `SELECT jsonb_object_agg(schemaname || '.' || relname, seq_scan) AS "byTable",
       (SELECT sum(xact_commit) FROM pg_stat_database)::float AS calls
     FROM pg_stat_user_tables WHERE n_live_tup >= ${SMALL_TABLE}`,
  );
  return rows[0]!;
}

async function describeScans(database: pg.Client, before: Scans): Promise<string> {
  await sleep(REPORTED_MS);
  const { byTable, calls } = await readScans(database);
  const most = MOST_SCANS_PER_CALL * (calls - before.calls);
  const scanned = Object.keys(byTable).filter((name) => byTable[name]! - (before.byTable[name] ?? 0) > most);
  return scanned.length > 0
    ? `NO: calls read the whole of ${scanned.join(', ')}`
    : `no call reads the whole of one of ${Object.keys(byTable).length} large tables`;
}
