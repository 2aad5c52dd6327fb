// covers: services/payments, services/scheduling, libs/messaging, libs/database
// guarantees: Refunds in part by an admin are made once each and never exceed the payment, whatever is killed
import { describe, expect, it } from '@jest/globals';
import type { AdminPayment } from '@waymark/contracts/payments/admin-payments';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import '../test/e2e-timeout.ts';
import { Client } from '../e2e/client.ts';
import { outcomeOf } from './fault-scene.ts';
import { BOOKED, BOOKED_MAILS, itEndsConsistently, LONG_MS, PRICE, sagaForTests } from './saga-scene.ts';

const PART = 1_500;
const REST = PRICE - PART;

const saga = sagaForTests({ REFUND_RETRY_SECONDS: '1' });
const paid: { intent: PaymentIntent; id: string }[] = [];
let admin: Promise<Client> | undefined;
const asAdmin = () => {
  admin ??= new Client(saga().faults.url, 'admin').login();
  return admin;
};

async function booked(): Promise<{ intent: PaymentIntent; id: string }> {
  const client = await saga().payers.newPayer([...BOOKED_MAILS, 'refund-settled', 'refund-settled']);
  const intent = await saga().begin(client);
  saga().stripe.account.pay(intent.paymentIntentId);
  expect(await outcomeOf(client, intent)).toBe('booked');
  const path = `/api/admin/payments/intents?q=${intent.paymentIntentId}`;
  const [found] = await (await asAdmin()).until<AdminPayment[]>('GET', path);
  return { intent, id: found!.id };
}

/** Retries under one key while processes are being killed. */
const refund = async (id: string, amount: number) =>
  (await asAdmin()).until('POST', `/api/admin/payments/intents/${id}/refunds`, {
    amount,
    reason: `For ${amount}`,
  });

const refunded = ({ sessionId }: PaymentIntent, cents: number) =>
  saga().faults.until(sessionId, { ...BOOKED, refunded: cents }, LONG_MS);

describe.each(['payments', 'nats', 'postgres'])('a refund in part, %s killed', (victim) => {
  it.each(['before', 'after'] as const)('while the provider makes it, %s the response', async (when) => {
    const { steps, faults } = saga();
    const one = await booked();
    steps.hold('refund', when, one.intent.paymentIntentId);
    await refund(one.id, PART);
    await steps.held(['refund']);
    await saga().kill(victim);
    steps.release(undefined);
    await faults.waymark.waitReady();
    paid.push(one);
  });

  it('while it is requested', async () => {
    const one = await booked();
    const requested = refund(one.id, PART);
    await saga().kill(victim);
    await requested;
    await saga().faults.waymark.waitReady();
    paid.push(one);
  });
});

it('refunds each part once, then the rest, and nothing more', async () => {
  for (const { intent } of paid) await refunded(intent, PART);
  for (const { id } of paid) await refund(id, REST);
  for (const { intent, id } of paid) {
    await refunded(intent, PRICE);
    expect(
      saga()
        .refundsOf(intent)
        .map(({ amount }) => amount),
    ).toEqual([PART, REST]);
    const body = { amount: 1, reason: 'Too much' };
    const more = await (await asAdmin()).send('POST', `/api/admin/payments/intents/${id}/refunds`, body);
    expect(more.status).toBe(422);
  }
}, 300_000);

itEndsConsistently(saga);
