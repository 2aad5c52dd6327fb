import { once } from 'node:events';
import { held } from './host-handle.ts';

/** Ends the servers of this Jest run and waits until they and their files are gone. */
export default async function tearDown(): Promise<void> {
  const host = held();
  if (!host || host.exitCode !== null) return;
  const gone = once(host, 'exit');
  host.stdin?.end();
  await gone;
}
