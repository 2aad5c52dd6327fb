import { useQueryClient } from '@tanstack/react-query';
import { NO_SHOW_AFTER_MINUTES } from '@waymark/contracts/scheduling/constants';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { useEffect } from 'react';
import { serverNow } from '#lib/server-clock.ts';
import { invalidateSessions } from '../api/use-sessions.ts';

/** Margin for the estimate of the server's clock. */
const MARGIN_MS = 500;
const RETRY_MS = 30_000;
/** Timers cannot exceed 24.8 days. */
const MAX_WAIT_MS = 24 * 60 * 60_000;

/** Refetches when the next session starts or can be reported as a no-show, which changes the allowed actions. */
export function useRefetchAtStart(sessions: readonly Session[], fetchedAt: number): void {
  const client = useQueryClient();
  const next = Math.min(...sessions.map(nextChangeOf));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every fetch restarts the timer
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const wait = next - serverNow() + MARGIN_MS;
    const timer = setTimeout(
      () => void invalidateSessions(client),
      wait > 0 ? Math.min(wait, MAX_WAIT_MS) : RETRY_MS,
    );
    return () => clearTimeout(timer);
  }, [client, next, fetchedAt]);
}

/** A session that can be cancelled had not started when it was fetched. */
function nextChangeOf({ can, sessionDate }: Session): number {
  if (can.markNoShow) return Number.POSITIVE_INFINITY;
  return Date.parse(sessionDate) + (can.cancel ? 0 : NO_SHOW_AFTER_MINUTES * 60_000);
}
