import { expect } from '@jest/globals';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import type { Client } from '../e2e/client.ts';
import { outcomeOf } from './fault-scene.ts';
import type { WhatHappens } from './provider-steps.ts';
import { BOOKED, BOOKED_MAILS, CANCELLED, CANCELLED_MAILS, LONG_MS, type SagaScene } from './saga-scene.ts';

type When = 'before' | 'after';

interface Party {
  client: Client;
  intent: PaymentIntent;
}

/** One payment waits at each step of the provider at the same moment, `when` its effect, and then something happens. */
export async function walk(saga: SagaScene, when: When, happens: WhatHappens): Promise<void> {
  const { stripe, steps, faults, payers } = saga;
  const creating = await payers.someone(BOOKED_MAILS);
  const [returning, closed, telling, leaving, cancelling] = (await parties(saga, when)) as Parties;
  await backgroundHeld(saga, when, leaving, cancelling);
  // Paid while the cancelling was on its way.
  if (when === 'before') stripe.account.pay(leaving.intent.paymentIntentId);
  steps.hold('retrieve', when, returning.intent.paymentIntentId);
  steps.hold('retrieve', when, closed.intent.paymentIntentId);
  steps.hold('create', when);
  const created = saga.begin(creating);
  const returned = outcomeOf(returning.client, returning.intent);
  const told = saga.deliver(closed.intent);
  await steps.held(['refund', 'cancel', 'retrieve', 'create']);
  const toldMeanwhile = saga.deliver(telling.intent);
  steps.release(await happens());
  await faults.waymark.waitReady();
  const intent = await created;
  stripe.account.pay(intent.paymentIntentId);
  saga.later(told, toldMeanwhile, booked(returned), booked(outcomeOf(creating, intent)));
  saga.laterBooked(intent, returning.intent, closed.intent, telling.intent);
  const left = when === 'before' ? BOOKED : { status: 'released', captured: 0 };
  saga.later(
    faults.until(leaving.intent.sessionId, left, LONG_MS),
    saga.isBack(cancelling.intent, CANCELLED),
  );
}

type Parties = [returning: Party, closed: Party, telling: Party, leaving: Party, cancelling: Party];

/** Five people with a hold each; all but the one who leaves have paid. */
async function parties(saga: SagaScene, when: When): Promise<Party[]> {
  const leftWith = when === 'before' ? BOOKED_MAILS : [];
  const mails = [BOOKED_MAILS, BOOKED_MAILS, BOOKED_MAILS, leftWith, CANCELLED_MAILS];
  const all = await Promise.all(
    mails.map(async (kinds) => {
      const client = await saga.payers.someone(kinds);
      return { client, intent: await saga.begin(client) };
    }),
  );
  for (const [n, { intent }] of all.entries()) if (n !== 3) saga.stripe.account.pay(intent.paymentIntentId);
  return all;
}

/** The background's steps come first: it waits for the provider longer than people do. */
async function backgroundHeld(
  { steps }: SagaScene,
  when: When,
  leaving: Party,
  cancelling: Party,
): Promise<void> {
  expect(await outcomeOf(cancelling.client, cancelling.intent)).toBe('booked');
  steps.hold('refund', when, cancelling.intent.paymentIntentId);
  steps.hold('cancel', when, leaving.intent.paymentIntentId);
  await cancelling.client.until('POST', `/api/sessions/${cancelling.intent.sessionId}/cancel`, {});
  await leaving.client.until('POST', `/api/sessions/holds/${leaving.intent.sessionId}/release`);
  await steps.held(['refund', 'cancel']);
}

async function booked(outcome: Promise<string>): Promise<void> {
  expect(await outcome).toBe('booked');
}
