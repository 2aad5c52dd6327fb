import { useQuery } from '@tanstack/react-query';
import type { Waiting } from '@waymark/contracts/waiting';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { onSignal } from '../../lib/signals.ts';

const MINUTE_MS = 60_000;
// By name, so that the browser does not load the event schemas.
const CHANGED =
  /^(identity\.application|identity\.notification|community\.reported-item|scheduling\.no-show)\./;

/** What waits for an admin; counted again when something arrives or is decided, and every minute. */
export function useWaiting(userId: number): Waiting | undefined {
  const { data, refetch } = useQuery({
    queryKey: ['admin', 'waiting'],
    queryFn: ({ signal }) => call('GET /api/admin/waiting', { signal }),
    refetchInterval: MINUTE_MS,
  });
  useEffect(
    () =>
      onSignal(userId, ({ type }) => {
        if (CHANGED.test(type)) void refetch();
      }),
    [userId, refetch],
  );
  return data;
}
