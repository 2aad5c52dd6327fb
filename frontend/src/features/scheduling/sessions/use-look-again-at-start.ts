import { useQueryClient } from '@tanstack/react-query';
import { NO_SHOW_AFTER_MINUTES } from '@waymark/contracts/scheduling/constants';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { useEffect } from 'react';
import { serverNow } from '../../../lib/server-clock.ts';
import { lookAgain } from '../api/use-sessions.ts';

/** What we know of the server's clock, which decides what may be done, is not exact: a little later is early enough. */
const AFTER_MS = 500;
const AGAIN_MS = 30_000;
/** Timers cannot wait for longer than 24 days. */
const LONGEST_MS = 24 * 60 * 60_000;

/**
 * Reads the sessions anew when the next of them begins, and when it can be said that somebody did not come: from then on
 * other things can be done. `readAt`: when they were read.
 */
export function useLookAgainAtStart(sessions: readonly Session[], readAt: number): void {
  const client = useQueryClient();
  const next = Math.min(...sessions.map(nextChangeOf));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every reading sets the timer again
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const wait = next - serverNow() + AFTER_MS;
    const timer = setTimeout(() => void lookAgain(client), wait > 0 ? Math.min(wait, LONGEST_MS) : AGAIN_MS);
    return () => clearTimeout(timer);
  }, [client, next, readAt]);
}

/** What can be cancelled had not begun when it was read. */
function nextChangeOf({ can, sessionDate }: Session): number {
  if (can.markNoShow) return Number.POSITIVE_INFINITY;
  return Date.parse(sessionDate) + (can.cancel ? 0 : NO_SHOW_AFTER_MINUTES * 60_000);
}
