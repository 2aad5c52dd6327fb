import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const HOOK = new URL('./swc-hook.ts', import.meta.url).href;

type Line = Record<string, unknown> & { msg?: string };

/** A process of our own, run from source, whose log lines can be looked at. */
export class ChildService {
  readonly lines: Line[] = [];
  readonly exited: Promise<number | null>;
  private readonly child: ChildProcess;

  private constructor(file: string, env: Record<string, string>) {
    this.child = spawn(process.execPath, ['--conditions=waymark-source', '--import', HOOK, file], {
      // Nothing of the surroundings: a test says what its process gets to see.
      env: { PATH: '/usr/bin:/bin', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.exited = once(this.child, 'exit').then(([code]) => code as number | null);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.lines.push(parse(line)));
    }
  }

  /** Starts `file` (a URL of the test's own) and waits for its log line "ready" unless told not to. */
  static async start(
    file: URL,
    env: Record<string, string> = {},
    options: { waitFor?: string | null } = {},
  ): Promise<ChildService> {
    const service = new ChildService(fileURLToPath(file), env);
    const { waitFor = 'ready' } = options;
    try {
      if (waitFor !== null) await service.logged(waitFor);
    } catch (error) {
      await service.end();
      throw error;
    }
    return service;
  }

  /** The first line with this message, once there is one; throws when the process ends without it. */
  async logged(msg: string, timeoutMs = 50_000): Promise<Line> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const line = this.lines.find((candidate) => candidate.msg === msg);
      if (line) return line;
      if (this.hasEnded || Date.now() > deadline) {
        throw new Error(`"${msg}" was not logged:\n${this.lines.map((l) => JSON.stringify(l)).join('\n')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Ends it for good, whatever state it is in. */
  async end(): Promise<void> {
    if (this.hasEnded) return;
    this.child.kill('SIGKILL');
    await this.exited;
  }
}

function parse(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return { msg: line };
  }
}
