// covers: gateway/src/http, gateway/src/routes
// guarantees: 50 000 malformed requests: no 5xx, no stack trace
import { describe, expect, it } from '@jest/globals';
import { fixtureForTests, itBreaksNothing, itChangesNothing } from '../inputs/fixture.ts';
import type { RequestSpec } from '../inputs/http.ts';
import { statusesOf } from '../inputs/role-table.ts';
import { malformedRequest } from './malformed.ts';
import { describeRequest, sendAll } from './send-all.ts';

const REQUESTS = 42_000;

const fixture = fixtureForTests();

describe('a caller without the right to change anything', () => {
  it(`gets no 5xx, no internals and no effect for ${REQUESTS} malformed requests`, async () => {
    const counts = await sendAll(malformedRequest(fixture), REQUESTS, mayNotSucceed(removals()));
    expect(Object.keys(counts).length).toBeGreaterThan(6);
    process.stderr.write(`${REQUESTS} malformed requests: ${JSON.stringify(counts)}\n`);
  }, 1_200_000);

  itChangesNothing(fixture);
});

itBreaksNothing();

/** Removals that succeed where there is nothing of the caller's: idempotent, as the table of roles has them. */
const removals = () =>
  [...fixture.described.values()]
    .filter((described) => described.route.startsWith('DELETE ') && statusesOf(described)[2] === 200)
    .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}(?:\\?|$)`));

const mayNotSucceed =
  (known: RegExp[]) =>
  ({ method, path, ...request }: RequestSpec, status: number): void => {
    const mayBeFine =
      ['GET', 'HEAD', 'OPTIONS'].includes(method) ||
      /^\/api\/(?:logout|login\/passkey\/options|reflections\/)/.test(path) ||
      (method === 'DELETE' && known.some((removal) => removal.test(path)));
    if (status < 400 && !mayBeFine)
      throw new Error(`${describeRequest({ method, path, ...request })} → ${status}`);
  };
