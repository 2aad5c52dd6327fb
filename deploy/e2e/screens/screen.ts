import type { Browser, Page } from 'playwright-core';
import { loaded } from '../../test/screen-faults.ts';

/** One state of the interface that has to be accessible. */
export interface Screen {
  name: string;
  /** The page of its user. Screens may share a page, since they are shown one after the other. */
  page: () => Page;
  path: string | (() => string);
  /** A variant of another state, checked by the deep tests alone. */
  isVariant?: boolean;
  /** Prepares what the page loads. */
  before?: (page: Page) => Promise<unknown>;
  /** Opens what only shows after a click; resolves when it is shown. */
  open?: (page: Page) => Promise<unknown>;
  /** Undoes what other screens of the same page must not see. */
  after?: (page: Page) => Promise<unknown>;
}

/** Screens that share people and data. */
export interface Area {
  name: string;
  /** Creates the people and data. Call once, before any screen is shown. */
  setUp: (browser: Browser) => Promise<unknown>;
  screens: Screen[];
}

/** Loads a screen at `width` in the light theme, passes its page to `check`, and cleans up. Returns the result of `check`. */
export async function onScreen<T>(
  screen: Screen,
  width: number,
  check: (page: Page) => Promise<T>,
): Promise<T> {
  const page = screen.page();
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  try {
    await screen.before?.(page);
    await page.goto(typeof screen.path === 'string' ? screen.path : screen.path());
    await loaded(page);
    await screen.open?.(page);
    return await check(page);
  } finally {
    await screen.after?.(page);
  }
}
