// guarantees: 5 000 webhooks, three times each, shuffled: one effect each
import { describe, expect, it } from '@jest/globals';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { ConfirmPayment, ReceiveWebhook } from '@waymark/contracts/payments/payments.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { sign } from './integrations/sandbox/webhook-signature.ts';
import { Harness, WEBHOOK_SECRET } from './testing/harness.ts';

const payments = new Harness({ variables: { PAYMENTS_SWEEP_SECONDS: '3600' } }).forFile();

const COUNT = 5_000;

const payloadOf = ({ paymentIntentId: id }: PaymentIntent): string =>
  JSON.stringify({
    id: `evt_${newId()}`,
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', id } },
  });

const deliver = (payload: string) =>
  payments.call(ReceiveWebhook, { payload, signature: sign(WEBHOOK_SECRET, payload, new Date()) });

/** Runs thirty tasks at a time, as many as there are connections. */
async function inParallel<T>(tasks: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const queue = tasks.entries();
  const worker = async (): Promise<void> => {
    for (const [index, task] of queue) results[index] = await task();
  };
  await Promise.all(Array.from({ length: 30 }, worker));
  return results;
}

const shuffled = <T>(all: T[]): T[] =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

describe('5 000 payments', () => {
  it('are captured once each for webhooks delivered three times, shuffled, and concurrent confirmations', async () => {
    const payers = Array.from({ length: COUNT }, (_, index) => 1_000 + index);
    const intents = await inParallel(payers.map((payerId) => () => payments.intent({ payerId })));
    await inParallel(intents.map((intent) => () => payments.pay(intent)));
    const webhooks = intents.flatMap((intent) => {
      const payload = payloadOf(intent);
      return [1, 2, 3].map(() => (): Promise<unknown> => deliver(payload));
    });
    const confirmations = intents.map(({ paymentIntentId }, index) => (): Promise<unknown> => {
      return payments.call(ConfirmPayment, { paymentIntentId }, asLearner(payers[index]));
    });
    await inParallel(shuffled([...webhooks, ...confirmations]));
    await eventually(
      async () =>
        expect(await payments.sql('SELECT FROM webhook_events WHERE processed_at IS NULL')).toEqual([]),
      { timeoutMs: 120_000 },
    );
    const entries = await payments.sql(
      'SELECT kind, count(*)::int, sum(amount)::int FROM ledger GROUP BY 1 ORDER BY 1',
    );
    expect(entries).toEqual(
      ['capture', 'intent'].map((kind) => ({ kind, count: COUNT, sum: COUNT * 2_500 })),
    );
    const events = await payments.sql(
      "SELECT count(*)::int AS all, count(DISTINCT payload ->> 'sessionId')::int AS sessions FROM outbox WHERE topic = $1",
      [PaymentCaptured.type],
    );
    expect(events).toEqual([{ all: COUNT, sessions: COUNT }]);
  }, 450_000);
});
