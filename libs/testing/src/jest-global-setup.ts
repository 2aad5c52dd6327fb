import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { handOnInfra } from './env.ts';
import { hold } from './host-handle.ts';

/** Starts the servers of this Jest run in a process of their own and leaves their addresses to the test files. */
export default async function setUp(): Promise<void> {
  const main = fileURLToPath(new URL('./host/main.ts', import.meta.url));
  // Detached: a Ctrl-C must reach Jest alone; the host ends when its standard input does.
  const host = spawn(process.execPath, [main], { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  hold(host);
  const lines = createInterface({ input: host.stdout });
  const [first] = await Promise.race([
    new Promise<string[]>((resolve) => lines.once('line', (line) => resolve([line]))),
    new Promise<string[]>((resolve) => host.once('exit', () => resolve([]))),
  ]);
  if (!first) throw new Error('the servers for the tests did not start; see above');
  handOnInfra(first);
}
