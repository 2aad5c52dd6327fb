// guarantees: An event with a value unknown to an older replica reaches a newer one, and else becomes a dead letter
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { defineEvent, type EventEnvelope } from '@waymark/contracts/events';
import { eventually } from '@waymark/testing/eventually';
import { z } from 'zod';
import { OnEvent } from './decorators.ts';
import { FailedEvents } from './failed-events.ts';
import { EventPublisher } from './outbox-ports.ts';
import { logged, startApp } from './testing/app.ts';
import { sold } from './testing/sample-contracts.ts';
import { shopBench } from './testing/shop-bench.ts';

const painted = (colours: [string, ...string[]]) =>
  defineEvent('shop.shoe.painted.v1', z.object({ colour: z.enum(colours) }));
/** One event as two versions of a process read it. */
const Before = painted(['red']);
const After = painted(['red', 'green']);

let seen: string[] = [];
const take = (reader: string, { data }: EventEnvelope<{ colour: string }>) => {
  seen.push(`${reader}: ${data.colour}`);
};

@Injectable()
class OldStock {
  @OnEvent(Before)
  async onPainted(event: EventEnvelope<{ colour: string }>) {
    take('old', event);
  }
}

@Injectable()
class NewStock {
  @OnEvent(After)
  async onPainted(event: EventEnvelope<{ colour: string }>) {
    take('new', event);
  }
}

describe('an event with a value that is unknown to its reader', () => {
  const bench = shopBench();
  const publish = (colour: string) =>
    bench.shop.get(EventPublisher).publish(sold('', { type: After.type, data: { colour } }));
  const start = (event: typeof Before, reader: new () => object, maxDeliveries: number) =>
    startApp(
      {
        ...{ service: 'stock', natsUrl: bench.nats.url, consumes: [event] },
        tuning: { maxDeliveries, retryDelaysMs: [20, 20, 200] },
      },
      [reader],
    );
  const deliveries = () => logged.filter(({ msg }) => msg === 'event not applied, retrying').length;

  beforeEach(() => {
    seen = [];
    logged.length = 0;
  });

  it('is retried, so that a newer process takes it', async () => {
    await start(Before, OldStock, 1_000);
    await publish('green');
    await publish('red');
    await eventually(() => expect([deliveries() > 0, seen]).toEqual([true, ['old: red']]));
    await start(After, NewStock, 1_000);
    await eventually(() => expect(seen.toSorted()).toEqual(['new: green', 'old: red']));
  });

  it('becomes a dead letter after its last attempt', async () => {
    const old = await start(Before, OldStock, 4);
    await publish('green');
    await eventually(async () =>
      expect(await old.get(FailedEvents).list()).toMatchObject([{ deliveries: 4 }]),
    );
    expect(deliveries()).toBe(3);
    expect(seen).toEqual([]);
  });
});
