import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LaunchFault, messageOf } from './fault.ts';
import { identify, type ProcessId } from './process-table.ts';
import { RotatingLog } from './rotating-log.ts';
import { killGroup, lineSplitter } from './run.ts';

/** A process that hangs seldom handles its stop signal. */
const HUNG_STOP_WITHIN_MS = 5_000;

/** In the order of starting. Stopped in reverse. */
export const TIERS = ['database', 'broker', 'service', 'gateway'] as const;
export type Tier = (typeof TIERS)[number];

export interface Command {
  file: string;
  args: string[];
  cwd?: string;
  env: NodeJS.ProcessEnv;
  uid?: number | undefined;
  gid?: number | undefined;
}

export interface ProcessSpec {
  name: string;
  tier: Tier;
  /** Called before every start, since a restart may use another health port. */
  command: () => Command | Promise<Command>;
  /** Returns null when ready, else what is missing. */
  probe: () => Promise<string | null>;
  /** Returns null when the process does its work, however slowly or with refusals; else what is missing. */
  liveness?: () => Promise<string | null>;
  /** The folder with its data; a process whose disk is full is not restarted. */
  dataDir?: string;
  stopSignal: NodeJS.Signals;
  stopWithinMs: number;
  /** Returns the short form of a log line that should be shown, else null. */
  attention: (line: string) => string | null;
  /** Returns why a restart cannot succeed, from its last lines, else null. */
  verdict?: (lastLines: string[]) => LaunchFault | null;
}

export interface Watcher {
  changed(): void;
  /** Receives what the operator should see, such as a restart or a logged error. */
  notice(text: string): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const LONGEST_IDLE_WAIT_MS = 4_000;
const STEADY_AFTER_MS = 60_000;

/** A child process that is restarted until it is stopped. It leads its own process group. */
export class Supervised {
  readonly spec: ProcessSpec;
  private readonly watcher: Watcher;
  private readonly log: RotatingLog;
  private readonly tail: string[] = [];
  private child: ChildProcess | null = null;
  private exited: Promise<void> = Promise.resolve();
  private wanted = false;
  private timer: NodeJS.Timeout | undefined;
  private crashes = 0;
  id: ProcessId | null = null;
  /** Exits since it was last ready or ran for a minute. */
  failures = 0;
  lastExitCode: number | null = null;
  startError: string | null = null;

  constructor(spec: ProcessSpec, logDir: string, watcher: Watcher) {
    this.spec = spec;
    this.watcher = watcher;
    this.log = new RotatingLog(join(logDir, `${spec.name}.log`));
  }

  get logFile(): string {
    return this.log.file;
  }

  get pid(): number | null {
    return this.id?.pid ?? null;
  }

  lastLines(count = 8): string[] {
    return this.tail.slice(-count);
  }

  async start(): Promise<void> {
    this.wanted = true;
    try {
      const command = await this.spec.command();
      if (this.wanted) this.spawn(command);
    } catch (error) {
      this.startError = messageOf(error);
      this.failures++;
      this.startLater('cannot start', this.startError);
    }
  }

  /** Ends a process that hangs, which starts it again. */
  async restart(why: string): Promise<void> {
    const { child } = this;
    if (!child || !this.wanted) return;
    this.watcher.notice(`${this.spec.name} hangs (${why}); restarting it`);
    child.kill(this.spec.stopSignal);
    child.kill('SIGCONT');
    const kill = setTimeout(() => killGroup(child.pid, 'SIGKILL'), HUNG_STOP_WITHIN_MS);
    await this.exited;
    clearTimeout(kill);
  }

  /** Sends the stop signal, and kills the process group after `stopWithinMs`. */
  async stop(): Promise<void> {
    this.wanted = false;
    clearTimeout(this.timer);
    const child = this.child;
    if (child) {
      child.kill(this.spec.stopSignal);
      child.kill('SIGCONT'); // a frozen process cannot handle the signal
      const late = new AbortController();
      const force = sleep(this.spec.stopWithinMs, null, { signal: late.signal }).then(
        () => {
          this.watcher.notice(`${this.spec.name} does not stop; killing it`);
          this.killNow();
        },
        () => {},
      );
      await this.exited;
      late.abort();
      await force;
    }
    this.log.close();
  }

  killNow(): void {
    this.wanted = false;
    clearTimeout(this.timer);
    killGroup(this.child?.pid, 'SIGKILL');
  }

  private spawn(command: Command): void {
    const { file, args, cwd, env, uid, gid } = command;
    const child = spawn(file, args, {
      cwd,
      env,
      uid,
      gid,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const startedAt = Date.now();
    this.child = child;
    this.id = child.pid ? identify(child.pid) : null;
    this.startError = null;
    for (const stream of [child.stdout, child.stderr]) {
      const lines = lineSplitter((line) => this.onLine(line));
      stream.on('data', (chunk: Buffer) => {
        this.log.write(chunk);
        lines(chunk.toString('utf8'));
      });
      stream.on('error', () => {});
    }
    let problem: string | null = null;
    child.on('error', (error) => {
      problem = error.message;
    });
    this.exited = new Promise((resolve) => {
      const gone = (code: number | null, signal: NodeJS.Signals | null) => {
        if (this.child !== child) return;
        this.child = null;
        this.id = null;
        killGroup(child.pid, 'SIGKILL'); // its own children
        this.onExit(code, signal, problem, Date.now() - startedAt);
        resolve();
      };
      child.on('exit', gone);
      child.on('error', () => child.pid ?? gone(null, null));
    });
    this.watcher.changed();
  }

  private onExit(code: number | null, signal: string | null, problem: string | null, uptimeMs: number): void {
    this.lastExitCode = code;
    this.startError = problem;
    this.watcher.changed();
    if (uptimeMs > STEADY_AFTER_MS) this.failures = this.crashes = 0;
    this.failures++;
    this.startLater('ended', problem ?? (signal ? `signal ${signal}` : `exit code ${code}`));
  }

  private startLater(what: string, how: string): void {
    if (!this.wanted) return;
    const wait = restartWait(this.crashes++, loadavg()[0]! < availableParallelism());
    this.watcher.notice(`${this.spec.name} ${what} (${how}); starting it again in ${wait / 1000} s`);
    this.timer = setTimeout(() => void this.start(), wait);
  }

  private onLine(line: string): void {
    if (!line.trim()) return;
    this.tail.push(line);
    if (this.tail.length > 40) this.tail.shift();
    if (!this.wanted) return; // errors during the stop are expected
    const text = this.spec.attention(line);
    if (text) this.watcher.notice(`${this.spec.name}: ${text}`);
  }
}

/** Doubles with each crash: a process that cannot run must not take the processor from the others, which an idle machine has. */
export const restartWait = (crashes: number, isIdle: boolean): number =>
  Math.min(FIRST_WAIT_MS * 2 ** crashes, isIdle ? LONGEST_IDLE_WAIT_MS : LONGEST_WAIT_MS);
