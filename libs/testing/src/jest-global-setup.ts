import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { storeInfra } from './env.ts';
import { storeHost } from './host-handle.ts';

export default async function setUp(): Promise<void> {
  const main = fileURLToPath(new URL('./host/main.ts', import.meta.url));
  // Detached, so that Ctrl-C reaches only Jest; the process ends with its standard input.
  const host = spawn(process.execPath, [main], { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  storeHost(host);
  const lines = createInterface({ input: host.stdout });
  const [first] = await Promise.race([
    new Promise<string[]>((resolve) => lines.once('line', (line) => resolve([line]))),
    new Promise<string[]>((resolve) => host.once('exit', () => resolve([]))),
  ]);
  if (!first) throw new Error('the servers for the tests did not start; see above');
  storeInfra(first);
}
