// guarantees: 5 000 webhooks, three times each, shuffled: one effect each
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { ReceiveWebhook } from '@waymark/contracts/payments/payments.endpoints';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { DeleteOutdated } from './app/delete-outdated.ts';
import { sign } from './integrations/sandbox/webhook-signature.ts';
import { Harness, WEBHOOK_SECRET } from './testing/harness.ts';

const payments = new Harness({ variables: { PAYMENTS_SWEEP_SECONDS: '3600' } }).forFile();

const eventOf = (intent: PaymentIntent, type = 'payment_intent.succeeded', id = `evt_${newId()}`): string =>
  JSON.stringify({
    id,
    type,
    data: {
      object: { object: 'payment_intent', id: intent.paymentIntentId, receipt_email: 'jane@example.org' },
    },
  });

const deliver = (payload: string, secret = WEBHOOK_SECRET) =>
  payments.call(ReceiveWebhook, { payload, signature: sign(secret, payload, new Date()) });

const allProcessed = () =>
  eventually(async () =>
    expect(await payments.sql('SELECT FROM webhook_events WHERE processed_at IS NULL')).toEqual([]),
  );

describe('a webhook', () => {
  it('is stored once, without its content, and captures once for four deliveries', async () => {
    const intent = await payments.intent();
    await payments.pay(intent);
    const payload = `${eventOf(intent)}\n `;
    for (let copy = 0; copy < 4; copy++) await deliver(payload);
    const stored = await payments.sql('SELECT * FROM webhook_events WHERE intent = $1', [
      intent.paymentIntentId,
    ]);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain('jane@example.org');
    await payments.captured(intent.sessionId);
  });

  it('captures nothing without confirmation by the provider', async () => {
    const intent = await payments.intent();
    await deliver(eventOf(intent));
    await allProcessed();
    expect(await payments.ledger(intent.sessionId)).toEqual(['intent 2500']);
  });

  it('has no effect when it arrives late or out of order', async () => {
    const intent = await payments.intent();
    await payments.pay(intent);
    await deliver(eventOf(intent, 'payment_intent.succeeded'));
    await payments.captured(intent.sessionId);
    await deliver(eventOf(intent, 'payment_intent.payment_failed'));
    await deliver(eventOf(intent, 'payment_intent.created'));
    await deliver(eventOf(intent, 'payment_intent.canceled'));
    await allProcessed();
    await payments.captured(intent.sessionId);
  });

  it.each([
    [
      'for an unknown type',
      (id: string) => ({ id, type: 'moon.full', data: { object: { object: 'moon' } } }),
    ],
    [
      'for an unknown intent',
      (id: string) => ({
        id,
        type: 'payment_intent.succeeded',
        data: { object: { object: 'payment_intent', id: 'pi_unknown' } },
      }),
    ],
  ])('is acknowledged and stored %s', async (_type, event) => {
    const id = `evt_${newId()}`;
    expect(await deliver(JSON.stringify(event(id)))).toEqual({ received: true });
    await allProcessed();
    expect(await payments.sql('SELECT FROM webhook_events WHERE event_id = $1', [id])).toHaveLength(1);
  });

  it('is rejected and not stored if its secret is wrong or it is not an event', async () => {
    const payload = eventOf(await payments.intent(), 'payment_intent.succeeded', 'evt_forged');
    const invalid = ['not json', '[]', '{}', 'null', '{"id":"evt_\\u0000","type":"x"}'].map((one) =>
      deliver(one),
    );
    const forged = [deliver(payload, 'another secret of 16 or more'), ...invalid];
    for (const one of forged) await expectRejection(one, 'VALIDATION');
    expect(await payments.sql("SELECT FROM webhook_events WHERE event_id = 'evt_forged'")).toEqual([]);
  });

  it('is processed by the next process after a crash', async () => {
    const intent = await payments.intent();
    await payments.pay(intent);
    await payments.restart({}, () =>
      payments.sql(
        `INSERT INTO webhook_events (provider, event_id, type, intent)
         VALUES ('sandbox', 'evt_orphan', 'payment_intent.succeeded', $1)`,
        [intent.paymentIntentId],
      ),
    );
    await payments.captured(intent.sessionId);
  });

  it('is deleted a month after processing, a sandbox delivery after a week, and neither before', async () => {
    await payments.sql(`INSERT INTO webhook_events (provider, event_id, type, processed_at, next_try_at) VALUES
      ('sandbox', 'evt_old', 't', now() - interval '31 days', NULL),
      ('sandbox', 'evt_new', 't', now() - interval '29 days', NULL),
      ('stripe', 'evt_open', 't', NULL, now() + interval '1 hour')`);
    await payments.sql(`INSERT INTO sandbox_deliveries (id, event_id, payload, send_at, delivered_at, given_up_at) VALUES
      (gen_random_uuid(), 'sent', '{}', now(), now() - interval '8 days', NULL),
      (gen_random_uuid(), 'never', '{}', now(), NULL, now() - interval '8 days'),
      (gen_random_uuid(), 'lately', '{}', now(), now() - interval '6 days', NULL),
      (gen_random_uuid(), 'pending', '{}', now() + interval '1 day', NULL, NULL)`);
    expect(await payments.get(DeleteOutdated).execute()).toBe(false);
    const left = await payments.sql(`SELECT event_id FROM webhook_events WHERE type = 't'
      UNION ALL SELECT event_id FROM sandbox_deliveries WHERE payload = '{}' ORDER BY event_id`);
    expect(left.map(({ event_id }) => event_id)).toEqual(['evt_new', 'evt_open', 'lately', 'pending']);
    await payments.sql("DELETE FROM webhook_events WHERE type = 't'");
  });
});

describe('sandbox webhooks', () => {
  let server: Server;
  let sender: Harness;
  let failuresLeft = 2;
  const received: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      let payload = '';
      request.on('data', (part: Buffer) => {
        payload += part.toString();
      });
      request.on('end', () => {
        const respond = (status: number) => response.writeHead(status).end();
        if (failuresLeft-- > 0) return respond(503);
        received.push((JSON.parse(payload) as { id: string }).id);
        const signature = String(request.headers['stripe-signature']);
        sender.call(ReceiveWebhook, { payload, signature }).then(
          () => respond(200),
          () => respond(400),
        );
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    sender = await new Harness({
      variables: {
        PAYMENTS_SWEEP_SECONDS: '3600',
        SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/payments/webhook`,
        SANDBOX_WEBHOOK_COPIES: '3',
        SANDBOX_WEBHOOK_DELAY_MS: '200',
        SANDBOX_WEBHOOK_SHUFFLE: 'true',
      },
    }).start();
  });
  afterAll(async () => {
    await sender.stop();
    server.close();
  });

  it('are sent by HTTP three times, late and shuffled, retried after a 503, and capture once each', async () => {
    const intents = await Promise.all([1, 2, 3].map(() => sender.intent()));
    for (const intent of intents) await sender.pay(intent);
    await eventually(
      async () => {
        const rows = await sender.sql('SELECT FROM sandbox_deliveries WHERE delivered_at IS NULL');
        expect(rows).toEqual([]);
        for (const intent of intents) {
          expect(await sender.emitted(PaymentCaptured, { sessionId: intent.sessionId })).toHaveLength(1);
        }
      },
      { timeoutMs: 60_000 },
    );
    expect(received).toHaveLength(18);
    expect(new Set(received).size).toBe(6);
    expect(await sender.brokenInvariants()).toEqual([]);
  });
});
