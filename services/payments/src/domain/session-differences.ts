import { type BookedIntent, type BookedSession, money } from './books.ts';

const PAID = ['paid', 'refunding', 'refunded'];

/** What a session says of its money, and what the intents say that were made for it. */
export function differencesOfSession(session: BookedSession, intents: BookedIntent[]): string[] {
  const { payment } = session;
  if (!PAID.includes(payment)) return stillUnpaid(session);
  const who = `session ${session.id} (${session.status})`;
  const intent = intents.find(({ id }) => id === session.intentId);
  if (!intent) return [`${who}: is ${payment} by intent ${session.intentId}, which payments does not know`];
  const found: string[] = [];
  if (intent.captured === 0) found.push(`${who}: is ${payment}, but intent ${intent.id} was never paid`);
  else if (intent.captured !== session.price || intent.capturedCurrency !== session.currency) {
    const paid = money(intent.captured, intent.capturedCurrency);
    found.push(
      `${who}: costs ${money(session.price, session.currency)}, intent ${intent.id} was paid ${paid}`,
    );
  }
  return [...found, ...ofRefunds(session, intent, who)];
}

function ofRefunds({ payment }: BookedSession, intent: BookedIntent, who: string): string[] {
  const { refunds, refundsSettled, captured, capturedCurrency } = intent;
  const settled = money(refundsSettled, capturedCurrency);
  if (payment === 'paid' && refunds > 0)
    return [`${who}: is paid, but ${money(refunds, capturedCurrency)} of it goes or went back`];
  if (payment === 'refunding' && refunds === 0)
    return [`${who}: waits for its money to go back, but there is no refund`];
  if (payment === 'refunding' && refundsSettled >= captured && captured > 0)
    return [`${who}: waits for its money to go back, but all ${settled} of it is back`];
  if (payment === 'refunded' && refundsSettled < captured)
    return [`${who}: says that its money is back, but ${settled} of ${money(captured, capturedCurrency)} is`];
  return [];
}

function stillUnpaid({ id, status, payment, intentId }: BookedSession): string[] {
  return intentId === null ? [] : [`session ${id} (${status}): is ${payment}, and names intent ${intentId}`];
}
