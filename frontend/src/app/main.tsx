import '../lib/zod-setup.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '../lib/query-client.ts';
import { setReaderLanguage } from '../lib/reader-language.ts';
import { App } from './app.tsx';
import { fillQueries, PAGE_DATA_ID, type PageData } from './page-data.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const client = createQueryClient();
const data = readPageData();
const app = (
  <StrictMode>
    <App client={client} />
  </StrictMode>
);
// Public pages are rendered by the server, the landing page by the build; see render.tsx.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
if (data && isFromHistory()) void client.invalidateQueries();

function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return null;
  const found = JSON.parse(text) as PageData;
  setReaderLanguage(found.language ?? undefined);
  fillQueries(client, found);
  return found;
}

/** Back and forward may show the page as it was before a login or a change. */
function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}
