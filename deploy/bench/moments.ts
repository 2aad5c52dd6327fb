import { percentile } from './load.ts';

/** When a run, or a bare job, came to what; by `performance.now()`. */
export interface Moments {
  due: number;
  /** The page shows its first phase, or a worker takes the job. */
  begun: number;
  ended: number;
}

/** Rows of seconds from when each was due, with a head: median and worst. */
export function momentsTable(rows: Record<string, readonly Moments[]>): string[][] {
  const head = ['', 'runs', 'phase p50', 'worst', 'draft p50', 'worst'];
  const body = Object.entries(rows).map(([name, runs]) => {
    const waits = [waitsOf(runs), ascending(runs.map(({ due, ended }) => ended - due))];
    const cells = waits.flatMap((ms) => [percentile(ms, 0.5), percentile(ms, 1)]);
    return [name, String(runs.length), ...cells.map((ms) => (ms / 1_000).toFixed(2))];
  });
  return [head, ...body];
}

/** How much longer runs wait for a worker than the usual of those alone, in drafts of `draftMs`. */
export function draftsLonger(runs: readonly Moments[], alone: readonly Moments[], draftMs: number) {
  const usual = percentile(waitsOf(alone), 0.5);
  const longer = (share: number) => (percentile(waitsOf(runs), share) - usual) / draftMs;
  return { median: longer(0.5), worst: longer(1) };
}

const ascending = (values: number[]) => values.sort((a, b) => a - b);
const waitsOf = (runs: readonly Moments[]) => ascending(runs.map(({ due, begun }) => begun - due));
