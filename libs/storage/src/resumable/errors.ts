import { AppError } from '@waymark/kernel/app-error';
import type { ObjectStorage } from '../port.ts';

export const missingBytes = (missing: number) =>
  new AppError('RULE_REFUSED', 'Parts of this file have not arrived yet.', { details: { missing } });

/** The object of an upload that was finished before. Error: NOT_FOUND. */
export async function finished(storage: ObjectStorage, key: string): Promise<{ key: string; size: number }> {
  const stored = await storage.head(key);
  if (!stored) throw new AppError('NOT_FOUND', 'There is no upload at this address.');
  return { key, size: stored.size };
}
