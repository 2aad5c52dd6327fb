import { useSyncExternalStore } from 'react';

let copies: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

/** Records whether a response was fresh (`moment` is null) or a saved copy. */
export function recordResponse(path: string, moment: string | null): void {
  if ((copies.get(path) ?? null) === moment) return;
  const next = new Map(copies);
  if (moment) next.set(path, moment);
  else next.delete(path);
  copies = next;
  for (const listener of listeners) listener();
}

/** The paths whose last response was a saved copy, with the time it was saved. */
export const useSavedCopies = (): ReadonlyMap<string, string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => copies,
    () => copies,
  );

export const savedCopies = (): ReadonlyMap<string, string> => copies;

/** When the oldest copy on the page was saved; null if everything is fresh. */
export function savedAt(saved: ReadonlyMap<string, string>, pathname: string): Date | null {
  const roadmapId = /^\/roadmap\/([^/]+)/.exec(pathname)?.[1];
  if (!roadmapId) return null;
  const copiesOnPage = [...saved].filter(
    ([path]) =>
      path === `/api/roadmaps/${roadmapId}` ||
      path.match(/^\/api\/progress\/\d+\/([^/]+)$/)?.[1] === roadmapId,
  );
  const oldest = Math.min(...copiesOnPage.map(([, moment]) => Date.parse(moment)));
  return Number.isFinite(oldest) ? new Date(oldest) : null;
}
