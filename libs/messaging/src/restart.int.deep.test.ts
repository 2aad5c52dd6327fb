// guarantees: A rolling restart under load loses no request
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AppError } from '@waymark/kernel/app-error';
import { type FreshServer, freshNats } from '@waymark/testing/fresh-server';
import { patient } from '@waymark/testing/patient';
import { startApp, stopApps, type TestApp } from './testing/app.ts';
import { Slow } from './testing/sample-contracts.ts';
import { Shop } from './testing/shop.ts';

describe('restarting processes', () => {
  let nats: FreshServer;
  let shop: Shop;
  let gateway: TestApp;

  beforeAll(async () => {
    nats = await freshNats();
  });
  beforeEach(async () => {
    shop = new Shop({ NATS_URL: nats.url });
    gateway = await startApp({ service: 'gateway', natsUrl: nats.url });
  });
  afterEach(async () => {
    await stopApps();
    await shop.close();
  });
  afterAll(() => nats.remove());

  it('lose no request when they are replaced one after the other under load', async () => {
    const load = underLoad(gateway);
    let [first, second] = [await shop.start(), await shop.start()];
    load.begin();
    for (let round = 0; round < 3; round++) {
      const third = await shop.start();
      first.kill('SIGTERM');
      expect(await first.exited).toBe(0);
      [first, second] = [second, third];
    }
    const { results, failures } = await load.end();
    expect(failures).toEqual([]);
    expect(results.length).toBeGreaterThan(500);
    expect(new Set(results).size).toBeGreaterThanOrEqual(4);
  }, 120_000);

  it('end the calls of a killed process in TIMEOUT while the others continue', async () => {
    const [victim] = [await shop.start(), await shop.start()];
    // Long enough that some requests are pending when the process is killed.
    const question = { ...Slow, timeoutMs: 8_000 };
    const asked = Array.from({ length: 20 }, () => ask(gateway, 4_000, question));
    await victim?.logged('request started');
    victim?.kill('SIGKILL');
    const results = await Promise.all(asked);
    expect(new Set(results.map((result) => typeof result === 'number' || result.code))).toEqual(
      new Set([true, 'TIMEOUT']),
    );
    expect(typeof (await ask(gateway, 0))).toBe('number');
  });
});

const ask = (gateway: TestApp, ms: number, question = patient(Slow)): Promise<number | AppError> =>
  gateway.rpc.call(question, { ms }).then(
    ({ pid }) => pid,
    (error: AppError) => error,
  );

/** Sends requests continuously, 8 concurrently, until stopped. */
function underLoad(gateway: TestApp) {
  const results: number[] = [];
  const failures: string[] = [];
  let going = true;
  let askers: Promise<void>[] = [];
  const asker = async (): Promise<void> => {
    while (going) {
      const result = await ask(gateway, 20);
      if (typeof result === 'number') results.push(result);
      else failures.push(`${result.code}: ${result.message}`);
    }
  };
  return {
    begin: () => {
      askers = Array.from({ length: 8 }, asker);
    },
    end: async () => {
      going = false;
      await Promise.all(askers);
      return { results, failures };
    },
  };
}
