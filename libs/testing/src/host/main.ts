/** Removes all servers when its standard input closes, however the run ends. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { testEnv } from '../env.ts';
import { Servers, type StartRequest } from './servers.ts';

const servers = new Servers();

async function handle(request: IncomingMessage): Promise<unknown> {
  const [, verb, id = ''] = request.url?.split('/') ?? [];
  switch (verb) {
    case 'create':
      return servers.create((await json(request)) as StartRequest);
    case 'start':
      return servers.start(id);
    case 'kill':
      return servers.stop(id, 'SIGKILL');
    case 'stop':
      return servers.stop(id);
    case 'remove':
      return servers.remove(id);
    default:
      throw new Error(`no such request: ${request.url}`);
  }
}

const control = createServer((request, response) => {
  handle(request).then(
    (result) => response.end(JSON.stringify(result ?? {})),
    (error: Error) => response.writeHead(500).end(error.message),
  );
});

// A reused connection must not be closed while a request is sent on it.
control.keepAliveTimeout = 0;

async function end(code: number): Promise<never> {
  await servers.removeAll();
  process.exit(code);
}

// A closed output must not end this process before its servers.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
process.stdin
  .on('end', () => void end(0))
  .on('error', () => void end(0))
  .resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

try {
  const shared = (kind: StartRequest['kind'], given: string | undefined) =>
    given ? { url: given } : servers.create({ kind, options: {} });
  const [postgres, redis, nats] = await Promise.all([
    shared('postgres', testEnv.postgresUrl),
    shared('redis', testEnv.redisUrl),
    shared('nats', testEnv.natsUrl),
    new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve)),
  ]);
  const controlUrl = `http://127.0.0.1:${(control.address() as AddressInfo).port}`;
  const infra = { postgresAdminUrl: postgres.url, redisUrl: redis.url, natsUrl: nats.url, controlUrl };
  process.stdout.write(`${JSON.stringify(infra)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  await end(1);
}
