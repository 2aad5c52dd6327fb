import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getMentorApplication } from '@waymark/contracts/identity/application-routes';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { call } from './api.ts';
import { onSignal } from './signals.ts';

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
    queryFn: ({ signal }) => call(getMentorApplication, { signal }),
    enabled: userId !== undefined,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.evaluating ? POLL_MS : false),
  });
}
