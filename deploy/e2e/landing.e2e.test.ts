import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage, type PageOptions } from '../test/browser.ts';

const MENTORS = '/api/mentors?featured=true';
const STORIES = '/api/user-stories/featured';
const H1 = 'Find your way back, one step at a time.';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('shows mentors, stories, how it works and three paths, in this order', async () => {
  const page = await newPage(browser);
  const [mentors, stories] = [MENTORS, STORIES].map((path) => page.waitForResponse(`**${path}`));
  await page.goto('/');
  await isWhole(page);
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([H1]);
  const shown: Record<string, string[]> = {};
  for (const name of await page.getByRole('heading', { level: 2 }).allTextContents()) {
    shown[name] = await region(page, name).getByRole('heading', { level: 3 }).allTextContents();
  }
  const names = ((await (await mentors!).json()) as { name: string }[]).map(({ name }) => name);
  const titles = ((await (await stories!).json()) as { title: string }[]).map(({ title }) => title);
  expect([names.length, titles.length].every((count) => count >= 3)).toBe(true);
  expect(Object.entries(shown)).toEqual([
    ['They have been there', names],
    ['Told by people who lived it', titles],
    ['How it works', ['Mentors share', 'AI structures', 'Learners follow']],
    ['Featured Learning Paths', [expect.any(String), expect.any(String), expect.any(String)]],
    ['The first step is a small one.', []],
  ]);
  await page.context().close();
});

it.each(['/', '/mentors', '/mentor/2', '/browse'])('has no link on %s that leads nowhere', async (path) => {
  const page = await newPage(browser);
  await ofDemoMentor(page);
  await page.goto(path);
  await page.getByRole('main').getByRole('article').first().waitFor();
  await isWhole(page);
  const paths = await page.evaluate<string[]>(
    `[...new Set([...document.querySelectorAll('a[href^="/"]')].map((one) => one.pathname))]`,
  );
  expect(paths.length).toBeGreaterThan(5);
  const statuses = await Promise.all(paths.map(async (to) => [to, (await page.request.get(to)).status()]));
  expect(statuses).toEqual(paths.map((to) => [to, 200]));
  await page.context().close();
});

it('takes a visitor from the page to the first tick in two clicks', async () => {
  const page = await visit();
  const card = region(page, 'Featured Learning Paths').getByRole('article').first();
  await card.click({ position: { x: 200, y: 12 } });
  await page.waitForURL('**/roadmap/*');
  // The steps may be drawn again until the page has loaded what the first paint did without.
  await page.waitForLoadState('networkidle');
  const first = page.getByRole('main').getByRole('checkbox', { checked: false, disabled: false }).first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.click();
  await page.getByRole('checkbox', { name, checked: true }).first().waitFor();
  await page.context().close();
});

it('shows its text and its links to the roadmaps before any script has loaded', async () => {
  const page = await newPage(browser);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: H1 }).waitFor();
  await page.getByRole('heading', { name: 'Learners follow' }).waitFor();
  await page.getByRole('link', { name: 'Start Your Journey' }).click();
  await page.waitForURL('**/browse');
  await page.context().close();
});

it('searches for what was typed before the scripts arrived', async () => {
  const page = await newPage(browser);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/browse', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search roadmaps' }).fill('debt');
  scripts.resolve();
  await page.waitForURL('**/browse?q=debt');
  await page.context().close();
});

it.each(['light', 'dark', 'system'])(
  'hydrates the page as it was sent, without a fault, with the theme set to %s',
  async (theme) => {
    // Without it the browser warns that it is blocked.
    const page = await newPage(browser, { serviceWorker: true });
    const faults: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !/\b401\b/.test(message.text()))
        faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.addInitScript(`localStorage.setItem('waymark-theme', '${theme}')`);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    // The footer is last in the document, so all of it has arrived.
    await page.locator('footer').waitFor();
    await page.evaluate(
      `document.querySelectorAll('h1, h2, footer').forEach((one) => { one.dataset.sent = ''; })`,
    );
    scripts.resolve();
    await isWhole(page);
    await page
      .getByRole('radio', { name: theme, exact: false, checked: true })
      .waitFor({ state: 'attached' });
    expect(await page.locator('[data-sent]').count()).toBe(7);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

it('reaches every link and button with Tab, in their order, with a visible focus ring', async () => {
  const page = await visit();
  // Cards get their links to booking once their code has loaded.
  await page.getByRole('list', { name: 'Ways to talk' }).last().waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ name: 'Skip to content', seen: true });
  await page.keyboard.press('Enter');
  const wanted = await page.locator('main a[href], main button, main input').count();
  const tops: number[] = [];
  for (let at = 0; at < wanted; at += 1) {
    await page.keyboard.press('Tab');
    const { name, seen, inMain, top, ...where } = await focused(page);
    expect({ name, seen, inMain, ...(!seen && where) }).toEqual({ name, seen: true, inMain: true });
    tops.push(top);
  }
  expect(wanted).toBeGreaterThan(15);
  expect(tops[0]).toBeLessThan(tops.at(-1)!);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ inMain: false });
  await page.context().close();
});

it('leads a keyboard user to the roadmaps with Tab and Enter, pressed twice', async () => {
  const page = await visit({ width: 360 });
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('heading', { level: 1, name: 'Discover Learning Paths' }).waitFor();
  await page.context().close();
});

it('animates its trail unless reduced motion is preferred', async () => {
  const moving = async (reducedMotion: boolean): Promise<number> => {
    const page = await visit({ reducedMotion });
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await page.locator('svg[data-trail] .trail-done').nth(3).waitFor({ state: 'attached' });
    const count = await page.evaluate<number>(
      `document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 1).length`,
    );
    await page.context().close();
    return count;
  };
  expect(await moving(false)).toBeGreaterThan(0);
  expect(await moving(true)).toBe(0);
});

/** A visitor on `/`, fully loaded. */
async function visit(options: PageOptions = {}): Promise<Page> {
  const page = await newPage(browser, options);
  await page.goto('/');
  await isWhole(page);
  return page;
}
const isWhole = (page: Page) => page.locator('main [aria-busy]').first().waitFor({ state: 'detached' });
/** Lists the roadmaps of one demo mentor only: other tests publish and remove theirs meanwhile. */
const ofDemoMentor = (page: Page) =>
  page.route(/\/api\/roadmaps\?limit=/, (route) =>
    route.continue({ url: `${route.request().url()}&mentorId=2` }),
  );
const region = (page: Page, name: string) => page.getByRole('region', { name });

/** The focused element; `seen`: inside the window, below the bar, with a focus ring. */
async function focused(page: Page) {
  return (await page.evaluate(`(() => {
    const on = document.activeElement;
    const { left, top, width, height } = on.getBoundingClientRect();
    const bar = document.querySelector('header').getBoundingClientRect().bottom;
    // Pages scroll by whole pixels, layouts end on fractions of them.
    const inside = top + height < innerHeight + 1 && (top > bar - 1 || !on.closest('main'));
    const { outlineStyle, outlineWidth } = getComputedStyle(on);
    const ringed = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    return {
      name: on.getAttribute('aria-label') ?? on.textContent,
      seen: inside && width > 0 && ringed,
      place: { top, height, width, bar, innerHeight, ringed },
      inMain: on.closest('main') !== null,
      top: top + scrollY,
    };
  })()`)) as { name: string; seen: boolean; inMain: boolean; top: number; place: object };
}
