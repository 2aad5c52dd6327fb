import { execa } from 'execa';

export interface RunOptions {
  cwd?: string;
  /** Default: the environment of this process. */
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  uid?: number | undefined;
  gid?: number | undefined;
  /** In a process group of its own, which a terminal does not signal. Default: that of this process. */
  detached?: boolean;
  onLine?: (line: string) => void;
}

export interface RunResult {
  /** null when the command could not be started, was killed or timed out. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command to its end and never throws. An abort or a time-out also kills its descendants. */
export async function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const { env = process.env, signal, timeoutMs, onLine, ...rest } = options;
  const output = onLine ? linesTo(onLine) : 'pipe';
  const result = await execa(command, args, {
    ...rest,
    env,
    extendEnv: false,
    cancelSignal: signal,
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    killDescendants: true,
    reject: false,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
  });
  const problem = result.exitCode === undefined ? result.originalMessage : undefined;
  return { code: result.exitCode ?? null, stdout: result.stdout, stderr: problem ?? result.stderr };
}

const linesTo = (onLine: (line: string) => void) =>
  function* (line: unknown) {
    onLine(String(line));
    yield line;
  };

/** Signals a process group; does nothing when it has ended. */
export function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // it has ended
  }
}

/** Returns a function that takes chunks of text and calls `onLine` for each line, without its line end. */
export function lineSplitter(onLine: (line: string) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = (lines.pop() ?? '').slice(-65_536);
    for (const line of lines) onLine(line);
  };
}
