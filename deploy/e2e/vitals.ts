import type { Browser } from 'playwright-core';
import { newPage } from '../test/browser.ts';

/** What a visitor's browser measured on one load. */
export interface Vitals {
  /** Milliseconds from asking for the page to its largest paint, and the element's tag. */
  largestPaint: number;
  largest: string;
  /** Sum of all layout shifts, through to the foot of the page. */
  shift: number;
}

// As text: this file knows Node's world, not the page's.
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

/** Two frames later, what was laid out has been painted and reported. */
const PAINTED =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))';

/**
 * Loads a page as a first visitor on a slow machine: nothing cached, motion as usual, the CPU `slowdown` times slower.
 * `whole` is a selector of what comes last. Scrolls to the foot before it counts.
 */
export async function measure(
  browser: Browser,
  path: string,
  { width, slowdown, whole }: { width: number; slowdown: number; whole: string },
): Promise<Vitals> {
  const page = await newPage(browser, { width, reducedMotion: false });
  try {
    page.setDefaultTimeout(60_000);
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(OBSERVE);
    await page.goto(path);
    await page.locator(whole).first().waitFor();
    await page.evaluate(PAINTED);
    // The first scroll ends what counts as the largest paint: it is read before.
    const { largestPaint, largest } = (await page.evaluate('vitals')) as Vitals;
    await page.evaluate(`(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await ${PAINTED};
      }
    })()`);
    const { shift } = (await page.evaluate('vitals')) as Vitals;
    return { largestPaint: Math.round(largestPaint), largest, shift };
  } finally {
    await page.context().close();
  }
}
