import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { DEMO_PASSWORD, demoPeople } from '@waymark/contracts/demo';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { e2e } from './e2e.ts';

export interface PageOptions {
  /** Paths count from here; the Waymark of this run when left out. */
  url?: string;
  /** CSS pixels; default 1280 wide and 800 high. */
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  reducedMotion?: boolean;
  /** IANA zone the person lives in; the machine's when left out. */
  timeZone?: string;
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

/** A microphone that beeps, and a person who lets pages use it. */
export const FAKE_MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** The Chromium of this run, without a window. Close it in `afterAll`. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: e2e().chromium, headless: true, args: [...FLAGS, ...flags] });
}

/** A page with cookies and storage of its own, as another visitor. */
export async function newPage(browser: Browser, options: PageOptions = {}): Promise<Page> {
  const {
    url = e2e().url,
    width = 1280,
    height = 800,
    theme = 'light',
    reducedMotion = true,
    timeZone,
  } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme: theme,
    timezoneId: timeZone,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

/** Logs a demo person in, in the page's own session, and leaves the page where it is after a reload. */
export async function loginAs(page: Page, who: keyof typeof demoPeople): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  const credentials = { username: demoPeople[who].username, password: DEMO_PASSWORD };
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }, credentials);
  if (status >= 300) throw new Error(`${who} could not log in: ${status}`);
  await page.reload();
}

export interface Violation {
  rule: string;
  help: string;
  /** Selectors of the elements at fault. */
  nodes: string[];
}

/** What axe finds against WCAG 2.2 AA and its best practices, on the page as it stands. Empty is good. */
export async function axe(page: Page): Promise<Violation[]> {
  // Evaluated rather than added as a script: the page's own content policy stays as it is.
  await page.evaluate(await axeSource());
  const results = await page.evaluate(() => (globalThis as unknown as { axe: Axe }).axe.run());
  return results.violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    nodes: nodes.map(({ target }) => target.join(' ')),
  }));
}

interface Axe {
  run(): Promise<AxeResults>;
}

let source: Promise<string> | undefined;

function axeSource(): Promise<string> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}
