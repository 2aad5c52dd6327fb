import { beforeEach, describe, expect, it } from '@jest/globals';
import { jetstream } from '@nats-io/jetstream';
import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts/events';
import { AppError } from '@waymark/kernel/app-error';
import { context } from '@waymark/platform/context';
import { eventually } from '@waymark/testing/eventually';
import { DeadLetters } from './dead-letters.ts';
import { deadLetters } from './dead-letters-cli.ts';
import { OnEvent } from './decorators.ts';
import type { MessagingTuning } from './options.ts';
import { EventPublisher } from './outbox-ports.ts';
import { getManager } from './streams.ts';
import { startApp, stopApps } from './testing/app.ts';
import { ShoeReturned, ShoeSold, sold } from './testing/sample-contracts.ts';
import { shopBench } from './testing/shop-bench.ts';

type Seen = { consumer: string; shoe: string; requestId: string | undefined; at: number };
let seen: Seen[] = [];
/** The handler of each shoe; does nothing by default. */
let trouble: (consumer: string, shoe: string) => void | Promise<void>;

async function receive(consumer: string, event: EventEnvelope<{ shoe: string }>): Promise<void> {
  seen.push({ consumer, shoe: event.data.shoe, requestId: context()?.requestId, at: Date.now() });
  await trouble(consumer, event.data.shoe);
}
const received = (consumer: string): string[] =>
  seen.filter((one) => one.consumer === consumer).map(({ shoe }) => shoe);

@Injectable()
class Stock {
  @OnEvent(ShoeSold)
  onSold(event: EventEnvelope<{ shoe: string }>) {
    return receive('stock', event);
  }
}

@Injectable()
class Mail {
  @OnEvent(ShoeSold)
  onSold(event: EventEnvelope<{ shoe: string }>) {
    return receive('mail', event);
  }
  @OnEvent(ShoeReturned)
  onReturned(event: EventEnvelope<{ shoe: string }>) {
    return receive('mail', event);
  }
}

describe('events', () => {
  const bench = shopBench();
  let printed: string[];
  const tuning = { maxDeliveries: 3, retryDelaysMs: [50, 100], outageWaitMs: 20_000 };
  const publish = (envelope: EventEnvelope) => bench.shop.get(EventPublisher).publish(envelope);
  const stock = (more: Partial<MessagingTuning> = {}) =>
    startApp(
      { service: 'stock', natsUrl: bench.nats.url, consumes: [ShoeSold], tuning: { ...tuning, ...more } },
      [Stock],
    );
  const mail = () =>
    startApp({ service: 'mail', natsUrl: bench.nats.url, consumes: [ShoeSold, ShoeReturned], tuning }, [
      Mail,
    ]);
  const command = async (...args: string[]) => {
    printed = [];
    return deadLetters(args, await DeadLetters.on(bench.nc), (text) => printed.push(text));
  };

  beforeEach(() => {
    seen = [];
    trouble = () => {};
  });

  it('reach every consumer once, with their request id', async () => {
    await Promise.all([stock(), mail()]);
    await publish(sold('boot'));
    await eventually(() => expect(seen).toHaveLength(2));
    expect(seen.map(({ consumer, requestId }) => [consumer, requestId]).sort()).toEqual([
      ['mail', 'r-sold'],
      ['stock', 'r-sold'],
    ]);
  });

  it('wait for consumers that start later', async () => {
    await publish(sold('boot'));
    await publish(sold('clog'));
    await stock();
    await eventually(() => expect(received('stock')).toEqual(['boot', 'clog']));
  });

  it('are handled by one of several processes of a service', async () => {
    await Promise.all([stock(), stock(), stock()]);
    for (let i = 0; i < 30; i++) await publish(sold(`shoe ${i}`));
    await eventually(() => expect(received('stock')).toHaveLength(30));
    await stopApps();
    expect(new Set(received('stock')).size).toBe(30);
    expect(received('stock')).toHaveLength(30);
  });

  it('published twice under one id are stored once', async () => {
    const envelope = sold('boot');
    await publish(envelope);
    await publish(envelope);
    const { state } = await (await getManager(bench.nc)).streams.info('EVENTS');
    expect(state.messages).toBe(1);
  });

  it('that fail are retried after the configured delays, without blocking the others', async () => {
    let tries = 0;
    trouble = (consumer, shoe) => {
      if (consumer === 'stock' && shoe === 'boot' && ++tries < 3) throw new Error('not now');
    };
    await publish(sold('boot'));
    await publish(sold('clog'));
    await stock({ retryDelaysMs: [600, 800] });
    await eventually(() => expect(received('stock')).toHaveLength(4));
    expect(received('stock')[1]).toBe('clog');
    expect(received('stock').filter((shoe) => shoe === 'boot')).toHaveLength(3);
    const [first, second, third] = seen.filter(
      ({ consumer, shoe }) => consumer === 'stock' && shoe === 'boot',
    );
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(590);
    expect((third?.at ?? 0) - (second?.at ?? 0)).toBeGreaterThanOrEqual(790);
  });

  it('that keep failing are parked and can be listed, replayed to their consumer only, and purged', async () => {
    await Promise.all([stock(), mail()]);
    trouble = (consumer, shoe) => {
      if (consumer === 'stock' && shoe === 'poison') throw new AppError('RULE_REFUSED', 'no such shoe');
    };
    await publish(sold('poison'));
    await publish(sold('clog'));
    await eventually(async () => {
      expect(await command('list')).toBe(0);
      expect(printed.at(-1)).toBe('1 dead letter(s)');
    });
    expect(received('stock').filter((shoe) => shoe === 'poison')).toHaveLength(3);
    expect(received('stock')).toContain('clog');
    expect(printed[0]).toMatch(
      /stock_shop-shoe-sold-v1 .*shop\.shoe\.sold\.v1 .*after 3: AppError: no such shoe/,
    );
    const [seq] = (printed[0] ?? '').split(' ');
    expect(await command('show', seq ?? '')).toBe(0);
    expect(JSON.parse(printed.join(''))).toMatchObject({
      envelope: { type: 'shop.shoe.sold.v1', data: { shoe: 'poison' } },
      consumer: 'stock_shop-shoe-sold-v1',
      deliveries: 3,
    });

    trouble = () => {};
    await eventually(() => expect(received('mail')).toHaveLength(2));
    expect(await command('replay', '--all')).toBe(0);
    await eventually(() => expect(received('stock').filter((shoe) => shoe === 'poison')).toHaveLength(4));
    await publish(sold('last'));
    await eventually(() => expect(received('mail')).toHaveLength(3));
    expect(await command('list')).toBe(0);
    expect(printed).toEqual(['0 dead letter(s)']);
  });

  it('that violate their contract are parked without reaching a handler', async () => {
    await stock();
    await publish(sold('boot', { data: { shoe: 7 } }));
    bench.nc.publish('events.shop.shoe.sold.v1', 'not json {');
    await eventually(async () => {
      await command('list');
      expect(printed.at(-1)).toBe('2 dead letter(s)');
    });
    expect(seen).toEqual([]);
    expect(await command('replay', '--all')).toBe(1);
    expect(printed.filter((line) => line.includes('holds no event'))).toHaveLength(1);
    await eventually(async () => {
      await command('list');
      expect(printed.at(-1)).toBe('2 dead letter(s)');
    });
    expect(await command('purge', '--all')).toBe(0);
    await command('list');
    expect(printed).toEqual(['0 dead letter(s)']);
  });

  it('that cannot be read themselves are listed, shown and dropped', async () => {
    await stock();
    await publish(sold('boot', { data: { shoe: 7 } }));
    await eventually(async () => {
      await command('list');
      expect(printed.at(-1)).toBe('1 dead letter(s)');
    });
    await jetstream(bench.nc).publish('dead.shop.stock', 'not json {');
    await jetstream(bench.nc).publish('dead.shop.stock', '{"envelope":[]}');
    expect(await command('list')).toBe(0);
    expect(printed.at(-1)).toBe('3 dead letter(s)');
    const unread = printed.filter((line) => line.includes('cannot be read'));
    expect(unread).toHaveLength(2);
    const [seq] = (unread[0] ?? '').split(' ');
    expect(await command('show', seq ?? '')).toBe(0);
    expect(JSON.parse(printed.join(''))).toMatchObject({ raw: 'not json {', envelope: null });
    expect(await command('replay', '--all')).toBe(1);
    expect(await command('purge', seq ?? '')).toBe(0);
    expect(await command('purge', '--all')).toBe(0);
  });

  it('wait without using up attempts while a dependency is unavailable', async () => {
    await stock();
    let away = true;
    trouble = (consumer) => {
      if (consumer === 'stock' && away) throw new AppError('UNAVAILABLE', 'the database is away');
    };
    await publish(sold('boot'));
    await eventually(() => expect(received('stock').length).toBeGreaterThan(tuning.maxDeliveries));
    away = false;
    const { length } = received('stock');
    await eventually(() => expect(received('stock').length).toBe(length + 1));
    await command('list');
    expect(printed).toEqual(['0 dead letter(s)']);
  });

  it('are finished when their process stops, and none is lost', async () => {
    const first = await stock();
    let finished = 0;
    trouble = async (consumer) => {
      if (consumer !== 'stock') return;
      await new Promise((resolve) => setTimeout(resolve, 150));
      finished++;
    };
    for (let i = 0; i < 6; i++) await publish(sold(`shoe ${i}`));
    await eventually(() => expect(received('stock').length).toBeGreaterThan(1));
    await first.stop();
    expect(finished).toBe(received('stock').length);
    expect(finished).toBeLessThan(6);
    await stock();
    await eventually(() => expect(new Set(received('stock')).size).toBe(6));
    expect(received('stock')).toHaveLength(6);
  });

  it('too large for the stream are rejected without closing the connection', async () => {
    const error = await publish(sold('x'.repeat(1_100_000))).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'TOO_LARGE' });
    await publish(sold('boot'));
  });

  it('find their streams when processes start concurrently', async () => {
    await Promise.all([
      stock(),
      stock(),
      mail(),
      mail(),
      startApp({ service: 'other', natsUrl: bench.nats.url }),
    ]);
    await publish(sold('boot'));
    await eventually(() => expect(seen).toHaveLength(2));
  });
});
