import { afterEach, describe, expect, it } from '@jest/globals';
import { ConfirmPayment, StartPaidBooking } from '@waymark/contracts/payments/payments.endpoints';
import type { PaymentStatus } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import { context } from '@waymark/platform/context';
import { asLearner, callAs } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { ConfirmPayment as ConfirmPaymentUseCase } from './app/confirm-payment.ts';
import { FakeProvider } from './testing/fake-provider.ts';
import { Harness, scheduling } from './testing/harness.ts';

const provider = new FakeProvider();
const payments = new Harness({ provider, variables: { PAYMENTS_SWEEP_SECONDS: '3600' } }).forFile();
const original = { ...scheduling };
afterEach(() => void Object.assign(scheduling, original));

describe('StartPaidBooking', () => {
  const body = { mentorId: 201, sessionDate: '2030-01-01T10:00:00.000Z', price: 2_500 };
  const start = () => payments.call(StartPaidBooking, body, asLearner(), 'the-same-click');
  const released = () => {
    const ids: string[] = [];
    scheduling.release = (id) => {
      ids.push(id);
      return { success: true };
    };
    return ids;
  };

  it("holds the slot with the browser's idempotency key, and returns its intent", async () => {
    const payable = payments.payable();
    const [keys, ids] = [[] as unknown[], released()];
    scheduling.hold = () => {
      keys.push(context()?.idempotencyKey);
      return payable;
    };
    const intent = await start();
    expect(intent).toMatchObject({ sessionId: payable.sessionId, amount: 2_500, currency: 'USD' });
    expect((await start()).paymentIntentId).toBe(intent.paymentIntentId);
    expect(keys).toEqual(['the-same-click', 'the-same-click']);
    expect(ids).toEqual([]);
  });

  it('creates no intent for a taken slot', async () => {
    await expectRejection(start(), 'SLOT_TAKEN');
  });

  it.each([
    ['rejected', 'RULE_REFUSED', true],
    ['unavailable', 'UNAVAILABLE', false],
  ] as const)(
    'after a failure of the provider (%s) throws %s; the hold is released: %s',
    async (fault, code, isReleased) => {
      const { sessionId } = payments.payable();
      const ids = released();
      scheduling.hold = () => payments.payable({ sessionId });
      provider.failNext('createIntent', fault);
      await expectRejection(start(), code);
      expect(ids).toEqual(isReleased ? [sessionId] : []);
    },
  );

  it('throws the error of the intent when releasing the hold fails', async () => {
    scheduling.hold = () => payments.payable();
    scheduling.release = () => {
      throw new AppError('UNAVAILABLE', 'No.');
    };
    provider.failNext('createIntent', 'rejected');
    await expectRejection(start(), 'RULE_REFUSED');
  });
});

describe('ConfirmPayment', () => {
  const paid = async () => {
    const intent = await payments.intent();
    provider.pay(intent.paymentIntentId);
    return intent;
  };
  /** Responses of scheduling, one after the other; the last one repeats. */
  const sessions = (...all: (PaymentStatus | null | 'away')[]) => {
    let reads = 0;
    scheduling.session = () => {
      const next = all[Math.min(reads++, all.length - 1)]!;
      if (next === 'away') throw new AppError('UNAVAILABLE', 'No.');
      return next;
    };
    return () => reads;
  };

  it('waits for the session, also while scheduling does not respond', async () => {
    const { paymentIntentId, sessionId } = await paid();
    const reads = sessions(null, 'away', 'due', 'paid');
    expect(await payments.call(ConfirmPayment, { paymentIntentId }, asLearner())).toEqual({
      ...{ outcome: 'booked', sessionId, message: null },
    });
    expect(reads()).toBe(4);
  });

  it.each([
    ['has no session', () => null],
    ['does not respond', () => new Promise<never>(() => {})],
  ])('returns processing before the deadline of the request when scheduling %s', async (_, session) => {
    const { paymentIntentId, sessionId } = await paid();
    scheduling.session = session;
    const deadline = Date.now() + 1_000;
    const confirm = () => payments.get(ConfirmPaymentUseCase).execute({ paymentIntentId }, asLearner());
    expect(await callAs(asLearner(), confirm, { deadline })).toMatchObject({
      outcome: 'processing',
      sessionId,
    });
    expect(Date.now()).toBeLessThan(deadline);
  });

  it('does not ask scheduling about a payment that is not paid', async () => {
    const { paymentIntentId } = await payments.intent();
    const reads = sessions('paid');
    expect(await payments.call(ConfirmPayment, { paymentIntentId }, asLearner())).toMatchObject({
      outcome: 'unpaid',
    });
    expect(reads()).toBe(0);
  });
});
