import pg from 'pg';
import { isolationOverrides } from '../../test/isolated-env.ts';
import { startWaymark, type Waymark } from '../start.ts';
import { fakeProcesses } from './fakes.ts';

/** Starts fake processes from this process; `log` receives the printed lines. */
export const startFakes = (home: string, log: (line: string) => void = () => {}): Promise<Waymark> =>
  startWaymark({
    home,
    port: 0,
    env: isolationOverrides(),
    build: false,
    processes: fakeProcesses,
    console: {
      print: log,
      danger: () => {},
      warn: log,
      step: () => ({ progress: () => {}, done: () => {}, failed: () => {}, dropped: () => {} }),
    },
  });

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
