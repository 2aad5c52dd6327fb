import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as payments from '@waymark/contracts/payments/rpc';
import type { RpcOutput } from '@waymark/contracts/rpc';
import * as scheduling from '@waymark/contracts/scheduling/rpc';
import type { PaymentStatus } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { anIntent, aSession, booking, INTENT_ID, SESSION_ID } from '../testing/samples.ts';

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start({ booking: true });
  browser = await gateway.mentor();
});
afterAll(() => gateway?.stop());
beforeEach(() => {
  for (const { calls } of [gateway.scheduling, gateway.payments]) calls.length = 0;
});

const asked = () => [...gateway.scheduling.calls, ...gateway.payments.calls].map(({ subject }) => subject);

describe('POST /api/sessions/create-payment-intent', () => {
  const create = () =>
    browser.post('/api/sessions/create-payment-intent', booking, { 'idempotency-key': 'k1' });

  it('holds the slot and then creates its intent, both with the same idempotency key', async () => {
    const response = await create();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(anIntent());
    const [hold] = gateway.scheduling.callsOf(scheduling.HoldSlot);
    expect(hold).toMatchObject({
      input: { ...booking, userNotes: '' },
      ctx: { idempotencyKey: 'k1', caller: { username: 'rosa' } },
    });
    const [intent] = gateway.payments.callsOf(payments.CreateIntent);
    expect(intent).toMatchObject({ input: { sessionId: SESSION_ID }, ctx: { idempotencyKey: 'k1' } });
    expect(asked()).toEqual(['scheduling.hold', 'payments.create-intent']);
  });

  it('creates no intent for a taken slot', async () => {
    const taken = () => {
      throw new AppError('SLOT_TAKEN', 'That time was just taken.');
    };
    const response = await gateway.scheduling.during(scheduling.HoldSlot, taken, create);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(asked()).toEqual(['scheduling.hold']);
  });

  it.each(['HOLD_EXPIRED', 'NOT_FOUND', 'RULE_REFUSED'] as const)(
    'releases the hold, without the idempotency key, when the intent fails with %s',
    async (code) => {
      const refuse = () => {
        throw new AppError(code, 'No.');
      };
      const response = await gateway.payments.during(payments.CreateIntent, refuse, create);
      expect(await response.json()).toMatchObject({ code });
      const [release] = gateway.scheduling.callsOf(scheduling.ReleaseHold);
      expect(release).toMatchObject({ input: { id: SESSION_ID }, ctx: { caller: { username: 'rosa' } } });
      expect(release?.ctx.idempotencyKey).toBeUndefined();
    },
  );

  it.each(['UNAVAILABLE', 'TIMEOUT', 'INTERNAL', 'CONFLICT'] as const)(
    'keeps the hold when the intent fails with %s',
    async (code) => {
      const refuse = () => {
        throw new AppError(code, 'No.');
      };
      const response = await gateway.payments.during(payments.CreateIntent, refuse, create);
      expect(response.status).toBeGreaterThanOrEqual(code === 'CONFLICT' ? 409 : 500);
      expect(gateway.scheduling.callsOf(scheduling.ReleaseHold)).toEqual([]);
    },
  );

  it('returns the error of the intent when releasing the hold fails', async () => {
    const refuse = (code: AppError['code']) => () => {
      throw new AppError(code, 'No.');
    };
    const response = await gateway.scheduling.during(scheduling.ReleaseHold, refuse('UNAVAILABLE'), () =>
      gateway.payments.during(payments.CreateIntent, refuse('CONFLICT'), create),
    );
    expect(response.status).toBe(409);
  });
});

describe('POST /api/sessions/confirm-payment', () => {
  type Settled = RpcOutput<typeof payments.ConfirmPayment>;
  const settled = (given: Partial<Settled>): Settled => ({
    state: 'succeeded',
    sessionId: SESSION_ID,
    message: null,
    refunding: false,
    ...given,
  });
  const away = (code: AppError['code']) => {
    throw new AppError(code, 'No.');
  };
  /** `said` and `payment` get the number of earlier calls; a null payment is a missing session. */
  const confirm = async (
    said: (look: number) => Settled,
    payment: (look: number) => PaymentStatus | null = () => null,
  ) => {
    let [looks, reads] = [0, 0];
    const response = await gateway.payments.during(
      payments.ConfirmPayment,
      () => said(looks++),
      () =>
        gateway.scheduling.during(
          scheduling.GetSession,
          () => aSession({ payment: payment(reads++) ?? away('NOT_FOUND') }),
          () =>
            browser.post('/api/sessions/confirm-payment', { paymentIntentId: INTENT_ID, sessionData: {} }),
        ),
    );
    return { status: response.status, ...((await response.json()) as object) };
  };

  it('returns booked for a paid session', async () => {
    const response = await confirm(
      () => settled({}),
      () => 'paid',
    );
    expect(response).toEqual({ status: 200, outcome: 'booked', sessionId: SESSION_ID, message: null });
    expect(gateway.payments.callsOf(payments.ConfirmPayment)[0]?.input).toEqual({
      paymentIntentId: INTENT_ID,
    });
  });

  it('returns booked when the session appears later', async () => {
    const response = await confirm(
      () => settled({}),
      (look) => (look < 4 ? null : 'paid'),
    );
    expect(response).toMatchObject({ outcome: 'booked' });
    expect(gateway.scheduling.callsOf(scheduling.GetSession)).toHaveLength(5);
  });

  it('returns booked when a due payment becomes paid', async () => {
    expect(
      await confirm(
        () => settled({}),
        (look) => (look < 2 ? 'due' : 'paid'),
      ),
    ).toMatchObject({
      outcome: 'booked',
    });
  });

  it('returns booked when services fail after the capture and recover', async () => {
    const response = await confirm(
      (look) => (look === 1 ? away('UNAVAILABLE') : settled({})),
      (look) => (look < 2 ? away('UNAVAILABLE') : 'paid'),
    );
    expect(response).toMatchObject({ outcome: 'booked' });
  });

  it.each([
    [
      'slot-taken',
      'The time could no longer be booked when your payment arrived. You will get a full refund.',
    ],
    ['not-due', 'There is no longer anything to pay for the session. You will get a full refund.'],
    [undefined, 'This payment is being refunded.'],
  ] as const)(
    'returns refunding and the reason when the booking was refused: %s',
    async (refusal, message) => {
      const response = await confirm((look) => settled({ refunding: look > 1, refusal }));
      expect(response).toMatchObject({ status: 200, outcome: 'refunding', sessionId: SESSION_ID });
      expect(response).toMatchObject({ message });
    },
  );

  it.each(['refunding', 'refunded'] as const)(
    'returns refunding for a session that is %s',
    async (payment) => {
      expect(
        await confirm(
          () => settled({ refunding: true }),
          () => payment,
        ),
      ).toMatchObject({
        outcome: 'refunding',
        message: 'This payment is being refunded.',
      });
    },
  );

  it('returns processing when the outcome stays open', async () => {
    expect(await confirm(() => settled({}))).toMatchObject({ status: 200, outcome: 'processing' });
    expect(gateway.payments.calls.length).toBeGreaterThan(1);
  });

  it('returns processing for a processing intent without a call to scheduling', async () => {
    const response = await confirm(() =>
      settled({ state: 'processing', message: 'The bank takes its time.' }),
    );
    expect(response).toMatchObject({ outcome: 'processing', message: 'The bank takes its time.' });
    expect(gateway.scheduling.calls).toEqual([]);
  });

  it.each(['requires_payment_method', 'requires_action', 'requires_confirmation', 'canceled'] as const)(
    'returns unpaid and the reason in state %s',
    async (state) => {
      const response = await confirm(() => settled({ state, message: 'Your card was declined.' }));
      expect(response).toMatchObject({ outcome: 'unpaid', message: 'Your card was declined.' });
    },
  );

  it('returns 503 while payments is unavailable', async () => {
    expect(await confirm(() => away('UNAVAILABLE'))).toMatchObject({ status: 503 });
  });
});
