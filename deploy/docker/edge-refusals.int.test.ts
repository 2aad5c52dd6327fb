// guarantees: A request that is refused before its body is read keeps its connection usable or announces that it closes, also behind the edge
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestGateway } from '../../gateway/src/testing/gateway.ts';
import { KeptConnection } from '../../gateway/src/testing/kept-connection.ts';
import { refusals, toBytes } from '../../gateway/src/testing/refusals.ts';
import { startEdge, stopEdges } from './testing/edge.ts';

const PROMPTLY_MS = 5_000;
const LOGIN = '{"username":"somebody-else","password":"password"}';
const login = [
  'POST /api/login HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  `Content-Length: ${LOGIN.length}`,
  `\r\n${LOGIN}`,
].join('\r\n');

let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  const rate = '1000000/60';
  const rates = { RATE_LIMIT_IP: rate, RATE_LIMIT_USER: rate, RATE_LIMIT_UPLOAD: rate };
  const logins = { RATE_LIMIT_LOGIN_IP: rate, RATE_LIMIT_LOGIN_NAME: rate };
  gateway = await TestGateway.start({ booking: true, env: { ...rates, ...logins } });
  gateway.identity.add({ username: 'somebody-else', role: 'learner' });
  // One worker: the next request is sent over the connection that was used last.
  const replace = (config: string) => config.replace('worker_processes auto', 'worker_processes 1');
  const edge = await startEdge({ env: {}, gateways: [Number(new URL(gateway.url).port)], replace });
  url = edge.http;
});
afterAll(async () => {
  await stopEdges();
  await gateway?.stop();
});

async function exchange(bytes: string | Buffer): Promise<number> {
  const connection = await KeptConnection.open(url);
  try {
    return (await connection.send(bytes, PROMPTLY_MS)).status;
  } finally {
    connection.destroy();
  }
}

describe('behind the edge', () => {
  it('a refused upload of one person does not delay the login of another', async () => {
    const faults: string[] = [];
    for (const refusal of await refusals(gateway)) {
      // What the edge refuses by itself does not reach the gateway.
      if (/two hosts|bad address/.test(refusal.name)) continue;
      const fault = await exchange(toBytes(refusal))
        .then((status) => (status === refusal.status ? null : `${status}`))
        .catch((error: Error) => error.message);
      const next = await exchange(login).catch((error: Error) => error.message);
      if (fault !== null || next !== 200) faults.push(`${refusal.name}: ${fault}, then ${next}`);
    }
    expect(faults).toEqual([]);
  }, 600_000);
});
