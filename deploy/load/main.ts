// npm run load: what Waymark serves per second relative to a bare program, measured in one run on this machine.
// Starts its own Waymark and sends load for one or two minutes; `ai` takes six or more.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { OpenAiTestServer } from '../../services/ai-worker/src/testing/openai-server.ts';
import { printTable } from '../bench/table.ts';
import { projectRoot } from '../launch/paths.ts';
import { type StartOptions, startWaymark, type Waymark } from '../launch/start.ts';
import { isolationOverrides } from '../test/isolated-env.ts';
import { noLimits, noRunLimits } from '../test/no-limits.ts';
import { loadAi } from './ai.ts';
import { loadArrivals } from './arrivals.ts';
import { loadBooking } from './booking.ts';
import { loadSlowAi, modelEnv, WORKERS } from './slow-ai.ts';
import { withNoOpWorkers, withWorkers } from './workers.ts';

const BOOKING_AIM = 0.5;

const loads: Record<string, (quick: boolean) => Promise<void>> = {
  booking: (quick) => withWaymark({}, (waymark) => measureBooking(waymark, quick)),
  ai: measureAi,
  browse: (quick) => withWaymark({}, (waymark) => measureArrivals('browse', waymark, quick)),
  mixed: (quick) => withWaymark({}, (waymark) => measureArrivals('mixed', waymark, quick)),
};

const [what = '', ...options] = process.argv.slice(2);
const load = loads[what];
if (!load || options.some((option) => option !== '--quick')) {
  console[what === '--help' ? 'log' : 'error']('usage: npm run load -- booking|ai|browse|mixed [--quick]');
  process.exit(what === '--help' ? 0 : 64);
}
console.log(` Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
await load(options.includes('--quick'));
process.exit();

async function withWaymark(
  { env: own, ...more }: Pick<StartOptions, 'processes' | 'env'>,
  measure: (waymark: Waymark) => Promise<void>,
): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'waymark-load-'));
  const env = { ...isolationOverrides(), ...noLimits, ...noRunLimits, LOG_LEVEL: 'warn', ...own };
  const waymark = await startWaymark({ home, port: 0, env, ...more });
  try {
    await measure(waymark);
  } finally {
    await waymark.stop();
    await rm(home, { recursive: true, force: true });
  }
}

/** First with an engine that does no work, then with a model that takes its time. */
async function measureAi(quick: boolean): Promise<void> {
  await withWaymark({ processes: withNoOpWorkers(1) }, (waymark) => loadAi(waymark, quick));
  const model = await OpenAiTestServer.start();
  try {
    await withWaymark({ processes: withWorkers(WORKERS), env: modelEnv(model) }, (waymark) =>
      loadSlowAi(waymark, model, quick),
    );
  } finally {
    await model.close();
  }
}

async function measureBooking({ url, services }: Waymark, quick: boolean): Promise<void> {
  await withBare('deploy/load/bare-booking.ts', services.databaseUrl, async (start) => {
    const measured = await loadBooking(url, await start(), quick);
    printTable('Bookings', 'Fastify and pg alone', [
      { what: 'a free session', pair: measured, aim: BOOKING_AIM },
    ]);
  });
}

function measureArrivals(what: 'browse' | 'mixed', waymark: Waymark, quick: boolean): Promise<void> {
  return withBare('deploy/bench/bare.ts', waymark.services.databaseUrl, (start) =>
    loadArrivals(what, waymark, start, quick),
  );
}

/** `start` starts a bare program, which ends with the measurement, and returns its address. */
async function withBare(
  file: string,
  databaseUrl: string,
  measure: (start: () => Promise<string>) => Promise<void>,
): Promise<void> {
  let bare: ChildProcess | undefined;
  try {
    await measure(() => {
      bare = spawn(process.execPath, [join(projectRoot, file), databaseUrl], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      return firstLine(bare);
    });
  } finally {
    bare?.kill();
  }
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('the bare program ended without output');
}
