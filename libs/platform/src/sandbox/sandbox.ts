import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MemoryPool } from './memory-pool.ts';
import type { TaskMessage, TaskRequest } from './protocol.ts';
import { EXIT_MEMORY } from './protocol.ts';

export interface SandboxLimits {
  timeoutMs: number;
  memoryMb: number;
}

export type SandboxFault = 'timeout' | 'memory' | 'crash';

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
  /** Files the task may read besides code. */
  readable?: readonly string[];
  /** Files the task may write. */
  writable?: readonly string[];
  /** Allows native code, which Node's permissions do not restrict. */
  addons?: boolean;
}

type Confinement = Pick<SandboxOptions<never>, 'readable' | 'writable' | 'addons'>;

/** A module with `export default (input, emit) => result`, run for one input. */
export type Task<I, O, M = never> = (input: I, emit: (message: M) => void) => Promise<O> | O;

const EXTENSION = extname(import.meta.url);
const SUPERVISOR = fileURLToPath(new URL(`./supervisor${EXTENSION}`, import.meta.url));
const FLAGS = EXTENSION === '.ts' ? ['--conditions=waymark-source', '--experimental-transform-types'] : [];
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));
const CODE = ['node_modules/*', 'libs/*', 'services/*', 'gateway/*', 'package.json'].map((path) =>
  join(PROJECT, path),
);

/** A compromised parser can start no process, read nothing but code and its input, and write nothing but its output. */
const permissionFlags = ({ readable = [], writable = [], addons = false }: Confinement): string[] => [
  '--permission',
  ...[...CODE, ...readable].map((path) => `--allow-fs-read=${path}`),
  ...writable.map((path) => `--allow-fs-write=${path}`),
  '--allow-worker',
  ...(addons ? ['--allow-addons'] : []),
  '--no-warnings',
];

/** Runs heavy or untrusted work in a child process, so that this one can renew its job locks and cannot crash. */
export class Sandbox {
  constructor(
    private readonly limits: SandboxLimits,
    private readonly pool = new MemoryPool(2 * limits.memoryMb),
  ) {}

  /** `task`: URL of the module without its extension. Errors: SandboxError; TaskError; the signal's reason when aborted. */
  async run<I, O, M = never>(task: URL, input: I, options: SandboxOptions<M> = {}): Promise<O> {
    const release = await this.pool.acquire(this.limits.memoryMb, options.signal);
    try {
      options.signal?.throwIfAborted();
      return await runChild<O, M>({ task: task.href + EXTENSION, input, ...this.limits }, options);
    } finally {
      release();
    }
  }
}

function runChild<O, M>(
  request: TaskRequest,
  { signal, onMessage, ...confinement }: SandboxOptions<M>,
): Promise<O> {
  return new Promise<O>((resolve, reject) => {
    const child = fork(SUPERVISOR, {
      execArgv: [...FLAGS, ...permissionFlags(confinement)],
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
    const timer = setTimeout(() => end(() => reject(new SandboxError('timeout'))), request.timeoutMs);
    signal?.addEventListener('abort', onAbort);
    child.on('message', (message: TaskMessage) => {
      if (message.kind === 'done') end(() => resolve(message.result as O));
      else if (message.kind === 'failed') end(() => reject(new TaskError(message.name, message.message)));
      else if (!settled) onMessage?.(message.message as M);
    });
    child.on('error', (error) => end(() => reject(new SandboxError('crash', error.message))));
    child.on('exit', (code) => {
      const fault = code === EXIT_MEMORY ? 'memory' : 'crash';
      end(() => reject(new SandboxError(fault, stderr())));
    });
    child.send(request, (error) => error && end(() => reject(new SandboxError('crash', error.message))));
  });
}

function tailOf(child: ChildProcess): () => string {
  let tail = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-2_000);
  });
  return () => tail.trim();
}
