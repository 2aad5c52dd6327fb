import { spawn } from 'node:child_process';

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  uid?: number | undefined;
  gid?: number | undefined;
  /** How many of the last characters of each stream are returned; default 200 000. */
  keep?: number;
  /** Called with each whole line of stdout and stderr as it comes. */
  onLine?: (line: string) => void;
}

export interface RunResult {
  /** null when the command could not be started, was killed or timed out. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command to its end and never throws. It leads a process group of its own, so that
 * an abort or a time-out also ends whatever it has started.
 */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const { cwd, env = process.env, uid, gid } = options;
    const out = { stdout: '', stderr: '' };
    if (options.signal?.aborted) return resolve({ code: null, ...out });
    const child = spawn(command, args, {
      cwd,
      env,
      uid,
      gid,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = () => killGroup(child.pid, 'SIGKILL');
    const timer = options.timeoutMs ? setTimeout(end, options.timeoutMs) : undefined;
    options.signal?.addEventListener('abort', end, { once: true });
    for (const name of ['stdout', 'stderr'] as const) {
      const lines = options.onLine && lineSplitter(options.onLine);
      child[name].setEncoding('utf8').on('data', (text: string) => {
        out[name] = (out[name] + text).slice(-(options.keep ?? 200_000));
        lines?.(text);
      });
    }
    const finish = (code: number | null, problem?: Error) => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', end);
      resolve({ code, stdout: out.stdout, stderr: problem ? problem.message : out.stderr });
    };
    child.on('error', (error) => finish(null, error));
    child.on('close', (code) => finish(code));
  });
}

/** Signals a whole process group; a group that is already gone is no fault. */
export function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // gone already
  }
}

/** Turns chunks of text into calls with whole lines (without their line ends). */
export function lineSplitter(onLine: (line: string) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = (lines.pop() ?? '').slice(-65_536);
    for (const line of lines) onLine(line);
  };
}
