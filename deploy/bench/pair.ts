import autocannon from 'autocannon';

const CONNECTIONS = 32;

export interface Pace {
  warmUpSeconds: number;
  roundSeconds: number;
  rounds: number;
}

export const MEASURED: Pace = { warmUpSeconds: 2, roundSeconds: 4, rounds: 3 };
/** Checks that the benchmark runs; the figures are meaningless. */
export const QUICK: Pace = { warmUpSeconds: 1, roundSeconds: 1, rounds: 1 };

export interface Side {
  url: string;
  /** Sent in turn, repeatedly. */
  requests: autocannon.Request[];
}

export interface Figures {
  /** Responses per second and the 99th percentile in milliseconds: medians of the rounds. */
  perSecond: number;
  p99: number;
}

export interface Pair {
  ours: Figures;
  other: Figures;
  /** Requests per second of ours relative to the other, by round. Above 1: ours is faster. */
  ratio: { median: number; min: number; max: number };
}

/**
 * Measures both sides in turn, so that a busy machine affects both. Throws when a side rejects requests. Long code paths
 * need a longer warm-up until they are compiled.
 */
export async function pair(ours: Side, other: Side, pace: Pace): Promise<Pair> {
  for (const side of [ours, other]) await round(side, pace.warmUpSeconds);
  const rounds: { ours: autocannon.Result; other: autocannon.Result }[] = [];
  for (let n = 0; n < pace.rounds; n++) {
    rounds.push({ ours: await round(ours, pace.roundSeconds), other: await round(other, pace.roundSeconds) });
  }
  const ratios = rounds.map((one) => one.ours.requests.average / one.other.requests.average);
  return {
    ours: figures(rounds.map((one) => one.ours)),
    other: figures(rounds.map((one) => one.other)),
    ratio: { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) },
  };
}

async function round({ url, requests }: Side, duration: number): Promise<autocannon.Result> {
  const result = await autocannon({ url, requests, duration, connections: CONNECTIONS, timeout: 10 });
  const refused = result.non2xx + result.errors + result.timeouts;
  // A few requests may conflict with another one's lock; many rejections invalidate the measurement.
  if (refused > result.requests.total / 1_000) {
    throw new Error(`${url} refused ${refused} of ${result.requests.total} requests`);
  }
  return result;
}

const figures = (results: autocannon.Result[]): Figures => ({
  perSecond: median(results.map(({ requests }) => requests.average)),
  p99: median(results.map(({ latency }) => latency.p99)),
});

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
