/** An intent with its refunds and ledger entries, as this service has stored them. Amounts are cents. */
export interface IntentRecord {
  id: string;
  sessionId: string;
  provider: string;
  providerId: string | null;
  state: string;
  amount: number;
  currency: string;
  captured: number;
  capturedCurrency: string | null;
  /** The amount or currency paid differs from the requested one, so no session is booked for it. */
  mismatch: boolean;
  refunds: number;
  refundsSettled: number;
  /** Sum of the others, which the provider may have made already. */
  refundsOpen: number;
  /** Sum of those by an admin, here or in the provider's dashboard, after which a session may still take place. */
  refundsOutside: number;
  /** Sum of the disputes that were lost. */
  lost: number;
  disputes: number;
  /** Undecided, or without the money of the decision. */
  disputesOpen: number;
  /** Null if it earns its mentor nothing. Whether its session has ended, as far as this service knows. */
  earning: { hasEnded: boolean } | null;
  ledger: { intent: number; captured: number; refunded: number; paidOut: number; currencies: string[] };
}

export interface SessionRecord {
  id: string;
  status: string;
  payment: string;
  intentId: string | null;
  price: number;
  currency: string;
}

export interface ProviderRecord {
  id: string;
  state: string;
  amount: number;
  currency: string;
  amountReceived: number;
  amountRefunded: number;
  isDisputed: boolean;
  /** Our id, from the metadata. */
  intentId: string | null;
}

export interface Records {
  intents: IntentRecord[];
  sessions: SessionRecord[];
  provider: { name: string; intents: ProviderRecord[] };
}

/** A difference, and whether it was repaired at once. */
export interface Finding {
  text: string;
  isRepaired: boolean;
}

export const money = (cents: number, currency: string | null): string =>
  `${(cents / 100).toFixed(2)} ${currency ?? '(no currency)'}`;
