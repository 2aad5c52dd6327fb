import {
  type IntentRecord,
  money,
  type ProviderRecord,
  type Records,
  type SessionRecord,
} from './records.ts';
import { sessionDifferences } from './session-differences.ts';

export function differences({ intents, sessions, provider }: Records): string[] {
  const bySession = Map.groupBy(intents, ({ sessionId }) => sessionId);
  return [
    ...bookDifferences(intents, provider),
    ...sessions.flatMap((session) => sessionDifferences(session, bySession.get(session.id) ?? [])),
    ...paymentsWithoutSession(intents, new Map(sessions.map((session) => [session.id, session]))),
  ];
}

/** Between intents, ledger and provider, without the sessions. */
export function bookDifferences(intents: IntentRecord[], provider: Records['provider']): string[] {
  const atProvider = new Map(provider.intents.map((one) => [one.id, one]));
  return [
    ...intents.flatMap(ledgerDifferences),
    ...intents.flatMap((intent) => providerDifferences(intent, atProvider, provider.name)),
    ...unknownPayments(intents, provider),
  ];
}

function ledgerDifferences(intent: IntentRecord): string[] {
  const { id, ledger, amount, captured, refundsSettled, currency, capturedCurrency } = intent;
  const found: string[] = [];
  const compare = (label: string, stored: number, booked: number) => {
    const [ours, theirs] = [stored, booked].map((cents) => money(cents, capturedCurrency ?? currency));
    if (stored !== booked) found.push(`intent ${id}: ${label} ${ours}, in the ledger ${theirs}`);
  };
  compare('amount is', amount, ledger.intent);
  compare('was paid', captured, ledger.captured);
  compare('settled refunds are', refundsSettled, ledger.refunded);
  const others = ledger.currencies.filter((one) => one !== currency && one !== capturedCurrency);
  for (const other of others) found.push(`intent ${id}: is in ${currency}, a ledger entry in ${other}`);
  return found;
}

function providerDifferences(
  intent: IntentRecord,
  atProvider: Map<string, ProviderRecord>,
  name: string,
): string[] {
  if (intent.provider !== name) return openAtOldProvider(intent, name);
  if (intent.providerId === null) return [];
  const theirs = atProvider.get(intent.providerId);
  const label = `intent ${intent.id} (${intent.providerId})`;
  if (!theirs) return [`${label}: does not exist at ${name}`];
  const { ledger, refundsSettled, refundsOpen } = intent;
  const found: string[] = [];
  const check = (isEqual: boolean, ours: string, field: string) => {
    if (!isEqual) found.push(`${label}: ${ours}, ${field}`);
  };
  check(
    theirs.amount === intent.amount && theirs.currency === intent.currency,
    `amount is ${money(intent.amount, intent.currency)}`,
    `at ${name} ${money(theirs.amount, theirs.currency)}`,
  );
  check(
    intent.state === theirs.state || !(isSettled(intent.state) || isSettled(theirs.state)),
    `is ${intent.state} here`,
    `${theirs.state} at ${name}`,
  );
  check(
    theirs.amountReceived === intent.captured,
    `${money(intent.captured, intent.currency)} is captured here`,
    `${money(theirs.amountReceived, theirs.currency)} at ${name}`,
  );
  check(!theirs.isDisputed || intent.disputes > 0, 'is not disputed here', `disputed at ${name}`);
  const least = Math.min(ledger.refunded, refundsSettled);
  const most = Math.max(ledger.refunded, refundsSettled) + refundsOpen;
  check(
    theirs.amountRefunded >= least && theirs.amountRefunded <= most,
    `${money(ledger.refunded, intent.currency)} is refunded in the ledger`,
    `${money(theirs.amountRefunded, theirs.currency)} at ${name}`,
  );
  return found;
}

/** After a change of provider an open intent may have been paid at the old one. The sandbox takes no money. */
function openAtOldProvider({ id, providerId, provider, state }: IntentRecord, name: string): string[] {
  if (provider === 'sandbox' || isSettled(state)) return [];
  return [
    `intent ${id} (${providerId}): is open at ${provider}, but ${name} is configured, so its payment is not checked`,
  ];
}

/** Other states may change at the provider first. */
const isSettled = (state: string): boolean => state === 'succeeded' || state === 'canceled';

function unknownPayments(intents: IntentRecord[], provider: Records['provider']): string[] {
  const stored = new Set(intents.map(({ providerId }) => providerId));
  return provider.intents
    .filter(({ id, intentId, amountReceived }) => !stored.has(id) && intentId !== null && amountReceived > 0)
    .map(
      ({ id, amountReceived, currency }) =>
        `${provider.name} has received ${money(amountReceived, currency)} for ${id}, which does not exist in payments`,
    );
}

function paymentsWithoutSession(intents: IntentRecord[], sessions: Map<string, SessionRecord>): string[] {
  return intents
    .filter(({ captured, refunds, lost }) => captured > refunds + lost)
    .filter(({ id, sessionId }) => sessions.get(sessionId)?.intentId !== id)
    .map(({ id, sessionId, captured, refunds, lost, capturedCurrency }) => {
      const left = money(captured - refunds - lost, capturedCurrency);
      const session = sessions.get(sessionId);
      const why = session
        ? `session ${sessionId} (${session.status}, ${session.payment}) is not paid by it`
        : `there is no session ${sessionId}`;
      return `intent ${id}: ${left} is paid and not refunded, but ${why}`;
    });
}
