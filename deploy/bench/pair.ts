import autocannon from 'autocannon';

const CONNECTIONS = 32;

/** How long a pair is measured. */
export interface Pace {
  warmUpSeconds: number;
  roundSeconds: number;
  rounds: number;
}

export const MEASURED: Pace = { warmUpSeconds: 2, roundSeconds: 4, rounds: 3 };
/** Shows that everything runs; its figures mean nothing. */
export const QUICK: Pace = { warmUpSeconds: 1, roundSeconds: 1, rounds: 1 };

export interface Side {
  url: string;
  /** One request after the other, from the first again when all were made. */
  requests: autocannon.Request[];
}

export interface Figures {
  /** Answers a second, and the slowest hundredth in milliseconds: medians of the rounds. */
  perSecond: number;
  p99: number;
}

export interface Pair {
  ours: Figures;
  other: Figures;
  /** Ours to the other's, round by round: median, least, most. Above 1: ours answers more. */
  ratio: { median: number; min: number; max: number };
}

/**
 * Asks both sides in turn, so that a machine that is busy for a while is busy for both. Throws when one refuses.
 * What takes many steps needs a longer warm-up before the engine has compiled them all.
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
  // A tick may meet another tick's lock at the end of a round; a row of refusals is no measurement.
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
