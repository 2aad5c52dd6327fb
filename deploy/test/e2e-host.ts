// Runs the Waymark of the browser tests: prints its addresses as a line of JSON, and stops when its standard input closes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LaunchFault } from '../launch/fault.ts';
import { startWaymark } from '../launch/start.ts';
import { findChromium } from './chromium.ts';
import type { E2e } from './e2e.ts';
import { isolationOverrides } from './isolated-env.ts';
import { noLimits } from './no-limits.ts';

/** Scheduled sweeps would change rows during a test; sessions complete soon after their end. */
const schedules = { NEWS_SWEEP_MINUTES: '600', SWEEP_MINUTES: '600', SESSIONS_SECONDS: '2' };

const home = await mkdtemp(join(tmpdir(), 'waymark-e2e-'));
const ending = new AbortController();
process.stdin.on('end', () => ending.abort()).resume();
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, () => ending.abort());

try {
  const chromium = await findChromium({ print: (line) => console.error(line) });
  const env = { ...isolationOverrides(), ...noLimits, ...schedules };
  const waymark = await startWaymark({ home, port: 0, env, signal: ending.signal });
  const started: E2e = { url: waymark.url, home, chromium, services: { ...waymark.services } };
  console.log(JSON.stringify(started));
  await new Promise<void>((resolve) => {
    ending.signal.addEventListener('abort', () => resolve());
    if (ending.signal.aborted) resolve();
  });
  await waymark.stop();
} catch (error) {
  if (!ending.signal.aborted) {
    const remedy = error instanceof LaunchFault ? error.remedy : undefined;
    console.error(remedy ? `${(error as Error).message}\n${remedy}` : error);
    process.exitCode = 1;
  }
} finally {
  await rm(home, { recursive: true, force: true });
}
process.exit();
