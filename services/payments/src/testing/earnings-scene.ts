import { expect } from '@jest/globals';
import { ListEarnings, ListOwed, MakePayout } from '@waymark/contracts/payments/earnings.endpoints';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { ConfirmPayment } from '@waymark/contracts/payments/payments.endpoints';
import { SessionCompleted } from '@waymark/contracts/scheduling/events';
import type { Payable } from '@waymark/contracts/scheduling/scheduling.endpoints';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { ProviderScene } from './provider-scene.ts';
import { sessionFacts } from './session-facts.ts';

let mentors = 5_000;

/** Payments for sessions of one mentor, where each test has its own. */
export class EarningsScene extends ProviderScene {
  newMentor = (): number => ++mentors;

  /** A payment of 25 dollars. */
  async earning(mentorId: number, payable: Partial<Payable> = {}): Promise<PaymentIntent> {
    const intent = await this.payments.intent({ mentorId, ...payable });
    this.provider.pay(intent.paymentIntentId);
    await this.payments.call(ConfirmPayment, { paymentIntentId: intent.paymentIntentId }, asLearner());
    return intent;
  }

  async complete({ sessionId }: PaymentIntent): Promise<void> {
    await this.payments.publish(SessionCompleted, { ...sessionFacts(sessionId), payBy: null });
    await eventually(async () => {
      const ends = 'SELECT FROM session_ends WHERE session_id = $1 AND ended_at IS NOT NULL';
      expect(await this.payments.sql(ends, [sessionId])).toHaveLength(1);
    });
  }

  /** As if the payment and the end of its session were `days` ago. */
  async ago(days: number, { sessionId }: PaymentIntent): Promise<void> {
    const past = `- $2 * interval '1 day' WHERE session_id = $1`;
    await this.payments.sql('ALTER TABLE intents DISABLE TRIGGER intents_forward');
    await this.payments.sql(`UPDATE intents SET captured_at = captured_at ${past}`, [sessionId, days]);
    await this.payments.sql('ALTER TABLE intents ENABLE TRIGGER intents_forward');
    await this.payments.sql(`UPDATE session_ends SET ended_at = ended_at ${past}`, [sessionId, days]);
  }

  async dueEarning(mentorId: number, payable: Partial<Payable> = {}): Promise<PaymentIntent> {
    const intent = await this.earning(mentorId, payable);
    await this.complete(intent);
    await this.ago(8, intent);
    return intent;
  }

  async earnings(mentorId: number) {
    return (await this.payments.call(ListEarnings, { limit: 100 }, asMentor(mentorId))).items;
  }

  /** The only one of the mentor. */
  async only(mentorId: number) {
    const [earning, ...others] = await this.earnings(mentorId);
    expect(others).toEqual([]);
    return earning!;
  }

  async owed(mentorId: number) {
    const all = await this.payments.call(ListOwed, {}, asAdmin());
    return all.filter((one) => one.mentorId === mentorId).map(({ due, waiting }) => ({ due, waiting }));
  }

  payOut(mentorId: number, amount: number, adminId?: number) {
    const body = { mentorId, amount, currency: 'USD' as const, reference: 'Bank transfer 12' };
    return this.payments.call(MakePayout, body, asAdmin(adminId));
  }
}
