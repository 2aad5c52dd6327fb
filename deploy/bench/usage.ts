import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Waymark } from '../launch/start.ts';
import { cpuSeconds } from './cpu.ts';
import type { Statements } from './statements.ts';

const SERVERS = new Set(['postgres', 'redis', 'nats']);
const WAIT_MS = 50;
const MOST_WAITS = 200;

/** What the processes have used since their start. */
export interface Usage {
  /** CPU milliseconds by process. */
  cpu: Record<string, number>;
  statements: number;
  /** Rows inserted, updated or deleted. */
  rows: number;
  /** NATS messages that the processes sent and received. */
  frames: number;
}

/** Reads what a Waymark, whose processes preload frames.ts with the folder `counts`, has used. */
export class UsageReader {
  private readonly waymark: Waymark;
  private readonly statements: Statements;
  private readonly counts: string;

  constructor(waymark: Waymark, statements: Statements, counts: string) {
    this.waymark = waymark;
    this.statements = statements;
    this.counts = counts;
  }

  /** `beside`: a program that uses the database in the place of Waymark. */
  async read(beside?: { bare: number }): Promise<Usage> {
    const { postgres = 0 } = this.waymark.pids;
    const pids = Object.entries(beside ? { ...beside, postgres } : this.waymark.pids);
    const cpu = await Promise.all(
      pids.map(async ([name, pid]) => [name, 1_000 * (await cpuSeconds([pid]))] as const),
    );
    return {
      cpu: Object.fromEntries(cpu),
      statements: await this.statements.count(),
      rows: await this.statements.rowsWritten(),
      frames: await this.frames(),
    };
  }

  private async frames(): Promise<number> {
    for (const name of await readdir(this.counts)) await rm(join(this.counts, name));
    const names = Object.keys(this.waymark.pids).filter((name) => !SERVERS.has(name));
    for (const name of names) this.waymark.kill(name, 'SIGUSR2');
    for (let waits = 0; (await readdir(this.counts)).length < names.length; waits++) {
      if (waits > MOST_WAITS) throw new Error('a process did not count its messages');
      await sleep(WAIT_MS);
    }
    const texts = (await readdir(this.counts)).map((name) => readFile(join(this.counts, name), 'utf8'));
    return (await Promise.all(texts)).reduce((sum, text) => sum + Number(text), 0);
  }
}

/** What was used in `ms` without calls. */
export interface Idle {
  from: Usage;
  to: Usage;
  ms: number;
}

/** What was used per call between two readings, which are `ms` apart, less the background's share of it. */
export function perCall(
  before: Usage,
  after: Usage,
  calls: number,
  { from, to, ms: idleMs }: Idle,
  ms: number,
): Usage {
  const each = (of: (usage: Usage) => number) =>
    Math.max(0, of(after) - of(before) - (ms / idleMs) * (of(to) - of(from))) / calls;
  return {
    cpu: Object.fromEntries(Object.keys(after.cpu).map((name) => [name, each(({ cpu }) => cpu[name] ?? 0)])),
    statements: each(({ statements }) => statements),
    rows: each(({ rows }) => rows),
    frames: each(({ frames }) => frames),
  };
}
