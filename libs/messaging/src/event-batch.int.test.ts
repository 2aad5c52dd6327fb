import { beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable, type Type } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts/events';
import { context } from '@waymark/platform/context';
import { eventually } from '@waymark/testing/eventually';
import { DeadLetters } from './dead-letters.ts';
import { OnEvent, OnEvents } from './decorators.ts';
import { durableName } from './durable-name.ts';
import { EventTransaction } from './event-transaction.ts';
import { EventPublisher } from './outbox-ports.ts';
import { MessagingRuntime } from './runtime.ts';
import { startApp } from './testing/app.ts';
import { ShoeSold, sold } from './testing/sample-contracts.ts';
import { shopBench } from './testing/shop-bench.ts';

type Sale = { shoe: string; requestId: string | undefined };
/** Committed effects, one list for each transaction. */
let committed: Sale[][] = [];
let tried: string[] = [];
let trouble: (shoe: string) => Promise<void> | void;
const shoes = (): string[] => committed.flat().map(({ shoe }) => shoe);

/** An atomic transaction in memory. */
@Injectable()
class Books extends EventTransaction {
  private readonly seen = new Set<string>();

  async run(consumer: string, envelope: EventEnvelope, fn: (tx: unknown) => Promise<void>) {
    await this.runBatch(consumer, [envelope], (_, tx) => fn(tx));
    return 'applied' as const;
  }

  override async runBatch(
    _consumer: string,
    envelopes: EventEnvelope[],
    fn: (unseen: EventEnvelope[], tx: unknown) => Promise<void>,
  ) {
    const fresh = envelopes.filter(({ id }) => !this.seen.has(id));
    const page: Sale[] = [];
    if (fresh.length > 0) await fn(fresh, page);
    for (const { id } of fresh) this.seen.add(id);
    if (page.length > 0) committed.push(page);
  }
}

@Injectable()
class Ledger {
  @OnEvent(ShoeSold, { maxBatch: 4 })
  async onSold({ data: { shoe } }: EventEnvelope<{ shoe: string }>, page: Sale[]) {
    tried.push(shoe);
    await trouble(shoe);
    page.push({ shoe, requestId: context()?.requestId });
  }
}

/** The calls of a handler that takes all events of a transaction. */
let calls: { shoes: string[]; requestId: string | undefined }[] = [];

@Injectable()
class Wholesale {
  @OnEvents(ShoeSold, { maxBatch: 4 })
  async onSold(events: EventEnvelope<{ shoe: string }>[], page: Sale[]) {
    const requestId = context()?.requestId;
    calls.push({ shoes: events.map(({ data }) => data.shoe), requestId });
    for (const { data } of events) {
      await trouble(data.shoe);
      page.push({ shoe: data.shoe, requestId });
    }
  }
}

const bench = shopBench();
const tuning = { maxDeliveries: 3, retryDelaysMs: [50, 100], outageWaitMs: 20_000 };
const publish = (shoe: string, more = {}) => bench.shop.get(EventPublisher).publish(sold(shoe, more));
const ledger = (handlers: Type = Ledger) =>
  startApp({ service: 'stock', natsUrl: bench.nats.url, consumes: [ShoeSold], tuning }, [
    handlers,
    { provide: EventTransaction, useClass: Books },
  ]);
const parked = async () => {
  const events: unknown[] = [];
  for await (const one of (await DeadLetters.on(bench.nc)).list()) events.push(one.envelope?.data);
  return events;
};

beforeEach(() => {
  committed = [];
  tried = [];
  calls = [];
  trouble = () => {};
});

describe('events that may share a transaction', () => {
  it('share it when they are pending, in order, each with its own request id', async () => {
    const names = Array.from({ length: 10 }, (_, n) => `shoe ${n}`);
    for (const name of names) await publish(name, { requestId: `r ${name}` });
    await ledger();
    await eventually(() => expect(shoes()).toEqual(names));
    expect(committed.length).toBeLessThan(names.length);
    expect(Math.max(...committed.map(({ length }) => length))).toBe(4);
    for (const { shoe, requestId } of committed.flat()) expect(requestId).toBe(`r ${shoe}`);
  });

  it('are applied alone when no other event is pending', async () => {
    await ledger();
    await publish('boot');
    await eventually(() => expect(committed).toEqual([[expect.objectContaining({ shoe: 'boot' })]]));
  });

  it('are applied alone when one of them fails, and only that one is parked', async () => {
    trouble = (shoe) => {
      if (shoe === 'poison') throw new Error('no such shoe');
    };
    for (const shoe of ['boot', 'poison', 'clog']) await publish(shoe);
    await publish('broken', { data: { shoe: 7 } });
    await ledger();
    await eventually(async () => {
      const events = await parked();
      expect(events).toEqual(expect.arrayContaining([{ shoe: 'poison' }, { shoe: 7 }]));
      expect(events).toHaveLength(2);
    });
    expect(shoes().sort()).toEqual(['boot', 'clog']);
    expect(committed.every(({ length }) => length === 1)).toBe(true);
  });

  it('are finished when their process stops, and none is lost', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `shoe ${n}`);
    for (const name of names) await publish(name);
    trouble = () => new Promise((resolve) => setTimeout(resolve, 50));
    const first = await ledger();
    await eventually(() => expect(tried.length).toBeGreaterThan(1));
    await first.stop();
    expect(shoes().length).toBe(tried.length);
    expect(shoes().length).toBeLessThan(names.length);
    await ledger();
    await eventually(() => expect(new Set(shoes()).size).toBe(names.length));
    expect(shoes()).toHaveLength(names.length);
  });
});

describe('a handler of sets', () => {
  it('gets the pending events in one call, in order, under the request id of the first', async () => {
    const names = Array.from({ length: 10 }, (_, n) => `shoe ${n}`);
    for (const name of names) await publish(name, { requestId: `r ${name}` });
    await ledger(Wholesale);
    await eventually(() => expect(shoes()).toEqual(names));
    expect(calls.flatMap((call) => call.shoes)).toEqual(names);
    expect(Math.max(...calls.map((call) => call.shoes.length))).toBe(4);
    for (const call of calls) expect(call.requestId).toBe(`r ${call.shoes[0]}`);
  });

  it('gets an event alone when no other is pending or when it is applied again', async () => {
    const stock = await ledger(Wholesale);
    await publish('boot', { requestId: 'r boot' });
    await eventually(() => expect(calls).toEqual([{ shoes: ['boot'], requestId: 'r boot' }]));
    const again = sold('clog', { requestId: 'r clog' });
    await stock.get(MessagingRuntime).applyAgain(durableName('stock', ShoeSold.type), again);
    expect(calls[1]).toEqual({ shoes: ['clog'], requestId: 'r clog' });
  });

  it('gets each event alone after it failed, and only the failing one is parked', async () => {
    trouble = (shoe) => {
      if (shoe === 'poison') throw new Error('no such shoe');
    };
    for (const shoe of ['boot', 'poison', 'clog']) await publish(shoe);
    await ledger(Wholesale);
    await eventually(async () => expect(await parked()).toEqual([{ shoe: 'poison' }]));
    expect(shoes().sort()).toEqual(['boot', 'clog']);
    expect(committed.every(({ length }) => length === 1)).toBe(true);
  });
});
