// guarantees: A backing server frozen for 30 s or killed: responses within 6 s, live, not ready, automatic recovery
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts/events';
import type { AppError } from '@waymark/kernel/app-error';
import { eventually } from '@waymark/testing/eventually';
import { type FreshServer, freshNats } from '@waymark/testing/fresh-server';
import { patient } from '@waymark/testing/patient';
import { OnEvent, RpcHandler } from './decorators.ts';
import { LiveBus } from './live-bus.ts';
import { EventPublisher } from './outbox-ports.ts';
import { getManager } from './streams.ts';
import { startApp, stopApps, type TestApp } from './testing/app.ts';
import { GetShoe, ShoeSold, sold } from './testing/sample-contracts.ts';

let received: string[] = [];

@Injectable()
class Shop {
  @RpcHandler(GetShoe)
  async getShoe({ size }: { size: number }) {
    return { name: 'boot', size };
  }
  @OnEvent(ShoeSold)
  async onSold(event: EventEnvelope<{ shoe: string }>) {
    received.push(event.data.shoe);
  }
}

describe('while NATS is unavailable', () => {
  let nats: FreshServer;
  let gateway: TestApp;
  let shop: TestApp;
  const start = async () => {
    gateway = await startApp({ service: 'gateway', natsUrl: nats.url });
    shop = await startApp({ service: 'shop', natsUrl: nats.url, handles: [GetShoe], consumes: [ShoeSold] }, [
      Shop,
    ]);
  };
  const ask = () => gateway.rpc.call(GetShoe, { size: 42 });
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'responded',
      (error: AppError) => error.code,
    );
  const publish = (shoe: string) => gateway.get(EventPublisher).publish(sold(shoe));

  beforeEach(async () => {
    received = [];
    nats = await freshNats();
  });
  afterEach(async () => {
    await stopApps();
    await nats.remove();
  });

  it('calls fail within 6 s, readiness returns 503, and all recover within 10 s', async () => {
    await start();
    const live: unknown[] = [];
    gateway.get(LiveBus).subscribe('live.>', (data) => live.push(data));
    await publish('before');
    await eventually(() => expect(received).toEqual(['before']));

    const goneAt = Date.now();
    await nats.kill();
    const askedAt = Date.now();
    expect(['UNAVAILABLE', 'TIMEOUT']).toContain(await codeOf(ask()));
    expect(Date.now() - askedAt).toBeLessThan(6_000);
    expect(await codeOf(publish('lost?'))).toBe('UNAVAILABLE');
    await eventually(async () => {
      expect(await gateway.ready()).toMatchObject({
        status: 503,
        body: { dependencies: { nats: { ok: false } } },
      });
    });
    await eventually(async () => expect((await shop.ready()).status).toBe(503));
    await eventually(() => expect(Date.now() - goneAt).toBeGreaterThan(10_000));

    await nats.start();
    const backAt = Date.now();
    await eventually(async () => expect(await ask()).toEqual({ name: 'boot', size: 42 }));
    await eventually(async () => expect((await gateway.ready()).status).toBe(200));
    await eventually(async () => expect((await shop.ready()).status).toBe(200));
    await publish('after');
    await eventually(() => expect(received).toEqual(['before', 'after']));
    shop.get(LiveBus).publish('live.shoe', 'look');
    await eventually(() => expect(live).toEqual(['look']));
    expect(Date.now() - backAt).toBeLessThan(10_000);
  });

  it('a call to a frozen server times out within 6 s and works again after the thaw', async () => {
    await start();
    nats.freeze();
    const askedAt = Date.now();
    expect(await codeOf(ask())).toBe('TIMEOUT');
    expect(Date.now() - askedAt).toBeLessThan(6_000);
    expect((await gateway.ready()).status).toBe(503);
    nats.thaw();
    await eventually(async () => expect(await ask()).toEqual({ name: 'boot', size: 42 }));
    await eventually(async () => expect((await gateway.ready()).status).toBe(200));
  });

  it('a starting process waits for NATS', async () => {
    await nats.stop();
    let started = false;
    const starting = start().then(() => {
      started = true;
    });
    await eventually(() => expect(started).toBe(false));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(started).toBe(false);
    await nats.start();
    await starting;
    await expect(gateway.rpc.call(patient(GetShoe), { size: 42 })).resolves.toEqual({
      name: 'boot',
      size: 42,
    });
  });

  it('missing streams are created after NATS recovers', async () => {
    await start();
    await publish('before');
    await eventually(() => expect(received).toEqual(['before']));
    const nc = await connect({ servers: nats.url });
    await (await getManager(nc)).streams.delete('EVENTS');
    await nc.close();
    await nats.kill();
    await nats.start();
    await eventually(() => publish('after'), { timeoutMs: 60_000 });
    await eventually(() => expect(received).toContain('after'), { timeoutMs: 60_000 });
  }, 150_000);
});
