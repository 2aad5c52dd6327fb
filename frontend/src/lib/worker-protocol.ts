/** What pages and the service worker say to each other. Imports nothing: both sides are built apart. */

/** On an answer that was kept from an earlier visit: when that was. */
export const SAVED_AT_HEADER = 'x-waymark-saved-at';

/** To the worker. */
export type ToWorker =
  /** Who is here now; null: nobody. What was kept for anybody else goes. */
  | { kind: 'session'; userId: number | null }
  /** The roadmaps this person follows: to be readable offline, and no others. */
  | { kind: 'keep'; userId: number | null; roadmapIds: string[] }
  /** The person asked for the new version. */
  | { kind: 'take-over' };

/** To the pages. */
export type ToPage =
  /** What was shown as a saved copy has been fetched anew. */
  { kind: 'fresh'; path: string };

/** Name of the cache that holds what one person may read offline. */
export const dataCacheOf = (userId: number | null): string => `${DATA_PREFIX}${userId ?? 'guest'}`;

export const DATA_PREFIX = 'waymark-data-';
