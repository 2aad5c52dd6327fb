import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '@waymark/contracts/errors';
import fc from 'fast-check';
import { TestGateway } from '../testing/gateway.ts';
import { closeConnections, malformedRequests, sendMalformed } from '../testing/malformed.ts';

let gateway: TestGateway;
let cookie: string;
beforeAll(async () => {
  const limits = ['IP', 'USER', 'LOGIN_IP', 'LOGIN_NAME', 'REGISTER', 'AI', 'UPLOAD'];
  gateway = await TestGateway.start({
    booking: true,
    env: Object.fromEntries(limits.map((limit) => [`RATE_LIMIT_${limit}`, '100000000/60'])),
  });
  cookie = (await gateway.mentor()).cookie!;
});
afterAll(async () => {
  closeConnections();
  await gateway.stop();
});

describe('50 000 malformed requests', () => {
  it('get neither a 5xx nor a stack trace', async () => {
    await fc.assert(
      fc.asyncProperty(malformedRequests(cookie), async (one) => {
        const { status, text } = await sendMalformed(gateway.url, one);
        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(/\.ts:\d+|node_modules|at [\w.]+ \(/);
        if (status >= 400 && one.method !== 'HEAD')
          expect(() => ErrorBody.parse(JSON.parse(text))).not.toThrow();
      }),
      { numRuns: 50_000, seed: 20_261_121, endOnFailure: true },
    );
  }, 280_000);
});
