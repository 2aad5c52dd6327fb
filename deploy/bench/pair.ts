import autocannon from 'autocannon';

const CONNECTIONS = 32;

export interface Pace {
  warmUpSeconds: number;
  roundSeconds: number;
  rounds: number;
  /** Requests a second; default: as many as are served. */
  rate?: number;
}

export const MEASURED: Pace = { warmUpSeconds: 2, roundSeconds: 4, rounds: 3 };
/** Checks that the benchmark runs; the figures are meaningless. */
export const QUICK: Pace = { warmUpSeconds: 1, roundSeconds: 1, rounds: 1 };

export interface Side {
  url: string;
  /** Sent in turn, repeatedly. */
  requests: autocannon.Request[];
  /** Awaited before each round. */
  prepare?: () => Promise<void>;
  /** CPU seconds used so far. */
  cpu?: () => Promise<number>;
}

export interface Figures {
  /** Responses a second, the mean and the slowest hundredth in milliseconds: medians of the rounds. */
  perSecond: number;
  mean: number;
  p99: number;
  /** CPU milliseconds a request, where they are measured. */
  cpu: number;
}

export interface Pair {
  ours: Figures;
  other: Figures;
  /** Round by round: median, least, most. Above 1: ours serves more or, at a fixed rate, is faster. */
  ratio: Spread;
  /** The other's CPU time a request to ours. */
  cpuRatio: Spread;
}

export interface Spread {
  median: number;
  min: number;
  max: number;
}

/**
 * Measures both sides in turn, so that a busy machine affects both. Throws when a side rejects requests. Long code paths
 * need a longer warm-up until they are compiled.
 */
export async function pair(ours: Side, other: Side, pace: Pace): Promise<Pair> {
  for (const side of [ours, other]) await round(side, pace.warmUpSeconds, pace.rate);
  const rounds: { ours: Result; other: Result }[] = [];
  for (let n = 0; n < pace.rounds; n++) {
    rounds.push({
      ours: await round(ours, pace.roundSeconds, pace.rate),
      other: await round(other, pace.roundSeconds, pace.rate),
    });
  }
  const ratios = rounds.map(({ ours, other }) =>
    pace.rate === undefined
      ? ours.requests.average / other.requests.average
      : other.latency.average / ours.latency.average,
  );
  return {
    ours: figures(rounds.map((one) => one.ours)),
    other: figures(rounds.map((one) => one.other)),
    ratio: spread(ratios),
    cpuRatio: spread(rounds.map((one) => one.other.cpu / one.ours.cpu)),
  };
}

async function round(
  { url, requests, prepare, cpu }: Side,
  duration: number,
  rate?: number,
): Promise<Result> {
  await prepare?.();
  const before = await cpu?.();
  const result = await autocannon({
    url,
    requests,
    duration,
    connections: CONNECTIONS,
    timeout: 10,
    ...(rate !== undefined && { overallRate: rate }),
  });
  const refused = result.non2xx + result.errors + result.timeouts;
  // A few requests may conflict with another one's lock; many rejections invalidate the measurement.
  if (refused > result.requests.total / 1_000) {
    throw new Error(`${url} refused ${refused} of ${result.requests.total} requests`);
  }
  const used = before === undefined ? Number.NaN : (await cpu!()) - before;
  return Object.assign(result, { cpu: (1000 * used) / result.requests.total });
}

type Result = autocannon.Result & { cpu: number };

const figures = (results: Result[]): Figures => ({
  perSecond: median(results.map(({ requests }) => requests.average)),
  mean: median(results.map(({ latency }) => latency.average)),
  p99: median(results.map(({ latency }) => latency.p99)),
  cpu: median(results.map(({ cpu }) => cpu)),
});

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const spread = (ratios: number[]): Spread => ({
  median: median(ratios),
  min: Math.min(...ratios),
  max: Math.max(...ratios),
});
