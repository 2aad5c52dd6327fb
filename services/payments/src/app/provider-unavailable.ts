import { AppError } from '@waymark/kernel/app-error';
import { isProviderError, ProviderRefuses } from '../integrations/provider.ts';

/** Not UNAVAILABLE: a retry within the minutes of a hold cannot help, so the time is released. */
const providerRefuses = (cause: unknown): AppError =>
  new AppError(
    'RULE_REFUSED',
    'Payments are not possible at the moment. You were not charged. Our team has been notified, so please try again later.',
    { cause },
  );

export const providerUnavailable = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', 'We cannot reach the payment provider at the moment. Please try again.', {
    retryAfter: 3,
    cause,
  });

export const orUnavailable = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    if (error instanceof ProviderRefuses) throw providerRefuses(error);
    throw isProviderError(error) ? providerUnavailable(error) : error;
  });
