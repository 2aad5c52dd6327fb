import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { eventually } from '@waymark/testing/eventually';
import { StripeServer } from '../../services/payments/src/testing/stripe/stripe-server.ts';
import { newLearner, type OpenCalendar, openCalendar } from './booking-scene.ts';
import type { Client } from './client.ts';
import { FaultScene, hold, outcomeOf, payingWith, type Stand } from './fault-scene.ts';
import { Steps, type WhatHappens } from './provider-steps.ts';

const PRICE = 4_000;
const ONE = { captured: PRICE, intents: 1 };
const BOOKED = { status: 'scheduled', payment: 'paid', refunded: 0, ...ONE };
const CANCELLED = { status: 'cancelled', payment: 'refunded', refunded: PRICE, ...ONE };
const BOOKED_MAILS = ['payment-receipt', 'session-booked'];
const CANCELLED_MAILS = ['payment-receipt', 'refund-settled', 'session-booked', 'session-cancelled'];

/** Leases of 45 s and the time until NATS delivers again come first. */
const LONG_MS = 150_000;

let stripe: StripeServer;
let steps: Steps;
let scene: FaultScene;
let calendar: OpenCalendar;
let next = 0;
let people = 0;
const expected = new Map<Client, string[]>();
const ends: Promise<unknown>[] = [];

beforeAll(async () => {
  stripe = await StripeServer.start();
  steps = new Steps(stripe);
  scene = await FaultScene.start({ ...payingWith(stripe), PAYMENTS_SWEEP_SECONDS: '3', HOLDS_SECONDS: '1' });
  calendar = await openCalendar(scene.url, 'ines', PRICE);
});

afterAll(async () => {
  await scene?.stop();
  await stripe?.stop();
}, 60_000);

/** One payment at each step of the provider at the same moment, and then something happens. */
async function walk(when: 'before' | 'after', happens: WhatHappens): Promise<void> {
  const leftWith = when === 'before' ? BOOKED_MAILS : [];
  const mails = [BOOKED_MAILS, BOOKED_MAILS, BOOKED_MAILS, leftWith, CANCELLED_MAILS, BOOKED_MAILS];
  const [creating, returning, closed, leaving, cancelling, telling] = await Promise.all(mails.map(someone));
  const [returns, closes, leaves, cancels, tells] = await Promise.all(
    [returning, closed, leaving, cancelling, telling].map((client) => begin(client!)),
  );
  for (const intent of [returns!, closes!, tells!, cancels!]) stripe.account.pay(intent.paymentIntentId);
  expect(await outcomeOf(cancelling!, cancels!)).toBe('booked');
  // The background's first: it waits for the provider longer than people do.
  steps.hold('refund', when, cancels!.paymentIntentId);
  steps.hold('cancel', when, leaves!.paymentIntentId);
  await cancelling!.until('POST', `/api/sessions/${cancels!.sessionId}/cancel`, {});
  await leaving!.until('POST', `/api/sessions/holds/${leaves!.sessionId}/release`);
  await steps.held(['refund', 'cancel']);
  // Paid while the cancelling was on its way.
  if (when === 'before') stripe.account.pay(leaves!.paymentIntentId);
  steps.hold('retrieve', when, returns!.paymentIntentId);
  steps.hold('retrieve', when, closes!.paymentIntentId);
  steps.hold('create', when);
  const created = hold(creating!, calendar, start());
  const returned = outcomeOf(returning!, returns!);
  const told = deliver(closes!);
  await steps.held(['refund', 'cancel', 'retrieve', 'create']);
  const toldMeanwhile = deliver(tells!);
  steps.release(await happens());
  await scene.waymark.waitReady();
  const intent = await created;
  stripe.account.pay(intent.paymentIntentId);
  later(told, toldMeanwhile, booked(returned), booked(outcomeOf(creating!, intent)));
  for (const { sessionId } of [intent, returns!, closes!, tells!])
    later(scene.until(sessionId, BOOKED, LONG_MS));
  const left = when === 'before' ? BOOKED : { status: 'released', captured: 0 };
  later(scene.until(leaves!.sessionId, left, LONG_MS), isBack(cancels!, CANCELLED));
}

describe.each(['scheduling', 'payments', 'nats', 'postgres'])('%s killed', (victim) => {
  it.each(['before', 'after'] as const)('while the provider is at every step, %s its effect', (when) =>
    walk(when, () => killed(victim)),
  );
});

describe.each([500, 'hang', 'cut'] as const)('a provider that answers %s', (answer) => {
  it.each(['before', 'after'] as const)('in the middle of every step, %s its effect', (when) =>
    walk(when, async () => answer),
  );
});

describe('killed between steps that are ours alone', () => {
  it('scheduling, before it hears that a payment was captured', async () => {
    const payer = await someone(BOOKED_MAILS);
    const intent = await begin(payer);
    freeze('scheduling');
    stripe.account.pay(intent.paymentIntentId);
    await deliver(intent);
    await said('payments', 'payments.payment.captured.v1', intent);
    await killed('scheduling');
    later(scene.until(intent.sessionId, BOOKED, LONG_MS), booked(outcomeOf(payer, intent)));
  });

  it('payments and NATS, with the capture in the outbox and told to nobody', async () => {
    const payer = await someone(BOOKED_MAILS);
    const intent = await begin(payer);
    freeze('nats');
    stripe.account.pay(intent.paymentIntentId);
    // The sweeper finds it.
    await said('payments', 'payments.payment.captured.v1', intent);
    expect(await scene.stand(intent.sessionId)).toMatchObject({ status: 'held', captured: PRICE });
    await killed('payments');
    await killed('nats');
    await scene.waymark.waitReady();
    later(scene.until(intent.sessionId, BOOKED, LONG_MS));
  });

  it('payments, before it hears that a session was cancelled', async () => {
    const payer = await someone(CANCELLED_MAILS);
    const intent = await begin(payer);
    stripe.account.pay(intent.paymentIntentId);
    expect(await outcomeOf(payer, intent)).toBe('booked');
    freeze('payments');
    await payer.until('POST', `/api/sessions/${intent.sessionId}/cancel`, {});
    await said('scheduling', 'scheduling.session.cancelled.v1', intent);
    await killed('payments');
    later(isBack(intent, CANCELLED));
  });

  it('payments, before it hears that a payment was refused, and scheduling once it has said so', async () => {
    const late = await someone(['payment-receipt', 'refund-settled']);
    const quick = await someone(BOOKED_MAILS);
    const time = start();
    const intent = await begin(late, time);
    stripe.account.pay(intent.paymentIntentId);
    freeze('payments');
    await scene.letExpire(intent.sessionId);
    await scene.until(intent.sessionId, { status: 'expired' });
    const begun = begin(quick, time);
    await scene.taken(time);
    thaw('payments');
    const other = await begun;
    stripe.account.pay(other.paymentIntentId);
    expect(await outcomeOf(quick, other)).toBe('booked');
    await said('scheduling', 'scheduling.payment.refused.v1', intent);
    await killed('payments');
    await killed('scheduling');
    later(isBack(intent, { status: 'expired', payment: 'unpaid', refunded: PRICE, ...ONE }));
  });
});

describe('after all of it', () => {
  it('each payment has ended in a session, or all of it is back, once', async () => {
    await scene.waymark.waitReady();
    const ended = await Promise.allSettled(ends);
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
  }, 300_000);

  it('provider, ledger and sessions agree to the cent, and no rule is broken', async () => {
    await scene.agrees(payingWith(stripe));
  });

  it('everybody was told everything once', () => scene.toldOnce(expected));
});

/** What must come true in the end; the next fault does not wait for it. */
function later(...promises: Promise<unknown>[]): void {
  for (const promise of promises) promise.catch(() => {});
  ends.push(...promises);
}

const booked = async (outcome: Promise<string>): Promise<void> => expect(await outcome).toBe('booked');

/** Stands like that, with one refund at the provider. */
async function isBack(intent: PaymentIntent, wanted: Partial<Stand>): Promise<void> {
  await scene.until(intent.sessionId, wanted, LONG_MS);
  expect(refundsOf(intent)).toEqual([PRICE]);
}

async function someone(mails: string[]): Promise<Client> {
  people += 1;
  const client = await newLearner(scene.url, `walker${people}`);
  expected.set(client, mails);
  return client;
}

function start(): string {
  next += 2;
  return calendar.starts[next]!;
}

const begin = (client: Client, time = start()): Promise<PaymentIntent> => hold(client, calendar, time);

/** Stripe repeats an event until it is taken. */
async function deliver({ paymentIntentId }: PaymentIntent): Promise<void> {
  const event = stripe.event('payment_intent.succeeded', stripe.account.intent(paymentIntentId));
  const status = () => stripe.send(`${scene.url}/api/payments/webhook`, event);
  await eventually(async () => expect(await status()).toBe(200), { timeoutMs: 60_000, intervalMs: 500 });
}

/** Cents of each refund at the provider. */
const refundsOf = ({ paymentIntentId }: PaymentIntent): number[] =>
  [...stripe.account.refunds.values()]
    .filter(({ payment_intent }) => payment_intent === paymentIntentId)
    .map(({ amount }) => amount);

async function killed(victim: string): Promise<undefined> {
  const before = scene.waymark.pids[victim];
  scene.waymark.kill(victim, 'SIGKILL');
  await eventually(() => expect(scene.waymark.pids[victim]).not.toBe(before));
}

/** Waits until the event is in the outbox of its owner. */
async function said(owner: string, topic: string, { sessionId }: PaymentIntent): Promise<void> {
  const sql = `SELECT id FROM ${owner}.outbox WHERE topic = $1 AND payload ->> 'sessionId' = $2`;
  await eventually(async () => expect(await scene.ask(sql, [topic, sessionId])).toHaveLength(1), {
    timeoutMs: 30_000,
    intervalMs: 20,
  });
}

const freeze = (name: string): void => scene.waymark.kill(name, 'SIGSTOP');
const thaw = (name: string): void => scene.waymark.kill(name, 'SIGCONT');
