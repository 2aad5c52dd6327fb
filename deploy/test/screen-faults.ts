import { eventually } from '@waymark/testing/eventually';
import type { Page } from 'playwright-core';
import { axe, type Violation } from './browser.ts';

/** Desktop and phone, in CSS pixels. */
export const WIDTHS = [1280, 360] as const;
export type Width = (typeof WIDTHS)[number];

/** An axe violation in one theme at one width, or an overflow in CSS pixels. */
export type Fault = { width: number } & (({ theme: Theme } & Violation) | { beyondTheSide: number });

type Theme = 'light' | 'dark';

/** Runs axe on the page at `width` in both themes, and measures the overflow. */
export async function faultsAt(page: Page, width: Width): Promise<Fault[]> {
  await page.setViewportSize({ width, height: 800 });
  const faults: Fault[] = [];
  for (const theme of ['light', 'dark'] as const) faults.push(...(await faultsIn(page, width, theme)));
  return [...faults, ...(await overflowAt(page, width))];
}

/**
 * The faster part of `faultsAt`: axe at 1280 px in the light theme, contrast only in the dark theme, overflow only at
 * 360 px.
 */
export async function mainFaults(page: Page): Promise<Fault[]> {
  const [desk, phone] = WIDTHS;
  const light = await faultsIn(page, desk, 'light');
  const dark = await faultsIn(page, desk, 'dark', 'color-contrast');
  await page.setViewportSize({ width: phone, height: 800 });
  return [...light, ...dark, ...(await overflowAt(page, phone))];
}

async function faultsIn(page: Page, width: number, theme: Theme, ...rules: string[]): Promise<Fault[]> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
  await page.evaluate(COLOURS_SETTLED);
  return (await axe(page, ...rules)).map((violation) => ({ width, theme, ...violation }));
}

async function overflowAt(page: Page, width: number): Promise<Fault[]> {
  await page.evaluate(COLOURS_SETTLED);
  const beyondTheSide = await overflow(page);
  return beyondTheSide > 0 ? [{ width, beyondTheSide }] : [];
}

/** Horizontal overflow of the page in CSS pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');

/** The innermost elements that make the page wider than the window, by their markup; empty if it fits. */
export const tooWide = (page: Page): Promise<string[]> => page.evaluate<string[]>(TOO_WIDE);

const TOO_WIDE = `(() => {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const isBeyond = (element) => element.getBoundingClientRect().right > window.innerWidth + 0.5;
  const beyond = [...document.body.querySelectorAll('*')].filter(isBeyond);
  const innermost = beyond.filter((element) => ![...element.children].some(isBeyond));
  return [...innermost].slice(0, 5).map((element) =>
    scrollWidth + ' px: ' + element.outerHTML.slice(0, 300) + ' in ' + element.parentElement.outerHTML.slice(0, 200));
})()`;

/** Waits until the page shows its heading and nothing that is still loading. */
export async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  const coming = page.locator('.anim-breathe, [aria-busy="true"]');
  await eventually(async () => {
    if ((await coming.count()) > 0) throw new Error(`${page.url()} is still loading`);
  });
}

/** Seconds that the colours of a page may take to settle on a busy machine. */
const SETTLED_WITHIN = 20;

const COLOURS_SETTLED = `(async () => {
  // Elements that inherit a colour start their transitions later. In closed <details> they never end.
  const running = () =>
    document.getAnimations().filter((one) => one instanceof CSSTransition && one.effect.target.checkVisibility());
  const until = performance.now() + ${SETTLED_WITHIN * 1_000};
  do {
    if (performance.now() > until) {
      const names = running().map((one) => one.transitionProperty + ' of ' + one.effect.target.outerHTML.slice(0, 80));
      throw new Error('Transitions still run after ${SETTLED_WITHIN} s: ' + names.join('; '));
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  } while (running().length > 0);
})()`;
