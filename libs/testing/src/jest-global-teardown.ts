import { once } from 'node:events';
import { storedHost } from './host-handle.ts';

export default async function tearDown(): Promise<void> {
  const host = storedHost();
  if (!host || host.exitCode !== null) return;
  const gone = once(host, 'exit');
  host.stdin?.end();
  await gone;
}
