/** An intent as all our own books have it. Amounts are cents. */
export interface BookedIntent {
  id: string;
  sessionId: string;
  provider: string;
  providerId: string | null;
  state: string;
  amount: number;
  currency: string;
  captured: number;
  capturedCurrency: string | null;
  /** Another amount or currency was paid than asked: no session is given for it. */
  mismatch: boolean;
  /** Refunds: all there are to be, those that are settled, and the rest, which the provider may have done already. */
  refunds: number;
  refundsSettled: number;
  refundsAsked: number;
  /** Lines of the ledger. */
  ledger: { intent: number; captured: number; refunded: number; currencies: string[] };
}

export interface BookedSession {
  id: string;
  status: string;
  payment: string;
  intentId: string | null;
  price: number;
  currency: string;
}

/** An intent as the provider has it. */
export interface ForeignIntent {
  id: string;
  state: string;
  amount: number;
  currency: string;
  amountReceived: number;
  amountRefunded: number;
  /** Of our metadata. */
  intentId: string | null;
}

export interface Books {
  intents: BookedIntent[];
  sessions: BookedSession[];
  provider: { name: string; intents: ForeignIntent[] };
}

export const money = (cents: number, currency: string | null): string =>
  `${(cents / 100).toFixed(2)} ${currency ?? '(no currency)'}`;
