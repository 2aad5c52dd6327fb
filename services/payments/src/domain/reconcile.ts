import { type BookedIntent, type BookedSession, type Books, type ForeignIntent, money } from './books.ts';
import { differencesOfSession } from './reconcile-sessions.ts';

/** Everything in which ledger, intents and refunds, sessions and the provider do not agree, in plain words. */
export function differences({ intents, sessions, provider }: Books): string[] {
  const foreign = new Map(provider.intents.map((one) => [one.id, one]));
  const bySession = Map.groupBy(intents, ({ sessionId }) => sessionId);
  return [
    ...intents.flatMap(inLedger),
    ...intents.flatMap((intent) => atProvider(intent, foreign, provider.name)),
    ...unknownAtHome(intents, provider),
    ...sessions.flatMap((session) => differencesOfSession(session, bySession.get(session.id) ?? [])),
    ...withoutSession(intents, new Map(sessions.map((session) => [session.id, session]))),
  ];
}

function inLedger(intent: BookedIntent): string[] {
  const { id, ledger, amount, captured, refundsSettled, currency, capturedCurrency } = intent;
  const found: string[] = [];
  const say = (what: string, ours: number, theirs: number) => {
    if (ours !== theirs)
      found.push(
        `intent ${id}: ${what} ${money(ours, capturedCurrency ?? currency)}, the ledger says ${money(theirs, capturedCurrency ?? currency)}`,
      );
  };
  say('asks for', amount, ledger.intent);
  say('was paid', captured, ledger.captured);
  say('settled refunds are', refundsSettled, ledger.refunded);
  const others = ledger.currencies.filter((one) => one !== currency && one !== capturedCurrency);
  for (const other of others) found.push(`intent ${id}: is in ${currency}, a line of the ledger in ${other}`);
  return found;
}

function atProvider(intent: BookedIntent, foreign: Map<string, ForeignIntent>, name: string): string[] {
  if (intent.provider !== name) return leftBehind(intent, name);
  if (intent.providerId === null) return [];
  const theirs = foreign.get(intent.providerId);
  const who = `intent ${intent.id} (${intent.providerId})`;
  if (!theirs) return [`${who}: ${name} does not know it`];
  const found: string[] = [];
  const say = (what: string) => found.push(`${who}: ${what}`);
  if (theirs.amount !== intent.amount || theirs.currency !== intent.currency)
    say(
      `asks for ${money(intent.amount, intent.currency)}, at ${name} for ${money(theirs.amount, theirs.currency)}`,
    );
  if (
    isSettled(intent.state) !== isSettled(theirs.state) ||
    (isSettled(intent.state) && intent.state !== theirs.state)
  )
    say(`is ${intent.state} here and ${theirs.state} at ${name}`);
  if (theirs.amountReceived !== intent.captured)
    say(
      `${name} has received ${money(theirs.amountReceived, theirs.currency)}, we know of ${money(intent.captured, intent.currency)}`,
    );
  const { ledger, refundsSettled, refundsAsked } = intent;
  const least = Math.min(ledger.refunded, refundsSettled);
  const most = Math.max(ledger.refunded, refundsSettled) + refundsAsked;
  if (theirs.amountRefunded < least || theirs.amountRefunded > most)
    say(
      `${name} has given back ${money(theirs.amountRefunded, theirs.currency)}, the ledger says ${money(ledger.refunded, intent.currency)}`,
    );
  return found;
}

/** After a change of provider: what was open at the old one may have been paid. The sandbox takes nobody's money. */
function leftBehind({ id, providerId, provider, state }: BookedIntent, name: string): string[] {
  if (provider === 'sandbox' || isSettled(state)) return [];
  return [
    `intent ${id} (${providerId}): is open at ${provider}, and ${name} is set up: nobody asks whether it was paid`,
  ];
}

/** The provider's word may be a step ahead while a payment is open; paid or canceled is for good. */
const isSettled = (state: string): boolean => state === 'succeeded' || state === 'canceled';

function unknownAtHome(intents: BookedIntent[], provider: Books['provider']): string[] {
  const known = new Set(intents.map(({ providerId }) => providerId));
  return provider.intents
    .filter(({ id, intentId, amountReceived }) => !known.has(id) && intentId !== null && amountReceived > 0)
    .map(
      ({ id, amountReceived, currency }) =>
        `${provider.name} has received ${money(amountReceived, currency)} on ${id}, which no intent of ours knows`,
    );
}

/** Money that is here and stays needs a session that says so. */
function withoutSession(intents: BookedIntent[], sessions: Map<string, BookedSession>): string[] {
  return intents
    .filter(({ captured, refunds }) => captured > refunds)
    .filter(({ id, sessionId }) => sessions.get(sessionId)?.intentId !== id)
    .map(({ id, sessionId, captured, refunds, capturedCurrency }) => {
      const kept = money(captured - refunds, capturedCurrency);
      const session = sessions.get(sessionId);
      const why = session
        ? `session ${sessionId} (${session.status}, ${session.payment}) is not paid by it`
        : `there is no session ${sessionId}`;
      return `intent ${id}: ${kept} is paid and does not go back, but ${why}`;
    });
}
