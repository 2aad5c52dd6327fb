import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page, Request, Response } from 'playwright-core';
import { launchBrowser, loginAs, newPage } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';

const PUBLIC = ['/browse', '/roadmap/roadmap1', '/mentors', '/mentor/2', '/ai-resources'];
const PRIVATE = [
  { path: '/scheduling', who: 'learner', title: 'Session Scheduling' },
  { path: '/book-session/2', who: 'learner', title: 'Book a session with' },
  { path: '/mentor/roadmaps', who: 'mentor', title: 'Share Your Journey' },
  { path: '/mentor-community', who: 'mentor', title: 'Mentor Community' },
] as const;
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

/** Runs what the page does when it is idle, such as loading what is needed later. */
const IDLE = 'new Promise((done) => requestIdleCallback(() => setTimeout(done), { timeout: 5_000 }))';
const QUIET_ROUNDS = 5;

/** Until the page has been idle several times in a row without loading anything, so that the last parts have come too. */
async function openWhole(page: Page, path: string): Promise<void> {
  const open = new Set<Request>();
  let started = 0;
  const onRequest = (request: Request) => {
    started += 1;
    open.add(request);
  };
  const onEnd = (request: Request) => void open.delete(request);
  // Event streams stay open.
  const onResponse = (response: Response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) open.delete(response.request());
  };
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  page.on('response', onResponse);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  let quiet = 0;
  await eventually(async () => {
    const before = started;
    await page.evaluate(IDLE);
    quiet = open.size === 0 && started === before ? quiet + 1 : 0;
    if (quiet < QUIET_ROUNDS) throw new Error(`${path} is still loading`);
  });
  page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
  page.off('response', onResponse);
}

it.each([
  ['/browse', '<h2 class="text-xl wrap-anywhere">'],
  ['/mentors', 'aria-label="Areas of expertise"'],
  ['/mentor/2', 'Next free'],
  ['/ai-resources', '<h1'],
])('sends %s with its content', async (path, part) => {
  expect(await readRendered(path)).toContain(part);
});

it.each(PRIVATE)('sends the frame of $path without anything of the user', async ({ path, who, title }) => {
  const page = await newPage(browser);
  await loginAs(page, who);
  const html = await eventually(async () => {
    const text = await (await page.request.get(path)).text();
    if (!text.includes('id="page-data"')) throw new Error(`${path} has no frame`);
    return text;
  });
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}`));
  const { email } = (await (await page.request.get('/api/user')).json()) as { email: string };
  expect(html).not.toContain(email);
  await page.context().close();
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
  for (const { path } of PRIVATE.filter((one) => one.who === who)) await openWhole(page, path);
  expect(faults).toEqual([]);
  await context.close();
});

it('does not load again what came with the HTML', async () => {
  for (const path of ['/browse', '/roadmap/roadmap1', '/mentors']) {
    await readRendered(path);
    const page = await newPage(browser);
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
  ['/roadmap/roadmap1', 'learner'] as const,
  ...PRIVATE.map(({ path, who }) => [path, who] as const),
])(`loads %s in at most ${MOST_SCRIPTS} files of code, as %s`, async (path, who) => {
  const page = await newPage(browser);
  if (who) await loginAs(page, who);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(new URL(request.url()).pathname);
  });
  await openWhole(page, path);
  expect(scripts.size).toBeLessThanOrEqual(MOST_SCRIPTS);
  await page.context().close();
});
