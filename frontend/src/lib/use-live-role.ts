import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userKey } from './query-client.ts';
import { onSignal } from './signals.ts';
import { useUser } from './use-user.ts';

const ROLE_CHANGED = 'identity.user.role-changed.v1';

/** Refetches the user when their role was changed elsewhere, such as by the approval of an application. */
export function useLiveRole(): void {
  const client = useQueryClient();
  const userId = useUser().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    return onSignal(userId, ({ type }) => {
      if (type === ROLE_CHANGED) void client.invalidateQueries({ queryKey: userKey });
    });
  }, [client, userId]);
}
