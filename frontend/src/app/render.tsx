import '../lib/zod-setup.ts';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient, FROM_PAGE, userKey } from '../lib/query-client.ts';
import { setReaderLanguage } from '../lib/reader-language.ts';
import { App } from './app.tsx';
import { fillQueries, type PageData } from './page-data.ts';

/** Queries whose data makes others necessary, as a mentor's profile does. */
const MAX_ROUNDS = 2;

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Who it is comes later, in the browser. */
  hasSession: boolean;
  language: string | null;
}

type QueryOptions = Parameters<QueryClient['fetchQuery']>[0];

/** The queries of the pages rendered before, whose data is then loaded without a rendering. */
export interface KnownQueries {
  get(key: string): QueryOptions[] | undefined;
  set(key: string, queries: QueryOptions[]): unknown;
}

/** The data of a page, as for a guest. Queries that fail are left to the browser. */
export async function loadPage(request: PageRequest, known: KnownQueries): Promise<PageData> {
  const client = createQueryClient();
  if (!request.hasSession) client.setQueryData(userKey, null, { updatedAt: FROM_PAGE });
  const key = `${request.hasSession} ${request.url}`;
  const seen = known.get(key);
  if (seen) await fetchAll(client, seen);
  else known.set(key, await discover(request, client));
  const queries = client.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined });
  return {
    language: request.language,
    queries: queries.map(({ queryKey, state }) => [queryKey, state.data]),
  };
}

async function discover(request: PageRequest, client: QueryClient): Promise<QueryOptions[]> {
  const found: QueryOptions[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await draw(request, client);
    const wanted = client
      .getQueryCache()
      .findAll({
        predicate: ({ state, options, queryKey }) =>
          state.data === undefined && isFetched(options) && queryKey[0] !== userKey[0],
      })
      .map(({ options }) => options as QueryOptions);
    if (wanted.length === 0) break;
    found.push(...wanted);
    await fetchAll(client, wanted);
  }
  return found;
}

const isFetched = (options: object): boolean => !('enabled' in options) || options.enabled !== false;

async function fetchAll(client: QueryClient, all: QueryOptions[]): Promise<void> {
  await Promise.all(all.map((options) => client.fetchQuery(options).catch(() => {})));
}

/** Renders the page for hydration by `main.tsx`. Throws if any part fails. */
export async function drawPage(request: PageRequest, data: PageData): Promise<string> {
  const client = createQueryClient();
  fillQueries(client, data);
  return draw(request, client);
}

let drawing: Promise<unknown> = Promise.resolve();

/** One rendering at a time, since the reader's language is global. */
function draw({ url, language }: PageRequest, client: QueryClient): Promise<string> {
  const drawn = drawing.then(async () => {
    setReaderLanguage(language ?? undefined);
    const faults: unknown[] = [];
    const { prelude } = await prerender(
      <StrictMode>
        <App client={client} inRouter={(content) => <StaticRouter location={url}>{content}</StaticRouter>} />
      </StrictMode>,
      {
        // Waits for the whole page: streaming would need an inline script, which our content policy blocks.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => {
          faults.push(error);
        },
      },
    );
    const html = await new Response(prelude).text();
    if (faults.length > 0) throw faults[0];
    return html;
  });
  drawing = drawn.catch(() => {});
  return drawn;
}

/** The landing page for guests, without data. Used by the build. */
export const drawLandingPage = (): Promise<string> =>
  draw({ url: '/', hasSession: true, language: null }, createQueryClient());
