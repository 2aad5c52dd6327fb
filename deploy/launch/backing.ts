import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { provision } from '@waymark/database/provision';
import { type BinaryName, findBinary } from './binaries.ts';
import { localNats, localRedis } from './brokers.ts';
import { inStep, type Reporter, type Step } from './console.ts';
import { LaunchFault, messageOf } from './fault.ts';
import { localPostgres } from './postgres.ts';
import { type Backing, databaseRole } from './process-env.ts';
import type { WaymarkProcess } from './processes.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { ProcessSpec } from './supervised.ts';
import type { Supervisor } from './supervisor.ts';

export interface BackingOptions {
  settings: Settings;
  secrets: Secrets;
  processes: WaymarkProcess[];
  supervisor: Supervisor;
  console: Reporter;
  signal: AbortSignal;
  binDir: string;
}

const EXTERNAL = ['DATABASE_URL', 'REDIS_URL', 'QUEUE_REDIS_URL', 'SESSION_REDIS_URL', 'NATS_URL'];

const needsOwnRedis = ({ env }: Settings): boolean =>
  !env.REDIS_URL && !(env.QUEUE_REDIS_URL && env.SESSION_REDIS_URL);

export async function startBacking(options: BackingOptions): Promise<Backing> {
  const { settings, supervisor, console, signal } = options;
  const { DATABASE_URL, REDIS_URL, NATS_URL } = settings.env;
  const needsRedis = needsOwnRedis(settings);
  const programs = await findPrograms(options);
  const local = [!DATABASE_URL && 'PostgreSQL', needsRedis && 'Redis', !NATS_URL && 'NATS']
    .filter(Boolean)
    .join(', ');
  const external = EXTERNAL.filter((name) => settings.env[name]);
  const title = local ? `Starting ${local}` : 'Looking for the servers that were set';
  return inStep(console, title, signal, async (step) => {
    const begin = async (spec: ProcessSpec) => {
      supervisor.add(spec);
      await supervisor.waitReady(spec.name, { signal, timeoutMs: 60_000 });
    };
    const own = ['QUEUE_REDIS_URL', 'SESSION_REDIS_URL'].map((name) => {
      const url = settings.env[name];
      return url && reachable(name, url, 6379, signal);
    });
    const [databaseUrl, redisUrl, natsUrl] = await Promise.all([
      DATABASE_URL
        ? reachable('DATABASE_URL', DATABASE_URL, 5432, signal)
        : ownPostgres(options, begin, step.progress),
      needsRedis
        ? ownRedis(options, programs.redis, begin)
        : REDIS_URL && reachable('REDIS_URL', REDIS_URL, 6379, signal),
      NATS_URL ? reachable('NATS_URL', NATS_URL, 4222, signal) : ownNats(options, programs.nats, begin),
      ...own,
    ]);
    step.progress('creating the schemas');
    await makeSchemas(databaseUrl, options);
    const externals = external.length ? `${external.join(', ')} can be reached` : '';
    step.done([local && `${local} run here`, externals].filter(Boolean).join('; '));
    return { databaseUrl, redisUrl: redisUrl ?? '', localRedis: needsRedis, natsUrl, localNats: !NATS_URL };
  });
}

async function findPrograms(options: BackingOptions) {
  const { NATS_URL } = options.settings.env;
  return {
    redis: needsOwnRedis(options.settings) ? await findProgram('redis-server', options) : '',
    nats: NATS_URL ? '' : await findProgram('nats-server', options),
  };
}

/** Prints only when the program has to be fetched. */
async function findProgram(name: BinaryName, { settings, console, signal, binDir }: BackingOptions) {
  let step: Step | undefined;
  const print = (line: string) => {
    step ??= console.step(`Getting ${name}`);
    step.progress(line);
  };
  try {
    const path = await findBinary(name, { binDir, path: settings.env.PATH ?? '', signal, print });
    step?.done(`${name} is at ${path}`);
    return path;
  } catch (error) {
    if (signal.aborted) step?.dropped();
    else step?.failed();
    throw error;
  }
}

type Begin = (spec: ProcessSpec) => Promise<void>;

async function ownPostgres(
  { settings, secrets, signal }: BackingOptions,
  begin: Begin,
  print: (text: string) => void,
) {
  const { spec, adminUrl } = await localPostgres({
    home: settings.home,
    password: secrets.postgres,
    signal,
    print,
  });
  await begin(spec);
  return adminUrl;
}

async function ownRedis({ settings, secrets }: BackingOptions, program: string, begin: Begin) {
  const { spec, url } = await localRedis(settings.home, program, secrets);
  await begin(spec);
  return url;
}

async function ownNats({ settings, secrets }: BackingOptions, program: string, begin: Begin) {
  const { spec, url } = await localNats(settings.home, program, secrets.natsLogins);
  await begin(spec);
  return url;
}

async function makeSchemas(
  databaseUrl: string,
  { settings, secrets, processes }: BackingOptions,
): Promise<void> {
  const logins = processes
    .filter(({ database }) => database)
    .map(({ name }) => ({
      schema: name,
      role: databaseRole(name),
      password: secrets.databaseLogins[name] ?? '',
    }));
  try {
    await provision(databaseUrl, logins);
  } catch (error) {
    throw new LaunchFault(
      `The database schemas could not be created: ${messageOf(error)}.`,
      settings.env.DATABASE_URL
        ? 'DATABASE_URL must be a login that may create roles and schemas, and its database or the right to create it.'
        : undefined,
    );
  }
}

async function reachable(
  variable: string,
  value: string,
  defaultPort: number,
  signal: AbortSignal,
): Promise<string> {
  const url = new URL(value);
  const port = Number(url.port || defaultPort);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  for (let tries = 0; tries < 30; tries++) {
    signal.throwIfAborted();
    if (await connects(host, port)) return value;
    await sleep(500);
  }
  throw new LaunchFault(
    `${variable} is set, but no server can be reached at ${host}:${port}.`,
    `Start that server, correct ${variable}, or leave it out to start a local one.`,
  );
}

function connects(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.on('connect', () => end(true));
    socket.on('timeout', () => end(false));
    socket.on('error', () => end(false));
  });
}
