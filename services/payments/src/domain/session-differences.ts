import { type IntentRecord, money, type SessionRecord } from './records.ts';

const PAID = ['paid', 'refunding', 'refunded'];

export function sessionDifferences(session: SessionRecord, intents: IntentRecord[]): string[] {
  const { id, status, payment, intentId } = session;
  const name = `session ${id} (${status})`;
  if (!PAID.includes(payment)) {
    return intentId === null ? [] : [`${name}: is ${payment}, but refers to intent ${intentId}`];
  }
  const intent = intents.find((one) => one.id === intentId);
  if (!intent) return [`${name}: is ${payment} by intent ${intentId}, which does not exist in payments`];
  const found: string[] = [];
  if (intent.captured === 0) found.push(`${name}: is ${payment}, but intent ${intent.id} was never paid`);
  else if (intent.captured !== session.price || intent.capturedCurrency !== session.currency) {
    const paid = money(intent.captured, intent.capturedCurrency);
    found.push(
      `${name}: costs ${money(session.price, session.currency)}, intent ${intent.id} was paid ${paid}`,
    );
  }
  return [
    ...found,
    ...refundDifferences(session, intent, name),
    ...earningDifferences(session, intent, name),
  ];
}

const ENDED = ['completed', 'cancelled', 'no-show'];

/** A mentor is paid for a session that has ended, and payments has to know that it has. */
function earningDifferences({ status }: SessionRecord, { id, earning, ledger }: IntentRecord, name: string) {
  if (!earning) return [];
  const found: string[] = [];
  if (ledger.paidOut > 0 && !ENDED.includes(status))
    found.push(`${name}: has not ended, but its mentor was paid for it by intent ${id}`);
  if (earning.hasEnded !== ENDED.includes(status))
    found.push(`${name}: ${earning.hasEnded ? 'has ended' : 'has not ended'} for payments (intent ${id})`);
  return found;
}

function refundDifferences({ payment }: SessionRecord, intent: IntentRecord, name: string): string[] {
  const { refunds, refundsSettled, refundsOutside, lost, captured, capturedCurrency } = intent;
  const settled = money(refundsSettled, capturedCurrency);
  if (payment === 'paid' && refunds > refundsOutside)
    return [
      `${name}: is paid, but ${money(refunds - refundsOutside, capturedCurrency)} of it is being or was refunded`,
    ];
  if (payment === 'refunding' && refunds + lost === 0)
    return [`${name}: is refunding, but there is no refund`];
  if (payment === 'refunding' && refundsSettled >= captured && captured > 0)
    return [`${name}: is refunding, but all ${settled} of it is refunded`];
  if (payment === 'refunded' && refundsSettled + lost < captured)
    return [`${name}: is refunded, but only ${settled} of ${money(captured, capturedCurrency)} is settled`];
  return [];
}
