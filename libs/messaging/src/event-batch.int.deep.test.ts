import { beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts/events';
import { context } from '@waymark/platform/context';
import { eventually } from '@waymark/testing/eventually';
import { OnEvent } from './decorators.ts';
import { EventTransaction } from './event-transaction.ts';
import type { MessagingTuning } from './options.ts';
import { EventPublisher } from './outbox-ports.ts';
import { startApp, stopApps } from './testing/app.ts';
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

describe('events that share a transaction', () => {
  const bench = shopBench();
  const tuning = { maxDeliveries: 3, retryDelaysMs: [50, 100], outageWaitMs: 20_000 };
  const publish = (shoe: string, more = {}) => bench.shop.get(EventPublisher).publish(sold(shoe, more));
  const ledger = (more: Partial<MessagingTuning> = {}) =>
    startApp(
      { service: 'stock', natsUrl: bench.nats.url, consumes: [ShoeSold], tuning: { ...tuning, ...more } },
      [Ledger, { provide: EventTransaction, useClass: Books }],
    );
  /** Short, but long enough that a pause of this process does not count as silence. */
  const impatient = { ackWaitMs: 6_000 };

  beforeEach(() => {
    committed = [];
    tried = [];
    trouble = () => {};
  });

  it('are not delivered twice when a batch takes longer than the acknowledgement wait', async () => {
    for (const shoe of ['boot', 'clog', 'mule']) await publish(shoe);
    trouble = () => new Promise((resolve) => setTimeout(resolve, 4_200));
    await Promise.all([ledger(impatient), ledger(impatient)]);
    await eventually(() => expect(shoes()).toHaveLength(3));
    await stopApps();
    expect(tried.toSorted()).toEqual(['boot', 'clog', 'mule']);
  });

  it('are not delivered twice when they arrive while another one is being handled', async () => {
    const slow = { boot: 5_400, mule: 5_400 } as Record<string, number>;
    trouble = (shoe) => new Promise((resolve) => setTimeout(resolve, slow[shoe] ?? 0));
    await Promise.all([ledger(impatient), ledger(impatient)]);
    await publish('boot');
    await publish('clog');
    await eventually(() => expect(tried).toContain('boot'));
    for (const shoe of ['mule', 'mary jane', 'pump']) await publish(shoe);
    await eventually(() => expect(new Set(shoes()).size).toBe(5));
    await stopApps();
    expect(tried.toSorted()).toEqual(['boot', 'clog', 'mary jane', 'mule', 'pump']);
  });
});
