// covers: frontend/src/features/roadmap
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it.each([
  { reducedMotion: false, far: true },
  { reducedMotion: true, far: false },
])(
  'glides to the next milestone unless motion is reduced (reduced motion: $reducedMotion)',
  async ({ reducedMotion, far }) => {
    const page = await newPage(browser, { reducedMotion });
    await page.goto('/roadmap/roadmap1?view=journey');
    await page.locator('[data-slide="1"]').waitFor({ state: 'attached' });
    await page.getByRole('heading', { name: 'How are you today?' }).waitFor();
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole('button', { name: /^Next stage/ }).dispatchEvent('click');
    await page.locator('[data-slide="1"]:not([inert])').waitFor();
    await page.clock.runFor(50);
    expect((await distanceOfSecond(page)) > 20).toBe(far);
    await page.clock.runFor(3_000);
    expect(await distanceOfSecond(page)).toBeLessThan(3);
    await page.context().close();
  },
);

/** Distance of the second milestone from its readable position, in CSS pixels. */
const distanceOfSecond = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const slide = document.querySelector('[data-slide="1"]');
    const left = slide.getBoundingClientRect().left;
    return Math.abs(left - slide.parentElement.parentElement.getBoundingClientRect().left - 2);
  })()`);
