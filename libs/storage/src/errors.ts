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

/** Whether the file system has no space, or none for this file. */
export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String((error as NodeJS.ErrnoException | undefined)?.code));

export const storeFull = (cause: unknown) =>
  new AppError('UNAVAILABLE', 'The storage is full, so the file was not saved. Please try again later.', {
    cause,
    retryAfter: 60,
  });

function sizeInWords(bytes: number): string {
  const mib = bytes / 2 ** 20;
  return mib >= 1 ? `${Math.round(mib * 10) / 10}MB` : `${bytes} bytes`;
}
