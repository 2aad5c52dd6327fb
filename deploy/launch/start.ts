import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR } from '@waymark/messaging/nats-permissions';
import { startBacking } from './backing.ts';
import { build } from './build.ts';
import { type Reporter, silentReporter } from './console.ts';
import { LaunchFault } from './fault.ts';
import { endLeftovers } from './leftovers.ts';
import { takeLock } from './lock.ts';
import { waymarkHome } from './paths.ts';
import { assertPortFree, freePort } from './ports.ts';
import { checkHome } from './preflight.ts';
import { type Backing, serviceDatabaseUrl } from './process-env.ts';
import { type WaymarkProcess, waymarkProcesses } from './processes.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';
import { startProcesses } from './start-processes.ts';
import { Supervisor } from './supervisor.ts';

export interface StartOptions {
  /** Data folder; default WAYMARK_HOME, else `.waymark` in the project. */
  home?: string;
  /** Port of the public door; 0 takes a free one. Default PORT, else 3000. */
  port?: number;
  /** Laid over the environment; an empty string takes a variable away. */
  env?: Record<string, string>;
  /** Says nothing on the console. */
  quiet?: boolean;
  console?: Reporter;
  /** Where downloaded servers are kept; default the project's own, so that test homes share them. */
  binDir?: string;
  /** Aborting ends whatever was started so far, also in the middle of the start. */
  signal?: AbortSignal;
  /** Aborting ends everything at once and by force. */
  force?: AbortSignal;
  /** false takes the built code as it is. */
  build?: boolean;
  /** Default: the gateway and the six services. */
  processes?: WaymarkProcess[];
}

/** A running Waymark. Process names: postgres, redis, nats, gateway, identity, roadmaps, … */
export interface Waymark {
  url: string;
  home: string;
  /** The living processes; a restarted one has another pid. */
  readonly pids: Record<string, number>;
  kill(name: string, signal: NodeJS.Signals): void;
  /** Ends everything in order; may be called often. */
  stop(): Promise<void>;
  /** Waits until a process (or, without a name, every one) is ready. */
  waitReady(name?: string, timeoutMs?: number): Promise<void>;
  services: {
    /** Admin login of the database. */
    databaseUrl: string;
    /** Each service's own login, by name. */
    databaseUrls: Record<string, string>;
    redisUrl: string;
    natsUrl: string;
    /** NATS logins by process name; none when NATS is the operator's. */
    natsLogins: Record<string, string>;
    callerPrivateKey: string;
    /** Where each process answers /health/live and /health/ready; may change with a restart. */
    readonly healthUrls: Record<string, string>;
  };
}

/** Starts a whole Waymark and returns once every process is ready. Throws LaunchFault, with nothing left running. */
export async function startWaymark(options: StartOptions = {}): Promise<Waymark> {
  const settings = settingsFor(options);
  const { processes = waymarkProcesses } = options;
  const { home } = settings;
  const port = settings.port || (await freePort());
  const console = options.console ?? silentReporter;
  await checkHome(home);
  const lock = takeLock(home, `http://localhost:${port}`);
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
    await endLeftovers(home, console.say);
    await assertPortFree(port);
    if (options.build !== false) await build({ console, signal });
    const secrets = loadSecrets(home, {
      databases: processes.filter(({ database }) => database).map(({ name }) => name),
      nats: [...processes.map(({ name }) => name), OPERATOR],
    });
    signal.throwIfAborted();
    const mine = new Supervisor(home, join(home, 'logs'), console.warn);
    supervisor = mine;
    options.force?.addEventListener('abort', () => mine.killNow());
    const binDir = options.binDir ?? join(waymarkHome({}), 'bin');
    const parts = { settings, secrets, processes, supervisor, console, signal, binDir, port };
    const backing = await startBacking(parts);
    writeFileSync(join(home, 'backing.json'), JSON.stringify(backing), { mode: 0o600 }); // for operators' commands
    const healthUrls = await startProcesses({ ...parts, backing });
    return running({ processes, supervisor, settings, secrets, backing, port, healthUrls, stop });
  } catch (error) {
    await stop();
    throw await explained(error, home, signal);
  }
}

function settingsFor(options: StartOptions): Settings {
  const env: NodeJS.ProcessEnv = { ...process.env, ...options.env };
  if (options.home) env.WAYMARK_HOME = options.home;
  if (options.port !== undefined) env.PORT = String(options.port);
  return readSettings(env);
}

/** A disk that filled up meanwhile, or a folder that turned out to be somebody else's, explains most other faults. */
async function explained(error: unknown, home: string, signal: AbortSignal): Promise<unknown> {
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
    url: `http://localhost:${port}`,
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
      natsUrl: backing.natsUrl,
      natsLogins: backing.localNats ? secrets.natsLogins : {},
      callerPrivateKey: secrets.callerPrivateKey,
      get healthUrls() {
        return healthUrls();
      },
    },
  };
}
