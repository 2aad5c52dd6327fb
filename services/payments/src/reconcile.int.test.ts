import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDataSource } from '@waymark/database/data-source';
import { newId } from '@waymark/kernel/ids';
import { type FreshDatabase, freshDatabase } from '@waymark/testing/fresh-database';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { reconcile } from './app/reconcile.ts';
import { paymentsDatabase } from './database.ts';
import type { ForeignIntent } from './domain/books.ts';
import { BookedCase, SESSIONS } from './testing/books.ts';

let database: FreshDatabase<'payments' | 'scheduling'>;
let db: pg.Client;
let sources: { payments: DataSource; scheduling: DataSource };
const atProvider: ForeignIntent[] = [];
const provider = {
  name: 'sandbox' as const,
  async *listIntents() {
    yield* atProvider;
  },
};
beforeAll(async () => {
  database = await freshDatabase(['payments', 'scheduling']);
  const payments = await openDataSource(paymentsDatabase(database.urls.payments));
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

const look = (secondLookMs = 0) => reconcile({ ...sources, provider }, { secondLookMs });
const listed = (made: BookedCase): BookedCase => {
  atProvider.push(made.foreign);
  return made;
};
const aPaid = async () => listed(await BookedCase.paid(db));
const aRefunded = async () => listed(await BookedCase.refunded(db));
const anOpen = async () => listed(await BookedCase.open(db));
const set = (columns: string) => `UPDATE payments.intents SET ${columns} WHERE id = $1`;
/** A case of which the provider reports something else. */
const reported = (make: () => Promise<BookedCase>, fields: Partial<ForeignIntent>) => async () => {
  const made = await make();
  Object.assign(made.foreign, fields);
  return made;
};
const line = (kind: string) => `DELETE FROM payments.ledger WHERE intent_id = $1 AND kind = '${kind}'`;

/** A damage to one of the books, and the difference that must be reported. */
const damages: [what: string, damage: () => Promise<BookedCase>, said: RegExp][] = [
  [
    'an intent not in the ledger',
    async () => (await aPaid()).run(line('intent')),
    /asks for 25\.00 USD, the ledger says 0\.00/,
  ],
  [
    'a capture not in the ledger',
    async () => (await aPaid()).run(line('capture')),
    /was paid 25\.00 USD, the ledger says 0\.00/,
  ],
  [
    'a refund not in the ledger',
    async () => (await aRefunded()).run(line('refund')),
    /settled refunds are 25\.00 USD, the ledger says 0\.00/,
  ],
  [
    'a line in another currency',
    async () =>
      (await aPaid()).run(
        `UPDATE payments.ledger SET currency = 'GBP' WHERE intent_id = $1 AND kind = 'intent'`,
      ),
    /is in USD, a line of the ledger in GBP/,
  ],
  ['an intent unknown to the provider', () => BookedCase.paid(db), /sandbox does not know it/],
  [
    'another amount at the provider',
    reported(aPaid, { amount: 9_900 }),
    /asks for 25\.00 USD, at sandbox for 99\.00 USD/,
  ],
  [
    'money at the provider that is not in our books',
    reported(anOpen, { state: 'succeeded', amountReceived: 2_500 }),
    /sandbox has received 25\.00 USD, we know of 0\.00/,
  ],
  [
    'an intent open at a provider that is no longer configured',
    async () => (await anOpen()).run(set(`provider = 'stripe'`)),
    /is open at stripe, and sandbox is set up: nobody asks whether it was paid/,
  ],
  [
    'an intent that is canceled here and can be paid there',
    async () => (await anOpen()).run(set(`state = 'canceled', check_at = NULL`)),
    /is canceled here and requires_payment_method at sandbox/,
  ],
  [
    'a refund that the provider has not made',
    reported(aRefunded, { amountRefunded: 0 }),
    /sandbox has given back 0\.00 USD, the ledger says 25\.00/,
  ],
  [
    'a refund made in the dashboard of the provider',
    reported(aPaid, { amountRefunded: 2_500 }),
    /sandbox has given back 25\.00 USD, the ledger says 0\.00/,
  ],
  [
    'money without a session',
    async () => {
      const made = await aPaid();
      await db.query('DELETE FROM scheduling.sessions WHERE id = $1', [made.sessionId]);
      return made;
    },
    /25\.00 USD is paid and does not go back, but there is no session/,
  ],
  [
    'money whose session is not paid by it',
    async () => {
      const made = await aPaid();
      await db.query(
        `UPDATE scheduling.sessions SET status = 'expired', payment = 'unpaid', intent_id = NULL WHERE id = $1`,
        [made.sessionId],
      );
      return made;
    },
    /does not go back, but session \S+ \(expired, unpaid\) is not paid by it/,
  ],
  [
    'a session paid by nothing',
    async () => {
      const made = await anOpen();
      await db.query(
        `UPDATE scheduling.sessions SET status = 'scheduled', payment = 'paid', intent_id = $2 WHERE id = $1`,
        [made.sessionId, made.intentId],
      );
      return made;
    },
    /is paid, but intent \S+ was never paid/,
  ],
  [
    'a session of another price',
    async () => {
      const made = await aPaid();
      await db.query('UPDATE scheduling.sessions SET price_cents = 3000 WHERE id = $1', [made.sessionId]);
      return made;
    },
    /costs 30\.00 USD, intent \S+ was paid 25\.00 USD/,
  ],
  [
    'a paid session whose money goes back',
    async () => {
      const made = await aPaid();
      await made.refund('waiting');
      return made;
    },
    /is paid, but 25\.00 USD of it goes or went back/,
  ],
  [
    'a session that waits for a missing refund',
    async () => {
      const made = await aPaid();
      await made.refund('waiting');
      await made.run('DELETE FROM payments.refunds WHERE intent_id = $1');
      await made.session('cancelled', 'refunding');
      return made;
    },
    /waits for its money to go back, but there is no refund/,
  ],
  [
    'a session that waits for a settled refund',
    async () => {
      const made = await aRefunded();
      await made.session('cancelled', 'refunding');
      return made;
    },
    /waits for its money to go back, but all 25\.00 USD of it is back/,
  ],
  [
    'a session that is refunded before its refund is settled',
    async () => {
      const made = await aPaid();
      await made.refund('waiting');
      await made.session('cancelled', 'refunded');
      return made;
    },
    /says that its money is back, but 0\.00 USD of 25\.00 USD is/,
  ],
];

describe('reconciling', () => {
  it('reports nothing for empty books and for books that agree', async () => {
    expect(await look()).toEqual([]);
    await aPaid();
    await aRefunded();
    await anOpen();
    expect(await look()).toEqual([]);
  });

  it('reports nothing for a refund on its way', async () => {
    const made = await aPaid();
    await made.refund('waiting');
    await made.session('cancelled', 'refunding');
    expect(await look()).toEqual([]);
    made.foreign.amountRefunded = 2_500;
    expect(await look()).toEqual([]);
  });

  it('reports nothing that is right at the second check', async () => {
    const made = await aPaid();
    made.foreign.amount = 1;
    setTimeout(() => {
      made.foreign.amount = 2_500;
    }, 300);
    expect(await look(1_500)).toEqual([]);
  });

  it.each(damages)('reports %s', async (_what, damage, said) => {
    const before = new Set(await look());
    const { intentId, sessionId } = await damage();
    const found = (await look()).filter((difference) => !before.has(difference));
    expect(found).toContainEqual(expect.stringMatching(said));
    for (const difference of found) expect(difference).toMatch(new RegExp(`${intentId}|${sessionId}`));
  });

  it('reports money on a lost intent of ours, and ignores intents of others', async () => {
    const before = new Set(await look());
    const paid = { state: 'succeeded', amount: 700, currency: 'EUR', amountReceived: 700, amountRefunded: 0 };
    atProvider.push({ id: 'pi_lost', ...paid, intentId: newId() });
    atProvider.push({ id: 'pi_of_somebody_else', ...paid, intentId: null });
    const found = (await look()).filter((difference) => !before.has(difference));
    expect(found).toEqual(['sandbox has received 7.00 EUR on pi_lost, which no intent of ours knows']);
  });
});
