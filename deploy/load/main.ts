// npm run load -- booking: bookings per second of Waymark relative to a bare program, measured in one run on this machine.
// Starts its own Waymark and sends load for about a minute.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { printTable } from '../bench/table.ts';
import { projectRoot } from '../launch/paths.ts';
import { startWaymark } from '../launch/start.ts';
import { isolationOverrides } from '../test/isolated-env.ts';
import { noLimits } from '../test/no-limits.ts';
import { loadBooking } from './booking.ts';

const AIM = 0.5;

const [what, ...options] = process.argv.slice(2);
const quick = options.includes('--quick');
if (what !== 'booking' || options.some((option) => option !== '--quick')) {
  console[what === '--help' ? 'log' : 'error']('usage: npm run load -- booking [--quick]');
  process.exit(what === '--help' ? 0 : 64);
}
const home = await mkdtemp(join(tmpdir(), 'waymark-load-'));
let bare: ChildProcess | undefined;
console.log(` Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
const env = { ...isolationOverrides(), ...noLimits, LOG_LEVEL: 'warn' };
const waymark = await startWaymark({ home, port: 0, env });
try {
  const file = join(projectRoot, 'deploy/load/bare-booking.ts');
  bare = spawn(process.execPath, [file, waymark.services.databaseUrl], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const measured = await loadBooking(waymark.url, await firstLine(bare), quick);
  printTable('Bookings', 'Fastify and pg alone', [{ what: 'a free session', pair: measured, aim: AIM }]);
} finally {
  bare?.kill();
  await waymark.stop();
  await rm(home, { recursive: true, force: true });
}
process.exit();

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('the bare program ended without output');
}
