// guarantees: Hydration has no fault in any language and zone, a roadmap is readable without scripts, a page loads at most 12 files of code
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page, Request, Response } from 'playwright-core';
import { launchBrowser, loginAs } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';

const PUBLIC = ['/', '/browse', '/roadmap/roadmap1', '/mentors', '/mentor/2', '/ai-resources'];
/** Their frames come with the HTML. */
const PRIVATE = {
  learner: ['/scheduling', '/book-session/2'],
  mentor: ['/mentor/roadmaps', '/mentor-community'],
};
/** Their data comes with the HTML. */
const WHOLE = ['/browse', '/roadmap/roadmap1', '/mentors'];
const DATA = /^\/api\/(?:user|categories|roadmaps|mentors)/;
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

/** Remembers the first heading of a page, which a page that is drawn again replaces. */
const REMEMBER_HEADING = `new MutationObserver((_, observer) => {
  window.firstHeading = document.querySelector('#root h1');
  if (window.firstHeading) observer.disconnect();
}).observe(document, { childList: true, subtree: true })`;

/** Runs what the page does when it is idle, such as loading what is needed later. */
const IDLE = 'new Promise((done) => requestIdleCallback(() => setTimeout(done), { timeout: 5_000 }))';
const QUIET_ROUNDS = 5;

/**
 * Returns the paths it requested. Waits until the page has been idle several times in a row without loading anything, so
 * that the last parts have come too.
 */
async function openWhole(page: Page, path: string): Promise<string[]> {
  const open = new Set<Request>();
  const requested: string[] = [];
  const onRequest = (request: Request) => {
    requested.push(new URL(request.url()).pathname);
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
    const before = requested.length;
    await page.evaluate(IDLE);
    quiet = open.size === 0 && requested.length === before ? quiet + 1 : 0;
    if (quiet < QUIET_ROUNDS) throw new Error(`${path} is still loading`);
  });
  page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
  page.off('response', onResponse);
  return requested;
}

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

it.each([
  ['a visitor', null, PUBLIC],
  ['a learner', 'learner', [...PUBLIC.slice(1), ...PRIVATE.learner]],
  ['a mentor', 'mentor', PRIVATE.mentor],
] as const)(
  `continues the HTML without a fault, in at most ${MOST_SCRIPTS} files of code, for %s`,
  async (_name, who, paths) => {
    // Another language and zone than the server's.
    const context = await browser.newContext({
      baseURL: e2e().url,
      locale: 'de-DE',
      timezoneId: 'Asia/Tokyo',
      serviceWorkers: 'block',
    });
    await context.addInitScript(REMEMBER_HEADING);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (/hydrat|did not match|React/i.test(message.text())) faults.push(`${page.url()}: ${message.text()}`);
    });
    if (who) await loginAs(page, who);
    for (const path of paths) {
      if (PUBLIC.includes(path) && path !== '/') await readRendered(path);
      const requested = await openWhole(page, path);
      if (!who && !(await page.evaluate('firstHeading.isConnected'))) faults.push(`${path} is drawn again`);
      const scripts = [...new Set(requested.filter((one) => one.endsWith('.js')))];
      if (scripts.length > MOST_SCRIPTS)
        faults.push(`${path} loads ${scripts.length} files of code: ${scripts.join(', ')}`);
      const again = requested.filter((one) => DATA.test(one));
      if (!who && WHOLE.includes(path) && again.length > 0) faults.push(`${path} loads again: ${again}`);
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);

// Node writes numbers of Armenian; Chromium, which lacks it, those of its default language.
it.each([
  ['whose numbers this browser writes otherwise', '/mentors', { locale: 'hy-AM' }],
  ['in a browser that names no language', '/help', { extraHTTPHeaders: { 'accept-language': '' } }],
])('shows a page %s, without a fault', async (_name, path, options) => {
  await readRendered(path);
  const context = await browser.newContext({ baseURL: e2e().url, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/hydrat|did not match|React/i.test(message.text())) faults.push(message.text());
  });
  await openWhole(page, path);
  expect(faults).toEqual([]);
  await context.close();
});
