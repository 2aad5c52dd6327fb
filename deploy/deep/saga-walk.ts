import { expect } from '@jest/globals';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import type { Client } from '../e2e/client.ts';
import { outcomeOf } from './fault-scene.ts';
import type { Incident } from './provider-steps.ts';
import { BOOKED, BOOKED_MAILS, CANCELLED, CANCELLED_MAILS, LONG_MS, type SagaScene } from './saga-scene.ts';

type When = 'before' | 'after';

interface Party {
  client: Client;
  intent: PaymentIntent;
}

/** Holds one payment at each step of the provider, before or after its effect, and then runs `incident`. */
export async function walk(saga: SagaScene, when: When, incident: Incident): Promise<void> {
  const { stripe, steps, faults, payers } = saga;
  const creating = await payers.newPayer(BOOKED_MAILS);
  const [returning, closed, reported, leaving, cancelling] = (await parties(saga, when)) as Parties;
  await backgroundHeld(saga, when, leaving, cancelling);
  // Paid during its cancellation.
  if (when === 'before') stripe.account.pay(leaving.intent.paymentIntentId);
  steps.hold('retrieve', when, returning.intent.paymentIntentId);
  steps.hold('retrieve', when, closed.intent.paymentIntentId);
  steps.hold('create', when);
  const created = saga.begin(creating);
  const returned = outcomeOf(returning.client, returning.intent);
  const delivered = saga.deliver(closed.intent);
  await steps.held(['refund', 'cancel', 'retrieve', 'create']);
  const deliveredMeanwhile = saga.deliver(reported.intent);
  steps.release(await incident());
  await faults.waymark.waitReady();
  const intent = await created;
  stripe.account.pay(intent.paymentIntentId);
  saga.expectLater(delivered, deliveredMeanwhile, booked(returned), booked(outcomeOf(creating, intent)));
  saga.expectBookedLater(intent, returning.intent, closed.intent, reported.intent);
  const left = when === 'before' ? BOOKED : { status: 'released', captured: 0 };
  saga.expectLater(
    faults.until(leaving.intent.sessionId, left, LONG_MS),
    saga.untilRefunded(cancelling.intent, CANCELLED),
  );
}

type Parties = [returning: Party, closed: Party, reported: Party, leaving: Party, cancelling: Party];

/** Five learners with a hold each, of whom all but the leaving one have paid. */
async function parties(saga: SagaScene, when: When): Promise<Party[]> {
  const leftWith = when === 'before' ? BOOKED_MAILS : [];
  const mails = [BOOKED_MAILS, BOOKED_MAILS, BOOKED_MAILS, leftWith, CANCELLED_MAILS];
  const all = await Promise.all(
    mails.map(async (kinds) => {
      const client = await saga.payers.newPayer(kinds);
      return { client, intent: await saga.begin(client) };
    }),
  );
  for (const [n, { intent }] of all.entries()) if (n !== 3) saga.stripe.account.pay(intent.paymentIntentId);
  return all;
}

/** Holds the background's requests first: their time-out is longer than that of users' requests. */
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
