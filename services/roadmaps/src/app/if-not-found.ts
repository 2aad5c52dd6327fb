import { AppError } from '@waymark/kernel/app-error';

/** For the worker, what is not there (any more) is no error: there is nothing to do. */
export function ifNotFound<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return otherwise;
    throw error;
  });
}
