import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR } from '@waymark/messaging/nats-permissions';
import { startBacking } from './backing.ts';
import { build } from './build.ts';
import { type Reporter, silentReporter } from './console.ts';
import { LaunchFault } from './fault.ts';
import { urlOf } from './host.ts';
import { stopLeftoverProcesses } from './leftovers.ts';
import { takeLock } from './lock.ts';
import { waymarkHome } from './paths.ts';
import { assertPortFree, freePort } from './ports.ts';
import { checkHome } from './preflight.ts';
import { type Backing, serviceDatabaseUrl } from './process-env.ts';
import { redisProcesses, type WaymarkProcess, waymarkProcesses } from './processes.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';
import { startProcesses } from './start-processes.ts';
import { Supervisor } from './supervisor.ts';

export interface StartOptions {
  /** Data folder; default WAYMARK_HOME, else `.waymark` in the project. */
  home?: string;
  /** Port of the gateway; 0 for a free one. Default PORT, else 3000. */
  port?: number;
  /** Overrides the environment; an empty string removes a variable. */
  env?: Record<string, string>;
  console?: Reporter;
  /** Folder of downloaded servers; default the project's own, which test homes share. */
  binDir?: string;
  /** An abort stops everything, also during the start. */
  signal?: AbortSignal;
  /** An abort kills everything. */
  force?: AbortSignal;
  /** false: uses the existing build. */
  build?: boolean;
  processes?: WaymarkProcess[];
}

/** A running Waymark. Process names: postgres, redis, nats, gateway, identity, roadmaps, … */
export interface Waymark {
  url: string;
  home: string;
  readonly pids: Record<string, number>;
  kill(name: string, signal: NodeJS.Signals): void;
  /** Stops everything in order. Idempotent. */
  stop(): Promise<void>;
  /** Waits until the named process, or every process, is ready. */
  waitReady(name?: string, timeoutMs?: number): Promise<void>;
  services: {
    databaseUrl: string;
    databaseUrls: Record<string, string>;
    redisUrl: string;
    /** Redis logins by process name; none for an external Redis. */
    redisLogins: Record<string, string>;
    natsUrl: string;
    /** NATS logins by process name; none for an external NATS. */
    natsLogins: Record<string, string>;
    callerPrivateKey: string;
    /** Base addresses of /health/live and /health/ready, by process; may change with a restart. */
    readonly healthUrls: Record<string, string>;
  };
}

/** Starts Waymark and returns when every process is ready. Throws LaunchFault, with no process left running. */
export async function startWaymark(options: StartOptions = {}): Promise<Waymark> {
  const settings = settingsFor(options);
  const { processes = waymarkProcesses } = options;
  const { home } = settings;
  const port = settings.port || (await freePort());
  const console = options.console ?? silentReporter;
  await checkHome(home);
  // What this program and its processes write is readable by its own user only.
  process.umask(0o077);
  const lock = takeLock(home, urlOf(settings.host, port, 'localhost'));
  let supervisor: Supervisor | undefined;
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, ...(options.signal ? [options.signal] : [])]);
  const stop = async () => {
    ending.abort();
    await supervisor?.stop();
    rmSync(join(home, 'backing.json'), { force: true });
    lock.release();
  };
  try {
    await stopLeftoverProcesses(home, console.print);
    await assertPortFree(port);
    if (options.build !== false) await build({ console, signal });
    const secrets = loadSecrets(home, {
      databases: processes.filter(({ database }) => database).map(({ name }) => name),
      nats: [...processes.map(({ name }) => name), OPERATOR],
      redis: redisProcesses.map(({ name }) => name),
    });
    signal.throwIfAborted();
    const started = new Supervisor(home, join(home, 'logs'), console.warn);
    supervisor = started;
    options.force?.addEventListener('abort', () => started.killNow());
    const binDir = options.binDir ?? join(waymarkHome({}), 'bin');
    const parts = { settings, secrets, processes, supervisor, console, signal, binDir, port };
    const backing = await startBacking(parts);
    writeFileSync(join(home, 'backing.json'), JSON.stringify(backing), { mode: 0o600 }); // for operators' commands
    const healthUrls = await startProcesses({ ...parts, backing });
    return running({ processes, supervisor, settings, secrets, backing, port, healthUrls, stop });
  } catch (error) {
    await stop();
    throw await explain(error, home, signal);
  }
}

function settingsFor(options: StartOptions): Settings {
  const env: NodeJS.ProcessEnv = { ...process.env, ...options.env };
  if (options.home) env.WAYMARK_HOME = options.home;
  if (options.port !== undefined) env.PORT = String(options.port);
  return readSettings(env);
}

/** Replaces an error by its likely cause: a full disk, or a folder of another user. */
async function explain(error: unknown, home: string, signal: AbortSignal): Promise<unknown> {
  if (signal.aborted) return error;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new LaunchFault(
      `${path ?? home} cannot be used (${code}).`,
      `Was Waymark started as another user before? Give ${home} to the user who starts it (chown -R), or set WAYMARK_HOME.`,
    );
  }
  return checkHome(home).then(
    () => error,
    (fault) => fault,
  );
}

interface Running {
  processes: WaymarkProcess[];
  supervisor: Supervisor;
  settings: Settings;
  secrets: Secrets;
  backing: Backing;
  port: number;
  healthUrls: () => Record<string, string>;
  stop: () => Promise<void>;
}

function running({
  processes,
  supervisor,
  settings,
  secrets,
  backing,
  port,
  healthUrls,
  stop,
}: Running): Waymark {
  const withDatabase = processes.filter(({ database }) => database);
  return {
    url: urlOf(settings.host, port, 'localhost'),
    home: settings.home,
    get pids() {
      return supervisor.pids();
    },
    kill: (name, signal) => supervisor.kill(name, signal),
    stop,
    waitReady: async (name, timeoutMs = 60_000) => {
      const names = name ? [name] : supervisor.names();
      await Promise.all(names.map((each) => supervisor.waitReady(each, { timeoutMs })));
    },
    services: {
      databaseUrl: backing.databaseUrl,
      databaseUrls: Object.fromEntries(
        withDatabase.map(({ name }) => [name, serviceDatabaseUrl(name, { backing, secrets })]),
      ),
      redisUrl: backing.redisUrl,
      redisLogins: backing.localRedis ? secrets.redisLogins : {},
      natsUrl: backing.natsUrl,
      natsLogins: backing.localNats ? secrets.natsLogins : {},
      callerPrivateKey: secrets.callerPrivateKey,
      get healthUrls() {
        return healthUrls();
      },
    },
  };
}
