import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, loginAs, newPage } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';

const PUBLIC = ['/browse', '/roadmap/roadmap1', '/mentors', '/mentor/2', '/ai-resources'];
const MOST_SCRIPTS = 12;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** The first rendering of a page may be late. */
const readRendered = (path: string): Promise<string> =>
  eventually(async () => {
    const html = await (await fetch(e2e().url + path)).text();
    if (!html.includes('id="page-data"')) throw new Error(`${path} has no content`);
    return html;
  });

/** Until the page shows what comes last, some seconds after the first paint. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Outbox' }).waitFor();
}

it.each([
  ['/browse', '<h2 class="text-xl wrap-anywhere">'],
  ['/mentors', 'aria-label="Areas of expertise"'],
  ['/mentor/2', 'Next free'],
  ['/ai-resources', '<h1'],
])('sends %s with its content', async (path, part) => {
  expect(await readRendered(path)).toContain(part);
});

it('sends a roadmap that is readable without scripts', async () => {
  await readRendered('/roadmap/roadmap1');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${e2e().url}/roadmap/roadmap1`);
  const stages = page.getByRole('heading', { level: 3 });
  for (const title of ['Say it out loud', 'Keep what keeps you']) {
    await stages.filter({ hasText: title, visible: true }).first().waitFor();
  }
  await page.getByRole('heading', { level: 4, name: 'Guard one evening a week' }).waitFor();
  await context.close();
});

it.each([null, 'learner', 'mentor'] as const)('continues the HTML without a fault, as %s', async (who) => {
  // Another language and zone than the server's.
  const context = await browser.newContext({
    baseURL: e2e().url,
    locale: 'de-DE',
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (/hydrat|did not match|React/i.test(message.text())) faults.push(`${page.url()}: ${message.text()}`);
  });
  if (who) await loginAs(page, who);
  for (const path of PUBLIC) {
    await readRendered(path);
    await openWhole(page, path);
  }
  expect(faults).toEqual([]);
  await context.close();
});

it('does not load again what came with the HTML', async () => {
  for (const path of ['/browse', '/roadmap/roadmap1', '/mentors']) {
    await readRendered(path);
    const page = await newPage(browser, { serviceWorker: false });
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(?:user|categories|roadmaps|mentors)/.test(pathname)) loaded.push(pathname);
    });
    await openWhole(page, path);
    expect(loaded).toEqual([]);
    await page.context().close();
  }
});

it.each([
  ...['/', ...PUBLIC].map((path) => [path, null] as const),
  ['/roadmap/roadmap1', 'learner'],
  ['/scheduling', 'learner'],
  ['/book-session/2', 'learner'],
  ['/mentor/roadmaps', 'mentor'],
  ['/mentor-community', 'mentor'],
] as const)(`loads %s in at most ${MOST_SCRIPTS} files of code, as %s`, async (path, who) => {
  const page = await newPage(browser, { serviceWorker: false });
  if (who) await loginAs(page, who);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(new URL(request.url()).pathname);
  });
  await openWhole(page, path);
  expect(scripts.size).toBeLessThanOrEqual(MOST_SCRIPTS);
  await page.context().close();
});
