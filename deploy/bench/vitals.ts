import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../test/chromium.ts';
import { median } from './pair.ts';

const SLOWDOWN = 4;
const LOADS = 5;

interface Vitals {
  /** Milliseconds from the request to the largest paint, and the tag of its element. */
  largestPaint: number;
  largest: string;
  /** Sum of all layout shifts, down to the end of the page. */
  shift: number;
}

// As text, since the types of this file are those of Node.
const OBSERVE = `
  globalThis.vitals = { largestPaint: 0, largest: '', shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      vitals.largestPaint = entry.startTime;
      vitals.largest = entry.element?.tagName ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) vitals.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** After two frames, a layout has been painted and reported. */
const PAINTED =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))';

const SCROLL_DOWN = `(async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await ${PAINTED};
  }
})()`;

/**
 * Measures the first load of the landing page on a CPU four times slower, as a ratio to the same page without scripts.
 * Takes the best of several loads, since other work of the machine only adds time.
 */
export async function benchVitals(url: string, print: (line: string) => void): Promise<void> {
  const executablePath = await findChromium({ print });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  print(`\n Landing page on a CPU ${SLOWDOWN} times slower, best (median) of ${LOADS} loads\n`);
  try {
    for (const width of [1280, 360]) {
      const loads: Vitals[] = [];
      const bare: Vitals[] = [];
      for (let load = 0; load < LOADS; load += 1) {
        loads.push(await measure(browser, url, { width, scripts: true }));
        bare.push(await measure(browser, url, { width, scripts: false }));
      }
      const paints = loads.map(({ largestPaint }) => largestPaint);
      const shifts = loads.map(({ shift }) => shift);
      const ratio = Math.min(...paints) / Math.min(...bare.map(({ largestPaint }) => largestPaint));
      const largest = [...new Set(loads.map((load) => load.largest))].join(', ');
      print(
        `  ${String(width).padStart(4)} wide   largest paint ${Math.min(...paints)} (${median(paints)}) ms, ${largest}` +
          `   without scripts × ${ratio.toFixed(2)}   layout shift ${Math.min(...shifts).toFixed(4)} (${median(shifts).toFixed(4)})`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** Loads the page without a cache and with motion. Scrolls to the end before it sums the shifts. */
async function measure(
  browser: Browser,
  url: string,
  { width, scripts }: { width: number; scripts: boolean },
): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(OBSERVE);
    if (!scripts) await page.route('**/*.js', (route) => route.abort());
    await page.goto(url);
    await page
      .locator(scripts ? 'main article a' : 'footer')
      .first()
      .waitFor();
    await page.evaluate(PAINTED);
    // Read before the first scroll, which ends the measurement of the largest paint.
    const { largestPaint, largest } = (await page.evaluate('vitals')) as Vitals;
    await page.evaluate(SCROLL_DOWN);
    const { shift } = (await page.evaluate('vitals')) as Vitals;
    return { largestPaint: Math.round(largestPaint), largest, shift };
  } finally {
    await context.close();
  }
}
