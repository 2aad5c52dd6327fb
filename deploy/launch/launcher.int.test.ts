import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { withoutTheirs } from '../test/isolated-env.ts';
import { freePort } from './ports.ts';
import { processesOf, tempHome } from './testing/fakes.ts';

const TIMEOUT = 120_000;
const homes: ReturnType<typeof tempHome>[] = [];
const started: Launch[] = [];

afterAll(async () => {
  for (const launch of started) launch.child.kill('SIGKILL');
  await Promise.all(homes.map(({ remove }) => remove()));
});

describe('npm start', () => {
  it(
    'says where it is reached and where the data lies, and ends everything on Ctrl-C',
    async () => {
      const launch = await begin();
      await launch.says(`Waymark is ready at http://localhost:${launch.port}`);
      expect(launch.output()).toContain('learner, mentor, admin (password waymark-demo)');
      expect(launch.output()).toContain(launch.home);
      expect(processesOf(launch.home).length).toBeGreaterThan(5);
      expect(await launch.end('SIGINT')).toBe(0);
      expect(launch.output()).toContain('Stopped. The data is kept.');
      expect(processesOf(launch.home)).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'says where another one runs on the same data and exits',
    async () => {
      const first = await begin();
      await first.says('is ready');
      const second = await begin({ home: first.home });
      expect(await second.exit).toBe(1);
      expect(second.output()).toContain(
        `already runs on this data folder: http://localhost:${first.port} (process ${first.child.pid})`,
      );
      expect(await first.end('SIGTERM')).toBe(0);
    },
    TIMEOUT,
  );

  it(
    'names a busy port and how to choose another',
    async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as { port: number };
      const launch = await begin({ port });
      expect(await launch.exit).toBe(1);
      expect(launch.output()).toContain(`Port ${port} is in use by another program.`);
      expect(launch.output()).toContain(`PORT=${port + 1} npm start`);
      server.close();
    },
    TIMEOUT,
  );

  it.each([50, 300, 700, 1_100, 1_600, 2_200])(
    'leaves no process behind when Ctrl-C comes %i ms into the start',
    async (ms) => {
      const launch = await begin();
      await sleep(ms);
      await launch.end('SIGINT');
      expect(processesOf(launch.home)).toEqual([]);
      expect(launch.output()).not.toContain('✗');
    },
    TIMEOUT,
  );

  it(
    'ends by force on a second Ctrl-C, also what ignores being asked',
    async () => {
      const launch = await begin({ env: { FAKE_STUBBORN: 'identity' } });
      await launch.says('is ready');
      launch.child.kill('SIGINT');
      // Two signals close together are one to it: it has noted the first one's time by the time it says so.
      await launch.says('Stopping (SIGINT)');
      await sleep(1_000);
      expect(await launch.end('SIGINT')).toBe(130);
      await eventually(() => expect(processesOf(launch.home)).toEqual([]));
    },
    TIMEOUT,
  );

  it(
    'ends with npm, whose shell passes no signal on',
    async () => {
      const launch = await begin({ env: { npm_lifecycle_event: 'start' }, throughShell: true });
      await launch.says('is ready');
      await launch.end('SIGTERM');
      await eventually(() => expect(processesOf(launch.home)).toEqual([]));
      expect(launch.output()).toContain('Stopping (npm ended)');
    },
    TIMEOUT,
  );

  it(
    'takes everything along when it is killed itself, and can be started again',
    async () => {
      const launch = await begin();
      await launch.says('is ready');
      launch.child.kill('SIGKILL');
      await eventually(() => expect(processesOf(launch.home)).toEqual([]), { timeoutMs: 60_000 });
      const again = await begin({ home: launch.home });
      await again.says('is ready');
      expect(await again.end('SIGINT')).toBe(0);
    },
    TIMEOUT,
  );

  it(
    'starts again after everything was killed at once, and a stale pid names a living process',
    async () => {
      const launch = await begin();
      await launch.says('is ready');
      for (const line of processesOf(launch.home)) process.kill(Number(line.split(' ')[0]), 'SIGKILL');
      await eventually(() => expect(processesOf(launch.home)).toEqual([]));
      const file = join(launch.home, 'postgres/postmaster.pid');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
      const again = await begin({ home: launch.home });
      await again.says('is ready');
      expect(await again.end('SIGINT')).toBe(0);
    },
    TIMEOUT,
  );

  it(
    'says what to do about a damaged database folder, and starts empty once it is moved away',
    async () => {
      const launch = await begin();
      await launch.says('is ready');
      await launch.end('SIGINT');
      writeFileSync(join(launch.home, 'postgres/global/pg_control'), 'garbage');
      const damaged = await begin({ home: launch.home });
      expect(await damaged.exit).toBe(1);
      const folder = join(launch.home, 'postgres');
      expect(damaged.output()).toMatch(new RegExp(`The database folder ${folder} is damaged: .*pg_control`));
      expect(damaged.output()).toContain(`mv ${folder} ${folder}.damaged && npm start`);
      expect(processesOf(launch.home)).toEqual([]);
      renameSync(folder, `${folder}.damaged`);
      const fresh = await begin({ home: launch.home });
      await fresh.says('is ready');
      await fresh.end('SIGINT');
    },
    TIMEOUT,
  );

  it(
    'says which program is missing and what to install',
    async () => {
      const launch = await begin({ env: { PATH: '' } });
      expect(await launch.exit).toBe(1);
      expect(launch.output()).toMatch(
        /redis-server 6\.2 or newer was not found.*\n.*apt-get install redis-server.*REDIS_URL/,
      );
    },
    TIMEOUT,
  );

  it(
    'shows the last words of a process that cannot start',
    async () => {
      const launch = await begin({ env: { FAKE_CRASHES: 'identity' } });
      expect(await launch.exit).toBe(1);
      expect(launch.output()).toContain('identity ended (exit code 1); starting it again in 0.5 s');
      expect(launch.output()).toMatch(
        /identity does not start\.\n.*last words:\n\s+this process cannot work/,
      );
      expect(processesOf(launch.home)).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'names the server that was set but does not answer',
    async () => {
      const port = await freePort();
      const launch = await begin({ env: { REDIS_URL: `redis://127.0.0.1:${port}` } });
      expect(await launch.exit).toBe(1);
      expect(launch.output()).toContain(`REDIS_URL is set, but nothing answers at 127.0.0.1:${port}`);
      expect(processesOf(launch.home)).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'refuses a data folder that is no folder',
    async () => {
      const { home } = newHome();
      mkdirSync(home, { recursive: true });
      writeFileSync(join(home, 'file'), '');
      const launch = await begin({ home: join(home, 'file') });
      expect(await launch.exit).toBe(1);
      expect(launch.output()).toContain(`${join(home, 'file')} is not a folder.`);
    },
    TIMEOUT,
  );
});

interface Launch {
  child: ChildProcess;
  home: string;
  port: number;
  exit: Promise<number | null>;
  output(): string;
  says(text: string): Promise<void>;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

function newHome() {
  const temp = tempHome();
  homes.push(temp);
  return temp;
}

async function begin(
  options: { home?: string; port?: number; env?: Record<string, string>; throughShell?: boolean } = {},
): Promise<Launch> {
  const home = options.home ?? newHome().home;
  const port = options.port ?? (await freePort());
  const env = { ...withoutTheirs(), PORT: String(port), WAYMARK_HOME: home, ...options.env };
  const script = join(import.meta.dirname, 'testing/fake-launcher.ts');
  const command = [process.execPath, '--conditions=waymark-source', script];
  const [file, ...args] = options.throughShell ? ['/bin/sh', '-c', `${command.join(' ')}; true`] : command;
  const child = spawn(file!, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const launch: Launch = {
    child,
    home,
    port,
    exit,
    output: () => text,
    says: (wanted) => eventually(() => expect(text).toContain(wanted)),
    end: (signal) => {
      child.kill(signal);
      return exit;
    },
  };
  started.push(launch);
  return launch;
}
