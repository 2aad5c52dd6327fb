// guarantees: Each invariant query finds violations
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDataSource } from '@waymark/database/data-source';
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
/** Damage to one of the records, and the difference that must be returned. The rules are tested in `domain/`. */
const damages: [title: string, damage: () => Promise<RecordedPayment>, difference: RegExp][] = [
  [
    'the ledger',
    async () =>
      (await aRefunded()).run(`DELETE FROM payments.ledger WHERE intent_id = $1 AND kind = 'refund'`),
    /settled refunds are 25\.00 USD, in the ledger 0\.00/,
  ],
  [
    'the provider',
    async () => {
      const payment = await aPaid();
      payment.atProvider.amountRefunded = 2_500;
      return payment;
    },
    /0\.00 USD is refunded in the ledger, 25\.00 USD at sandbox/,
  ],
  [
    'the refunds and the session',
    async () => {
      const payment = await aPaid();
      await payment.refund('waiting');
      return payment;
    },
    /is paid, but 25\.00 USD of it is being or was refunded/,
  ],
  [
    'the sessions',
    async () => {
      const payment = await aPaid();
      await db.query('DELETE FROM scheduling.sessions WHERE id = $1', [payment.sessionId]);
      return payment;
    },
    /25\.00 USD is paid and not refunded, but there is no session/,
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

  it.each(damages)('reports a difference in %s', async (_title, damage, expected) => {
    const before = new Set(await check());
    const { intentId, sessionId } = await damage();
    const found = (await check()).filter((difference) => !before.has(difference));
    expect(found).toContainEqual(expect.stringMatching(expected));
    for (const difference of found) expect(difference).toMatch(new RegExp(`${intentId}|${sessionId}`));
  });
});
