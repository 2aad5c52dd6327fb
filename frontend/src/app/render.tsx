import './zod-setup.ts';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { formatSample } from '../lib/format-sample.ts';
import { createQueryClient, FROM_PAGE, userKey } from '../lib/query-client.ts';
import { setReaderLanguage } from '../lib/reader-language.ts';
import { setReaderZone } from '../lib/reader-zone.ts';
import { userQuery } from '../lib/use-user.ts';
import { App } from './app.tsx';
import { fillQueries, type PageData } from './page-data.ts';

/** Queries whose data makes others necessary, as a mentor's profile does. */
const MAX_ROUNDS = 2;
/** Every round delays a page that is rendered for one person; the browser loads the rest. */
const MAX_ROUNDS_OF_OWN = 1;

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Who it is comes later, in the browser, unless the page is the user's own. */
  hasSession: boolean;
  isOwn: boolean;
  language: string | null;
  zone: string | null;
}

type QueryOptions = Parameters<QueryClient['fetchQuery']>[0];

/** The queries of the pages rendered before, whose data is then loaded without a rendering. */
export interface KnownQueries {
  get(key: string): QueryOptions[] | undefined;
  set(key: string, queries: QueryOptions[]): unknown;
}

/**
 * The data of a page, as for a guest, or as for the user of a page of their own. Queries that fail are left to the browser;
 * throws if it is not known whose page it is. `known` is for what all users share.
 */
export async function loadPage(request: PageRequest, known?: KnownQueries): Promise<PageData> {
  const client = createQueryClient();
  if (request.isOwn) await loadUser(client);
  else if (!request.hasSession) setUser(client, null);
  const key = `${request.hasSession} ${request.url}`;
  const seen = known?.get(key);
  if (seen) await fetchAll(client, seen);
  else {
    const found = await discover(request, client);
    known?.set(key, found);
  }
  const queries = client.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined });
  return {
    language: request.language,
    formats: formatSample(request.language ?? undefined),
    zone: request.isOwn ? request.zone : null,
    queries: queries.map(({ queryKey, state }) => [queryKey, state.data]),
  };
}

const setUser = (client: QueryClient, user: unknown) =>
  client.setQueryData(userKey, user, { updatedAt: FROM_PAGE });

async function loadUser(client: QueryClient): Promise<void> {
  setUser(client, await client.fetchQuery(userQuery));
}

async function discover(request: PageRequest, client: QueryClient): Promise<QueryOptions[]> {
  const found: QueryOptions[] = [];
  const rounds = request.isOwn ? MAX_ROUNDS_OF_OWN : MAX_ROUNDS;
  for (let round = 0; round < rounds; round += 1) {
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

type Drawn = Pick<PageRequest, 'url' | 'language' | 'zone'>;

/** One rendering at a time, since the reader's language and time zone are global. */
function draw({ url, language, zone }: Drawn, client: QueryClient): Promise<string> {
  const drawn = drawing.then(async () => {
    setReaderLanguage(language ?? undefined);
    setReaderZone(zone ?? undefined);
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

/** The landing page for guests in any language, and the data it needs. Used by the build. */
export async function drawLandingPage(): Promise<{ html: string; data: PageData }> {
  const data: PageData = {
    language: null,
    formats: null,
    zone: null,
    queries: [[userKey, null]],
  };
  const client = createQueryClient();
  fillQueries(client, data);
  return { html: await draw({ ...data, url: '/' }, client), data };
}
