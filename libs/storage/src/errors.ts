import { AppError } from '@waymark/kernel/app-error';

/** The object has no byte in this range (HTTP 416). */
export class RangeNotSatisfiable extends AppError {
  constructor(readonly size: number) {
    super('VALIDATION', 'The file does not have this range.', { details: { size } });
  }
}

export const fileNotFound = (cause?: unknown) =>
  new AppError('NOT_FOUND', 'This file does not exist.', { cause });

export const tooLarge = (maxBytes: number) =>
  new AppError('TOO_LARGE', `The file is larger than ${sizeInWords(maxBytes)}.`, { details: { maxBytes } });

export const storeUnavailable = (cause: unknown) =>
  new AppError('UNAVAILABLE', 'The file store is not available right now. Please try again.', {
    cause,
    retryAfter: 5,
  });

export const storeFull = (cause: unknown) =>
  new AppError('UNAVAILABLE', 'The file store is full.', { cause, retryAfter: 60 });

function sizeInWords(bytes: number): string {
  const mib = bytes / 2 ** 20;
  return mib >= 1 ? `${Math.round(mib * 10) / 10}MB` : `${bytes} bytes`;
}
