import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setE2e } from './e2e.ts';

declare global {
  var waymarkE2eHost: ChildProcess | undefined;
}

/** Starts a Waymark with demo data for all browser tests of this run. */
export default async function setUp(): Promise<void> {
  const main = join(import.meta.dirname, 'e2e-host.ts');
  // Detached, so that Ctrl-C reaches Jest only. The host exits when its standard input closes.
  const host = spawn(process.execPath, ['--conditions=waymark-source', main], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  globalThis.waymarkE2eHost = host;
  const lines = createInterface({ input: host.stdout });
  const ended = once(host, 'exit').then(() => []);
  const [first] = (await Promise.race([once(lines, 'line'), ended])) as string[];
  if (!first) throw new Error('Waymark did not start for the browser tests; see above');
  setE2e(first);
}
