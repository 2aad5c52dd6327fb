import type { QueryClient } from '@tanstack/react-query';
import { FROM_PAGE, userKey } from '../lib/query-client.ts';
import { readerZone } from '../lib/reader-zone.ts';

/** What the server loaded to render a page, in its HTML. */
export interface PageData {
  /** Of the numbers and prices in the HTML. */
  language: string | null;
  /** `formatSample` of the server in this language; null if the HTML has no numbers or prices. */
  formats: string | null;
  /** Of the dates in it; null if it was not known. */
  zone: string | null;
  /** By query key. */
  queries: [readonly unknown[], unknown][];
}

export const PAGE_DATA_ID = 'page-data';

/**
 * Data is loaded again if it may differ for this user or their time zone: with a session, that of a public page is a guest's.
 * The data of a page says whose it is by containing the user.
 */
export function fillQueries(client: QueryClient, { queries, zone }: PageData): void {
  const own = queries.find(([key]) => key[0] === userKey[0]);
  const isExact = own !== undefined && (own[1] === null || zone !== null);
  for (const [key, data] of queries) {
    const isFresh = isExact && key[0] !== userKey[0];
    client.setQueryData(key, data, isFresh ? undefined : { updatedAt: FROM_PAGE });
  }
}

/** The data in the HTML; null without any, or if the dates in it are those of another time zone. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return null;
  const found = JSON.parse(text) as PageData;
  return found.zone === null || found.zone === readerZone() ? found : null;
}
