import { expect } from '@jest/globals';
import type { ErrorCode } from '@waymark/contracts/errors';

/** Returns the error of a rejected promise; throws for a fulfilled one. */
export async function rejectionOf(
  promise: Promise<unknown>,
): Promise<{ code: string; [key: string]: unknown }> {
  const [settled] = await Promise.allSettled([promise]);
  if (settled.status === 'rejected') return settled.reason;
  throw new Error(`fulfilled with ${JSON.stringify(settled.value)}`);
}

/** Fails unless the promise is rejected with an error of this code. */
export async function expectRejection(promise: Promise<unknown>, code: ErrorCode): Promise<void> {
  expect(await rejectionOf(promise)).toMatchObject({ code });
}
