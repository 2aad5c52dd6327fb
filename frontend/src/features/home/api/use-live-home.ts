import { useQueryClient } from '@tanstack/react-query';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { onSignal } from '#lib/signals.ts';
import { deskKey, homeKey, sessionsKey } from './keys.ts';

// By name, so that the browser does not load the event schemas.
const KEYS: readonly [RegExp, readonly string[]][] = [
  [/^roadmaps\.(?:progress|companion)\./, homeKey],
  [/^(?:roadmaps\.(?:run|roadmap|thanks)|community\.support)/, deskKey],
  [/^(?:scheduling\.(?:session|hold|payment)|payments)\./, sessionsKey],
];
/** One change causes several signals. */
const DEBOUNCE_MS = 250;

/** Refetches what changed elsewhere. */
export function useLiveHome(userId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const changed = new Set<readonly string[]>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onSignal(userId, ({ type }) => {
      for (const [types, key] of KEYS) if (type === RESYNC || types.test(type)) changed.add(key);
      if (changed.size === 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const queryKey of changed) void client.invalidateQueries({ queryKey });
        changed.clear();
      }, DEBOUNCE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, userId]);
}
