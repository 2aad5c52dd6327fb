import { useQueryClient } from '@tanstack/react-query';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { onSignal } from '#lib/signals.ts';
import { useUser } from '#lib/use-user.ts';
import { listKeys, materialKey, ownKey, summaryKey } from './keys.ts';

// By name, so that the browser does not load the event schemas.
const MATERIAL_CHANGED = 'community.material.changed.v1';

/** Fetches again what changed elsewhere. Visitors get no signals. */
export function useHubSignals(): void {
  const client = useQueryClient();
  const userId = useUser().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const invalidate = (...keys: (readonly unknown[])[]) => {
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    };
    return onSignal(userId, ({ type, ids }) => {
      if (type !== RESYNC && type !== MATERIAL_CHANGED) return;
      invalidate(listKeys, summaryKey, ownKey);
      invalidate(type === RESYNC ? materialKey('').slice(0, -1) : materialKey(String(ids.materialId)));
    });
  }, [client, userId]);
}
