import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { ReceiveWebhook } from '@waymark/contracts/payments/rpc';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { sign } from './integrations/sandbox/webhook-signature.ts';
import { Harness, WEBHOOK_SECRET } from './testing/harness.ts';

const WEBHOOKS = 5_000;
const COPIES = 3;

let payments: Harness;
beforeAll(async () => {
  payments = await Harness.start({ variables: { PAYMENTS_SWEEP_SECONDS: '3600' } });
});
afterAll(() => payments?.stop());

/** Thirty at a time: more would only wait for connections. */
async function together<T>(work: (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = [];
  const rest = work.entries();
  const next = async (): Promise<void> => {
    for (const [index, one] of rest) done[index] = await one();
  };
  await Promise.all(Array.from({ length: 30 }, next));
  return done;
}

function webhook({ paymentIntentId }: PaymentIntent): string {
  const object = { object: 'payment_intent', id: paymentIntentId };
  return JSON.stringify({ id: `evt_${newId()}`, type: 'payment_intent.succeeded', data: { object } });
}

const deliver = (payload: string) => () =>
  payments.ask(ReceiveWebhook, { payload, signature: sign(WEBHOOK_SECRET, payload, new Date()) });

it(`captures each payment once for ${WEBHOOKS} webhooks that come ${COPIES} times each, shuffled`, async () => {
  const payers = Array.from({ length: WEBHOOKS }, (_, n) => 1_000 + n);
  const intents = await together(payers.map((payerId) => () => payments.intent({ payerId })));
  await together(intents.map((intent) => () => payments.pay(intent)));
  const copies = intents.flatMap((intent) => Array<string>(COPIES).fill(webhook(intent)));
  const shuffled = copies
    .map((payload) => ({ payload, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ payload }) => payload);
  await together(shuffled.map(deliver));
  const left = () => payments.sql('SELECT FROM webhook_events WHERE processed_at IS NULL LIMIT 1');
  await eventually(async () => expect(await left()).toEqual([]), { timeoutMs: 240_000, intervalMs: 500 });
  const [row] = await payments.sql(`
    SELECT (SELECT count(*)::int FROM webhook_events) AS webhooks,
      (SELECT count(*)::int FROM ledger WHERE kind = 'capture') AS captures,
      (SELECT count(DISTINCT payload ->> 'sessionId')::int FROM outbox WHERE topic LIKE '%payment.captured%') AS sessions,
      (SELECT count(*)::int FROM outbox WHERE topic LIKE '%payment.captured%') AS events`);
  expect(row).toEqual({ webhooks: WEBHOOKS, captures: WEBHOOKS, sessions: WEBHOOKS, events: WEBHOOKS });
  expect(await payments.brokenInvariants()).toEqual([]);
}, 600_000);
