import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MemoryPool } from './memory-pool.ts';
import type { FromWarden, ToWarden } from './protocol.ts';
import { EXIT_MEMORY } from './protocol.ts';

export interface SandboxLimits {
  timeoutMs: number;
  /** Of the whole child process. */
  memoryMb: number;
}

export type SandboxFault = 'timeout' | 'memory' | 'crash';

/** The task ran into a limit or took its process down. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  constructor(
    readonly fault: SandboxFault,
    detail = '',
  ) {
    super(`the task ended by ${fault}${detail && `: ${detail}`}`);
  }
}

/** The task itself threw; `kind` is the name of its error. */
export class TaskError extends Error {
  override readonly name = 'TaskError';
  constructor(
    readonly kind: string,
    message: string,
  ) {
    super(message);
  }
}

export interface SandboxOptions<M> {
  signal?: AbortSignal;
  onMessage?: (message: M) => void;
  /** Files the task may read; besides code there are none. */
  readable?: readonly string[];
  /**
   * The task needs native code. What that does is beyond the limits of Node: keep it to a library that has to be, and
   * to inputs it was told to take.
   */
  addons?: boolean;
}

type Confinement = Pick<SandboxOptions<never>, 'readable' | 'addons'>;

/** A module with `export default (input, emit) => result`, run for one input. */
export type Task<I, O, M = never> = (input: I, emit: (message: M) => void) => Promise<O> | O;

// From source the child loads TypeScript as well; from dist there is only JavaScript.
const EXTENSION = extname(import.meta.url);
const WARDEN = fileURLToPath(new URL(`./warden${EXTENSION}`, import.meta.url));
const FLAGS = EXTENSION === '.ts' ? ['--conditions=waymark-source', '--experimental-transform-types'] : [];
const PROJECT = fileURLToPath(new URL('../../../../../', import.meta.url));
const CODE = ['node_modules/*', 'libs/*', 'services/*', 'package.json'].map((path) => join(PROJECT, path));

/**
 * A parser that is led astray finds no file to write, no program to start, no secret in its environment, and nothing
 * to read but code and the file it was handed: not the data folder, not what /proc says of its parent.
 */
const confined = ({ readable = [], addons = false }: Confinement): string[] => [
  '--permission',
  ...[...CODE, ...readable].map((path) => `--allow-fs-read=${path}`),
  '--allow-worker',
  ...(addons ? ['--allow-addons'] : []),
  '--no-warnings',
];

/**
 * Runs heavy or untrusted work in a process of its own: this process keeps answering and renewing its locks,
 * and neither an endless loop nor an archive that unpacks to gigabytes can take it down.
 */
export class Sandbox {
  /** Sandboxes that share a pool never take more than it holds, however many tasks they are given. */
  constructor(
    private readonly limits: SandboxLimits,
    private readonly pool = new MemoryPool(2 * limits.memoryMb),
  ) {}

  /**
   * `task`: URL of the module without its extension. Errors: SandboxError, TaskError, the signal's reason when aborted.
   * Input, messages and result are copied (structured clone).
   */
  async run<I, O, M = never>(task: URL, input: I, options: SandboxOptions<M> = {}): Promise<O> {
    const giveBack = await this.pool.take(this.limits.memoryMb, options.signal);
    try {
      options.signal?.throwIfAborted();
      return await runChild<O, M>({ task: task.href + EXTENSION, input, ...this.limits }, options);
    } finally {
      giveBack();
    }
  }
}

function runChild<O, M>(
  order: ToWarden,
  { signal, onMessage, ...confinement }: SandboxOptions<M>,
): Promise<O> {
  return new Promise<O>((resolve, reject) => {
    const child = fork(WARDEN, {
      execArgv: [...FLAGS, ...confined(confinement)],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const stderr = tailOf(child);
    let settled = false;
    const end = (settle: () => void) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      child.kill('SIGKILL');
      settle();
    };
    const onAbort = () => end(() => reject(signal?.reason));
    const timer = setTimeout(() => end(() => reject(new SandboxError('timeout'))), order.timeoutMs);
    signal?.addEventListener('abort', onAbort);
    child.on('message', (message: FromWarden) => {
      if (message.kind === 'done') end(() => resolve(message.result as O));
      else if (message.kind === 'failed') end(() => reject(new TaskError(message.name, message.message)));
      else if (!settled) onMessage?.(message.message as M);
    });
    child.on('error', (error) => end(() => reject(new SandboxError('crash', error.message))));
    child.on('exit', (code) => {
      const fault = code === EXIT_MEMORY ? 'memory' : 'crash';
      end(() => reject(new SandboxError(fault, stderr())));
    });
    child.send(order, (error) => error && end(() => reject(new SandboxError('crash', error.message))));
  });
}

/** The last words of a child, for the log. */
function tailOf(child: ChildProcess): () => string {
  let tail = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-2_000);
  });
  return () => tail.trim();
}
