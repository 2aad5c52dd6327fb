import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWaymark, type Waymark } from '../launch/start.ts';
import { isolationOverrides } from '../test/isolated-env.ts';
import { noLimits } from '../test/no-limits.ts';

/** Scheduled work would change rows that a test compares. */
const noSweeps = { NEWS_SWEEP_MINUTES: '600', SWEEP_MINUTES: '600', PAYMENTS_RECONCILE_MINUTES: '0' };
/** Starts in half the processor time. */
const oneProcess = { WAYMARK_PROCESSES: 'one' };

let running: Waymark | undefined;

/** Starts the Waymark of this test file; builds it first when needed. `env`: beside that of all tests. */
export async function startTarget(env: Record<string, string> = {}): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'waymark-inputs-'));
  try {
    running = await startWaymark({
      home,
      port: 0,
      env: { ...isolationOverrides(), ...noLimits, ...noSweeps, ...oneProcess, ...env },
    });
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

export async function stopTarget(): Promise<void> {
  await running?.stop();
  if (running) await rm(running.home, { recursive: true, force: true });
}

/** Throws before `startTarget`. */
export function target(): Waymark {
  if (!running) throw new Error('no Waymark was started');
  return running;
}
