import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ChildOptions {
  command: string;
  args: string[];
  user?: { uid: number; gid: number }; // default: the current ones
  probe: () => Promise<void>; // throws until the server responds
}

const READY_WITHIN_MS = 60_000;
const MAX_OUTPUT = 4_000;

export class Child {
  private readonly process: ChildProcess;
  private readonly exited: Promise<void>;
  private output = '';

  private constructor(options: ChildOptions) {
    this.process = spawn(options.command, options.args, {
      ...options.user,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer): void => {
      this.output = (this.output + chunk).slice(-MAX_OUTPUT);
    };
    this.process.stdout?.on('data', keep);
    this.process.stderr?.on('data', keep);
    this.exited = new Promise((resolve) => {
      this.process.once('exit', () => resolve());
      this.process.once('error', (error) => {
        this.output += error.message;
        resolve();
      });
    });
  }

  /** Waits for the probe; throws with the output of a command that ends first. */
  static async start(options: ChildOptions): Promise<Child> {
    const child = new Child(options);
    const deadline = Date.now() + READY_WITHIN_MS;
    for (;;) {
      if (!child.running) throw new Error(`${options.command} ended at once: ${child.output}`);
      try {
        await options.probe();
        return child;
      } catch (error) {
        if (Date.now() > deadline) {
          await child.stop('SIGKILL');
          throw new Error(`${options.command} does not respond: ${child.output}`, { cause: error });
        }
        await sleep(15);
      }
    }
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  get running(): boolean {
    return (
      this.process.pid !== undefined && this.process.exitCode === null && this.process.signalCode === null
    );
  }

  /** Also resumes a frozen process, which could not handle the signal. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    if (!this.running) return;
    this.process.kill(signal);
    this.process.kill('SIGCONT');
    const killTimer = setTimeout(() => this.process.kill('SIGKILL'), 10_000);
    await this.exited;
    clearTimeout(killTimer);
  }
}
