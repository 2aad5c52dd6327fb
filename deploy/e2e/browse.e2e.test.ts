import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Category, RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { axe, launchBrowser, newPage, type PageOptions } from '../test/browser.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});
beforeEach(async () => {
  page = await newPage(browser);
});
afterEach(async () => {
  await page?.context().close();
});

const search = () => page.getByRole('searchbox', { name: 'Search roadmaps' });
const cards = () => page.getByRole('main').getByRole('article');
const titles = () => cards().getByRole('heading').allTextContents();
const filter = (name: string) => page.getByRole('button', { name, exact: true });
const loadMore = () => page.getByRole('button', { name: 'Load More' });
const shows = (check: (titles: string[]) => void) => eventually(async () => check(await titles()));

async function open(path = '/browse'): Promise<void> {
  await page.goto(path);
  await cards().first().waitFor();
}

/** What the server lists, which other tests may add to. */
async function listed(query = ''): Promise<RoadmapSummary[]> {
  return (await page.request.get(`/api/roadmaps?limit=24${query}`)).json();
}

/** Pages of three instead of 24, by the server itself: the demo has no 25 roadmaps. */
const inPagesOf = (size: number) =>
  page.route(/\/api\/roadmaps\?/, (route) =>
    route.continue({ url: route.request().url().replace('limit=24', `limit=${size}`) }),
  );

/** As another visitor, who sees the page so. */
async function as(options: PageOptions): Promise<void> {
  await page.context().close();
  page = await newPage(browser, options);
}

describe('searching', () => {
  it.each([
    ['a title, whatever its case', 'tEN kiLOMETRES', 'From the Second Landing to Ten Kilometres'],
    ['words of a description', 'nine lenders', 'Paying Back Every Cent on an Ordinary Wage'],
    ['a mentor, with or without accents', 'dvorak', 'Paying Back Every Cent on an Ordinary Wage'],
  ])('finds by %s', async (_, words, title) => {
    await open();
    await search().fill(words);
    await shows((found) => expect(found).toEqual([title]));
    expect(new URL(page.url()).searchParams.get('q')).toBe(words);
  });

  it('is in the address: it can be reloaded and sent to somebody', async () => {
    await open('/browse?q=the+first');
    expect(await search().inputValue()).toBe('the first');
    const found = await titles();
    expect(found).toEqual((await listed('&q=the+first')).map(({ title }) => title));
    await page.reload();
    await shows((again) => expect(again).toEqual(found));
  });

  it('says that nothing was found, and leads back to everything', async () => {
    await open();
    const before = (await titles()).length;
    await search().fill('zzzz nobody has written this');
    await page.getByRole('heading', { name: 'No roadmaps found' }).waitFor();
    expect(await cards().count()).toBe(0);
    await page.getByRole('button', { name: 'Show all roadmaps' }).click();
    await shows((found) => expect(found.length).toBeGreaterThanOrEqual(before));
    expect(await search().inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });

  it('begins with one key, which is not typed', async () => {
    await open();
    await page.keyboard.press('/');
    expect(await search().evaluate((box) => box === box.ownerDocument.activeElement)).toBe(true);
    expect(await search().inputValue()).toBe('');
    await page.keyboard.type('and/or');
    expect(await search().inputValue()).toBe('and/or');
  });

  it('does not hide that it failed, and tries again', async () => {
    await page.route(/\/api\/roadmaps\?/, (route) => route.abort());
    await page.goto('/browse');
    await page.getByRole('heading', { name: 'The roadmaps did not load' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await cards().first().waitFor();
  });
});

describe('categories', () => {
  it('filter what is listed, together with the search, and say which one is on', async () => {
    await open();
    const categories = (await (await page.request.get('/api/categories')).json()) as Category[];
    const names = await page
      .getByRole('group', { name: 'Filter by category' })
      .getByRole('button')
      .allTextContents();
    expect(names).toEqual(['All', ...categories.map(({ name }) => name)]);
    const health = categories.find(({ slug }) => slug === 'health-recovery')!;
    await filter(health.name).click();
    const inHealth = (await listed(`&categoryId=${health.id}`)).map(({ title }) => title);
    await shows((found) => expect(found).toEqual(inHealth));
    expect(await filter(health.name).getAttribute('aria-pressed')).toBe('true');
    expect(await filter('All').getAttribute('aria-pressed')).toBe('false');

    await search().fill('drink');
    await shows((found) => expect(found).toEqual(['The First Ninety Evenings Without a Drink']));
    await filter('Business').click();
    await page.getByRole('heading', { name: 'No roadmaps found' }).waitFor();
    await filter('All').click();
    await shows((found) => expect(found).toContain('The First Ninety Evenings Without a Drink'));
    expect(new URL(page.url()).search).toBe('?q=drink');
  });
});

describe('more than one page', () => {
  it('comes on Load More until there is no more, each roadmap once, newest first', async () => {
    const all = (await listed()).map(({ id }) => id);
    await inPagesOf(3);
    await open();
    expect(await cards().count()).toBe(3);
    for (let shown = 3; await loadMore().isVisible(); shown += 3) {
      await loadMore().click();
      await eventually(async () => expect(await cards().count()).toBeGreaterThan(shown));
    }
    const links = await cards()
      .getByRole('link', { name: /^Start Journey/ })
      .all();
    const ids = await Promise.all(
      links.map(async (link) => (await link.getAttribute('href'))!.split('/').pop()!),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => all.includes(id))).toEqual(all);
  });

  it('says when the next ones did not come, keeps those that did, and tries again', async () => {
    await inPagesOf(3);
    await open();
    await page.route(/cursor=/, (route) => route.abort());
    await loadMore().click();
    await page.getByText('The next ones did not load').waitFor();
    expect(await cards().count()).toBe(3);
    await page.unroute(/cursor=/);
    await loadMore().click();
    await eventually(async () => expect(await cards().count()).toBeGreaterThan(3));
  });

  it('is still there, at the same place, for who comes back from a roadmap', async () => {
    await inPagesOf(3);
    await open();
    await loadMore().click();
    await cards().nth(5).waitFor();
    const left = cards().nth(4);
    await left.scrollIntoViewIfNeeded();
    await page.evaluate('scrollBy(0, 60)');
    const [title, at] = [await left.getByRole('heading').textContent(), await page.evaluate('scrollY')];
    expect(at).toBeGreaterThan(100);
    await left.click({ position: { x: 200, y: 12 } });
    await page.getByRole('heading', { level: 1, name: title! }).waitFor();
    await page.goBack();
    await cards().nth(5).waitFor();
    await eventually(async () =>
      expect(Math.abs(((await page.evaluate('scrollY')) as number) - (at as number))).toBeLessThan(40),
    );
  });

  it('keeps the search and the filter for who comes back', async () => {
    await open();
    await filter('Mental Health').click();
    await search().fill('year');
    await shows((found) => expect(found).toEqual(['The First Year After a Death']));
    await cards()
      .first()
      .click({ position: { x: 200, y: 12 } });
    await page.getByRole('heading', { level: 1, name: 'The First Year After a Death' }).waitFor();
    await page.goBack();
    await shows((found) => expect(found).toEqual(['The First Year After a Death']));
    expect(await search().inputValue()).toBe('year');
    expect(await filter('Mental Health').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('on a phone', () => {
  it('everything fits and is big enough for a finger', async () => {
    await as({ width: 360, height: 740 });
    await inPagesOf(3);
    await open();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    for (const target of await page.getByRole('main').locator('button, input, a').all()) {
      const box = (await target.boundingBox())!;
      expect([await target.textContent(), box.height >= 40]).toEqual([expect.anything(), true]);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
    }
    expect(await axe(page)).toEqual([]);
    await filter('Business').click();
    await shows((found) => expect(found).toContain('From a Folding Table to a Restaurant'));
  });
});
