import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDataSource } from '@waymark/database/data-source';
import { newId } from '@waymark/kernel/ids';
import { type FreshDatabase, freshDatabase } from '@waymark/testing/fresh-database';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { reconcile } from './app/reconcile.ts';
import type { ProviderRecord } from './domain/records.ts';
import { migrations } from './parts.ts';
import { RecordedPayment, SESSIONS } from './testing/recorded-payment.ts';

let database: FreshDatabase<'payments' | 'scheduling'>;
let db: pg.Client;
let sources: { payments: DataSource; scheduling: DataSource };
const atProvider: ProviderRecord[] = [];
const provider = {
  name: 'sandbox' as const,
  async *listIntents() {
    yield* atProvider;
  },
};
beforeAll(async () => {
  database = await freshDatabase(['payments', 'scheduling']);
  const payments = await openDataSource({
    url: database.urls.payments,
    schema: 'payments',
    rows: [],
    migrations,
  });
  db = new pg.Client(database.adminUrl);
  await db.connect();
  await db.query(SESSIONS);
  await db.query(
    'ALTER TABLE scheduling.sessions OWNER TO CURRENT_USER; GRANT SELECT ON scheduling.sessions TO PUBLIC',
  );
  // Without constraints, which would prevent the damages below.
  await db.query('SET session_replication_role = replica');
  const scheduling = await new DataSource({ type: 'postgres', url: database.urls.scheduling }).initialize();
  sources = { payments, scheduling };
});
afterAll(async () => {
  await db?.end();
  await Promise.all([sources?.payments.destroy(), sources?.scheduling.destroy()]);
  await database?.drop();
});

const check = (secondCheckMs = 0) => reconcile({ ...sources, provider }, { secondCheckMs });
const listed = (payment: RecordedPayment): RecordedPayment => {
  atProvider.push(payment.atProvider);
  return payment;
};
const aPaid = async () => listed(await RecordedPayment.paid(db));
const aRefunded = async () => listed(await RecordedPayment.refunded(db));
const anOpen = async () => listed(await RecordedPayment.open(db));
const set = (columns: string) => `UPDATE payments.intents SET ${columns} WHERE id = $1`;
/** A payment with other fields at the provider. */
const reported = (create: () => Promise<RecordedPayment>, fields: Partial<ProviderRecord>) => async () => {
  const payment = await create();
  Object.assign(payment.atProvider, fields);
  return payment;
};
const deleteEntry = (kind: string) => `DELETE FROM payments.ledger WHERE intent_id = $1 AND kind = '${kind}'`;

/** Damage to one of the records, and the difference that must be returned. */
const damages: [title: string, damage: () => Promise<RecordedPayment>, difference: RegExp][] = [
  [
    'an intent not in the ledger',
    async () => (await aPaid()).run(deleteEntry('intent')),
    /amount is 25\.00 USD, in the ledger 0\.00/,
  ],
  [
    'a capture not in the ledger',
    async () => (await aPaid()).run(deleteEntry('capture')),
    /was paid 25\.00 USD, in the ledger 0\.00/,
  ],
  [
    'a refund not in the ledger',
    async () => (await aRefunded()).run(deleteEntry('refund')),
    /settled refunds are 25\.00 USD, in the ledger 0\.00/,
  ],
  [
    'a ledger entry in another currency',
    async () =>
      (await aPaid()).run(
        `UPDATE payments.ledger SET currency = 'GBP' WHERE intent_id = $1 AND kind = 'intent'`,
      ),
    /is in USD, a ledger entry in GBP/,
  ],
  ['an intent unknown to the provider', () => RecordedPayment.paid(db), /does not exist at sandbox/],
  [
    'another amount at the provider',
    reported(aPaid, { amount: 9_900 }),
    /amount is 25\.00 USD, at sandbox 99\.00 USD/,
  ],
  [
    'a payment at the provider that is not captured here',
    reported(anOpen, { state: 'succeeded', amountReceived: 2_500 }),
    /0\.00 USD is captured here, 25\.00 USD at sandbox/,
  ],
  [
    'an intent open at a provider that is no longer configured',
    async () => (await anOpen()).run(set(`provider = 'stripe'`)),
    /is open at stripe, but sandbox is configured, so its payment is not checked/,
  ],
  [
    'an intent that is canceled here and open at the provider',
    async () => (await anOpen()).run(set(`state = 'canceled', check_at = NULL`)),
    /is canceled here, requires_payment_method at sandbox/,
  ],
  [
    'a refund that the provider has not made',
    reported(aRefunded, { amountRefunded: 0 }),
    /25\.00 USD is refunded in the ledger, 0\.00 USD at sandbox/,
  ],
  [
    'a refund made in the dashboard of the provider',
    reported(aPaid, { amountRefunded: 2_500 }),
    /0\.00 USD is refunded in the ledger, 25\.00 USD at sandbox/,
  ],
  [
    'a dispute that is not stored',
    reported(aPaid, { isDisputed: true }),
    /is not disputed here, disputed at sandbox/,
  ],
  [
    'a payment without a session',
    async () => {
      const payment = await aPaid();
      await db.query('DELETE FROM scheduling.sessions WHERE id = $1', [payment.sessionId]);
      return payment;
    },
    /25\.00 USD is paid and not refunded, but there is no session/,
  ],
  [
    'a payment whose session is not paid by it',
    async () => {
      const payment = await aPaid();
      await db.query(
        `UPDATE scheduling.sessions SET status = 'expired', payment = 'unpaid', intent_id = NULL WHERE id = $1`,
        [payment.sessionId],
      );
      return payment;
    },
    /not refunded, but session \S+ \(expired, unpaid\) is not paid by it/,
  ],
  [
    'a paid session whose intent is not paid',
    async () => {
      const payment = await anOpen();
      await db.query(
        `UPDATE scheduling.sessions SET status = 'scheduled', payment = 'paid', intent_id = $2 WHERE id = $1`,
        [payment.sessionId, payment.intentId],
      );
      return payment;
    },
    /is paid, but intent \S+ was never paid/,
  ],
  [
    'a session with another price',
    async () => {
      const payment = await aPaid();
      await db.query('UPDATE scheduling.sessions SET price_cents = 3000 WHERE id = $1', [payment.sessionId]);
      return payment;
    },
    /costs 30\.00 USD, intent \S+ was paid 25\.00 USD/,
  ],
  [
    'a paid session with a refund',
    async () => {
      const payment = await aPaid();
      await payment.refund('waiting');
      return payment;
    },
    /is paid, but 25\.00 USD of it is being or was refunded/,
  ],
  [
    'a refunding session without a refund',
    async () => {
      const payment = await aPaid();
      await payment.refund('waiting');
      await payment.run('DELETE FROM payments.refunds WHERE intent_id = $1');
      await payment.session('cancelled', 'refunding');
      return payment;
    },
    /is refunding, but there is no refund/,
  ],
  [
    'a refunding session whose refund is settled',
    async () => {
      const payment = await aRefunded();
      await payment.session('cancelled', 'refunding');
      return payment;
    },
    /is refunding, but all 25\.00 USD of it is refunded/,
  ],
  [
    'a refunded session whose refund is not settled',
    async () => {
      const payment = await aPaid();
      await payment.refund('waiting');
      await payment.session('cancelled', 'refunded');
      return payment;
    },
    /is refunded, but only 0\.00 USD of 25\.00 USD is settled/,
  ],
];

describe('reconcile', () => {
  it('returns nothing for empty and for consistent records', async () => {
    expect(await check()).toEqual([]);
    await aPaid();
    await aRefunded();
    await anOpen();
    expect(await check()).toEqual([]);
  });

  it('returns nothing for a pending refund', async () => {
    const payment = await aPaid();
    await payment.refund('waiting');
    await payment.session('cancelled', 'refunding');
    expect(await check()).toEqual([]);
    payment.atProvider.amountRefunded = 2_500;
    expect(await check()).toEqual([]);
  });

  it('ignores differences that the second check does not find', async () => {
    const payment = await aPaid();
    payment.atProvider.amount = 1;
    setTimeout(() => {
      payment.atProvider.amount = 2_500;
    }, 300);
    expect(await check(1_500)).toEqual([]);
  });

  it.each(damages)('reports %s', async (_title, damage, expected) => {
    const before = new Set(await check());
    const { intentId, sessionId } = await damage();
    const found = (await check()).filter((difference) => !before.has(difference));
    expect(found).toContainEqual(expect.stringMatching(expected));
    for (const difference of found) expect(difference).toMatch(new RegExp(`${intentId}|${sessionId}`));
  });

  it('reports a payment for an intent of ours that is not stored, and ignores intents of other clients', async () => {
    const before = new Set(await check());
    const paid = {
      state: 'succeeded',
      amount: 700,
      currency: 'EUR',
      amountReceived: 700,
      amountRefunded: 0,
      isDisputed: false,
    };
    atProvider.push({ id: 'pi_lost', ...paid, intentId: newId() });
    atProvider.push({ id: 'pi_other_client', ...paid, intentId: null });
    const found = (await check()).filter((difference) => !before.has(difference));
    expect(found).toEqual(['sandbox has received 7.00 EUR for pi_lost, which does not exist in payments']);
  });
});
