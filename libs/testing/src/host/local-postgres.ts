import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { postgresHome } from './binaries.ts';
import { Child } from './child.ts';
import type { LocalServer } from './local-server.ts';

const run = promisify(execFile);
const PASSWORD = 'postgres';

// fsync and full_page_writes protect against power failures, not against kills.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '400',
  shared_buffers: '64MB',
};

/** PostgreSQL refuses to run as root, so root starts it as another user. */
export async function localPostgres(home: string, port: number): Promise<LocalServer> {
  const user = await ordinaryUser();
  const binaries = await reachableBinaries(home, user);
  const data = join(home, 'data');
  await createCluster(binaries, home, data, user);
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = (): Promise<Child> =>
    Child.start({
      command: join(binaries, 'postgres'),
      args: ['-D', data, '-p', String(port), ...settings],
      user,
      probe: () => probe(url),
    });
  // SIGQUIT is the fast stop that also ends backends and shared memory.
  return { url, start, stopSignal: 'SIGQUIT' };
}

async function createCluster(binaries: string, home: string, data: string, user?: Ids): Promise<void> {
  await mkdir(data, { mode: 0o700 });
  const passwordFile = join(home, 'password');
  await writeFile(passwordFile, PASSWORD);
  if (user) {
    await chmod(home, 0o755);
    await chown(data, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const login = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await run(join(binaries, 'initdb'), [`--pgdata=${data}`, '--no-sync', ...locale, ...login], user);
}

interface Ids {
  uid: number;
  gid: number;
}

async function ordinaryUser(): Promise<Ids | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find(([login]) => login === name))
    .find(Boolean);
  if (!account) throw new Error('PostgreSQL refuses to run as root and there is no other account (nobody)');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** A copy if the other user cannot read the original (a checkout under /root). */
async function reachableBinaries(home: string, user?: Ids): Promise<string> {
  const original = await postgresHome();
  const usable = await run(join(original, 'bin/postgres'), ['--version'], user).then(
    () => true,
    () => false,
  );
  if (usable) return join(original, 'bin');
  const copy = join(home, 'postgres');
  await cp(original, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function probe(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  await client.end();
}
