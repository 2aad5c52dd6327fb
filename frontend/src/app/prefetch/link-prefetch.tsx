import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prefetchPage } from './prefetch-page.ts';

/** A pointer that only crosses a link, and a focus that moves on, load nothing. */
export const DWELL_MS = 80;

/** Loads a page once its link is pointed at, focused or touched, so that a click finds it loaded. */
export default function LinkPrefetch({ prefetch = prefetchPage }: { prefetch?: typeof prefetchPage }) {
  const client = useQueryClient();
  useEffect(() => {
    const seen = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (path: string) => {
      seen.add(path);
      // Without a connection it is loaded with the page.
      prefetch(client, path).catch(() => seen.delete(path));
    };
    const onIntent = ({ target, type }: Event) => {
      clearTimeout(timer);
      const path = pathOf(target);
      if (path === null || seen.has(path) || isSavingData()) return;
      timer = setTimeout(() => load(path), type === 'touchstart' ? 0 : DWELL_MS);
    };
    const options = { passive: true };
    for (const type of INTENTS) document.addEventListener(type, onIntent, options);
    return () => {
      clearTimeout(timer);
      for (const type of INTENTS) document.removeEventListener(type, onIntent);
    };
  }, [client, prefetch]);
  return null;
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** The path of another page of Waymark that the link under the target leads to. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.target === '_blank')
    return null;
  return link.pathname === location.pathname ? null : link.pathname;
}

/** The user's choice, or a connection on which the page itself needs all there is. */
function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
