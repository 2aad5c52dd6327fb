import { AppError } from '@waymark/kernel/app-error';

/** Resolves to `fallback` when `promise` is rejected with NOT_FOUND. */
export function ifNotFound<T>(promise: Promise<T>, fallback: T): Promise<T> {
  return promise.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return fallback;
    throw error;
  });
}
