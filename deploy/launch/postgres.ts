import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresAttention } from './attention.ts';
import { LaunchFault } from './fault.ts';
import { freePort } from './ports.ts';
import { findPostgres, type PostgresPrograms } from './postgres-programs.ts';
import { diskFull } from './preflight.ts';
import { run } from './run.ts';
import type { ProcessSpec } from './supervised.ts';

export interface LocalPostgres {
  spec: ProcessSpec;
  adminUrl: string;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '64MB',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] %b ', // %b tells what the server says of itself from what it says to a client
  log_timezone: 'UTC',
  timezone: 'UTC',
};

interface Options {
  home: string;
  password: string;
  signal: AbortSignal;
  say: (text: string) => void;
}

/** Prepares the local PostgreSQL below `home`: makes its data folder once, mends what a kill left behind. */
export async function localPostgres(options: Options): Promise<LocalPostgres> {
  const dataDir = join(options.home, 'postgres');
  const programs = await findPostgres(dataDir);
  if (!existsSync(dataDir)) await createCluster(programs, dataDir, options);
  checkCluster(dataDir);
  await clearStalePid(dataDir);
  const port = await freePort();
  const adminUrl = `postgres://waymark:${options.password}@127.0.0.1:${port}/waymark`;
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const spec: ProcessSpec = {
    name: 'postgres',
    tier: 'database',
    command: async () => {
      await clearStalePid(dataDir);
      const command = programs.command('postgres', ['-D', dataDir, '-p', String(port), ...settings]);
      return { ...command, cwd: dataDir, env: plainEnv() };
    },
    probe: () => answers(adminUrl.replace(/waymark$/, 'postgres')),
    stopSignal: 'SIGINT', // its "fast" stop: ends sessions, writes a checkpoint
    stopWithinMs: 20_000,
    attention: postgresAttention,
    verdict: (lines) => damageIn(lines, dataDir),
  };
  return { spec, adminUrl };
}

/** Made beside its final place and moved there when whole, so that an interrupted first start leaves no half. */
async function createCluster(programs: PostgresPrograms, dataDir: string, options: Options): Promise<void> {
  const fresh = `${dataDir}.new`;
  const passwordFile = join(options.home, 'postgres.password');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  if (programs.account) {
    for (const path of [fresh, passwordFile]) chownSync(path, programs.account.uid, programs.account.gid);
  }
  options.say('making the database');
  const ctype = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const locale = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${ctype}`,
  ];
  const login = ['--username=waymark', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const { file, args, ...as } = programs.command('initdb', [`--pgdata=${fresh}`, ...locale, ...login]);
  const made = await run(file, args, { ...as, cwd: fresh, env: plainEnv(), signal: options.signal });
  rmSync(passwordFile, { force: true });
  options.signal.throwIfAborted();
  if (made.code !== 0) {
    const said = made.stderr.trim();
    throw /No space left/.test(said)
      ? diskFull(options.home)
      : new LaunchFault(`The database could not be made: ${said}`);
  }
  renameSync(fresh, dataDir);
}

function checkCluster(dataDir: string): void {
  const missing = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'].find(
    (part) => !existsSync(join(dataDir, part)),
  );
  if (missing) throw damaged(dataDir, `${missing} is missing`);
}

const MENDS_ITSELF =
  /shared memory|lock file|could not bind|could not create any|terminating|the database system is/;

/**
 * Its own last words decide; those of a crash that mends itself (a port, a kill, old shared memory) do not count,
 * nor what it told a client (a wrong password, a database that is not there).
 */
function damageIn(lines: string[], dataDir: string): LaunchFault | null {
  const words = lines.findLast((line) => /(?:FATAL|PANIC):/.test(line) && !line.includes(' client backend '));
  if (!words || MENDS_ITSELF.test(words)) return null;
  if (lines.some((line) => line.includes('No space left on device'))) return diskFull(dataDir);
  return damaged(dataDir, words.replace(/^.*(?:FATAL|PANIC):\s*/, ''));
}

function damaged(dataDir: string, reason: string): LaunchFault {
  return new LaunchFault(
    `The database folder ${dataDir} is damaged: ${reason}.`,
    `Put a backup back in its place, or begin with an empty database: mv ${dataDir} ${dataDir}.damaged && npm start`,
  );
}

/**
 * After a kill of everything postmaster.pid stays behind, and its number may meanwhile belong
 * to any process: PostgreSQL would refuse to start. Our lock says nobody else runs on this
 * folder, so only a postmaster that is really still there is ended; else the file goes.
 */
async function clearStalePid(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const runsHere = () => workingFolder(pid) === dataDir;
  if (runsHere()) process.kill(pid, 'SIGINT');
  for (let tries = 0; runsHere() && tries < 100; tries++) await sleep(100);
  if (runsHere()) process.kill(pid, 'SIGQUIT');
  for (let tries = 0; runsHere() && tries < 50; tries++) await sleep(100);
  rmSync(file, { force: true });
}

function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

async function answers(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return null;
  } catch (error) {
    return `does not answer yet (${(error as NodeJS.ErrnoException).code ?? (error as Error).message})`;
  } finally {
    await client.end().catch(() => {});
  }
}

function plainEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
