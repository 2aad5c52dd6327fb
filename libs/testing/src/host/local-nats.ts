import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverBinary } from './binaries.ts';
import { Child } from './child.ts';
import { answers } from './local-redis.ts';
import type { LocalServer } from './local-server.ts';

export interface NatsOptions {
  /** More lines for the server's configuration file, for example an `authorization { … }` block. */
  config?: string;
}

/** A nats-server with JetStream, its streams kept under `home`. */
export async function localNats(home: string, port: number, options: NatsOptions = {}): Promise<LocalServer> {
  const command = await serverBinary('nats-server');
  const file = join(home, 'nats.conf');
  const jetstream = `jetstream { store_dir: ${JSON.stringify(join(home, 'streams'))} }`;
  await writeFile(file, `listen: "127.0.0.1:${port}"\n${jetstream}\n${options.config ?? ''}\n`);
  const start = (): Promise<Child> =>
    Child.start({ command, args: ['-c', file], probe: () => answers(port, '', 'INFO ') });
  return { url: `nats://127.0.0.1:${port}`, start, stopSignal: 'SIGKILL' };
}
