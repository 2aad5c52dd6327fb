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
  // Statements and details of errors contain what people wrote.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_line_prefix: '%m [%p] %b ', // %b distinguishes messages of the server from those of a client's session
  log_timezone: 'UTC',
  timezone: 'UTC',
};

interface Options {
  home: string;
  password: string;
  signal: AbortSignal;
  print: (text: string) => void;
}

/** Creates the data folder on the first start, and removes what a killed PostgreSQL left. */
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
    probe: () => probe(adminUrl.replace(/waymark$/, 'postgres')),
    liveness: () => responds(adminUrl.replace(/waymark$/, 'postgres')),
    dataDir,
    stopSignal: 'SIGINT', // fast shutdown: ends sessions, writes a checkpoint
    stopWithinMs: 20_000,
    attention: postgresAttention,
    verdict: (lines) => damageOf(lines, dataDir),
  };
  return { spec, adminUrl };
}

/** Created in another folder and renamed when complete, so that an interrupted first start leaves no partial cluster. */
async function createCluster(programs: PostgresPrograms, dataDir: string, options: Options): Promise<void> {
  const fresh = `${dataDir}.new`;
  const passwordFile = join(options.home, 'postgres.password');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  if (programs.account) {
    for (const path of [fresh, passwordFile]) chownSync(path, programs.account.uid, programs.account.gid);
  }
  options.print('creating the database');
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
    const output = made.stderr.trim();
    throw /No space left/.test(output)
      ? diskFull(options.home)
      : new LaunchFault(`The database could not be created: ${output}`);
  }
  renameSync(fresh, dataDir);
}

function checkCluster(dataDir: string): void {
  const missing = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'].find(
    (part) => !existsSync(join(dataDir, part)),
  );
  if (missing) throw damaged(dataDir, `${missing} is missing`);
}

const RECOVERABLE =
  /shared memory|lock file|could not bind|could not create any|terminating|the database system is/;

/**
 * Decides by the last fatal message of the server. Excludes messages to a client (a wrong password) and of causes that a
 * restart resolves (a port in use, a kill, old shared memory).
 */
function damageOf(lines: string[], dataDir: string): LaunchFault | null {
  const words = lines.findLast((line) => /(?:FATAL|PANIC):/.test(line) && !line.includes(' client backend '));
  if (!words || RECOVERABLE.test(words)) return null;
  if (lines.some((line) => line.includes('No space left on device'))) return diskFull(dataDir);
  return damaged(dataDir, words.replace(/^.*(?:FATAL|PANIC):\s*/, ''));
}

function damaged(dataDir: string, reason: string): LaunchFault {
  return new LaunchFault(
    `The database folder ${dataDir} is damaged: ${reason}.`,
    `Restore a backup, or begin with an empty database: mv ${dataDir} ${dataDir}.damaged && npm start`,
  );
}

/**
 * After SIGKILL, postmaster.pid remains with a pid that may now belong to any process, and PostgreSQL refuses to start.
 * The launcher's lock excludes another launcher, so a postmaster that still runs here is stopped and the file removed.
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

async function probe(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return null;
  } catch (error) {
    return `does not respond yet (${(error as NodeJS.ErrnoException).code ?? (error as Error).message})`;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Also an error is a response: PostgreSQL starts, has no space, or all its connections are in use. */
async function responds(url: string): Promise<string | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return null;
  } catch (error) {
    return error instanceof pg.DatabaseError ? null : 'does not respond';
  } finally {
    void client.end().catch(() => {});
  }
}

function plainEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
