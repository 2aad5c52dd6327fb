import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { StripeServer } from '../../services/payments/src/testing/stripe/stripe-server.ts';
import { launchBrowser, loginAs, newPage } from '../test/browser.ts';
import { type Fault, faultsAt, loaded, WIDTHS } from '../test/looks.ts';
import { newLearner, type OpenCalendar, openCalendar } from './booking-scene.ts';
import { toastOf } from './booking-screens.ts';
import type { Client } from './client.ts';
import { FaultScene, hold, outcomeOf, payingWith } from './fault-scene.ts';
import { Steps } from './provider-steps.ts';

const PRICE = 4_000;
const BACK = { status: 'cancelled', payment: 'refunded', captured: PRICE, refunded: PRICE, intents: 1 };
const MAILS = ['payment-receipt', 'refund-settled', 'session-booked', 'session-cancelled'];
/** Leases and the time until NATS delivers again come first. */
const LONG_MS = 150_000;

let browser: Browser;
let stripe: StripeServer;
let steps: Steps;
let scene: FaultScene;
let calendar: OpenCalendar;
let people = 0;
const expected = new Map<Client, string[]>();

beforeAll(async () => {
  browser = await launchBrowser();
  stripe = await StripeServer.start();
  steps = new Steps(stripe);
  scene = await FaultScene.start({
    ...payingWith(stripe),
    REFUND_RETRY_SECONDS: '1',
    PAYMENTS_SWEEP_SECONDS: '3',
  });
  calendar = await openCalendar(scene.url, 'ines', PRICE);
});

afterEach(() => {
  stripe.account.isEmpty = false;
});
afterAll(async () => {
  await browser?.close();
  await scene?.stop();
  await stripe?.stop();
}, 60_000);

/** Somebody new pays for a session and cancels it in time. */
async function cancelled(): Promise<PaymentIntent> {
  people += 1;
  const client = await newLearner(scene.url, `payer${people}`);
  expected.set(client, MAILS);
  const intent = await hold(client, calendar, calendar.starts[people * 2]!);
  stripe.account.pay(intent.paymentIntentId);
  expect(await outcomeOf(client, intent)).toBe('booked');
  await client.until('POST', `/api/sessions/${intent.sessionId}/cancel`, {});
  return intent;
}

const refundsOf = ({ paymentIntentId }: PaymentIntent) =>
  [...stripe.account.refunds.values()].filter(({ payment_intent }) => payment_intent === paymentIntentId);

describe('a refund for which our account is too empty', () => {
  it('is told to an admin, shown, and given back when it is tried again later', async () => {
    stripe.account.isEmpty = true;
    const intent = await cancelled();
    const page = await newPage(browser, { url: scene.url, timeZone: 'UTC' });
    await loginAs(page, 'admin');
    await page.goto('/notifications');
    await page
      .getByRole('link', { name: 'A refund of €40.00 does not go through' })
      .first()
      .click({ timeout: 60_000 });
    await page.waitForURL('**/admin/payments');
    const problem = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^Refund of €40\.00/ }) });
    await problem.getByText('Stuck').waitFor();
    await problem.getByText('Stripe says no: Insufficient funds in Stripe account.').waitFor();
    await problem.getByText(intent.sessionId).waitFor();
    const faults: Fault[] = [];
    for (const width of WIDTHS) faults.push(...(await faultsAt(page, width)));
    expect(faults).toEqual([]);

    const again = problem.getByRole('button', { name: 'Try again: Refund of €40.00' });
    await again.click();
    await toastOf(page, 'Tried again').waitFor();
    await problem.getByText('Stuck').waitFor();
    expect(await scene.stand(intent.sessionId)).toMatchObject({ payment: 'refunding', refunded: 0 });

    // Not by itself meanwhile: it is the button that gives it back. A try that was under way would still set the next.
    const soon = "SELECT id FROM payments.refunds WHERE next_try_at < now() + interval '30 minutes'";
    await eventually(async () => {
      await scene.ask("UPDATE payments.refunds SET next_try_at = now() + interval '1 hour'");
      await sleep(1_000);
      expect(await scene.ask(soon)).toEqual([]);
    });
    stripe.account.isEmpty = false;
    await again.click();
    await toastOf(page, 'The money is back').waitFor();
    await page.getByText('Nothing does. Whatever was to be given back has gone back.').waitFor();
    const totals = page.getByRole('row', { name: /^EUR/ }).getByRole('cell');
    expect(await totals.allTextContents()).toEqual(['€40.00', '€40.00', '€0.00']);
    await scene.until(intent.sessionId, BACK);
    await page.reload();
    await loaded(page);
    await page.getByText('Whatever was to be given back has gone back.').waitFor();
  });
});

describe('a refund that the provider keeps pending', () => {
  const pending: PaymentIntent[] = [];

  describe.each(['payments', 'scheduling', 'nats', 'postgres'])('%s killed', (victim) => {
    it.each(['before', 'after'] as const)('while we ask after it, %s the answer', async (when) => {
      stripe.account.refundsBegin = 'pending';
      const intent = await cancelled();
      await eventually(() => expect(refundsOf(intent)).toHaveLength(1), { timeoutMs: 30_000 });
      steps.hold('poll', when, refundsOf(intent)[0]!.id);
      await steps.held(['poll']);
      const before = scene.waymark.pids[victim];
      scene.waymark.kill(victim, 'SIGKILL');
      await eventually(() => expect(scene.waymark.pids[victim]).not.toBe(before));
      steps.release(undefined);
      await scene.waymark.waitReady();
      expect(await scene.stand(intent.sessionId)).toMatchObject({ captured: PRICE, refunded: 0 });
      pending.push(intent);
    });
  });

  it('is given back once it is through, or asked for anew once the bank has sent it back to us', async () => {
    stripe.account.refundsBegin = 'succeeded';
    const [bounced, ...others] = pending.map((intent) => refundsOf(intent)[0]!);
    stripe.account.failRefund(bounced!.id);
    for (const refund of others) refund.status = 'succeeded';
    for (const { sessionId } of pending) await scene.until(sessionId, BACK, LONG_MS);
    const through = pending.map((intent) => refundsOf(intent).filter(({ status }) => status === 'succeeded'));
    expect(through.map((refunds) => refunds.map(({ amount }) => amount))).toEqual(pending.map(() => [PRICE]));
  }, 300_000);

  it('leaves books that agree, and everybody told once', async () => {
    await scene.agrees(payingWith(stripe));
    await scene.toldOnce(expected);
  });
});
