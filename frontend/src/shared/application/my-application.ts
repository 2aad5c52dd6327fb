import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { onSignal } from '../../lib/signals.ts';

export const applicationKey = ['my-application'] as const;
const CHANGED = 'identity.application.changed.v1';
/** Signals may get lost. */
const POLL_MS = 3_000;

/** The user's latest mentor application, or null; follows its evaluation and its review. */
export function useMyApplication(userId: number | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    return onSignal(userId, ({ type }) => {
      if (type === CHANGED || type === RESYNC) void client.invalidateQueries({ queryKey: applicationKey });
    });
  }, [client, userId]);
  return useQuery({
    queryKey: applicationKey,
    queryFn: ({ signal }) => call('GET /api/mentor-application', { signal }),
    enabled: userId !== undefined,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.evaluating ? POLL_MS : false),
  });
}
