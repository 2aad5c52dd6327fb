import { percentile } from './open-model.ts';

/** When a run, or a bare job, came to what; by `performance.now()`. */
export interface Moments {
  due: number;
  /** The page shows its first phase, or a worker takes the job. */
  begun: number;
  ended: number;
}

const SHARES = [0.5, 0.95, 1];
const BAR = 40;

/** Seconds from when each was due, by row; a bar to the median and the worst of its ends. */
export function momentsTable(rows: Record<string, readonly Moments[]>): string[] {
  const width = Math.max(...Object.keys(rows).map(({ length }) => length));
  const slowest = Math.max(...Object.values(rows).map((runs) => endsOf(runs).at(-1) ?? 0));
  const length = (ms: number) => Math.round((BAR * ms) / slowest) || 0;
  const lines = Object.entries(rows).map(([name, runs]) => {
    const ends = endsOf(runs);
    const cells = [...atShares(waitsOf(runs)), ...atShares(ends)].map((ms) => (ms / 1_000).toFixed(2));
    const [median, worst] = [length(percentile(ends, 0.5)), length(percentile(ends, 1))];
    return [name, String(runs.length), ...cells, '▪'.repeat(median) + '▫'.repeat(worst - median)];
  });
  const head = ['', 'runs', 'phase p50', 'p95', 'worst', 'draft p50', 'p95', 'worst', '▪ to p50, ▫ to worst'];
  return [head, ...lines].map(([name = '', count = '', ...cells]) => {
    const bar = cells.pop();
    const figures = cells.map((cell, n) => cell.padStart(n % SHARES.length === 0 ? 11 : 7)).join('');
    return `  ${name.padEnd(width)}${count.padStart(6)}${figures}   ${bar}`;
  });
}

/** How much longer runs wait for a worker than the usual of those alone, in drafts of `draftMs`. */
export function draftsLonger(
  runs: readonly Moments[],
  alone: readonly Moments[],
  draftMs: number,
): { median: number; worst: number } {
  const usual = percentile(waitsOf(alone), 0.5);
  const longer = (share: number) => (percentile(waitsOf(runs), share) - usual) / draftMs;
  return { median: longer(0.5), worst: longer(1) };
}

const ascending = (values: number[]) => values.sort((a, b) => a - b);
const waitsOf = (runs: readonly Moments[]) => ascending(runs.map(({ due, begun }) => begun - due));
const endsOf = (runs: readonly Moments[]) => ascending(runs.map(({ due, ended }) => ended - due));
const atShares = (values: number[]) => SHARES.map((share) => percentile(values, share));
