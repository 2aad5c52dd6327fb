import { setTimeout as sleep } from 'node:timers/promises';
import { type Cpu, readCpu } from './cpu.ts';
import { type Kind, percentile, sendLoad } from './load.ts';

const CLIENTS = 16;
/** A few requests may conflict with another one's lock; more rejections invalidate the measurement. */
const MOST_FAILED = 0.001;

export interface Side {
  url: string;
  kind: Kind;
  pids: () => Record<string, number>;
  /** CPU milliseconds that its processes use per second without requests. */
  idle: Cpu;
}

export interface Pace {
  warmUpSeconds: number;
  roundSeconds: number;
  rounds: number;
  /** Work that requests leave behind (relay, notices) ends within it, and counts as theirs. */
  settleMs: number;
}

export const MEASURED: Pace = { warmUpSeconds: 6, roundSeconds: 4, rounds: 3, settleMs: 2_000 };
/** The figures are rough. */
export const SMALL: Pace = { warmUpSeconds: 0.5, roundSeconds: 0.5, rounds: 1, settleMs: 300 };

/** Medians of the rounds. */
export interface Figures {
  perSecond: number;
  p95: number;
  /** CPU milliseconds per request, of all processes and of PostgreSQL. */
  cpu: number;
  postgres: number;
}

/** Above 1: ours needs less CPU time, or serves more. */
export interface Compared {
  what: string;
  ours: Figures;
  bare: Figures;
  cpu: Spread;
  perSecond: Spread;
}

export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Measures both sides in turn, so that a busy machine affects both. Throws when a side rejects requests. */
export async function compare(what: string, ours: Side, bare: Side, pace: Pace): Promise<Compared> {
  // Long code paths are compiled only after many runs.
  for (const side of [ours, bare]) await round(side, pace.warmUpSeconds, pace.settleMs);
  const rounds: { ours: Figures; bare: Figures }[] = [];
  while (rounds.length < pace.rounds) {
    rounds.push({
      ours: await round(ours, pace.roundSeconds, pace.settleMs),
      bare: await round(bare, pace.roundSeconds, pace.settleMs),
    });
  }
  return {
    what,
    ours: medians(rounds.map((one) => one.ours)),
    bare: medians(rounds.map((one) => one.bare)),
    cpu: spread(rounds.map((one) => one.bare.cpu / one.ours.cpu)),
    perSecond: spread(rounds.map((one) => one.ours.perSecond / one.bare.perSecond)),
  };
}

async function round({ url, kind, pids, idle }: Side, seconds: number, settleMs: number): Promise<Figures> {
  const before = await readCpu(pids());
  const startedAt = performance.now();
  const [result] = await sendLoad({ url, kinds: [kind], clients: CLIENTS, seconds });
  const took = performance.now() - startedAt;
  await sleep(settleMs);
  const after = await readCpu(pids());
  const { latencies, failed } = result!;
  const sent = latencies.length + failed;
  if (failed > Math.max(1, MOST_FAILED * sent))
    throw new Error(`${kind.name}: ${failed} of ${sent} requests to ${url} failed`);
  const used = Object.entries(after).map(([name, ms]): [string, number] => {
    const own = ms - (before[name] ?? 0) - ((idle[name] ?? 0) * (took + settleMs)) / 1_000;
    return [name, Math.max(0, own) / sent];
  });
  return {
    perSecond: (1_000 * latencies.length) / took,
    p95: percentile(latencies, 0.95),
    cpu: used.reduce((sum, [, ms]) => sum + ms, 0),
    postgres: new Map(used).get('postgres') ?? 0,
  };
}

function medians(rounds: Figures[]): Figures {
  const of = (name: keyof Figures) => median(rounds.map((round) => round[name]));
  return { perSecond: of('perSecond'), p95: of('p95'), cpu: of('cpu'), postgres: of('postgres') };
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const spread = (ratios: number[]): Spread => ({
  median: median(ratios),
  min: Math.min(...ratios),
  max: Math.max(...ratios),
});
