import { describe, expect, it } from '@jest/globals';
import { ConfirmPayment, CreateIntent } from '@waymark/contracts/payments/payments.endpoints';
import { HoldEnded } from '@waymark/contracts/scheduling/events';
import { asLearner } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { ApplyProviderIntent } from './app/apply-provider-intent.ts';
import { FakeProvider } from './testing/fake-provider.ts';
import { Harness } from './testing/harness.ts';

const provider = new FakeProvider();
const payments = new Harness({ provider }).forFile();

const create = (sessionId: string) => payments.call(CreateIntent, { sessionId }, asLearner());
const confirm = (paymentIntentId: string) => payments.call(ConfirmPayment, { paymentIntentId }, asLearner());

const people = { mentorId: 201, learnerId: 101 };
const endHold = (sessionId: string, id?: string) =>
  payments.publish(HoldEnded, { sessionId, ...people, reason: 'expired' }, { id });

describe('a provider that does not respond', () => {
  it('makes CreateIntent throw UNAVAILABLE, then return the intent', async () => {
    const { sessionId } = payments.payable();
    provider.failNext('createIntent', 'hangs');
    await expectRejection(create(sessionId), 'UNAVAILABLE');
    expect(await create(sessionId)).toMatchObject({ sessionId });
  });
});

describe('ConfirmPayment, the sweeper and HoldEnded at once', () => {
  it('settle thirty payments once each', async () => {
    const intents = await Promise.all(Array.from({ length: 30 }, () => payments.intent()));
    for (const { paymentIntentId } of intents) provider.pay(paymentIntentId);
    await payments.sql('UPDATE intents SET check_at = now() WHERE check_at IS NOT NULL');
    await Promise.all(
      intents.flatMap(({ paymentIntentId, sessionId }) => [
        confirm(paymentIntentId),
        confirm(paymentIntentId),
        endHold(sessionId),
      ]),
    );
    for (const { sessionId } of intents) await payments.captured(sessionId);
  });
});

describe('a process killed between the response of the provider and the commit', () => {
  it('captures the payment once', async () => {
    const { sessionId, paymentIntentId } = await payments.intent();
    provider.pay(paymentIntentId);
    const apply = payments.get(ApplyProviderIntent);
    const execute = apply.execute.bind(apply);
    let kills = 3;
    apply.execute = async (...reported) => {
      if (kills-- > 0) throw new Error('killed');
      return execute(...reported);
    };
    await expectRejection(confirm(paymentIntentId), 'INTERNAL');
    expect(await payments.ledger(sessionId)).toEqual(['intent 2500']);
    await payments.captured(sessionId);
    apply.execute = execute;
  });
});
