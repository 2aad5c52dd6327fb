import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage, withoutContent } from '../test/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search roadmaps' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shows = (page: Page, titles: string[]) =>
  eventually(async () => expect(await cards(page).getByRole('heading').allTextContents()).toEqual(titles));

const WIDOWHOOD = ['The First Year After a Death', 'A New Trade at 45'];

it('finds a roadmap by category, words and tag, opens it, and goes back to the same results', async () => {
  const page = await newPage(browser);
  await page.goto('/browse');
  await filter(page, 'Mental Health').click();
  await search(page).fill('grief');
  await shows(page, ['The First Year After a Death']);
  await page.reload();
  await shows(page, ['The First Year After a Death']);
  await openCard(page, 0);
  await page.goBack();
  await shows(page, ['The First Year After a Death']);
  expect(await search(page).inputValue()).toBe('grief');
  expect(await filter(page, 'Mental Health').getAttribute('aria-pressed')).toBe('true');

  await page.getByRole('link', { name: 'widowhood' }).click();
  await shows(page, WIDOWHOOD);
  expect(await search(page).inputValue()).toBe('');
  await filter(page, 'Clear the tag widowhood').click();
  await page.getByRole('article').nth(WIDOWHOOD.length).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.context().close();
});

it('returns to the scroll position in a list of several pages, with targets large enough for a finger', async () => {
  const page = await newPage(browser, { width: 360, height: 740 });
  // The two of one demo mentor, one a page: no other test publishes or removes one of these.
  await withoutContent(page, '/browse');
  await page.route(/\/api\/roadmaps\?/, (route) =>
    route.continue({ url: route.request().url().replace('limit=24', 'limit=1&mentorId=2') }),
  );
  await page.goto('/browse');
  await cards(page).nth(0).waitFor();
  await page.getByRole('button', { name: 'Load More' }).click();
  await cards(page).nth(1).waitFor();
  expect(await page.evaluate(SMALL_TARGETS)).toEqual([]);
  await cards(page).nth(1).scrollIntoViewIfNeeded();
  await page.evaluate('scrollBy(0, 60)');
  const at = await page.evaluate<number>('scrollY');
  expect(at).toBeGreaterThan(100);
  await openCard(page, 1);
  await page.goBack();
  await cards(page).nth(1).waitFor();
  await eventually(async () =>
    expect(Math.abs((await page.evaluate<number>('scrollY')) - at)).toBeLessThan(40),
  );
  await page.context().close();
});

/** Clicks beside the text of a card, all of which is the link. */
async function openCard(page: Page, index: number): Promise<void> {
  const card = cards(page).nth(index);
  const title = (await card.getByRole('heading').textContent())!;
  await card.click({ position: { x: 200, y: 12 } });
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** Buttons, fields and links lower than 40 CSS pixels. The target of a checkbox is its label. */
const SMALL_TARGETS = `[...document.querySelectorAll(
    'main :is(button, a, input:not([type=checkbox]), label:has([type=checkbox]))'
  )]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 40).map((one) => one.outerHTML)`;
