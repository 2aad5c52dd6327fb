import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { serverBinary } from '@waymark/testing/host/binaries';
import { Child } from '@waymark/testing/host/child';
import { onFreePort } from '@waymark/testing/host/free-port';
import type { ProcessManifest } from '../manifest.ts';
import { natsConfig, OPERATOR } from '../nats-permissions.ts';

export interface GuardedNats {
  url: string;
  password: string;
  remove(): Promise<void>;
}

/** A nats-server with a login per process, as the launcher configures it. */
export async function guardedNats(manifests: ProcessManifest[]): Promise<GuardedNats> {
  const home = await mkdtemp(join(tmpdir(), 'waymark-test-guarded-nats-'));
  const password = 'for-tests';
  const logins = [
    ...manifests.map((process) => ({ process, password })),
    { process: OPERATOR, password } as const,
  ];
  const command = await serverBinary('nats-server');
  const { child, url } = await onFreePort(async (port) => {
    const file = join(home, 'nats.conf');
    await writeFile(file, natsConfig({ logins, port, storeDir: join(home, 'streams') }));
    const probe = async () => {
      const nc = await connect({
        servers: `127.0.0.1:${port}`,
        user: OPERATOR,
        pass: password,
        reconnect: false,
      });
      await nc.close();
    };
    return {
      child: await Child.start({ command, args: ['-c', file], probe }),
      url: `nats://127.0.0.1:${port}`,
    };
  });
  return {
    url,
    password,
    remove: async () => {
      await child.stop('SIGKILL');
      await rm(home, { recursive: true, force: true });
    },
  };
}
