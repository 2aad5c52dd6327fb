import './zod-setup.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { formatSample } from '../lib/format-sample.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { setReaderLanguage } from '../lib/reader-language.ts';
import { App } from './app.tsx';
import { fillQueries, type PageData, readPageData } from './page-data.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const client = createQueryClient();
const data = readPageData();
const app = (
  <StrictMode>
    <App client={client} />
  </StrictMode>
);
// Many pages are rendered by the server, the landing page by the build; see render.tsx.
if (data) {
  setReaderLanguage(data.language ?? undefined);
  fillQueries(client, data);
}
if (data && isFormattedAlike(data)) hydrateRoot(root, app);
else createRoot(root).render(app);
if (data && isFromHistory()) void client.invalidateQueries();

/** Whether this browser writes numbers as in the HTML; if not, it draws the page itself. */
function isFormattedAlike({ formats, language }: PageData): boolean {
  return formats === null || formats === formatSample(language ?? undefined);
}

/** Back and forward may show the page as it was before a login or a change. */
function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}
