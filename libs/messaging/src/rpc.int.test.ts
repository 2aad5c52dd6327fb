// guarantees: Calls work although the clocks of caller and owner differ, and what nobody waits for is skipped
// guarantees: Gateway and services in one process answer, limit, drain and recover as several do
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { context, runInContext } from '@waymark/platform/context';
import { asMentor, callAs } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { type FreshServer, freshNats } from '@waymark/testing/fresh-server';
import { patient } from '@waymark/testing/patient';
import { RpcHandler } from './decorators.ts';
import { localRpcs } from './local-rpcs.ts';
import { RpcClient } from './rpc-client.ts';
import { logged, startApp, stopApps, type TestApp } from './testing/app.ts';
import { GetShoe, RelayWhoami, Slow, Whoami } from './testing/sample-contracts.ts';

/** Set in what the caller of a test runs, so that its clock can differ. */
const inCaller = new AsyncLocalStorage<boolean>();

let shoe: (input: { size: number; colours: string[] }) => unknown;
let handled: { method: string; requestId: string | undefined }[] = [];
let slowOnes = 0;

@Injectable()
class Shop {
  private readonly logger = new Logger(Shop.name);

  @RpcHandler(GetShoe)
  async getShoe(input: { size: number; colours: string[] }): Promise<{ name: string; size: number }> {
    handled.push({ method: 'getShoe', requestId: context()?.requestId });
    return (await shoe(input)) as { name: string; size: number };
  }

  @RpcHandler(Whoami)
  async whoami() {
    this.logger.log('asked who it is');
    const { requestId = '', caller, deadline, idempotencyKey, inputHash } = context() ?? {};
    return { requestId, userId: caller?.userId ?? null, deadline, idempotencyKey, inputHash };
  }

  @RpcHandler(Slow)
  async slow({ ms }: { ms: number }) {
    slowOnes++;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return { pid: process.pid };
  }
}

@Injectable()
class Stock {
  constructor(private readonly rpc: RpcClient) {}

  @RpcHandler(RelayWhoami)
  askOn() {
    return this.rpc.call(Whoami, {});
  }
}

/** Receives what is sent to a subject. */
async function tap(url: string, subject: string) {
  const nc = await connect({ servers: url });
  nc.subscribe(subject, { callback: () => {} });
  await nc.flush();
  return nc;
}

const failureOf = (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => {
      throw new Error('it was handled');
    },
    (error: unknown) => {
      if (error instanceof AppError) return error;
      throw error;
    },
  );

describe.each([
  ['over NATS', false],
  ['within one process', true],
])('RPCs %s', (_where, isShared) => {
  let nats: FreshServer;
  let gateway: TestApp;
  let shop: TestApp;

  beforeAll(async () => {
    nats = await freshNats();
  });
  beforeEach(async () => {
    localRpcs.share(isShared);
    handled = [];
    slowOnes = 0;
    shoe = ({ size }) => ({ name: 'boot', size });
    shop = await startApp({ service: 'shop', natsUrl: nats.url, handles: [GetShoe, Whoami, Slow] }, [Shop]);
    gateway = await startApp({ service: 'gateway', natsUrl: nats.url });
  });
  afterEach(async () => {
    await stopApps();
    localRpcs.share(false);
  });
  afterAll(() => nats.remove());

  it('skip NATS only within one process', async () => {
    const nc = await tap(nats.url, 'shop.get-shoe');
    await gateway.rpc.call(GetShoe, { size: 42 });
    await nc.flush();
    expect(nc.stats().inMsgs).toBe(isShared ? 0 : 1);
    await nc.close();
  });

  it('return the fields of their contract only', async () => {
    shoe = ({ size }) => ({ name: 'boot', size, costPrice: 12, passwordHash: 'x' });
    await expect(gateway.rpc.call(GetShoe, { size: 42 })).resolves.toEqual({ name: 'boot', size: 42 });
  });

  it('reach the handler parsed, with defaults filled in', async () => {
    let seen: unknown;
    shoe = (input) => {
      seen = input;
      return { name: 'boot', size: 1 };
    };
    await gateway.rpc.call(GetShoe, { size: 42, extra: 'dropped' } as { size: number });
    expect(seen).toEqual({ size: 42, colours: [] });
  });

  it('with invalid input return every issue with its path', async () => {
    const error = await failureOf(gateway.rpc.call(GetShoe, { size: -1, colours: ['red', ''] }));
    expect(error.code).toBe('VALIDATION');
    expect(error.issues).toEqual([
      { path: ['size'], message: expect.any(String) },
      { path: ['colours', 1], message: expect.any(String) },
    ]);
    expect(handled).toEqual([]);
  });

  it('that are rejected keep code, message, issues, details and retryAfter', async () => {
    shoe = () => {
      throw new AppError('RULE_REFUSED', 'Not in your size.', {
        issues: [{ path: ['size'], message: 'too big' }],
        details: { largest: 50 },
        retryAfter: 7,
        cause: new Error('secret of the house'),
      });
    };
    const error = await failureOf(gateway.rpc.call(GetShoe, { size: 60 }));
    expect(error).toMatchObject({
      code: 'RULE_REFUSED',
      message: 'Not in your size.',
      issues: [{ path: ['size'], message: 'too big' }],
      details: { largest: 50 },
      retryAfter: 7,
    });
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  it('whose handler throws return INTERNAL without its message, which is logged with the request id', async () => {
    shoe = () => {
      throw new Error('relation "shoes" does not exist');
    };
    const error = await runInContext({ requestId: 'r-77', caller: null }, () =>
      failureOf(gateway.rpc.call(GetShoe, { size: 42 })),
    );
    expect(error.code).toBe('INTERNAL');
    expect(error.message).not.toContain('relation');
    expect(logged).toContainEqual(
      expect.objectContaining({
        level: 'error',
        requestId: 'r-77',
        subject: 'shop.get-shoe',
        err: expect.objectContaining({ message: 'relation "shoes" does not exist' }),
      }),
    );
  });

  it('whose handler finds a full disk return UNAVAILABLE with a time to retry', async () => {
    shoe = () => {
      throw Object.assign(new Error('could not write'), { code: 'ENOSPC' });
    };
    const error = await failureOf(gateway.rpc.call(GetShoe, { size: 42 }));
    expect(error).toMatchObject({ code: 'UNAVAILABLE', retryAfter: expect.any(Number) });
  });

  it('whose response violates the contract return INTERNAL, and the fault is logged', async () => {
    shoe = () => ({ name: 17, size: 42 });
    const error = await failureOf(gateway.rpc.call(GetShoe, { size: 42 }));
    expect(error.code).toBe('INTERNAL');
    expect(logged.at(-1)).toMatchObject({
      err: { message: expect.stringContaining('violates its contract') },
    });
  });

  it('without a responder return UNAVAILABLE before the timeout', async () => {
    await shop.stop();
    const error = await failureOf(gateway.rpc.call(patient(GetShoe), { size: 42 }));
    expect(error.code).toBe('UNAVAILABLE');
  });

  it('without a reply return TIMEOUT', async () => {
    // A subscriber that never replies, like a killed process.
    await shop.stop();
    const silent = await connect({ servers: nats.url });
    silent.subscribe('shop.>', { queue: 'shop', callback: () => {} });
    await silent.flush();
    const askedAt = Date.now();
    const error = await failureOf(gateway.rpc.call({ ...GetShoe, timeoutMs: 300 }, { size: 42 }));
    expect(error.code).toBe('TIMEOUT');
    expect(Date.now() - askedAt).toBeGreaterThanOrEqual(290);
    await silent.close();
  });

  it('time out at the deadline of their request', async () => {
    const late = runInContext({ requestId: 'r', caller: null, deadline: Date.now() + 300 }, () =>
      failureOf(gateway.rpc.call(patient(Slow), { ms: 2_000 })),
    );
    expect((await late).code).toBe('TIMEOUT');
    const over = runInContext({ requestId: 'r', caller: null, deadline: Date.now() }, () =>
      failureOf(gateway.rpc.call(GetShoe, { size: 1 })),
    );
    expect((await over).code).toBe('TIMEOUT');
    expect(handled).toEqual([]);
  });

  it('past their deadline are not handled, whatever the clock of their sender shows', async () => {
    const stranger = await connect({ servers: nats.url });
    const { headers } = await import('@nats-io/transport-node');
    const sender = newId();
    /** Sent so many milliseconds ago by a machine whose clock has another origin, with 5 s until the caller gives up. */
    const send = async (msAgo: number) => {
      const sent = headers();
      sent.set('Time-Left', '5000');
      sent.set('Sent', `${sender} ${performance.now() - msAgo - 1e9}`);
      const packet = JSON.stringify({ pattern: 'shop.get-shoe', id: '1', data: { size: 42 } });
      return (
        await stranger.request('shop.get-shoe', packet, { headers: sent, timeout: 10_000 })
      ).json() as object;
    };
    expect(await send(0)).toMatchObject({ response: { size: 42 } });
    expect(await send(6_000)).toMatchObject({ err: { code: 'TIMEOUT' } });
    expect(handled).toHaveLength(1);
    await stranger.close();
  });

  it('are handled although the clocks of caller and responder differ', async () => {
    const { now } = Date;
    const clocks = jest.spyOn(Date, 'now');
    try {
      for (const ahead of [20_000, -20_000]) {
        clocks.mockImplementation(() => now() + (inCaller.getStore() ? ahead : 0));
        const asked = inCaller.run(true, () =>
          callAs(asMentor(7), () => gateway.rpc.call(GetShoe, { size: 42 }), { callerToken: undefined }),
        );
        expect([ahead, await asked]).toEqual([ahead, { name: 'boot', size: 42 }]);
      }
    } finally {
      clocks.mockRestore();
    }
  });

  it('carry request id, caller, deadline and idempotency key into the handler', async () => {
    const before = Date.now();
    const seen = await callAs(asMentor(7), () => gateway.rpc.call(Whoami, {}), {
      requestId: 'r-1',
      idempotencyKey: 'key-1',
      callerToken: undefined, // the gateway itself signs
    });
    expect(seen).toMatchObject({ requestId: 'r-1', userId: 7, idempotencyKey: 'key-1' });
    expect(seen.deadline).toBeGreaterThan(before + 4_000);
    expect(seen.inputHash).toMatch(/^[0-9a-f]{64}$/);
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'asked who it is', requestId: 'r-1', userId: 7 }),
    );
  });

  it('sent by a handler carry the same request id and caller, and a derived key', async () => {
    await startApp({ service: 'stock', natsUrl: nats.url, handles: [RelayWhoami] }, [Stock]);
    const ask = () =>
      callAs(asMentor(7), () => gateway.rpc.call(RelayWhoami, {}), {
        requestId: 'r-2',
        idempotencyKey: 'key-1',
      });
    const [first, again] = [await ask(), await ask()];
    expect(first).toMatchObject({ requestId: 'r-2', userId: 7 });
    expect(first.idempotencyKey).not.toBe('key-1');
    expect(again.idempotencyKey).toBe(first.idempotencyKey);
  });

  it('of a service on its own behalf have no caller', async () => {
    const worker = await startApp({ service: 'worker', natsUrl: nats.url });
    await expect(worker.rpc.call(Whoami, {})).resolves.toMatchObject({ userId: null });
  });

  it.each([
    ['forged', 'eyJjYWxsZXIiOnsidXNlcklkIjoxfX0.AAAA'],
    ['damaged', 'nonsense'],
    ['huge', 'a'.repeat(10_000)],
  ])('with a %s caller return UNAUTHENTICATED', async (_kind, callerToken) => {
    const error = await runInContext({ requestId: 'r', caller: asMentor(7), callerToken }, () =>
      failureOf(gateway.rpc.call(GetShoe, { size: 42 })),
    );
    expect(error.code).toBe('UNAUTHENTICATED');
    expect(handled).toEqual([]);
  });

  it('return the response as its owner wrote it, without fields outside of its contract', async () => {
    shoe = () => ({ name: 'boot', size: 1, secret: 'x' });
    const body = await gateway.rpc.callForBody(GetShoe, { size: 1 });
    expect(JSON.parse(body!.bytes.toString())).toEqual({ name: 'boot', size: 1 });
    shoe = () => {
      throw new AppError('NOT_FOUND', 'No such shoe.');
    };
    expect((await failureOf(gateway.rpc.callForBody(GetShoe, { size: 1 }))).code).toBe('NOT_FOUND');
  });

  it('that are not JSON are rejected at once', async () => {
    const stranger = await connect({ servers: nats.url });
    const reply = await stranger.request('shop.get-shoe', 'not json {', { timeout: 10_000 });
    expect(reply.json()).toMatchObject({ err: { code: 'VALIDATION' } });
    await stranger.close();
  });

  it('with too large an input or response are rejected without closing the connection', async () => {
    const error = await failureOf(gateway.rpc.call(GetShoe, { size: 1, colours: ['x'.repeat(1_100_000)] }));
    expect(error.code).toBe('TOO_LARGE');
    shoe = () => ({ name: 'x'.repeat(1_100_000), size: 1 });
    expect((await failureOf(gateway.rpc.call(GetShoe, { size: 1 }))).code).toBe('INTERNAL');
    shoe = () => ({ name: 'boot', size: 1 });
    await expect(gateway.rpc.call(GetShoe, { size: 1 })).resolves.toMatchObject({ name: 'boot' });
  });

  it('reach one of several processes of a service', async () => {
    await startApp({ service: 'shop', natsUrl: nats.url, handles: [GetShoe, Whoami, Slow] }, [Shop]);
    await Promise.all(Array.from({ length: 20 }, () => gateway.rpc.call(GetShoe, { size: 42 })));
    expect(handled).toHaveLength(20);
  });

  it('get their reply before their process stops', async () => {
    const asked = gateway.rpc.call(patient(Slow), { ms: 600 });
    await eventually(() => expect(slowOnes).toBe(1));
    await shop.stop();
    await expect(asked).resolves.toEqual({ pid: process.pid });
  });
});
