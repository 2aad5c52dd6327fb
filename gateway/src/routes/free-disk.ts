import { statfs } from 'node:fs/promises';
import type { DiskSpace } from '@waymark/contracts/system';
import { settlesWithin } from '@waymark/messaging/backoff';
import type { Env } from '../env.ts';

const WITHIN_MS = 2_000;

/** Of the disk with the stored files; null if they are elsewhere, or it cannot be read. */
export async function freeDisk({ STORAGE_DRIVER, STORAGE_DIR }: Env): Promise<DiskSpace | null> {
  if (STORAGE_DRIVER !== 'disk') return null;
  const found = statfs(STORAGE_DIR).catch(() => null);
  if (!(await settlesWithin(found, WITHIN_MS))) return null;
  const stats = await found;
  return stats && { freeBytes: stats.bavail * stats.bsize, totalBytes: stats.blocks * stats.bsize };
}
