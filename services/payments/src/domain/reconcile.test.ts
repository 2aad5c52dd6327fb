// guarantees: Each invariant query finds violations
import { describe, expect, it } from '@jest/globals';
import { differences } from './reconcile.ts';
import type { IntentRecord, ProviderRecord, Records, SessionRecord } from './records.ts';

interface Payment {
  intent: IntentRecord;
  session: SessionRecord;
  theirs: ProviderRecord;
}

/** Consistent records of a payment of 25 dollars with a scheduled session. */
const paid = (): Payment => ({
  intent: {
    ...{ id: 'i1', sessionId: 's1', provider: 'sandbox', providerId: 'pi_1', state: 'succeeded' },
    ...{ amount: 2_500, currency: 'USD', captured: 2_500, capturedCurrency: 'USD', mismatch: false },
    ...{ refunds: 0, refundsSettled: 0, refundsOpen: 0, refundsOutside: 0 },
    ...{ lost: 0, disputes: 0, disputesOpen: 0 },
    earning: { hasEnded: false },
    ledger: { intent: 2_500, captured: 2_500, refunded: 0, paidOut: 0, currencies: ['USD'] },
  },
  session: { id: 's1', status: 'scheduled', payment: 'paid', intentId: 'i1', price: 2_500, currency: 'USD' },
  theirs: {
    ...{ id: 'pi_1', state: 'succeeded', amount: 2_500, currency: 'USD', amountReceived: 2_500 },
    ...{ amountRefunded: 0, isDisputed: false, intentId: 'i1' },
  },
});
const refunded = (): Payment => {
  const payment = paid();
  Object.assign(payment.intent, { refunds: 2_500, refundsSettled: 2_500 });
  payment.intent.ledger.refunded = 2_500;
  payment.theirs.amountRefunded = 2_500;
  payment.intent.earning = { hasEnded: true };
  Object.assign(payment.session, { status: 'cancelled', payment: 'refunded' });
  return payment;
};
const pending = (): Payment => {
  const payment = paid();
  Object.assign(payment.intent, { refunds: 2_500, refundsOpen: 2_500 });
  payment.intent.earning = { hasEnded: true };
  Object.assign(payment.session, { status: 'cancelled', payment: 'refunding' });
  return payment;
};
const open = (): Payment => {
  const payment = paid();
  const state = 'requires_payment_method';
  Object.assign(payment.intent, { state, captured: 0, capturedCurrency: null });
  payment.intent.ledger.captured = 0;
  Object.assign(payment.theirs, { state, amountReceived: 0 });
  Object.assign(payment.session, { status: 'held', payment: 'unpaid', intentId: null });
  return payment;
};
const recordsOf = ({ intent, session, theirs }: Payment): Records => ({
  intents: [intent],
  sessions: [session],
  provider: { name: 'sandbox', intents: [theirs] },
});

type Damage = (payment: Payment) => void;
const intent =
  (fields: Partial<IntentRecord>): Damage =>
  (payment) =>
    Object.assign(payment.intent, fields);
const ledger =
  (fields: Partial<IntentRecord['ledger']>): Damage =>
  (payment) =>
    Object.assign(payment.intent.ledger, fields);
const session =
  (fields: Partial<SessionRecord>): Damage =>
  (payment) =>
    Object.assign(payment.session, fields);
const theirs =
  (fields: Partial<ProviderRecord>): Damage =>
  (payment) =>
    Object.assign(payment.theirs, fields);

const damages: [title: string, create: () => Payment, damage: Damage, difference: RegExp][] = [
  [
    'a payout for a session that has not ended',
    paid,
    ledger({ paidOut: 2_500 }),
    /\(scheduled\): has not ended, but its mentor was paid/,
  ],
  [
    'a session whose end payments does not know',
    paid,
    session({ status: 'completed' }),
    /\(completed\): has not ended for payments/,
  ],
  ['an intent not in the ledger', paid, ledger({ intent: 0 }), /amount is 25\.00 USD, in the ledger 0\.00/],
  ['a capture not in the ledger', paid, ledger({ captured: 0 }), /was paid 25\.00 USD, in the ledger 0\.00/],
  [
    'a refund not in the ledger',
    refunded,
    ledger({ refunded: 0 }),
    /settled refunds are 25\.00 USD, in the ledger 0\.00/,
  ],
  [
    'a ledger entry in another currency',
    paid,
    ledger({ currencies: ['GBP', 'USD'] }),
    /is in USD, a ledger entry in GBP/,
  ],
  [
    'an intent unknown to the provider',
    paid,
    theirs({ id: 'pi_2', intentId: null }),
    /does not exist at sandbox/,
  ],
  [
    'another amount at the provider',
    paid,
    theirs({ amount: 9_900 }),
    /amount is 25\.00 USD, at sandbox 99\.00/,
  ],
  ['another currency at the provider', paid, theirs({ currency: 'EUR' }), /USD, at sandbox 25\.00 EUR/],
  [
    'a payment that is not captured here',
    open,
    theirs({ state: 'succeeded', amountReceived: 2_500 }),
    /0\.00 USD is captured here, 25\.00 USD at sandbox/,
  ],
  [
    'an intent open at a provider that is not configured',
    open,
    intent({ provider: 'stripe' }),
    /is open at stripe, but sandbox is configured, so its payment is not checked/,
  ],
  [
    'an intent canceled here and open at the provider',
    open,
    intent({ state: 'canceled' }),
    /is canceled here, requires_payment_method at sandbox/,
  ],
  [
    'a refund that the provider has not made',
    refunded,
    theirs({ amountRefunded: 0 }),
    /25\.00 USD is refunded in the ledger, 0\.00 USD at sandbox/,
  ],
  [
    'a refund made in the dashboard',
    paid,
    theirs({ amountRefunded: 2_500 }),
    /0\.00 USD is refunded in the ledger, 25\.00 USD at sandbox/,
  ],
  [
    'a dispute that is not stored',
    paid,
    theirs({ isDisputed: true }),
    /is not disputed here, disputed at sandbox/,
  ],
  [
    'a payment without a session',
    paid,
    session({ id: 's2', payment: 'unpaid', intentId: null }),
    /25\.00 USD is paid and not refunded, but there is no session/,
  ],
  [
    'a payment whose session is not paid by it',
    paid,
    session({ status: 'expired', payment: 'unpaid', intentId: null }),
    /not refunded, but session \S+ \(expired, unpaid\) is not paid by it/,
  ],
  [
    'an unpaid session with an intent',
    open,
    session({ intentId: 'i1' }),
    /is unpaid, but refers to intent i1/,
  ],
  [
    'a paid session without its intent',
    paid,
    session({ intentId: 'i2' }),
    /by intent i2, which does not exist/,
  ],
  [
    'a paid session whose intent is not paid',
    open,
    session({ payment: 'paid', intentId: 'i1' }),
    /is paid, but intent \S+ was never paid/,
  ],
  [
    'a session with another price',
    paid,
    session({ price: 3_000 }),
    /costs 30\.00 USD, intent \S+ was paid 25\.00/,
  ],
  [
    'a paid session with a refund',
    pending,
    session({ payment: 'paid' }),
    /is paid, but 25\.00 USD of it is being or was refunded/,
  ],
  ['a refunding session without a refund', paid, session({ payment: 'refunding' }), /but there is no refund/],
  [
    'a refunding session whose refund is settled',
    refunded,
    session({ payment: 'refunding' }),
    /is refunding, but all 25\.00 USD of it is refunded/,
  ],
  [
    'a refunded session whose refund is not settled',
    pending,
    session({ payment: 'refunded' }),
    /is refunded, but only 0\.00 USD of 25\.00 USD is settled/,
  ],
];

describe('the differences between the records of a payment', () => {
  it.each([
    ['paid', paid, () => {}],
    ['refunded', refunded, () => {}],
    ['being refunded', pending, () => {}],
    ['refunded at the provider, and not settled here yet', pending, theirs({ amountRefunded: 2_500 })],
    ['open', open, () => {}],
    ['open with another state at the provider', open, theirs({ state: 'requires_action' })],
  ] as [string, () => Payment, Damage][])('are none for one that is %s', (_, create, change) => {
    const payment = create();
    change(payment);
    expect(differences(recordsOf(payment))).toEqual([]);
  });

  it('are none for one that is open at the sandbox after a change of provider', () => {
    expect(differences({ ...recordsOf(open()), provider: { name: 'stripe', intents: [] } })).toEqual([]);
  });

  it.each(damages)('include %s', (_title, create, damage, expected) => {
    const payment = create();
    damage(payment);
    expect(differences(recordsOf(payment))).toContainEqual(expect.stringMatching(expected));
  });

  it('include a payment for an intent of ours that is not stored, and none of other clients', () => {
    const records = recordsOf(paid());
    const lost = { ...paid().theirs, id: 'pi_lost', intentId: 'i9', amountReceived: 700, currency: 'EUR' };
    records.provider.intents.push(lost, { ...lost, id: 'pi_other_client', intentId: null });
    expect(differences(records)).toEqual([
      'sandbox has received 7.00 EUR for pi_lost, which does not exist in payments',
    ]);
  });
});
