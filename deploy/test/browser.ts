import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { DEMO_PASSWORD, demoPeople } from '@waymark/demo/people';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { e2e } from './e2e.ts';

export interface PageOptions {
  /** Base of paths; default: the Waymark of this run. */
  url?: string;
  /** CSS pixels; default 1280 wide and 800 high. */
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  reducedMotion?: boolean;
  /** IANA time zone; default: the machine's. */
  timeZone?: string;
  /** true: works offline, and requests do not reach `page.route` after the first visit. Default false: half the processor time. */
  serviceWorker?: boolean;
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A fake microphone that beeps, with permission granted. */
export const FAKE_MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Starts headless Chromium. Close it in `afterAll`. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: e2e().chromium, headless: true, args: [...FLAGS, ...flags] });
}

/** A page with its own cookies and storage. */
export async function newPage(browser: Browser, options: PageOptions = {}): Promise<Page> {
  const {
    url = e2e().url,
    width = 1280,
    height = 800,
    theme = 'light',
    reducedMotion = true,
    timeZone,
    serviceWorker = false,
  } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme: theme,
    timezoneId: timeZone,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

/** Sends this page without content, so that it loads its data itself, from the responses of the test. */
export const withoutContent = (page: Page, path: string): Promise<unknown> =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const url = new URL('/index.html', route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    },
  );

/** Opens a document of the origin without scripts on a new page, so that it can send requests. False for other pages. */
export async function openOrigin(page: Page): Promise<boolean> {
  const isNew = page.url() === 'about:blank';
  if (isNew) await page.goto('/robots.txt');
  return isNew;
}

/** Logs a demo account in on this page, and reloads what it shows. */
export async function loginAs(page: Page, who: keyof typeof demoPeople): Promise<void> {
  const isNew = await openOrigin(page);
  const credentials = { username: demoPeople[who].username, password: DEMO_PASSWORD };
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }, credentials);
  if (status >= 300) throw new Error(`${who} could not log in: ${status}`);
  if (!isNew) await page.reload();
}

export interface Violation {
  rule: string;
  help: string;
  /** Selectors of the elements. */
  nodes: string[];
}

/**
 * Runs axe on the page: WCAG 2.2 AA and best practices, or only the named rules. Returns the violations.
 */
export async function axe(page: Page, ...rules: string[]): Promise<Violation[]> {
  // Evaluated, since the content policy of the page forbids another script.
  if (await page.evaluate<boolean>('typeof axe === "undefined"')) await page.evaluate(await axeSource());
  const results = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: Axe }).axe.run({
        resultTypes: ['violations'],
        ...(runOnly.length > 0 && { runOnly }),
      }),
    rules,
  );
  return results.violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    nodes: nodes.map(({ target }) => target.join(' ')),
  }));
}

interface Axe {
  run(options: RunOptions): Promise<AxeResults>;
}

let source: Promise<string> | undefined;

function axeSource(): Promise<string> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}
