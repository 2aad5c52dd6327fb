import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfirmPayment, CreateIntent } from '@waymark/contracts/payments/rpc';
import { HoldEnded } from '@waymark/contracts/scheduling/events';
import { asLearner } from '@waymark/testing/caller';
import { CapturesRepository } from './persistence/captures.repository.ts';
import { FakeProvider } from './testing/fake-provider.ts';
import { Harness, refusal } from './testing/harness.ts';

const provider = new FakeProvider();
let payments: Harness;
beforeAll(async () => {
  payments = await Harness.start({ provider });
});
afterAll(async () => {
  expect(await payments.brokenInvariants()).toEqual([]);
  await payments.stop();
});

const create = (sessionId: string) => payments.ask(CreateIntent, { sessionId }, asLearner());
const confirm = (paymentIntentId: string) => payments.ask(ConfirmPayment, { paymentIntentId }, asLearner());

const people = { mentorId: 201, learnerId: 101 };
const endHold = (sessionId: string, id?: string) =>
  payments.tell(HoldEnded, { sessionId, ...people, reason: 'expired' }, id);

describe('a provider that does not answer', () => {
  it('returns UNAVAILABLE, and the intent at the next request', async () => {
    const { sessionId } = payments.due();
    provider.goesWrong('createIntent', 'hangs');
    expect(await refusal(create(sessionId))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await create(sessionId)).toMatchObject({ sessionId });
  });
});

describe('browser, sweeper and the end of the hold at once', () => {
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

describe('a process that dies between the answer of the provider and the commit', () => {
  it('captures the payment once', async () => {
    const { sessionId, paymentIntentId } = await payments.intent();
    provider.pay(paymentIntentId);
    const captures = payments.get(CapturesRepository);
    const apply = captures.apply.bind(captures);
    let deaths = 3;
    captures.apply = async (...word) => {
      if (deaths-- > 0) throw new Error('killed');
      return apply(...word);
    };
    expect(await refusal(confirm(paymentIntentId))).toMatchObject({ code: 'INTERNAL' });
    expect(await payments.ledger(sessionId)).toEqual(['intent 2500']);
    await payments.captured(sessionId);
    captures.apply = apply;
  });
});
