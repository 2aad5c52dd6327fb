import { once } from 'node:events';

/** Stops the Waymark of the browser tests and waits until its folder is removed. */
export default async function tearDown(): Promise<void> {
  const host = globalThis.waymarkE2eHost;
  if (!host || host.exitCode !== null) return;
  const gone = once(host, 'exit');
  host.stdin?.end();
  await gone;
}
