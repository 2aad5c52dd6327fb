import type { PaymentIntent, PaymentOutcome } from '@waymark/contracts/payments/http';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api.ts';
import { ERROR, FAILED, FAILED_TITLE, showOutcome, UNCONFIRMED } from './payment-words.ts';
import { isRetryable, settlePayment } from './settle-payment.ts';

/**
 * The result of sending the card to the provider. `accepted`: successful or processing, to be confirmed by the server.
 * `unknown`: no response. `leaving`: redirecting to the bank's page.
 */
export type Attempt =
  | { kind: 'accepted' }
  /** `isDeclined`: by the provider of the card, so that another one may work. */
  | { kind: 'refused'; message: string | null; isDeclined: boolean }
  | { kind: 'unknown' }
  | { kind: 'leaving' };

export interface PaymentFormProps {
  intent: PaymentIntent;
  isPaying: boolean;
  failure: Failure | null;
  payLabel: string;
  pay: (sendCard: () => Promise<Attempt>) => void;
}

/** Shown beside the button that pays. */
export interface Failure {
  title: string;
  message: string;
}

/** `slow`: the bank takes long; the user may leave. */
export type Phase = 'open' | 'paying' | 'slow';

const UNKNOWN_MS = 6_000;

/** Pays once at a time: sends the card, then polls the server until the outcome is final. */
export function usePayment(intent: PaymentIntent, onPaid: (outcome: PaymentOutcome) => void) {
  const [phase, setPhase] = useState<Phase>('open');
  const [failure, setFailure] = useState<Failure | null>(null);
  const isBusy = useRef(false);
  const ended = useRef(new AbortController());
  useEffect(() => {
    // Strict mode runs effects twice: the second run needs a new controller.
    if (ended.current.signal.aborted) ended.current = new AbortController();
    return () => ended.current.abort();
  }, []);

  const fail = (title: string, message: string): void => {
    setFailure({ title, message });
    setPhase('open');
  };

  const settle = async (isUnknown: boolean): Promise<void> => {
    const unpaidMs = isUnknown ? UNKNOWN_MS : 0;
    const outcome = await settlePayment(intent.paymentIntentId, { signal: ended.current.signal, unpaidMs });
    if (outcome.outcome === 'processing') return setPhase('slow');
    if (outcome.outcome === 'unpaid' && isUnknown) return fail(ERROR, outcome.message ?? NO_RESPONSE);
    if (outcome.outcome === 'unpaid') return fail(FAILED_TITLE, reasonOf({ ...outcome, isDeclined: true }));
    showOutcome(outcome, intent.expiresAt === null ? 'after' : 'window');
    onPaid(outcome);
  };

  const finish = async (attempt: Attempt): Promise<void> => {
    if (attempt.kind === 'leaving') return;
    if (attempt.kind === 'refused') return fail(FAILED_TITLE, reasonOf(attempt));
    await settle(attempt.kind === 'unknown');
  };

  const pay = async (sendCard: () => Promise<Attempt>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase('paying');
    setFailure(null);
    try {
      await finish(await sendCard().catch(toAttempt));
    } catch (error) {
      if (ended.current.signal.aborted) return;
      // Errors of the provider have become an attempt; an error here is from our server.
      if (!(error instanceof ApiError)) return fail(ERROR, NO_RESPONSE);
      fail(UNCONFIRMED, isRetryable(error) ? NO_RESPONSE : error.message);
    } finally {
      isBusy.current = false;
    }
  };

  return { phase, failure, pay };
}

const reasonOf = ({ message, isDeclined }: { message: string | null; isDeclined: boolean }): string =>
  isDeclined
    ? `${message ?? `${FAILED}.`} Nothing was charged. You can try another card.`
    : (message ?? FAILED);

const NO_RESPONSE =
  'Something went wrong. Please try again. We got no response. It is the same payment, so you are never charged twice.';

/** With the card sent and no response, only the server has the result. */
function toAttempt(error: unknown): Attempt {
  if (isRetryable(error)) return { kind: 'unknown' };
  if (error instanceof ApiError) return { kind: 'refused', message: error.message, isDeclined: false };
  throw error;
}
