import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { isolatedEnv } from '../../test/isolated-env.ts';
import { freePort } from '../ports.ts';
import { tempHome } from './fakes.ts';

const homes: ReturnType<typeof tempHome>[] = [];
const started: Launch[] = [];

/** Call in `afterAll`. */
export async function endLaunches(): Promise<void> {
  for (const launch of started) launch.child.kill('SIGKILL');
  await Promise.all(homes.map(({ remove }) => remove()));
}

/** A launcher in a process of its own, with fake services. */
export interface Launch {
  child: ChildProcess;
  home: string;
  port: number;
  exit: Promise<number | null>;
  output(): string;
  prints(text: string): Promise<void>;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A data folder that is removed after the file. */
export function newHome() {
  const temp = tempHome();
  homes.push(temp);
  return temp;
}

export async function begin(
  options: {
    home?: string;
    port?: number;
    env?: Record<string, string>;
    args?: string[];
    throughShell?: boolean;
  } = {},
): Promise<Launch> {
  const home = options.home ?? newHome().home;
  const port = options.port ?? (await freePort());
  const env = { ...isolatedEnv(), PORT: String(port), WAYMARK_HOME: home, ...options.env };
  const script = join(import.meta.dirname, 'fake-launcher.ts');
  const command = [process.execPath, '--conditions=waymark-source', script, ...(options.args ?? [])];
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
    prints: (wanted) => eventually(() => expect(text).toContain(wanted), { timeoutMs: 90_000 }),
    end: (signal) => {
      child.kill(signal);
      return exit;
    },
  };
  started.push(launch);
  return launch;
}
