import { useState } from 'react';
import { useNow } from '../../lib/use-now.ts';

/** The length of a hold. Limits what a wrong device clock can show. */
const MAX_HOLD_MS = 10 * 60_000;

/** Whole seconds until `expiresAt`, at most ten minutes; null without one. */
export function useTimeLeft(expiresAt: string | null): number | null {
  const [latest] = useState(() => performance.now() + MAX_HOLD_MS);
  const now = useNow(500);
  if (expiresAt === null) return null;
  const left = Math.min(Date.parse(expiresAt) - now, latest - performance.now());
  return Math.max(0, Math.ceil(left / 1000));
}
