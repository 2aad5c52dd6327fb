import { useState } from 'react';
import { useNow } from '../../lib/use-now.ts';

/** A slot is kept this long; a device whose clock is slow must not promise more. */
const LONGEST_MS = 10 * 60_000;

/** Whole seconds until `expiresAt`, at most ten minutes; null when nothing ends. */
export function useTimeLeft(expiresAt: string | null): number | null {
  const [end] = useState(() =>
    expiresAt === null ? null : Math.min(Date.parse(expiresAt), Date.now() + LONGEST_MS),
  );
  const now = useNow(500);
  return end === null ? null : Math.max(0, Math.ceil((end - now) / 1000));
}
