// covers: services/payments, services/scheduling, libs/messaging, libs/database
// guarantees: Payments survive kills at every step, and a provider that fails, hangs or disconnects
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { eventually } from '@waymark/testing/eventually';
import { type OpenCalendar, openCalendar } from '../e2e/booking-scene.ts';
import type { Client } from '../e2e/client.ts';
import '../test/e2e-timeout.ts';
import { DECLINED, FaultScene, GOOD, hold, outcomeOf, pay } from './fault-scene.ts';
import { Payers } from './payers.ts';

const PRICE = 2_500;
const BOOKED = { status: 'scheduled', payment: 'paid', captured: PRICE, refunded: 0, intents: 1 };
const BOOKED_MAILS = ['payment-receipt', 'session-booked'];
const CANCELLED_MAILS = [...BOOKED_MAILS, 'refund-settled', 'session-cancelled'];
const LATE = {
  // Later than every previous step, also on a busy machine.
  SANDBOX_WEBHOOK_DELAY_MS: '6000',
  SANDBOX_WEBHOOK_COPIES: '3',
  SANDBOX_WEBHOOK_SHUFFLE: 'true',
  PAYMENTS_SWEEP_SECONDS: '3600',
  HOLDS_SECONDS: '1',
};

let scene: FaultScene;
let calendar: OpenCalendar;
let payers: Payers;

beforeAll(async () => {
  scene = await FaultScene.start(LATE);
  calendar = await openCalendar(scene.url, 'tomas', PRICE);
  payers = new Payers(scene, calendar);
}, 300_000);
afterAll(() => scene?.stop(), 60_000);

const release = (client: Client, { sessionId }: PaymentIntent) =>
  client.until('POST', `/api/sessions/holds/${sessionId}/release`);

const handledCaptures = ({ sessionId }: PaymentIntent) =>
  scene.query(
    "SELECT id FROM payments.outbox WHERE topic = 'payments.payment.captured.v1' AND payload ->> 'sessionId' = $1",
    [sessionId],
  );

describe('a payment whose webhooks come late, three times each and out of order', () => {
  it('is booked for a payer who closed the browser', async () => {
    const payer = await payers.newPayer(BOOKED_MAILS);
    const intent = await hold(payer, calendar, payers.start());
    expect(await pay(payer, intent)).toBe('succeeded');
    expect(await scene.stateOf(intent.sessionId)).toMatchObject({ status: 'held', captured: 0 });
    await scene.until(intent.sessionId, BOOKED);
    expect(await handledCaptures(intent)).toHaveLength(1);
    // The browser is opened again.
    expect(await outcomeOf(payer, intent)).toBe('booked');
  });

  it('is booked once after the browser has confirmed it', async () => {
    const payer = await payers.newPayer(BOOKED_MAILS);
    const intent = await hold(payer, calendar, payers.start());
    await pay(payer, intent);
    expect(await outcomeOf(payer, intent)).toBe('booked');
    await scene.until(intent.sessionId, BOOKED);
    expect(await scene.statusesOf(intent.sessionId)).toBe('held scheduled');
  });

  it('is booked once after a declined and an accepted card', async () => {
    const payer = await payers.newPayer(BOOKED_MAILS);
    const intent = await hold(payer, calendar, payers.start());
    expect(await pay(payer, intent, DECLINED)).toBe('requires_payment_method');
    expect(await outcomeOf(payer, intent)).toBe('unpaid');
    expect(await pay(payer, intent, GOOD)).toBe('succeeded');
    await scene.until(intent.sessionId, BOOKED);
    expect(await handledCaptures(intent)).toHaveLength(1);
  });

  it('is booked after its hold has expired when the slot is still free', async () => {
    const payer = await payers.newPayer(BOOKED_MAILS);
    const intent = await hold(payer, calendar, payers.start());
    await pay(payer, intent);
    await scene.expireHold(intent.sessionId);
    await scene.until(intent.sessionId, BOOKED);
    expect(await scene.statusesOf(intent.sessionId)).toBe('held expired scheduled');
  });

  it('is booked when its hold is released at the same moment', async () => {
    const six = await Promise.all(Array.from({ length: 6 }, () => payers.newPayer(BOOKED_MAILS)));
    await Promise.all(
      six.map(async (payer, n) => {
        const intent = await hold(payer, calendar, payers.start());
        await pay(payer, intent);
        // The capture is reported in one of three ways while the hold ends.
        if (n % 3 === 0) await Promise.all([outcomeOf(payer, intent), releaseUnlessBooked(payer, intent)]);
        if (n % 3 === 1) await release(payer, intent);
        if (n % 3 === 2)
          await Promise.all([releaseUnlessBooked(payer, intent), scene.expireHold(intent.sessionId)]);
        await scene.until(intent.sessionId, BOOKED);
      }),
    );
  });

  it('is impossible for a released hold', async () => {
    const payer = await payers.newPayer([]);
    const intent = await hold(payer, calendar, payers.start());
    await release(payer, intent);
    await scene.until(intent.sessionId, { status: 'released' });
    await canceledAtProvider(intent);
    expect(await pay(payer, intent)).toBe('canceled');
    expect(await outcomeOf(payer, intent)).toBe('unpaid');
    expect(await scene.stateOf(intent.sessionId)).toMatchObject({
      status: 'released',
      captured: 0,
      refunded: 0,
    });
  });

  it('is refunded once when both people cancel at the same moment', async () => {
    const payer = await payers.newPayer(CANCELLED_MAILS);
    const intent = await hold(payer, calendar, payers.start());
    await pay(payer, intent);
    expect(await outcomeOf(payer, intent)).toBe('booked');
    const cancel = `/api/sessions/${intent.sessionId}/cancel`;
    const responses = await Promise.all(
      [payer, calendar.client, payer, calendar.client].map((who) => who.send('POST', cancel, {})),
    );
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    await scene.until(intent.sessionId, {
      status: 'cancelled',
      payment: 'refunded',
      captured: PRICE,
      refunded: PRICE,
    });
    const refunds = `SELECT r.id FROM payments.refunds r JOIN payments.intents i ON i.id = r.intent_id
      WHERE i.session_id = $1`;
    expect(await scene.query(refunds, [intent.sessionId])).toHaveLength(1);
  });

  it('leaves books that agree, and one mail and notice per event', async () => {
    await scene.expectConsistent();
    await scene.expectNotifiedOnce(payers.expected);
  });

  /** Rejected when the session is already booked. */
  async function releaseUnlessBooked(client: Client, { sessionId }: PaymentIntent): Promise<void> {
    const { status } = await client.send('POST', `/api/sessions/holds/${sessionId}/release`);
    expect([200, 404, 409]).toContain(status);
  }
});

async function canceledAtProvider({ paymentIntentId }: PaymentIntent): Promise<void> {
  const sql = 'SELECT state FROM payments.sandbox_intents WHERE id = $1';
  await eventually(async () =>
    expect(await scene.query(sql, [paymentIntentId])).toEqual([{ state: 'canceled' }]),
  );
}
