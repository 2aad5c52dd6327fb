// guarantees: A request that is refused before its body is read keeps its connection usable or announces that it closes, also behind the edge
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestGateway } from '../testing/gateway.ts';
import { announcesClose, KeptConnection } from '../testing/kept-connection.ts';
import { type Refusal, refusals, toBytes } from '../testing/refusals.ts';

const NEXT = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n';
const PROMPTLY_MS = 5_000;

let gateway: TestGateway;
beforeAll(async () => {
  const rate = '1000000/60';
  gateway = await TestGateway.start({
    booking: true,
    env: { RATE_LIMIT_IP: rate, RATE_LIMIT_USER: rate, RATE_LIMIT_UPLOAD: rate },
  });
});
afterAll(() => gateway?.stop());

/** What is wrong with the refusal or the connection after it; null: nothing. */
async function faultOf(refusal: Refusal): Promise<string | null> {
  const connection = await KeptConnection.open(gateway.url);
  try {
    const response = await connection.send(toBytes(refusal), PROMPTLY_MS);
    if (response.status !== refusal.status) return `${response.status} ${response.body.slice(0, 120)}`;
    if (announcesClose(response)) return (await connection.isClosed(PROMPTLY_MS)) ? null : 'not closed';
    const { status } = await connection.send(NEXT, PROMPTLY_MS);
    return status === 200 ? null : `then ${status}`;
  } catch (error) {
    return (error as Error).message;
  } finally {
    connection.destroy();
  }
}

describe('a request that is refused before its body is read', () => {
  it('leaves its connection usable, or announces that it is closed', async () => {
    const faults: string[] = [];
    for (const refusal of await refusals(gateway)) {
      const fault = await faultOf(refusal);
      if (fault) faults.push(`${refusal.name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  }, 600_000);
});
