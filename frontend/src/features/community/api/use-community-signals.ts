import { useQueryClient } from '@tanstack/react-query';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { onSignal } from '#lib/signals.ts';
import {
  communityKey,
  growthKey,
  memberKeys,
  peerKey,
  peerListKey,
  requestKeys,
  statsKey,
  threadKey,
} from './keys.ts';

// By name, so that the browser does not load the event schemas.
const MEMBER_CHANGED = 'community.member.changed.v1';
const SESSION_CHANGED = 'community.peer-session.changed.v1';
const REQUEST_CHANGED = 'community.support-request.changed.v1';

/** Fetches again what other members changed. */
export function useCommunitySignals(userId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const invalidate = (...keys: (readonly unknown[])[]) => {
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    };
    return onSignal(userId, ({ type, ids }) => {
      if (type === RESYNC) invalidate(communityKey);
      if (type === MEMBER_CHANGED) invalidate(memberKeys, statsKey);
      if (type === SESSION_CHANGED) invalidate(peerListKey, peerKey(String(ids.sessionId)));
      if (type === REQUEST_CHANGED)
        invalidate(requestKeys, statsKey, growthKey, threadKey(String(ids.requestId)));
    });
  }, [client, userId]);
}
