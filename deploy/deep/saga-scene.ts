import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { eventually } from '@waymark/testing/eventually';
import type { Refund } from '../../services/payments/src/testing/stripe/stripe-account.ts';
import { StripeServer } from '../../services/payments/src/testing/stripe/stripe-server.ts';
import { type OpenCalendar, openCalendar } from '../e2e/booking-scene.ts';
import type { Client } from '../e2e/client.ts';
import { type BookingState, FaultScene, hold, stripeEnv } from './fault-scene.ts';
import { Payers } from './payers.ts';
import { Steps } from './provider-steps.ts';

export const PRICE = 4_000;
export const ONE = { captured: PRICE, intents: 1 };
export const BOOKED = { status: 'scheduled', payment: 'paid', refunded: 0, ...ONE };
export const CANCELLED = { status: 'cancelled', payment: 'refunded', refunded: PRICE, ...ONE };
export const BOOKED_MAILS = ['payment-receipt', 'session-booked'];
export const CANCELLED_MAILS = [...BOOKED_MAILS, 'refund-settled', 'session-cancelled'];

/** Longer than leases (45 s) and the redelivery of NATS. */
export const LONG_MS = 150_000;

/** A Waymark that pays through a fake Stripe, which can hold requests at chosen steps. */
export class SagaScene {
  readonly stripe: StripeServer;
  readonly steps: Steps;
  readonly faults: FaultScene;
  readonly calendar: OpenCalendar;
  readonly payers: Payers;
  private readonly ends: Promise<unknown>[] = [];

  private constructor(stripe: StripeServer, steps: Steps, faults: FaultScene, calendar: OpenCalendar) {
    this.stripe = stripe;
    this.steps = steps;
    this.faults = faults;
    this.calendar = calendar;
    this.payers = new Payers(faults, calendar);
  }

  static async start(env: Record<string, string>): Promise<SagaScene> {
    const stripe = await StripeServer.start();
    const steps = new Steps(stripe);
    const faults = await FaultScene.start({ ...stripeEnv(stripe), PAYMENTS_SWEEP_SECONDS: '3', ...env });
    return new SagaScene(stripe, steps, faults, await openCalendar(faults.url, 'ines', PRICE));
  }

  async stop(): Promise<void> {
    await this.faults.stop();
    await this.stripe.stop();
  }

  begin(client: Client, time = this.payers.start()): Promise<PaymentIntent> {
    return hold(client, this.calendar, time);
  }

  /** Kills a process and waits until it has restarted. */
  async kill(victim: string): Promise<undefined> {
    const { waymark } = this.faults;
    const before = waymark.pids[victim];
    waymark.kill(victim, 'SIGKILL');
    await eventually(() => expect(waymark.pids[victim]).not.toBe(before));
  }

  /** Registers expectations that `allEnded` awaits, so that the next fault does not wait for them. */
  expectLater(...promises: Promise<unknown>[]): void {
    for (const promise of promises) promise.catch(() => {});
    this.ends.push(...promises);
  }

  expectBookedLater(...intents: PaymentIntent[]): void {
    this.expectLater(...intents.map(({ sessionId }) => this.faults.until(sessionId, BOOKED, LONG_MS)));
  }

  /** Waits until the booking is in this state, with one refund at the provider. */
  async untilRefunded(intent: PaymentIntent, wanted: Partial<BookingState>): Promise<void> {
    await this.faults.until(intent.sessionId, wanted, LONG_MS);
    expect(this.refundsOf(intent).map(({ amount }) => amount)).toEqual([PRICE]);
  }

  refundsOf({ paymentIntentId }: PaymentIntent): Refund[] {
    const all = [...this.stripe.account.refunds.values()];
    return all.filter(({ payment_intent }) => payment_intent === paymentIntentId);
  }

  /** Sends an event until it is accepted, as Stripe does. */
  async deliver({ paymentIntentId }: PaymentIntent): Promise<void> {
    const event = this.stripe.event('payment_intent.succeeded', this.stripe.account.intent(paymentIntentId));
    const status = () => this.stripe.send(`${this.faults.url}/api/payments/webhook`, event);
    await eventually(async () => expect(await status()).toBe(200), { timeoutMs: 60_000, intervalMs: 500 });
  }

  /** Waits until the event is in the outbox of its owner. */
  async published(owner: string, topic: string, { sessionId }: PaymentIntent): Promise<void> {
    const sql = `SELECT id FROM ${owner}.outbox WHERE topic = $1 AND payload ->> 'sessionId' = $2`;
    const found = () => this.faults.query(sql, [topic, sessionId]);
    await eventually(async () => expect(await found()).toHaveLength(1), {
      timeoutMs: 30_000,
      intervalMs: 20,
    });
  }

  async allEnded(): Promise<void> {
    await this.faults.waymark.waitReady();
    const ended = await Promise.allSettled(this.ends);
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
  }
}

/** Starts a scene for the tests of a file. The returned function can be called from the first test on. */
export function sagaForTests(env: Record<string, string> = { HOLDS_SECONDS: '1' }): () => SagaScene {
  let saga: SagaScene | undefined;
  beforeAll(async () => {
    saga = await SagaScene.start(env);
  }, 300_000);
  afterAll(() => saga?.stop(), 60_000);
  return () => saga!;
}

/** Registers the last tests of a file. */
export function itEndsConsistently(saga: () => SagaScene): void {
  it('ends every payment in a session or in one whole refund', () => saga().allEnded(), 300_000);

  it('leaves provider, ledger and sessions that agree to the cent, and breaks no invariant', () =>
    saga().faults.expectConsistent(stripeEnv(saga().stripe)));

  it('sends each mail and notice once', () => saga().faults.expectNotifiedOnce(saga().payers.expected));
}
