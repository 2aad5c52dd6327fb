import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start();
});
afterAll(() => gateway?.stop());

describe('a body that never ends', () => {
  it('is answered with 503 after 8 s', async () => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    const head =
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    const startedAt = performance.now();
    socket.write(head);
    const [first] = await new Promise<string[]>((resolve) =>
      socket.once('data', (data) => resolve([String(data)])),
    );
    expect(first).toMatch(/^HTTP\/1\.1 503 /);
    expect(first).toMatch(/"code":"TIMEOUT"/);
    expect(performance.now() - startedAt).toBeLessThan(9_500);
    socket.destroy();
  });
});
