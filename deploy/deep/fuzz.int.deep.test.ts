// covers: gateway/src/http, gateway/src/routes
import { describe, expect, it } from '@jest/globals';
import { fixtureForTests, itBreaksNothing, itChangesNothing } from '../inputs/fixture.ts';
import type { Asked } from '../inputs/http.ts';
import { inWords, sendAll } from './expect-foreseen.ts';
import { malformed } from './malformed.ts';

const REQUESTS = 42_000;

const fixture = fixtureForTests();

describe('a caller without the right to change anything', () => {
  it(`gets no 5xx, no internals and no effect for ${REQUESTS} malformed requests`, async () => {
    const counts = await sendAll(malformed(fixture), REQUESTS, mayNotSucceed);
    expect(Object.keys(counts).length).toBeGreaterThan(6);
    process.stderr.write(`${REQUESTS} malformed requests: ${JSON.stringify(counts)}\n`);
  }, 1_200_000);

  itChangesNothing(fixture);
});

itBreaksNothing();

function mayNotSucceed(asked: Asked, status: number): void {
  const mayBeFine =
    ['GET', 'HEAD', 'OPTIONS'].includes(asked.method) || /^\/api\/(?:logout|reflections\/)/.test(asked.path);
  if (status < 400 && !mayBeFine) throw new Error(`${inWords(asked)} → ${status}`);
}
