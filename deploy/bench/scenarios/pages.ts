import { DEMO_PASSWORD } from '@waymark/demo/people';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../test/chromium.ts';
import { median } from '../compare.ts';
import type { Scene } from '../scene.ts';
import { printTable } from '../table.ts';

const SLOWDOWN = 4;
const NETWORK = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const LOADS = 3;
/** Time without the end of a request after which a page counts as loaded. */
const QUIET_MS = 2_000;
const WITHIN_MS = 30_000;
const WIDTHS = [1280, 360];

interface Visit {
  name: string;
  path: string;
  /** Guests if left out. */
  as?: 'learner' | 'mentor';
  /** Clicked once loaded: the first visible element that matches. */
  press?: string;
}

const VISITS: Visit[] = [
  { name: 'home', path: '/' },
  { name: 'browse', path: '/browse', press: '[role=group] button:nth-child(2)' },
  { name: 'roadmap', path: '/roadmap/roadmap1', press: 'main input[type=checkbox]' },
  { name: 'mentors', path: '/mentors', press: 'main button[aria-expanded]' },
  { name: 'mentor', path: '/mentor/4' },
  { name: 'learning hub', path: '/ai-resources' },
  { name: 'roadmap, learner', path: '/roadmap/roadmap1', as: 'learner' },
  { name: 'book session', path: '/book-session/4', as: 'learner' },
  { name: 'scheduling', path: '/scheduling', as: 'learner' },
  { name: 'studio', path: '/mentor', as: 'mentor' },
  { name: 'community', path: '/mentor-community', as: 'mentor' },
];
const VISITS_OF_SMALL = ['home', 'roadmap, learner'];

/** Milliseconds, and the sum of all layout shifts. */
interface Vitals {
  largestPaint: number;
  shift: number;
  interaction: number;
  scriptKb: number;
}

// As text, since the types of this file are those of Node.
const OBSERVE = `
  globalThis.seen = { largestPaint: 0, shift: 0, interaction: 0, scriptKb: 0, lastAt: 0 };
  const observe = (type, handle, more) => new PerformanceObserver((list) => list.getEntries().forEach(handle))
    .observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', (entry) => { seen.largestPaint = entry.startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  observe('event', (entry) => { if (entry.interactionId) seen.interaction = Math.max(seen.interaction, entry.duration); },
    { durationThreshold: 16 });
  observe('resource', (entry) => {
    seen.lastAt = entry.responseEnd;
    if (entry.name.endsWith('.js')) seen.scriptKb += entry.transferSize / 1000;
  });`;
const IS_QUIET = `performance.now() - seen.lastAt > ${QUIET_MS}`;

/** First visits with a cold cache on a slow phone and network, beside the same pages without scripts. */
export async function pages({ waymark: { url }, isSmall }: Scene): Promise<void> {
  const executablePath = await findChromium({ print: console.log });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const rows = [['', 'width', 'largest paint ms', 'ratio', 'layout shift', 'interaction ms', 'scripts KB']];
  try {
    for (const visit of VISITS.filter(({ name }) => !isSmall || VISITS_OF_SMALL.includes(name)))
      for (const width of WIDTHS) rows.push(await measure(browser, url, visit, width, isSmall ? 1 : LOADS));
  } finally {
    await browser.close();
  }
  const title = `First visits, CPU ${SLOWDOWN} times slower, 1.6 Mbit/s, 150 ms  (ours / without scripts)`;
  printTable(title, rows);
}

async function measure(
  browser: Browser,
  url: string,
  visit: Visit,
  width: number,
  loads: number,
): Promise<string[]> {
  const ours: Vitals[] = [];
  const bare: Vitals[] = [];
  while (ours.length < loads) {
    ours.push(await load(browser, url, visit, width, true));
    bare.push(await load(browser, url, visit, width, false));
  }
  const of = (vital: keyof Vitals, of: Vitals[] = ours) => median(of.map((one) => one[vital]));
  const [paint, barePaint] = [of('largestPaint'), of('largestPaint', bare)];
  return [
    ...[visit.name, String(width), `${paint.toFixed(0)} / ${barePaint.toFixed(0)}`],
    ...[(barePaint / paint).toFixed(2), of('shift').toFixed(4)],
    ...[visit.press ? of('interaction').toFixed(0) : '', of('scriptKb').toFixed(0)],
  ];
}

async function load(
  browser: Browser,
  url: string,
  { path, as, press }: Visit,
  width: number,
  scripts: boolean,
): Promise<Vitals> {
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    if (as) await logIn(context, url, as);
    const page = await context.newPage();
    page.setDefaultTimeout(WITHIN_MS);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(OBSERVE);
    if (!scripts) await page.route('**/*.js', (route) => route.abort());
    await page.goto(url + path);
    if (scripts) await page.locator('main :is(h1, h2)').first().waitFor();
    await untilQuiet(page);
    const painted = (await page.evaluate('({ ...seen })')) as Vitals;
    if (!scripts || !press) return painted;
    await page.locator(press).filter({ visible: true }).first().click();
    await page.evaluate('seen.lastAt = performance.now()');
    await untilQuiet(page);
    return { ...painted, interaction: (await page.evaluate('seen.interaction')) as number };
  } finally {
    await context.close();
  }
}

// waitForFunction would need a content security policy that allows eval.
async function untilQuiet(page: Page): Promise<void> {
  while (!(await page.evaluate(IS_QUIET))) await page.waitForTimeout(50);
}

async function logIn(context: BrowserContext, url: string, username: string): Promise<void> {
  const data = { username, password: DEMO_PASSWORD };
  const response = await context.request.post(`${url}/api/login`, { data });
  if (!response.ok()) throw new Error(`login of ${username}: ${response.status()}`);
}
