import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { BootFault } from '@waymark/platform/lifecycle';
import { type FreshServer, freshNats } from '@waymark/testing/fresh-server';
import { OnEvent, OnEvents, OnJob, RpcHandler } from './decorators.ts';
import { startApp, stopApps } from './testing/app.ts';
import {
  GetShoe,
  PolishShoe,
  RelayWhoami,
  ShoeReturned,
  ShoeSold,
  Slow,
  Whoami,
} from './testing/sample-contracts.ts';

@Injectable()
class First {
  @RpcHandler(GetShoe)
  getShoe() {
    return { name: 'boot', size: 1 };
  }
  @RpcHandler(Slow)
  slow() {
    return { pid: 1 };
  }
  @OnEvent(ShoeSold)
  async onSold() {}
  @OnJob(PolishShoe)
  async polish() {}
}

@Injectable()
class Second {
  @RpcHandler(GetShoe)
  getShoe() {
    return { name: 'clog', size: 1 };
  }
  @OnEvent(ShoeSold)
  async onSold() {}
}

@Injectable()
class Sets {
  @OnEvents(ShoeSold, { maxBatch: 2 })
  async onSold() {}
}

describe('wiring', () => {
  let nats: FreshServer;
  beforeAll(async () => {
    nats = await freshNats();
  });
  afterEach(stopApps);
  afterAll(() => nats.remove());

  const faultsOf = async (...args: Parameters<typeof startApp>): Promise<string[]> =>
    startApp(...args).then(
      () => [],
      (error: unknown) => {
        if (error instanceof BootFault) return error.faults;
        throw error;
      },
    );

  it('with faults stops the boot and lists all of them', async () => {
    const faults = await faultsOf(
      {
        service: 'shop',
        natsUrl: nats.url,
        callerPublicKey: undefined,
        handles: [GetShoe, Whoami, RelayWhoami, Whoami],
        consumes: [ShoeReturned],
        jobs: [],
      },
      [First, Second],
    );
    expect(faults).toEqual([
      'RPC shop.get-shoe has 2 handlers: First.getShoe, Second.getShoe',
      'RPC shop.whoami has no handler',
      'RPC stock.relay-whoami has no handler',
      'RPC shop.whoami is declared twice',
      'RPC shop.slow is handled by First.slow but not declared',
      'event shop.shoe.returned.v1 has no handler',
      'event shop.shoe.sold.v1 is handled by First.onSold but not declared',
      'event shop.shoe.sold.v1 is handled by Second.onSold but not declared',
      'job polish/polish-shoe is handled by First.polish but not declared',
      'RPCs are declared but there is no key to verify callers with',
      'RPC stock.relay-whoami does not start with shop.',
    ]);
  });

  it('counts a handler of sets as a handler of its event', async () => {
    const options = { service: 'shop', natsUrl: nats.url, consumes: [ShoeSold] };
    expect(await faultsOf(options, [Sets])).toEqual([]);
    expect(await faultsOf(options, [Sets, Second])).toContain(
      'event shop.shoe.sold.v1 has 2 handlers: Sets.onSold, Second.onSold',
    );
  });

  it('of jobs requires a Redis', async () => {
    const options = { service: 'shop', natsUrl: nats.url, handles: [GetShoe, Slow], consumes: [ShoeSold] };
    expect(await faultsOf({ ...options, jobs: [PolishShoe] }, [First])).toEqual([
      'jobs are declared but there is no redisUrl',
    ]);
  });

  it('is checked before any connection', async () => {
    await nats.stop();
    expect(await faultsOf({ service: 'shop', natsUrl: nats.url, handles: [GetShoe] })).toHaveLength(1);
    await nats.start();
  });

  it('without faults lets the process start', async () => {
    await startApp(
      {
        service: 'shop',
        natsUrl: nats.url,
        redisUrl: 'redis://127.0.0.1:1',
        handles: [GetShoe, Slow],
        consumes: [ShoeSold],
        jobs: [PolishShoe],
      },
      [First],
    );
  });
});
