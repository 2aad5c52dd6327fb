import Stripe from 'stripe';
import { ProviderRefuses, ProviderRejected, ProviderUnavailable } from '../provider.ts';

/** Stripe has not processed these requests, so they may be retried under the same key. */
const RETRYABLE_CODES = new Set(['lock_timeout', 'idempotency_key_in_use', 'rate_limit']);

/** The account, not the request, is the reason. */
const ACCOUNT_CODES = new Set([
  'account_invalid',
  'account_closed',
  'testmode_charges_only',
  'livemode_mismatch',
]);

/** Runs an SDK call and translates its errors to those of the port, which contain no keys. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode, requestId } = error;
  const suffix = requestId ? ` (${requestId})` : '';
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
    return new ProviderRefuses(`Stripe rejected our key${suffix}`, 'key');
  if (ACCOUNT_CODES.has(code ?? ''))
    return new ProviderRefuses(`Stripe accepts no payments for this account: ${code}${suffix}`, 'account');
  const isFinal =
    type === 'StripeInvalidRequestError' || type === 'StripeCardError' || type === 'StripeIdempotencyError';
  if (isFinal && !RETRYABLE_CODES.has(code ?? '')) {
    return new ProviderRejected(`Stripe rejected the request: ${error.message}${suffix}`, code ?? type);
  }
  return new ProviderUnavailable(`Stripe is unavailable: ${statusCode ?? error.message}${suffix}`);
}

/** True for a stored response, which Stripe replays for a key for a day. */
export const isReplayed = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true';
