// covers: services/payments, services/scheduling, libs/messaging, libs/database
// guarantees: Payments survive kills at every step, and a provider that fails, hangs or disconnects
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OpenCalendar, openCalendar } from '../e2e/booking-scene.ts';
import '../test/e2e-timeout.ts';
import { FaultScene, hold, outcomeOf, pay } from './fault-scene.ts';
import { Payers } from './payers.ts';

const PRICE = 2_500;
const BOOKED = { status: 'scheduled', payment: 'paid', captured: PRICE, refunded: 0, intents: 1 };
const BOOKED_MAILS = ['payment-receipt', 'session-booked'];

let scene: FaultScene;
let calendar: OpenCalendar;
let payers: Payers;

beforeAll(async () => {
  scene = await FaultScene.start({
    SANDBOX_WEBHOOK_COPIES: '0',
    PAYMENTS_SWEEP_SECONDS: '2',
    HOLDS_SECONDS: '3600',
  });
  calendar = await openCalendar(scene.url, 'tomas', PRICE);
  payers = new Payers(scene, calendar);
}, 300_000);
afterAll(() => scene?.stop(), 60_000);

describe('a payment that no webhook reports', () => {
  it('is booked by the sweeper when its browser is closed', async () => {
    const payer = await payers.newPayer(BOOKED_MAILS);
    const intent = await hold(payer, calendar, payers.start());
    await pay(payer, intent);
    await scene.until(intent.sessionId, BOOKED);
  });

  it('is refunded whole when another learner has booked the slot of its expired hold', async () => {
    const late = await payers.newPayer(['refund-settled', 'payment-receipt']);
    const quick = await payers.newPayer(BOOKED_MAILS);
    const time = payers.start();
    const intent = await hold(late, calendar, time);
    await pay(late, intent);
    await scene.expireHold(intent.sessionId);
    const other = await hold(quick, calendar, time);
    await pay(quick, other);
    expect(await outcomeOf(quick, other)).toBe('booked');
    const refunded = { status: 'expired', payment: 'unpaid', captured: PRICE, refunded: PRICE };
    await scene.until(intent.sessionId, refunded);
    expect(await outcomeOf(late, intent)).toBe('refunding');
    await scene.until(other.sessionId, BOOKED);
  });

  it('leaves books that agree, and one mail and notice per event', async () => {
    await scene.expectConsistent();
    await scene.expectNotifiedOnce(payers.expected);
  });
});
