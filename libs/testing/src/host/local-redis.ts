import { once } from 'node:events';
import { connect } from 'node:net';
import { serverBinary } from './binaries.ts';
import { Child } from './child.ts';
import type { LocalServer } from './local-server.ts';

export interface RedisOptions {
  aof?: boolean; // append-only file: data survives a kill (default false)
  users?: string[]; // lines of `redisUsers`; the default user may do everything, without a password
}

/** Configured as in production, but without persistence by default. */
export async function localRedis(
  home: string,
  port: number,
  options: RedisOptions = {},
): Promise<LocalServer> {
  const command = await serverBinary('redis-server');
  const persistence = options.aof ? ['yes', '--appendfsync', 'everysec'] : ['no'];
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', home, '--save', ''];
  args.push('--maxmemory-policy', 'noeviction', '--appendonly', ...persistence);
  for (const user of options.users ?? []) args.push(...user.split(' ').with(0, '--user'));
  const start = (): Promise<Child> =>
    Child.start({ command, args, probe: () => probe(port, 'PING\r\n', '+PONG') });
  return { url: `redis://127.0.0.1:${port}`, start, stopSignal: 'SIGKILL' };
}

/** Throws unless the reply to `request` starts with `expected`. */
export async function probe(port: number, request: string, expected: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.setTimeout(2_000, () => socket.destroy(new Error(`port ${port} does not respond`)));
    socket.write(request);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    if (!chunk.toString().startsWith(expected)) throw new Error(`port ${port} replied ${chunk}`);
  } finally {
    socket.destroy();
  }
}
