import { AppError } from '@waymark/kernel/app-error';
import { isProviderError } from '../integrations/provider.ts';

export const providerUnavailable = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', 'We cannot reach the payment provider at the moment. Please try again.', {
    retryAfter: 3,
    cause,
  });

export const orUnavailable = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw isProviderError(error) ? providerUnavailable(error) : error;
  });
