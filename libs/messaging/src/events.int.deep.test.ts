import { describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts/events';
import { eventually } from '@waymark/testing/eventually';
import { OnEvent } from './decorators.ts';
import { EventPublisher } from './outbox-ports.ts';
import { startApp, stopApps } from './testing/app.ts';
import { ShoeSold, sold } from './testing/sample-contracts.ts';
import { shopBench } from './testing/shop-bench.ts';

const handled: string[] = [];
let finished = 0;

@Injectable()
class Stock {
  @OnEvent(ShoeSold)
  async onSold({ data }: EventEnvelope<{ shoe: string }>) {
    handled.push(data.shoe);
    await new Promise((resolve) => setTimeout(resolve, 9_000));
    finished++;
  }
}

describe('an event whose handler takes longer than the acknowledgement wait', () => {
  const bench = shopBench();
  // Long enough that a pause of this process does not count as silence.
  const stock = () =>
    startApp(
      { service: 'stock', natsUrl: bench.nats.url, consumes: [ShoeSold], tuning: { ackWaitMs: 6_000 } },
      [Stock],
    );

  it('is not delivered twice', async () => {
    await Promise.all([stock(), stock()]);
    await bench.shop.get(EventPublisher).publish(sold('boot'));
    await eventually(() => expect(finished).toBe(1));
    await stopApps();
    expect(handled).toEqual(['boot']);
  });
});
