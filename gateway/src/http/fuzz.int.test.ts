// guarantees: 50 000 malformed requests: no 5xx, no stack trace
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '@waymark/contracts/errors';
import fc from 'fast-check';
import { TestGateway } from '../testing/gateway.ts';
import { closeConnections, malformedRequests, sendMalformed } from '../testing/malformed.ts';
import { raw } from '../testing/raw.ts';

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

describe('300 malformed requests', () => {
  it('return neither a 5xx nor a stack trace', async () => {
    await fc.assert(
      fc.asyncProperty(malformedRequests(cookie), async (one) => {
        const { status, text } = await sendMalformed(gateway.url, one);
        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(/\.ts:\d+|node_modules|at [\w.]+ \(/);
        if (status >= 400 && one.method !== 'HEAD')
          expect(() => ErrorBody.parse(JSON.parse(text))).not.toThrow();
      }),
      { numRuns: 300, seed: 20_261_121, endOnFailure: true },
    );
  });

  it('do not stop the gateway when they are barely HTTP', async () => {
    const line = fc.constantFrom('GET', 'POST', 'CONNECT', 'TRACE', 'FOO', '', '\0');
    const target = fc.constantFrom(
      '/',
      '*',
      'http://x/api/user',
      '//api/user',
      '/api//user',
      'x',
      '/\0',
      '/api/user#a',
    );
    const version = fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTTX');
    const header = fc.constantFrom(
      'Host: x',
      'Host: x\r\nHost: y',
      'Content-Length: -1',
      'Content-Length: 1\r\nContent-Length: 2',
      'Transfer-Encoding: chunked\r\nContent-Length: 3',
      'Transfer-Encoding: x',
      'Upgrade: websocket\r\nConnection: upgrade',
      ': x',
      'X y: z',
      '',
    );
    await fc.assert(
      fc.asyncProperty(line, target, version, header, async (verb, to, http, extra) => {
        const response = await raw(
          gateway.url,
          `${verb} ${to} ${http}\r\n${extra}\r\nConnection: close\r\n\r\n`,
          300,
        );
        expect(response === '' || /^HTTP\/1\.1 [2-4]\d\d /.test(response)).toBe(true);
      }),
      { numRuns: 200, seed: 20_261_121, endOnFailure: true },
    );
    expect((await gateway.browser().get('/api/health/live')).status).toBe(200);
  });
});
