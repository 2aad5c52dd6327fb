import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const HOOK = new URL('./swc-hook.ts', import.meta.url).href;
const MEASURE = new URL('./measure-self.ts', import.meta.url).href;

const OUTPUT_WAIT_MS = 5_000; // after the exit, while a grandchild holds the pipes

type Line = Record<string, unknown> & { msg?: string };

interface Options {
  waitFor?: string | null; // log line of a finished start
  isMeasured?: boolean; // measures its memory and work; `watch` reads them
}

export class ChildService {
  readonly lines: Line[] = [];
  /** The exit code, after all output was read. */
  readonly exited: Promise<number | null>;
  private readonly child: ChildProcess;
  private isOver = false;

  private constructor(file: string, env: Record<string, string>, isMeasured = false) {
    const imports = ['--import', HOOK, ...(isMeasured ? ['--import', MEASURE] : [])];
    this.child = spawn(process.execPath, ['--conditions=waymark-source', ...imports, file], {
      env: { PATH: '/usr/bin:/bin', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const closed = new Promise((resolve) => this.child.once('close', resolve));
    this.exited = once(this.child, 'exit').then(async ([code]) => {
      await Promise.race([closed, sleep(OUTPUT_WAIT_MS, undefined, { ref: false })]);
      this.isOver = true;
      return code as number | null;
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.lines.push(parse(line)));
    }
  }

  /** Waits for the log line "ready" by default. */
  static async start(
    file: URL,
    env: Record<string, string> = {},
    { waitFor = 'ready', isMeasured }: Options = {},
  ): Promise<ChildService> {
    const service = new ChildService(fileURLToPath(file), env, isMeasured);
    try {
      if (waitFor !== null) await service.logged(waitFor);
    } catch (error) {
      await service.end();
      throw error;
    }
    return service;
  }

  /** Throws if the process ends without this log line. */
  async logged(msg: string, timeoutMs = 50_000): Promise<Line> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const { isOver } = this;
      const line = this.lines.find((candidate) => candidate.msg === msg);
      if (line) return line;
      if (isOver || Date.now() > deadline) {
        throw new Error(`"${msg}" was not logged:\n${this.lines.map((l) => JSON.stringify(l)).join('\n')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Returns a function for the growth since then, and the longest silence in ms of CPU. */
  async watch(): Promise<() => { beforeMiB: number; peakMiB: number; grownMiB: number; silentMs: number }> {
    this.child.kill('SIGUSR2');
    const settled = await this.logged('settled');
    const from = this.lines.length;
    return () => {
      const since = this.lines.slice(from).filter(({ msg }) => msg === 'measured');
      const most = (what: 'rss' | 'workedMs') => Math.max(0, ...since.map((line) => Number(line[what])));
      const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20);
      return {
        beforeMiB: mebibytes(Number(settled.rss)),
        peakMiB: mebibytes(most('rss')),
        grownMiB: mebibytes(most('rss') - Number(settled.rss)),
        silentMs: Math.round(most('workedMs')),
      };
    };
  }

  get pid(): number {
    return this.child.pid!;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

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
