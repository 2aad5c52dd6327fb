import { useQueryClient } from '@tanstack/react-query';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { onSignal } from '#lib/signals.ts';
import { useUser } from '#lib/use-user.ts';
import { aiLimitsKey } from '#shared/ai/ai-limits.ts';

// By name, so that the browser does not load the event schemas.
const EVENTS = ['roadmaps.run.started.v1', 'roadmaps.run.ended.v1', RESYNC];

/** Invalidates this query, and the limits, when a run of the user starts or ends in any tab or device. */
export function useRunSignals(queryKey: readonly unknown[]): void {
  const client = useQueryClient();
  const userId = useUser().user?.id ?? null;
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    if (userId === null) return;
    return onSignal(userId, ({ type }) => {
      if (!EVENTS.includes(type)) return;
      void client.invalidateQueries({ queryKey: JSON.parse(key) as unknown[] });
      void client.invalidateQueries({ queryKey: aiLimitsKey });
    });
  }, [client, userId, key]);
}
