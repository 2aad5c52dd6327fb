/** Messages between pages and the service worker. Imports nothing, since the two are built separately. */

/** On a saved response: when it was saved. */
export const SAVED_AT_HEADER = 'x-waymark-saved-at';

export type ToWorker =
  /** The current user, null for a guest. Data of any other user is deleted. */
  | { kind: 'session'; userId: number | null }
  /** The roadmaps to save for offline use beside those opened last: those the user follows. */
  | { kind: 'keep'; userId: number | null; roadmapIds: string[] }
  /** A roadmap is open, which the user may not follow. */
  | { kind: 'opened'; userId: number | null; roadmapId: string }
  | { kind: 'take-over' };

export type ToPage =
  /** A response shown as a saved copy has been fetched. */
  { kind: 'fresh'; path: string };

/** The cache of the data that one user may read offline. */
export const dataCacheOf = (userId: number | null): string => `${DATA_PREFIX}${userId ?? 'guest'}`;

export const DATA_PREFIX = 'waymark-data-';
