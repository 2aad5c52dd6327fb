import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether there is room for the list and one application side by side. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
