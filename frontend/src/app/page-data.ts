import type { QueryClient } from '@tanstack/react-query';
import { FROM_PAGE, userKey } from '../lib/query-client.ts';

/** What the server loaded to render a page, in its HTML. */
export interface PageData {
  /** Of the numbers and prices in the HTML. */
  language: string | null;
  /** By query key. */
  queries: [readonly unknown[], unknown][];
}

export const PAGE_DATA_ID = 'page-data';

/** With a session, data that differs by user is loaded again: what came with the HTML is that of a guest. */
export function fillQueries(client: QueryClient, { queries }: PageData): void {
  const isGuest = queries.some(([key]) => key[0] === userKey[0]);
  for (const [key, data] of queries) {
    const isFresh = isGuest && key[0] !== userKey[0];
    client.setQueryData(key, data, isFresh ? undefined : { updatedAt: FROM_PAGE });
  }
}
