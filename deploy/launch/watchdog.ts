import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Supervised, TIERS } from './supervised.ts';

/** A process that stops the launcher's children in order when the launcher is killed. */
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

  update(processes: Supervised[]): void {
    const entries = processes.flatMap(({ pid, spec }) =>
      pid ? [`${TIERS.indexOf(spec.tier) + 1}:${pid}:${spec.stopSignal.replace('SIG', '')}`] : [],
    );
    this.child.stdin?.write(`${entries.join(' ')}\n`);
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.ref();
    this.child.stdin?.end('\n');
    await gone;
  }
}
