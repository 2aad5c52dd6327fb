import { AppError } from '@waymark/kernel/app-error';

export const providerUnavailable = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', 'We cannot reach the payment provider at the moment. Please try again.', {
    retryAfter: 3,
    cause,
  });
