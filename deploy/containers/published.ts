import { connect, createServer, type Server } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Port } from './spec.ts';

/** Listens on this machine for a container of this address, as Docker does for its published ports. */
export async function publish({ published, target }: Port, address: string): Promise<Server> {
  const server = createServer((client) => {
    const container = connect(target, address);
    // A side that breaks off ends the other.
    for (const [from, to] of [
      [client, container],
      [container, client],
    ] as const)
      pipeline(from, to).catch(() => {});
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(published, '127.0.0.1', resolve);
  });
  return server;
}
