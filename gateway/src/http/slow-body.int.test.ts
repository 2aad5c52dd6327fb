import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atBest } from '@waymark/testing/eventually';
import { TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start();
});
afterAll(() => gateway?.stop());

describe('a body that never ends', () => {
  it('is answered with 503 after 8 s', async () => {
    const head =
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    const answering = async () => {
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
      const startedAt = performance.now();
      socket.write(head);
      const [first] = await once(socket, 'data');
      const took = performance.now() - startedAt;
      socket.destroy();
      expect(String(first)).toMatch(/^HTTP\/1\.1 503 /);
      expect(String(first)).toMatch(/"code":"TIMEOUT"/);
      return took;
    };
    expect(await atBest(answering, 9_500)).toBeLessThan(9_500);
  });
});
