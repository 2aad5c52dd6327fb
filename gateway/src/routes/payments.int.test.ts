import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as payments from '@waymark/contracts/payments/rpc';
import type { RpcOutput } from '@waymark/contracts/rpc';
import * as scheduling from '@waymark/contracts/scheduling/rpc';
import type { PaymentStatus } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import { anIntent, aSession, INTENT_ID, SESSION_ID } from '../testing/booking-samples.ts';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';

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

const booking = { mentorId: 7, sessionDate: '2026-12-03T17:30:00.000Z', duration: 30, price: 2_500 };
const asked = () => [...gateway.scheduling.calls, ...gateway.payments.calls].map(({ subject }) => subject);

describe('asking to pay for a slot', () => {
  const create = () =>
    browser.post('/api/sessions/create-payment-intent', booking, { 'idempotency-key': 'k1' });

  it('keeps the slot first, and then makes the intent of that hold, under the same key', async () => {
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

  it('asks payments nothing where the slot is not to be had', async () => {
    const taken = () => {
      throw new AppError('SLOT_TAKEN', 'That time was just taken.');
    };
    const response = await gateway.scheduling.during(scheduling.HoldSlot, taken, create);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(asked()).toEqual(['scheduling.hold']);
  });

  it('says which price is in force where it is another', async () => {
    const changed = () => {
      throw new AppError('PRICE_CHANGED', 'The price has changed.', { details: { price: 3_000 } });
    };
    const response = await gateway.scheduling.during(scheduling.HoldSlot, changed, create);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'PRICE_CHANGED', details: { price: 3_000 } });
  });

  it.each(['HOLD_EXPIRED', 'NOT_FOUND', 'RULE_REFUSED'] as const)(
    'gives the slot back when there can be no intent: %s',
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
    'keeps the slot when payments is away, and when it is paid already: %s',
    async (code) => {
      const refuse = () => {
        throw new AppError(code, 'No.');
      };
      const response = await gateway.payments.during(payments.CreateIntent, refuse, create);
      expect(response.status).toBeGreaterThanOrEqual(code === 'CONFLICT' ? 409 : 500);
      expect(gateway.scheduling.callsOf(scheduling.ReleaseHold)).toEqual([]);
    },
  );

  it('tells what payments said even where giving the slot back fails', async () => {
    const refuse = (code: AppError['code']) => () => {
      throw new AppError(code, 'No.');
    };
    const response = await gateway.scheduling.during(scheduling.ReleaseHold, refuse('UNAVAILABLE'), () =>
      gateway.payments.during(payments.CreateIntent, refuse('CONFLICT'), create),
    );
    expect(response.status).toBe(409);
  });
});

describe('what became of a payment', () => {
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
  /** `payment` of the session, by how often it was asked for; null: there is none. */
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

  it('booked, once its session stands as paid', async () => {
    const answer = await confirm(
      () => settled({}),
      () => 'paid',
    );
    expect(answer).toEqual({ status: 200, outcome: 'booked', sessionId: SESSION_ID, message: null });
    expect(gateway.payments.callsOf(payments.ConfirmPayment)[0]?.input).toEqual({
      paymentIntentId: INTENT_ID,
    });
  });

  it('booked, also when the session comes a little later', async () => {
    const answer = await confirm(
      () => settled({}),
      (look) => (look < 4 ? null : 'paid'),
    );
    expect(answer).toMatchObject({ outcome: 'booked' });
    expect(gateway.scheduling.callsOf(scheduling.GetSession)).toHaveLength(5);
  });

  it('booked, once what was due counts as paid', async () => {
    expect(
      await confirm(
        () => settled({}),
        (look) => (look < 2 ? 'due' : 'paid'),
      ),
    ).toMatchObject({
      outcome: 'booked',
    });
  });

  it('booked, also when services fall silent for a moment after the money came', async () => {
    const answer = await confirm(
      (look) => (look === 1 ? away('UNAVAILABLE') : settled({})),
      (look) => (look < 2 ? away('UNAVAILABLE') : 'paid'),
    );
    expect(answer).toMatchObject({ outcome: 'booked' });
  });

  it.each([
    ['slot-taken', 'The time could no longer be booked when your payment came. All of it'],
    ['not-due', 'Nothing is to be paid for the session any more. All of it'],
    [undefined, 'This payment'],
  ] as const)('refunding, and why, when scheduling had no use for it: %s', async (refusal, words) => {
    const answer = await confirm((look) => settled({ refunding: look > 1, refusal }));
    expect(answer).toMatchObject({ status: 200, outcome: 'refunding', sessionId: SESSION_ID });
    expect(answer).toMatchObject({ message: `${words} is on its way back to you.` });
  });

  it.each(['refunding', 'refunded'] as const)('refunding, when its session is %s', async (payment) => {
    expect(
      await confirm(
        () => settled({ refunding: true }),
        () => payment,
      ),
    ).toMatchObject({
      outcome: 'refunding',
      message: 'This payment is on its way back to you.',
    });
  });

  it('processing, when nothing is decided within four seconds', async () => {
    expect(await confirm(() => settled({}))).toMatchObject({ status: 200, outcome: 'processing' });
    expect(gateway.payments.calls.length).toBeGreaterThan(1);
  });

  it('processing, while the bank works on it: scheduling is not asked', async () => {
    const answer = await confirm(() => settled({ state: 'processing', message: 'The bank takes its time.' }));
    expect(answer).toMatchObject({ outcome: 'processing', message: 'The bank takes its time.' });
    expect(gateway.scheduling.calls).toEqual([]);
  });

  it.each(['requires_payment_method', 'requires_action', 'requires_confirmation', 'canceled'] as const)(
    'unpaid, in state %s, with the reason',
    async (state) => {
      const answer = await confirm(() => settled({ state, message: 'Your card was declined.' }));
      expect(answer).toMatchObject({ outcome: 'unpaid', message: 'Your card was declined.' });
    },
  );

  it('is nobody else’s to know', async () => {
    expect(await confirm(() => away('NOT_FOUND'))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('cannot be told while payments is away', async () => {
    expect(await confirm(() => away('UNAVAILABLE'))).toMatchObject({ status: 503 });
  });
});
