// guarantees: Every role has every link in one line from 1024 px on; icons are named by tooltips
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '@waymark/contracts/identity/http';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { loaded } from '../test/screen-faults.ts';
import { newLearnerOn } from './booking-screens.ts';
import { read } from './journey-scene.ts';
import { grantRole } from './people.ts';

const LINKS = ['Mentor Studio', 'Mentor Community', 'Browse Roadmaps', 'Sessions', 'Learning Hub'];
const linksOf = (role: string) => (role === 'admin' ? [...LINKS, 'Admin Dashboard'] : LINKS);
const roles = ['visitor', 'learner', 'mentor', 'admin'] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function pageOf(role: (typeof roles)[number]): Promise<Page> {
  if (role === 'visitor') return newPage(browser);
  const { page, id } = await newLearnerOn(browser);
  if (role !== 'learner') {
    await grantRole(id, role);
    await eventually(async () => expect((await read<User>(page, '/api/user')).role).toBe(role));
  }
  return page;
}

describe.each(roles)('the navigation of a %s', (role) => {
  let page: Page;
  beforeAll(async () => {
    page = await pageOf(role);
  });
  afterAll(() => page?.context().close());

  it.each([1024, 1280])('has all links except Home in one line, %i px wide', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/browse');
    await loaded(page);
    const bar = page.getByRole('banner');
    const nav = bar.getByRole('navigation', { name: 'Main' });
    expect(await nav.getByRole('link').allTextContents()).toEqual(linksOf(role));
    expect(await nav.getByRole('link', { name: 'Browse Roadmaps' }).getAttribute('aria-current')).toBe(
      'page',
    );
    // The font that is shown until ours has arrived is wider, and on a busy machine its request may not have begun yet.
    await eventually(async () => {
      await page.evaluate('document.fonts.ready.then(() => true)');
      expect(await faultsOf(bar)).toEqual([]);
    });
    expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBe(width);
  });

  it('lists all links in the menu of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/browse');
    await loaded(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect(await nav.getByRole('link').allTextContents()).toEqual(['Home', ...linksOf(role)]);
    await page.keyboard.press('Escape');
    await nav.waitFor({ state: 'detached' });
  });
});

it('names an icon when the pointer rests on it', async () => {
  const page = await newPage(browser);
  await page.goto('/browse');
  await loaded(page);
  const bubble = page.locator('[data-tooltip]');
  await eventually(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).hover();
    await bubble.waitFor({ timeout: 2_000 });
  });
  expect(await bubble.textContent()).toBe('Search');
  await page.keyboard.press('Escape');
  await bubble.waitFor({ state: 'detached' });
});

/** What wraps in the bar, or covers its neighbour. */
const faultsOf = (bar: Locator): Promise<string[]> =>
  bar.evaluate((element) => {
    const controls = [...element.querySelectorAll('a, button')].filter(
      (one) => one.getClientRects().length > 0,
    );
    const boxes = controls.map((one) => ({
      text: one.getAttribute('aria-label') ?? one.textContent ?? '',
      box: one.getBoundingClientRect(),
    }));
    const tall = boxes.filter(({ box }) => box.height > 48).map(({ text }) => `${text} wraps`);
    const covered = boxes.flatMap(({ text, box }, index) => {
      const next = boxes[index + 1];
      return next && next.box.left < box.right - 0.5 ? [`${next.text} covers ${text}`] : [];
    });
    const { right } = element.getBoundingClientRect();
    const cut = boxes.filter(({ box }) => box.right > right).map(({ text }) => `${text} is cut off`);
    return [...tall, ...covered, ...cut];
  });
