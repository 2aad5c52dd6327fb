import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverBinary } from './binaries.ts';
import { Child } from './child.ts';
import { probe } from './local-redis.ts';
import type { LocalServer } from './local-server.ts';

export interface NatsOptions {
  /** More lines of the configuration file, e.g. `authorization { … }`. */
  config?: string;
}

/** With JetStream; streams are stored under `home`. */
export async function localNats(home: string, port: number, options: NatsOptions = {}): Promise<LocalServer> {
  const command = await serverBinary('nats-server');
  const file = join(home, 'nats.conf');
  const jetstream = `jetstream { store_dir: ${JSON.stringify(join(home, 'streams'))} }`;
  await writeFile(file, `listen: "127.0.0.1:${port}"\n${jetstream}\n${options.config ?? ''}\n`);
  const start = (): Promise<Child> =>
    Child.start({ command, args: ['-c', file], probe: () => probe(port, '', 'INFO ') });
  return { url: `nats://127.0.0.1:${port}`, start, stopSignal: 'SIGKILL' };
}
