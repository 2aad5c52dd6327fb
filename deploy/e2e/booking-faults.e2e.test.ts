import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { eventually } from '@waymark/testing/eventually';
import { bookingOf, newLearner, type OpenCalendar, openCalendar } from './booking-scene.ts';
import type { Client } from './client.ts';
import { DECLINED, FaultScene, GOOD, hold, outcomeOf, pay } from './fault-scene.ts';

const PRICE = 2_500;
const BOOKED = { status: 'scheduled', payment: 'paid', captured: PRICE, refunded: 0, intents: 1 };
const NOTHING = { captured: 0, refunded: 0 };
/** Of a captured payment that got no session. */
const ALL_BACK = { captured: PRICE, refunded: PRICE };
const BOOKED_MAILS = ['payment-receipt', 'session-booked'];

let scene: FaultScene;
let calendar: OpenCalendar;
let next = 0;
let people = 0;
const expected = new Map<Client, string[]>();

/** Everybody books a time of their own. */
function start(): string {
  next += 2;
  return calendar.starts[next]!;
}

async function someone(mails: string[]): Promise<Client> {
  people += 1;
  const client = await newLearner(scene.url, `payer${people}`);
  expected.set(client, mails);
  return client;
}

const release = (client: Client, { sessionId }: PaymentIntent) =>
  client.until('POST', `/api/sessions/holds/${sessionId}/release`);

const capturedTold = ({ sessionId }: PaymentIntent) =>
  scene.ask(
    "SELECT id FROM payments.outbox WHERE topic = 'payments.payment.captured.v1' AND payload ->> 'sessionId' = $1",
    [sessionId],
  );

async function open(env: Record<string, string>): Promise<void> {
  scene = await FaultScene.start(env);
  expected.clear();
  next = 0;
  calendar = await openCalendar(scene.url, 'tomas', PRICE);
}

const LATE = {
  // Later than all that is to happen before, on a busy machine too.
  SANDBOX_WEBHOOK_DELAY_MS: '6000',
  SANDBOX_WEBHOOK_COPIES: '3',
  SANDBOX_WEBHOOK_SHUFFLE: 'true',
  PAYMENTS_SWEEP_SECONDS: '3600',
  HOLDS_SECONDS: '1',
};

describe('webhooks that come late, three times each and out of order, and no sweeper', () => {
  beforeAll(() => open(LATE));
  afterAll(() => scene?.stop(), 60_000);

  it('book for a payer whose browser was closed', async () => {
    const payer = await someone(BOOKED_MAILS);
    const intent = await hold(payer, calendar, start());
    expect(await pay(payer, intent)).toBe('succeeded');
    expect(await scene.stand(intent.sessionId)).toMatchObject({ status: 'held', captured: 0 });
    await scene.until(intent.sessionId, BOOKED);
    expect(await capturedTold(intent)).toHaveLength(1);
    // Then the browser is opened again after all.
    expect(await outcomeOf(payer, intent)).toBe('booked');
  });

  it('change nothing after the browser has come back first', async () => {
    const payer = await someone(BOOKED_MAILS);
    const intent = await hold(payer, calendar, start());
    await pay(payer, intent);
    expect(await outcomeOf(payer, intent)).toBe('booked');
    await scene.until(intent.sessionId, BOOKED);
    expect(await scene.wayOf(intent.sessionId)).toBe('held scheduled');
  });

  it('book once after a declined card and then a good one on the same payment', async () => {
    const payer = await someone(BOOKED_MAILS);
    const intent = await hold(payer, calendar, start());
    expect(await pay(payer, intent, DECLINED)).toBe('requires_payment_method');
    expect(await outcomeOf(payer, intent)).toBe('unpaid');
    expect(await pay(payer, intent, GOOD)).toBe('succeeded');
    await scene.until(intent.sessionId, BOOKED);
    expect(await capturedTold(intent)).toHaveLength(1);
  });

  it('book what was paid before its hold ran out, when the time is still free', async () => {
    const payer = await someone(BOOKED_MAILS);
    const intent = await hold(payer, calendar, start());
    await pay(payer, intent);
    await scene.letExpire(intent.sessionId);
    await scene.until(intent.sessionId, BOOKED);
    expect(await scene.wayOf(intent.sessionId)).toBe('held expired scheduled');
  });

  it('book what was paid and let go at the same moment', async () => {
    const payers = await Promise.all(Array.from({ length: 6 }, () => someone(BOOKED_MAILS)));
    await Promise.all(
      payers.map(async (payer, n) => {
        const intent = await hold(payer, calendar, start());
        await pay(payer, intent);
        // Three ways for the capture to be on its way while the hold ends.
        if (n % 3 === 0) await Promise.all([outcomeOf(payer, intent), letGo(payer, intent)]);
        if (n % 3 === 1) await release(payer, intent);
        if (n % 3 === 2) await Promise.all([letGo(payer, intent), scene.letExpire(intent.sessionId)]);
        await scene.until(intent.sessionId, BOOKED);
      }),
    );
  });

  it('take nothing once a hold was let go', async () => {
    const payer = await someone([]);
    const intent = await hold(payer, calendar, start());
    await release(payer, intent);
    await scene.until(intent.sessionId, { status: 'released' });
    await canceledAtProvider(intent);
    expect(await pay(payer, intent)).toBe('canceled');
    expect(await outcomeOf(payer, intent)).toBe('unpaid');
    expect(await scene.stand(intent.sessionId)).toMatchObject({ status: 'released', ...NOTHING });
  });

  it('give money back once, though both people cancel at the same moment', async () => {
    const payer = await someone([...BOOKED_MAILS, 'refund-settled', 'session-cancelled'].toSorted());
    const intent = await hold(payer, calendar, start());
    await pay(payer, intent);
    expect(await outcomeOf(payer, intent)).toBe('booked');
    const cancel = `/api/sessions/${intent.sessionId}/cancel`;
    const answers = await Promise.all(
      [payer, calendar.client, payer, calendar.client].map((who) => who.send('POST', cancel, {})),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    await scene.until(intent.sessionId, { status: 'cancelled', payment: 'refunded', ...ALL_BACK });
    const refunds = `SELECT r.id FROM payments.refunds r JOIN payments.intents i ON i.id = r.intent_id
      WHERE i.session_id = $1`;
    expect(await scene.ask(refunds, [intent.sessionId])).toHaveLength(1);
  });

  it('leave books that agree, and everybody told once', async () => {
    await scene.agrees();
    await scene.toldOnce(expected);
  });

  /** Whoever is too late hears that it is booked already. */
  async function letGo(client: Client, { sessionId }: PaymentIntent): Promise<void> {
    const { status } = await client.send('POST', `/api/sessions/holds/${sessionId}/release`);
    expect([200, 404, 409]).toContain(status);
  }
});

describe('no webhook of its own at all, and holds that end only when somebody wants their time', () => {
  beforeAll(() => open({ SANDBOX_WEBHOOK_COPIES: '0', PAYMENTS_SWEEP_SECONDS: '2', HOLDS_SECONDS: '3600' }));
  afterAll(() => scene?.stop(), 60_000);

  it('is enough: the sweeper books', async () => {
    const payer = await someone(BOOKED_MAILS);
    const intent = await hold(payer, calendar, start());
    await pay(payer, intent);
    await scene.until(intent.sessionId, BOOKED);
  });

  it('gives all of it back when somebody else has taken the time before the money came', async () => {
    const late = await someone(['refund-settled', 'payment-receipt'].toSorted());
    const quick = await someone(BOOKED_MAILS);
    const time = start();
    const intent = await hold(late, calendar, time);
    await pay(late, intent);
    await scene.letExpire(intent.sessionId);
    const other = await hold(quick, calendar, time);
    await pay(quick, other);
    expect(await outcomeOf(quick, other)).toBe('booked');
    await scene.until(intent.sessionId, { status: 'expired', payment: 'unpaid', ...ALL_BACK });
    expect(await outcomeOf(late, intent)).toBe('refunding');
    await scene.until(other.sessionId, BOOKED);
  });

  it('hears a webhook before, with and after the return, ten times and out of order, once', async () => {
    const payer = await someone(BOOKED_MAILS);
    const intent = await hold(payer, calendar, start());
    await pay(payer, intent);
    const id = 'evt_test_ten_times';
    const types = ['succeeded', 'payment_failed', 'requires_action', 'created', 'processing'];
    const told = await Promise.all([
      outcomeOf(payer, intent),
      ...Array.from({ length: 10 }, () =>
        scene.tell('payment_intent.succeeded', intent.paymentIntentId, { id }),
      ),
      ...types.map((type) => scene.tell(`payment_intent.${type}`, intent.paymentIntentId)),
    ]);
    expect(told).toEqual(['booked', ...Array(15).fill(200)]);
    expect(await scene.ask('SELECT 1 FROM payments.webhook_events WHERE event_id = $1', [id])).toHaveLength(
      1,
    );
    await scene.until(intent.sessionId, BOOKED);
    expect(await capturedTold(intent)).toHaveLength(1);
  });

  it('refuses a wrong or an old signature, and thanks for what it does not know', async () => {
    const payer = await someone([]);
    const intent = await hold(payer, calendar, start());
    const { paymentIntentId } = intent;
    const paid = 'payment_intent.succeeded';
    expect(
      await scene.tell(paid, paymentIntentId, { secret: 'somebody-elses-secret', id: 'evt_forged' }),
    ).toBe(400);
    expect(await scene.tell(paid, paymentIntentId, { at: Date.now() - 400_000, id: 'evt_old' })).toBe(400);
    expect(
      await scene.ask("SELECT 1 FROM payments.webhook_events WHERE event_id IN ('evt_forged', 'evt_old')"),
    ).toEqual([]);
    expect(await scene.tell('radar.early_fraud_warning.created', paymentIntentId)).toBe(200);
    expect(await scene.tell(paid, 'pi_of_somebody_else')).toBe(200);
    // Signed well, and still only a reason to ask: the provider says that nothing was paid.
    expect(await scene.tell(paid, paymentIntentId)).toBe(200);
    await scene.agrees();
    expect(await scene.stand(intent.sessionId)).toMatchObject({ status: 'held', ...NOTHING });
    await release(payer, intent);
  });

  it('lets a webhook of a day ago change nothing of what is settled, booked or given back', async () => {
    const kept = await someone(BOOKED_MAILS);
    const gone = await someone([...BOOKED_MAILS, 'refund-settled', 'session-cancelled'].toSorted());
    const intents = await Promise.all([kept, gone].map((payer) => hold(payer, calendar, start())));
    await Promise.all([kept, gone].map((payer, n) => pay(payer, intents[n]!)));
    await Promise.all([kept, gone].map((payer, n) => outcomeOf(payer, intents[n]!)));
    await gone.until('POST', `/api/sessions/${intents[1]!.sessionId}/cancel`, {});
    await scene.until(intents[1]!.sessionId, { payment: 'refunded' });
    const before = await Promise.all(intents.map(({ sessionId }) => everything(sessionId)));
    for (const { paymentIntentId } of intents) {
      for (const type of ['succeeded', 'payment_failed', 'canceled'])
        expect(await scene.tell(`payment_intent.${type}`, paymentIntentId)).toBe(200);
    }
    await scene.agrees();
    expect(await Promise.all(intents.map(({ sessionId }) => everything(sessionId)))).toEqual(before);
  });

  it('lets nobody pay another amount, another mentor or for another person', async () => {
    const payer = await someone(['refund-settled']);
    const thief = await someone([]);
    const body = bookingOf(calendar, start());
    const cheap = await payer.send('POST', '/api/sessions/create-payment-intent', { ...body, price: 1 });
    expect(cheap).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    const dollars = { ...body, currency: 'USD' };
    const elsewhere = await payer.send('POST', '/api/sessions/create-payment-intent', dollars);
    expect(elsewhere).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    const intent = await payer.until<PaymentIntent>('POST', '/api/sessions/create-payment-intent', {
      ...{ ...body, amount: 1, status: 'scheduled', payment: 'free' },
    });
    expect(intent).toMatchObject({ amount: PRICE, currency: 'EUR' });
    const { paymentIntentId } = intent;
    const confirm = '/api/sessions/confirm-payment';
    expect((await thief.send('POST', confirm, { paymentIntentId })).status).toBe(404);
    expect((await thief.send('POST', `/api/sessions/holds/${intent.sessionId}/pay`)).status).toBe(404);
    const sessionData = { price: 0, mentorId: 1, status: 'scheduled', isPaid: true };
    const said = await payer.until('POST', confirm, { paymentIntentId, sessionData });
    expect(said).toMatchObject({ outcome: 'unpaid' });
    // The provider took another amount than was asked: it is not booked, and goes back whole.
    await scene.ask('UPDATE payments.sandbox_intents SET amount = 1 WHERE id = $1', [paymentIntentId]);
    await pay(payer, intent);
    expect(await outcomeOf(payer, intent)).toBe('refunding');
    await scene.until(intent.sessionId, { captured: 1, refunded: 1 });
    expect(await scene.stand(intent.sessionId)).toMatchObject({ status: 'held', payment: 'unpaid' });
    // Back in the books of the provider, so that they can be compared.
    await scene.ask('UPDATE payments.sandbox_intents SET amount = $2 WHERE id = $1', [
      paymentIntentId,
      PRICE,
    ]);
  });

  it('leaves books that agree, and everybody told once', async () => {
    await scene.agrees();
    await scene.toldOnce(expected);
  });

  const everything = (sessionId: string) =>
    scene.ask(
      `SELECT to_jsonb(s) AS session, to_jsonb(i) AS intent,
         (SELECT jsonb_agg(to_jsonb(l) ORDER BY l.id) FROM payments.ledger l WHERE l.intent_id = i.id) AS ledger,
         (SELECT jsonb_agg(to_jsonb(r)) FROM payments.refunds r WHERE r.intent_id = i.id) AS refunds
       FROM scheduling.sessions s JOIN payments.intents i ON i.session_id = s.id::text WHERE s.id = $1`,
      [sessionId],
    );
});

async function canceledAtProvider({ paymentIntentId }: PaymentIntent): Promise<void> {
  const sql = 'SELECT state FROM payments.sandbox_intents WHERE id = $1';
  await eventually(async () =>
    expect(await scene.ask(sql, [paymentIntentId])).toEqual([{ state: 'canceled' }]),
  );
}
