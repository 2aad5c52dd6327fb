import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { findChromium } from '../test/chromium.ts';
import { median } from './pair.ts';

const SLOWDOWN = 4;
const NETWORK = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
/** Time without a request after which a page counts as loaded. */
const QUIET_MS = 1_000;

export interface Visit {
  name: string;
  path: string;
  /** A demo account; null for a guest. */
  as: string | null;
  /** Done one after the other, once loaded. */
  actions?: Action[];
}

interface Action {
  name: string;
  /** Of the first visible element that matches. */
  press: string;
  narrowOnly?: boolean;
  wideOnly?: boolean;
}

interface Load {
  largestPaint: number;
  largest: string;
  firstPaint: number;
  shift: number;
  /** Requests and transferred KB of scripts, without the service worker's. */
  scripts: number;
  scriptKb: number;
  requests: number;
  actions: Record<string, number>;
}

// As text, since the types of this file are those of Node.
const OBSERVE = `
  globalThis.seen = { largestPaint: 0, largest: '', firstPaint: 0, shift: 0, shifts: [], slowest: 0 };
  const observe = (type, handle, more) => new PerformanceObserver((list) => list.getEntries().forEach(handle))
    .observe({ type, buffered: true, ...more });
  const name = (node) => node?.nodeType === 1 ? node.tagName.toLowerCase() + '.' + String(node.className?.baseVal ?? node.className).slice(0, 40) : '';
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
    seen.largest = (entry.element?.tagName ?? '').toLowerCase() + ' ' + (entry.element?.textContent ?? '').slice(0, 24);
  });
  observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime; });
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    seen.shift += entry.value;
    seen.shifts.push(entry.value.toFixed(4) + ' ' + entry.sources.map(({ node }) => name(node)).join(', '));
  });
  observe('event', (entry) => { if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration); }, { durationThreshold: 16 });`;

/** Measures first visits with a cold cache on a slow device and a slow network. */
export class PageMeter {
  private readonly browser: Browser;
  private readonly url: string;

  private constructor(browser: Browser, url: string) {
    this.browser = browser;
    this.url = url;
  }

  static async start(url: string, print: (line: string) => void): Promise<PageMeter> {
    const executablePath = await findChromium({ print });
    const args = ['--no-sandbox', '--disable-gpu'];
    return new PageMeter(await chromium.launch({ executablePath, args }), url);
  }

  async stop(): Promise<void> {
    await this.browser.close();
  }

  /** The medians of several visits. */
  async measure(visit: Visit, width: number, loads: number, log?: (line: string) => void): Promise<Load> {
    const all: Load[] = [];
    for (let at = 0; at < loads; at += 1) all.push(await this.load(visit, width, log));
    const of = (pick: (load: Load) => number) => median(all.map(pick));
    return {
      largestPaint: of((load) => load.largestPaint),
      largest: [...new Set(all.map(({ largest }) => largest))].join(' | '),
      firstPaint: of((load) => load.firstPaint),
      shift: of((load) => load.shift),
      scripts: of((load) => load.scripts),
      scriptKb: of((load) => load.scriptKb),
      requests: of((load) => load.requests),
      actions: Object.fromEntries(
        Object.keys(all[0]!.actions).map((name) => [name, of((load) => load.actions[name] ?? 0)]),
      ),
    };
  }

  private async load(visit: Visit, width: number, log?: (line: string) => void): Promise<Load> {
    const context = await this.browser.newContext({
      viewport: { width, height: 800 },
      serviceWorkers: 'block',
    });
    try {
      if (visit.as) await logIn(context, this.url, visit.as);
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      const protocol = await context.newCDPSession(page);
      await throttle(protocol);
      const traffic = await watchTraffic(protocol, page);
      await page.addInitScript(OBSERVE);
      await page.goto(this.url + visit.path);
      await page.locator('main :is(h1, h2)').first().waitFor();
      await traffic.quiet();
      const painted = (await page.evaluate('seen')) as Pick<
        Load,
        'largestPaint' | 'largest' | 'firstPaint' | 'shift'
      > & { shifts: string[] };
      for (const shift of painted.shifts) log?.(`    ${visit.path} ${width}: ${shift}`);
      const { scripts, scriptKb, requests } = traffic.counts();
      return {
        largestPaint: Math.round(painted.largestPaint),
        largest: painted.largest,
        firstPaint: Math.round(painted.firstPaint),
        shift: painted.shift,
        scripts,
        scriptKb,
        requests,
        actions: await act(page, visit.actions ?? [], width, traffic),
      };
    } finally {
      await context.close();
    }
  }
}

async function throttle(protocol: CDPSession): Promise<void> {
  await protocol.send('Network.enable');
  await protocol.send('Network.setCacheDisabled', { cacheDisabled: false });
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

interface Traffic {
  /** Until the page has made no request for a while. */
  quiet: () => Promise<void>;
  counts: () => Pick<Load, 'scripts' | 'scriptKb' | 'requests'>;
}

async function watchTraffic(protocol: CDPSession, page: Page): Promise<Traffic> {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  const open = new Set<string>();
  let lastAt = Date.now();
  protocol.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    types.set(requestId, request.url.split('?')[0]!.endsWith('.js') ? 'Script' : (type ?? 'Other'));
    // Event streams stay open.
    if (type !== 'EventSource' && !/\/(?:events|stream|signals|live)\b/.test(request.url))
      open.add(requestId);
    lastAt = Date.now();
  });
  const ended = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    bytes.set(requestId, encodedDataLength);
    open.delete(requestId);
    lastAt = Date.now();
  };
  protocol.on('Network.loadingFinished', ended);
  protocol.on('Network.loadingFailed', ended);
  return {
    quiet: async () => {
      const until = Date.now() + 20_000;
      while (Date.now() < until && (Date.now() - lastAt < QUIET_MS || open.size > 0)) {
        await page.waitForTimeout(50);
        if (Date.now() - lastAt > 8 * QUIET_MS) break;
      }
    },
    counts: () => {
      const scripts = [...types].filter(([, type]) => type === 'Script').map(([id]) => id);
      const sum = scripts.reduce((total, id) => total + (bytes.get(id) ?? 0), 0);
      return { scripts: scripts.length, scriptKb: Math.round(sum / 1000), requests: types.size };
    },
  };
}

async function act(
  page: Page,
  actions: Action[],
  width: number,
  traffic: Traffic,
): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const { name, press, narrowOnly, wideOnly } of actions) {
    if ((narrowOnly && width > 640) || (wideOnly && width < 640)) continue;
    await page.evaluate('seen.slowest = 0');
    if (press.startsWith('key:')) await page.keyboard.press(press.slice(4));
    else await page.locator(press).filter({ visible: true }).first().click();
    await page.waitForTimeout(600);
    await traffic.quiet();
    times[name] = (await page.evaluate('seen.slowest')) as number;
  }
  return times;
}

async function logIn(context: BrowserContext, url: string, username: string): Promise<void> {
  const config = (await (await context.request.get(`${url}/api/config`)).json()) as {
    demoAccounts: { username: string; password: string }[];
  };
  const account = config.demoAccounts.find((one) => one.username === username);
  if (!account) throw new Error(`the demo has no account ${username}`);
  const data = { username, password: account.password };
  const response = await context.request.post(`${url}/api/login`, { data });
  if (!response.ok()) throw new Error(`login of ${username}: ${response.status()}`);
}
