import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userKey } from '../lib/query-client.ts';
import { onSignal } from '../lib/signals.ts';
import { useUser } from '../lib/use-user.ts';

/** Gives open pages a new role at once. */
export default function RoleKeeper() {
  useLiveRole();
  return null;
}

const CHANGES: string[] = ['identity.user.role-changed.v1', 'identity.user.applies-changed.v1'];

/** Refetches the user when their role, or whether they apply for one, was changed elsewhere. */
function useLiveRole(): void {
  const client = useQueryClient();
  const userId = useUser().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    return onSignal(userId, ({ type }) => {
      if (CHANGES.includes(type)) void client.invalidateQueries({ queryKey: userKey });
    });
  }, [client, userId]);
}
