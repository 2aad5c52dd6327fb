import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { handOn } from './e2e.ts';

declare global {
  var waymarkE2eHost: ChildProcess | undefined;
}

/** Starts a whole Waymark with demo data in a folder of its own, for all browser tests of this run. */
export default async function setUp(): Promise<void> {
  const main = join(import.meta.dirname, 'e2e-host.ts');
  // Detached: a Ctrl-C must reach Jest alone; the host ends when its standard input does.
  const host = spawn(process.execPath, ['--conditions=waymark-source', main], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  globalThis.waymarkE2eHost = host;
  const lines = createInterface({ input: host.stdout });
  const ended = once(host, 'exit').then(() => []);
  const [first] = (await Promise.race([once(lines, 'line'), ended])) as string[];
  if (!first) throw new Error('Waymark did not start for the browser tests; see above');
  handOn(first);
}
