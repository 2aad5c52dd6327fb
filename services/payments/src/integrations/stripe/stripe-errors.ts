import Stripe from 'stripe';
import { ProviderRefused, ProviderUnavailable } from '../provider.ts';

/** Not looked at yet, so the same may be asked again: somebody else holds the lock, or there are too many of us. */
const laterCodes = new Set(['lock_timeout', 'idempotency_key_in_use', 'rate_limit']);

/** Runs a call of the SDK; its errors come out in the port's words, without anything of our keys. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translated(error);
  }
}

function translated(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode, requestId } = error;
  const where = requestId ? ` (${requestId})` : '';
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
    return new ProviderUnavailable(`Stripe does not accept our key${where}`);
  const isFinal =
    type === 'StripeInvalidRequestError' || type === 'StripeCardError' || type === 'StripeIdempotencyError';
  if (isFinal && !laterCodes.has(code ?? '')) {
    return new ProviderRefused(`Stripe says no: ${error.message}${where}`, code ?? type);
  }
  return new ProviderUnavailable(`Stripe cannot answer now: ${statusCode ?? error.message}${where}`);
}

/** An answer that Stripe gave to this key before and would give for a day, whatever has changed since. */
export const isReplayed = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true';
