import { setTimeout as sleep } from 'node:timers/promises';
import { limitNotices } from './attention.ts';
import { LaunchFault } from './fault.ts';
import { recordProcesses } from './leftovers.ts';
import { Liveness } from './liveness.ts';
import { type ProcessSpec, Supervised, TIERS } from './supervised.ts';
import { Watchdog } from './watchdog.ts';

/** Exit code of a process with an invalid configuration: a restart cannot succeed. */
const EXIT_CONFIG = 78;
const GIVE_UP_AFTER_FAILURES = 4;
const READY_WITHIN_MS = 120_000;

/** Runs the processes of one Waymark and stops them in order. */
export class Supervisor {
  private readonly home: string;
  private readonly logDir: string;
  private readonly processes = new Map<string, Supervised>();
  private readonly checks: Liveness[] = [];
  private readonly watchdog = new Watchdog();
  private readonly notice: (text: string) => void;
  private stopping: Promise<void> | null = null;

  constructor(home: string, logDir: string, notice: (text: string) => void) {
    this.home = home;
    this.logDir = logDir;
    this.notice = limitNotices(notice);
  }

  add(spec: ProcessSpec): Supervised {
    const supervised = new Supervised(spec, this.logDir, {
      changed: () => this.changed(),
      notice: this.notice,
    });
    this.processes.set(spec.name, supervised);
    this.checks.push(new Liveness(supervised, this.notice));
    if (!this.stopping) void supervised.start();
    return supervised;
  }

  get(name: string): Supervised {
    const supervised = this.processes.get(name);
    if (!supervised)
      throw new Error(`There is no process ${name}; there are ${[...this.processes.keys()].join(', ')}`);
    return supervised;
  }

  pids(): Record<string, number> {
    return Object.fromEntries([...this.processes].flatMap(([name, { pid }]) => (pid ? [[name, pid]] : [])));
  }

  names(): string[] {
    return [...this.processes.keys()];
  }

  kill(name: string, signal: NodeJS.Signals): void {
    const { pid } = this.get(name);
    if (pid) process.kill(pid, signal);
  }

  /** Waits until the process is ready. Throws LaunchFault with its last lines when it does not become ready. */
  async waitReady(
    name: string,
    options: { signal?: AbortSignal; timeoutMs?: number; onWait?: (what: string) => void } = {},
  ) {
    const process = this.get(name);
    const deadline = Date.now() + (options.timeoutMs ?? READY_WITHIN_MS);
    for (;;) {
      options.signal?.throwIfAborted();
      const missing = process.pid
        ? await process.spec.probe().catch((error: Error) => error.message)
        : 'not running';
      if (missing === null) break;
      const verdict = process.failures > 0 ? process.spec.verdict?.(process.lastLines()) : null;
      if (verdict) throw verdict;
      if (process.lastExitCode === EXIT_CONFIG || process.failures >= GIVE_UP_AFTER_FAILURES)
        throw startFault(process);
      if (Date.now() > deadline) throw startFault(process, missing);
      options.onWait?.(missing);
      await sleep(100);
    }
    process.failures = 0;
  }

  /** Stops all processes in reverse order of their tiers. Idempotent. */
  stop(): Promise<void> {
    this.stopping ??= this.stopInOrder();
    return this.stopping;
  }

  killNow(): void {
    for (const process of this.processes.values()) process.killNow();
  }

  private async stopInOrder(): Promise<void> {
    for (const check of this.checks) check.end();
    for (const tier of [...TIERS].reverse()) {
      const members = [...this.processes.values()].filter(({ spec }) => spec.tier === tier);
      await Promise.all(members.map((member) => member.stop()));
    }
    recordProcesses(this.home, []);
    await this.watchdog.end();
  }

  private changed(): void {
    const alive = [...this.processes.values()].filter(({ id }) => id !== null);
    this.watchdog.update(alive);
    recordProcesses(
      this.home,
      alive.map(({ id, spec }) => ({ ...id!, name: spec.name, stopSignal: spec.stopSignal })),
    );
  }
}

function startFault(process: Supervised, missing?: string): LaunchFault {
  const name = process.spec.name;
  const why = missing
    ? `${name} did not become ready: ${missing}.`
    : `${name} does not start${process.startError ? `: ${process.startError}` : ''}.`;
  const lines = process.lastLines().map((line) => `     ${line.slice(0, 300)}`);
  return new LaunchFault(
    [why, ...(lines.length ? ['   Its last lines:', ...lines] : [])].join('\n'),
    `Its log: ${process.logFile}`,
  );
}
