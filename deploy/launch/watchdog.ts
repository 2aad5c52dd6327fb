import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Supervised, TIERS } from './supervised.ts';

/** A tiny process that outlives the launcher by the time it takes to end its children in order. */
export class Watchdog {
  private readonly child: ChildProcess;

  constructor() {
    const script = join(import.meta.dirname, 'watchdog.sh');
    this.child = spawn('/bin/sh', [script], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      cwd: '/',
    });
    this.child.on('error', () => {});
    this.child.stdin?.on('error', () => {});
    this.child.unref();
  }

  tell(processes: Supervised[]): void {
    const entries = processes.flatMap(({ pid, spec }) =>
      pid ? [`${TIERS.indexOf(spec.tier) + 1}:${pid}:${spec.stopSignal.replace('SIG', '')}`] : [],
    );
    this.child.stdin?.write(`${entries.join(' ')}\n`);
  }

  /** Everything has been stopped: nothing is left to watch. */
  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.ref();
    this.child.stdin?.end('\n');
    await gone;
  }
}
