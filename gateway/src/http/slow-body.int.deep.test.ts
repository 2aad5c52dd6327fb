// guarantees: A body is read after its sender is admitted, within limits of size, shape, time and memory that fit every contract
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start();
});
afterAll(() => gateway?.stop());

describe('a request whose body never ends', () => {
  it('returns 408 and closes the connection', async () => {
    const head =
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.write(head);
    let response = '';
    socket.on('data', (chunk) => {
      response += String(chunk);
    });
    await once(socket, 'close');
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toMatch(/"code":"SLOW_REQUEST"/);
  });
});
