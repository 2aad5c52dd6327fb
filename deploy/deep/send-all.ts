import fc from 'fast-check';
import { expectRefused, forEach, hasInternals, type RequestSpec, sendRequest } from '../inputs/http.ts';

const SEED = 20_261_121;
const BATCH = 1_000;

/** Sends `count` requests, the same in every run, a few at a time. Returns the number of responses by status. */
export async function sendAll(
  arbitrary: fc.Arbitrary<RequestSpec>,
  count: number,
  check: (request: RequestSpec, status: number) => void = () => {},
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let sent = 0; sent < count; sent += BATCH) {
    const requests = fc.sample(arbitrary, { numRuns: Math.min(BATCH, count - sent), seed: SEED + sent });
    await forEach(requests, async (request) => {
      const status = await expectHandled(request);
      counts[status] = (counts[status] ?? 0) + 1;
      check(request, status);
    });
  }
  return counts;
}

/**
 * Sends a request and returns the status. Throws unless it succeeds, is rejected in the shape of the contract or gets 503
 * with Retry-After, without internals.
 */
async function expectHandled(request: RequestSpec): Promise<number> {
  const response = await sendRequest(request);
  const { status, text } = response;
  const isUnavailable = status === 503 && response.headers['retry-after'] !== undefined;
  if (hasInternals(text) || (status >= 500 && !isUnavailable)) {
    throw new Error(`${describeRequest(request)} → ${status} ${text.slice(0, 500)}`);
  }
  if (status >= 400 && !isUnavailable && request.method !== 'HEAD')
    expectRefused(response, describeRequest(request));
  return status;
}

export function describeRequest({ method, path, headers, body }: RequestSpec): string {
  const sent = Buffer.isBuffer(body) || typeof body === 'string' ? body.toString() : JSON.stringify(body);
  return `${method} ${path} ${JSON.stringify(headers)} ${sent?.slice(0, 500)}`;
}
