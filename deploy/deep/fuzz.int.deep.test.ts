// covers: gateway/src/http, gateway/src/routes
import { describe, expect, it } from '@jest/globals';
import { fixtureForTests, itBreaksNothing, itChangesNothing } from '../inputs/fixture.ts';
import type { RequestSpec } from '../inputs/http.ts';
import { malformedRequest } from './malformed.ts';
import { describeRequest, sendAll } from './send-all.ts';

const REQUESTS = 42_000;

const fixture = fixtureForTests();

describe('a caller without the right to change anything', () => {
  it(`gets no 5xx, no internals and no effect for ${REQUESTS} malformed requests`, async () => {
    const counts = await sendAll(malformedRequest(fixture), REQUESTS, mayNotSucceed);
    expect(Object.keys(counts).length).toBeGreaterThan(6);
    process.stderr.write(`${REQUESTS} malformed requests: ${JSON.stringify(counts)}\n`);
  }, 1_200_000);

  itChangesNothing(fixture);
});

itBreaksNothing();

function mayNotSucceed(request: RequestSpec, status: number): void {
  const mayBeFine =
    ['GET', 'HEAD', 'OPTIONS'].includes(request.method) ||
    /^\/api\/(?:logout|login\/passkey\/options|reflections\/)/.test(request.path) ||
    // No deletion is scheduled, so cancelling it has no effect.
    (request.method === 'DELETE' && request.path.startsWith('/api/account/deletion'));
  if (status < 400 && !mayBeFine) throw new Error(`${describeRequest(request)} → ${status}`);
}
