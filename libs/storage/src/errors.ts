import { AppError } from '@waymark/kernel/app-error';

/** The object is there, but has no byte in the range asked for (HTTP 416). */
export class RangeNotSatisfiable extends AppError {
  constructor(readonly size: number) {
    super('VALIDATION', 'The file has no such part.', { details: { size } });
  }
}

export const absent = (cause?: unknown) => new AppError('NOT_FOUND', 'This file is not there.', { cause });

export const tooLarge = (maxBytes: number) =>
  new AppError('TOO_LARGE', `The file is larger than ${sizeInWords(maxBytes)}.`, { details: { maxBytes } });

export const storeDown = (cause: unknown) =>
  new AppError('UNAVAILABLE', 'The file store does not answer. Please try again.', { cause, retryAfter: 5 });

export const storeFull = (cause: unknown) =>
  new AppError('UNAVAILABLE', 'The file store is full.', { cause, retryAfter: 60 });

function sizeInWords(bytes: number): string {
  const mib = bytes / 2 ** 20;
  return mib >= 1 ? `${Math.round(mib * 10) / 10}MB` : `${bytes} bytes`;
}
