import { eventually } from '@waymark/testing/eventually';
import type { Page } from 'playwright-core';
import { axe, type Violation } from './browser.ts';

/** The widths of a desk and of a phone, in CSS pixels. */
export const WIDTHS = [1280, 360] as const;

/** One thing a person could not use: a rule broken in one theme at one width, or so many pixels beyond the side. */
export type Fault = { width: number } & (
  | ({ theme: 'light' | 'dark' } & Violation)
  | { beyondTheSide: number }
);

/** Sets the page to `width`, looks at it in both themes as it then stands, and answers what is wrong. Empty is good. */
export async function faultsAt(page: Page, width: (typeof WIDTHS)[number]): Promise<Fault[]> {
  await page.setViewportSize({ width, height: 800 });
  const faults: Fault[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    await page.evaluate(COLOURS_SETTLED);
    for (const violation of await axe(page)) faults.push({ width, theme, ...violation });
  }
  const beyondTheSide = await overflow(page);
  if (beyondTheSide > 0) faults.push({ width, beyondTheSide });
  return faults;
}

/** How far the page runs off the side, in CSS pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');

/** Until everything the page shows has come: its heading is there, and nothing is drawn as still loading. */
export async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  const coming = page.locator('.anim-breathe, [aria-busy="true"]');
  await eventually(async () => {
    if ((await coming.count()) > 0) throw new Error(`${page.url()} is still loading`);
  });
}

const COLOURS_SETTLED = `(async () => {
  // What inherits a colour begins to change when that has changed.
  const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
  do {
    await Promise.all(running().map((one) => one.finished.catch(() => {})));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  } while (running().length > 0);
})()`;
