import fc from 'fast-check';
import { type Asked, ask, expectRefused, forEach, isInner } from '../inputs/http.ts';

const SEED = 20_261_121;
const BATCH = 1_000;

/** Sends so many requests, a few at a time, the same in every run; returns how often each status came. */
export async function sendAll(
  arbitrary: fc.Arbitrary<Asked>,
  count: number,
  check: (asked: Asked, status: number) => void = () => {},
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let sent = 0; sent < count; sent += BATCH) {
    const requests = fc.sample(arbitrary, { numRuns: Math.min(BATCH, count - sent), seed: SEED + sent });
    await forEach(requests, async (asked) => {
      const status = await expectForeseen(asked);
      counts[status] = (counts[status] ?? 0) + 1;
      check(asked, status);
    });
  }
  return counts;
}

/**
 * Sends a request that must succeed, be refused in the one shape, or get 503 with a time to wait, without internals.
 * Returns the status.
 */
async function expectForeseen(asked: Asked): Promise<number> {
  const response = await ask(asked);
  const { status, text } = response;
  const isAway = status === 503 && response.headers['retry-after'] !== undefined;
  if (isInner(text) || (status >= 500 && !isAway)) {
    throw new Error(`${inWords(asked)} → ${status} ${text.slice(0, 500)}`);
  }
  if (status >= 400 && !isAway && asked.method !== 'HEAD') expectRefused(response, inWords(asked));
  return status;
}

export function inWords({ method, path, headers, body }: Asked): string {
  const sent = Buffer.isBuffer(body) || typeof body === 'string' ? body.toString() : JSON.stringify(body);
  return `${method} ${path} ${JSON.stringify(headers)} ${sent?.slice(0, 500)}`;
}
