import { once } from 'node:events';
import { connect } from 'node:net';
import { serverBinary } from './binaries.ts';
import { Child } from './child.ts';
import type { LocalServer } from './local-server.ts';

export interface RedisOptions {
  /** Keep an append-only file, so that data outlives a kill (default off). */
  aof?: boolean;
}

/** A Redis set as in production, except that it keeps nothing on disk unless asked. */
export async function localRedis(
  home: string,
  port: number,
  options: RedisOptions = {},
): Promise<LocalServer> {
  const command = await serverBinary('redis-server');
  const persistence = options.aof ? ['yes', '--appendfsync', 'everysec'] : ['no'];
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', home, '--save', ''];
  args.push('--maxmemory-policy', 'noeviction', '--appendonly', ...persistence);
  const start = (): Promise<Child> =>
    Child.start({ command, args, probe: () => answers(port, 'PING\r\n', '+PONG') });
  return { url: `redis://127.0.0.1:${port}`, start, stopSignal: 'SIGKILL' };
}

/** Resolves when a line sent to the port is answered by one that starts as expected; throws otherwise. */
export async function answers(port: number, say: string, expected: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.setTimeout(2_000, () => socket.destroy(new Error(`port ${port} is silent`)));
    socket.write(say);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    if (!chunk.toString().startsWith(expected)) throw new Error(`port ${port} says ${chunk}`);
  } finally {
    socket.destroy();
  }
}
