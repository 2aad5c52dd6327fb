import { Agent, request } from 'node:http';

/** One kind of request in the traffic. */
export interface Kind {
  name: string;
  /** Its share of the requests, relative to the other kinds. Default 1. */
  weight?: number;
  /** The request number `n` of this kind. */
  of: (n: number) => Sent;
}

export interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  url: string;
  kinds: readonly Kind[];
  seconds: number;
  /** Requests a second, whether or not earlier ones have ended; or clients, each of which awaits its response. */
  rate?: number;
  clients?: number;
  /** A request that is due while so many are under way is not sent and counts as failed. Default 1,000. */
  mostAtOnce?: number;
  /** Ends the traffic before its time; requests under way still end. */
  until?: AbortSignal;
}

export interface KindResult {
  name: string;
  /** Milliseconds from when each request was due to the end of its response, sorted. Of successes only. */
  latencies: number[];
  /** Responses of 4xx and 5xx, broken connections, time-outs, and requests that were not sent. */
  failed: number;
}

const TIMEOUT_MS = 10_000;
/** Its multiples are spread evenly, so that every short period has the same mix of kinds. */
const GOLDEN = 0.618_033_988_749_895;

/**
 * Sends requests of all kinds by their weights: at a constant rate, as independent visitors arrive, or as fast as the clients
 * get responses. At a rate, a latency counts from when the request was due, so a pause of the server is felt by all who
 * come in it.
 */
export async function sendLoad({ mostAtOnce = 1_000, ...load }: Load): Promise<KindResult[]> {
  const { url, kinds, seconds, rate, clients = 1, until } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: mostAtOnce });
  const results = kinds.map(({ name }) => ({ name, latencies: [] as number[], failed: 0 }));
  const sent = kinds.map(() => 0);
  const underWay = new Set<Promise<void>>();
  const send = async (n: number, due: number) => {
    const at = indexAt(kinds, (n * GOLDEN) % 1);
    const result = results[at]!;
    if (underWay.size >= mostAtOnce) {
      result.failed += 1;
      return;
    }
    const one = exchange(agent, url, kinds[at]!.of(sent[at]!++)).then((isSuccess) => {
      if (isSuccess) result.latencies.push(performance.now() - due);
      else result.failed += 1;
      underWay.delete(one);
    });
    underWay.add(one);
    await one;
  };
  if (rate !== undefined) await atRate({ rate, total: Math.round(rate * seconds), until }, send);
  else await inTurn(clients, seconds, send);
  await Promise.all(underWay);
  agent.destroy();
  for (const { latencies } of results) latencies.sort((a, b) => a - b);
  return results;
}

async function inTurn(
  clients: number,
  seconds: number,
  send: (n: number, due: number) => Promise<void>,
): Promise<void> {
  const end = performance.now() + 1_000 * seconds;
  let next = 0;
  const client = async () => {
    while (performance.now() < end) await send(next++, performance.now());
  };
  await Promise.all(Array.from({ length: clients }, client));
}

interface Rate {
  /** A second. */
  rate: number;
  total: number;
  until?: AbortSignal | undefined;
}

/** Begins the work number `n` when it is due, by `performance.now()`, whether or not earlier work has ended. */
async function atRate(
  { rate, total, until }: Rate,
  begin: (n: number, due: number) => unknown,
): Promise<void> {
  const startedAt = performance.now();
  for (let n = 0; n < total && !until?.aborted; ) {
    const dueNow = Math.floor(((performance.now() - startedAt) * rate) / 1000);
    for (; n <= dueNow && n < total; n++) begin(n, startedAt + (n * 1000) / rate);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** The results of such work, once all of it has ended. */
export async function allAtRate<T>(pace: Rate, work: (n: number, due: number) => Promise<T>): Promise<T[]> {
  const all: Promise<T>[] = [];
  await atRate(pace, (n, due) => {
    const one = work(n, due);
    one.catch(() => {}); // rejects below
    all.push(one);
  });
  return Promise.all(all);
}

/** Which kind has this place, from 0 to 1, on the line of their weights. */
function indexAt(kinds: readonly Kind[], place: number): number {
  const whole = kinds.reduce((sum, { weight = 1 }) => sum + weight, 0);
  let end = 0;
  return kinds.findIndex(({ weight = 1 }) => {
    end += weight / whole;
    return place < end;
  });
}

/** Resolves with whether the response is a success and arrived whole. */
function exchange(
  agent: Agent,
  url: string,
  { path, method = 'GET', headers = {}, body }: Sent,
): Promise<boolean> {
  return new Promise((resolve) => {
    const own = body === undefined ? {} : { 'content-type': 'application/json' };
    const sending = request(url + path, {
      agent,
      method,
      headers: { ...own, ...headers },
      timeout: TIMEOUT_MS,
    });
    sending.on('timeout', () => sending.destroy());
    sending.on('error', () => resolve(false));
    sending.on('response', (response) => {
      response.on('end', () => resolve(response.statusCode! < 400));
      response.on('error', () => resolve(false));
      response.resume();
    });
    sending.end(body);
  });
}

/** The latency that this share of the sorted ones does not exceed. */
export const percentile = (latencies: readonly number[], share: number): number =>
  latencies[Math.ceil(latencies.length * share) - 1] ?? Number.NaN;
