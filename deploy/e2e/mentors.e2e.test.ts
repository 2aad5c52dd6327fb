import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
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
afterEach(async () => {
  await page?.context().close();
});

async function open(path: string, options: PageOptions = {}): Promise<void> {
  page = await newPage(browser, options);
  await page.goto(path);
}
const cards = () => page.getByRole('main').getByRole('article');
const heading = (name: string | RegExp, level = 1) => page.getByRole('heading', { level, name });
const fits = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh of Upper Somewhere';
const aMentor = (given: Partial<Mentor>): Mentor => ({
  id: 50,
  userId: 50,
  name: 'Zoë',
  avatar: null,
  bio: '',
  expertise: [],
  roadmapCount: 0,
  sessionPrice: null,
  currency: 'USD',
  rating: null,
  memberSince: '2026-01-01T00:00:00.000Z',
  ...given,
});

describe('the directory', () => {
  it('finds by name and bio without regard to case and accents, and counts', async () => {
    await open('/mentors');
    await cards().first().waitFor();
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /^\d+ mentors$/ })
        .count(),
    ).toBe(1);
    const search = page.getByRole('searchbox', { name: 'Search mentors' });
    for (const words of ['TOMAS', 'bus driver']) {
      await search.fill(words);
      await eventually(async () =>
        expect(await cards().getByRole('heading').allTextContents()).toEqual(['Tomáš Dvořák']),
      );
      await page.getByText('1 mentor', { exact: true }).waitFor();
    }
    await search.fill('nobody like this');
    await heading('No mentors found', 2).waitFor();
    await page.getByRole('button', { name: 'Clear Search' }).click();
    await eventually(async () => expect(await cards().count()).toBeGreaterThan(5));
    expect(await search.inputValue()).toBe('');
  });

  it('leads to a mentor and back to the same search', async () => {
    await open('/mentors?q=carpenter');
    await cards().first().click();
    await heading('Jonas Lindqvist').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL('**/mentors?q=carpenter');
    await cards().first().waitFor();
  });

  it('offers nothing that does nothing: every button and link on it leads on', async () => {
    for (const path of ['/mentors', '/mentor/2', '/browse']) {
      await open(path);
      await cards().first().waitFor();
      const main = page.getByRole('main');
      expect(await main.getByRole('button', { name: /book|message|filter$/i }).count()).toBe(0);
      const paths = await main
        .locator('a')
        .evaluateAll((links) => links.map((link) => (link as unknown as { pathname: string }).pathname));
      expect(
        paths.filter((to) => !/^\/$|^\/(?:mentor|roadmap|book-session)\/[\w-]+$|^\/scheduling$/.test(to)),
      ).toEqual([]);
      await page.context().close();
    }
  });

  it.each([1280, 360])('holds whatever people are called and write, %i wide', async (width) => {
    page = await newPage(browser, { width });
    const people = [
      aMentor({ name: LONG, bio: `${'x'.repeat(300)} word`.repeat(4), expertise: ['A'.repeat(80), 'B'] }),
      aMentor({ id: 51, userId: 51, name: 'X' }),
    ];
    await page.route('**/api/mentors?*', (route) => route.fulfill({ json: people }));
    await page.goto('/mentors');
    await page.getByText('X has not written an introduction yet.').waitFor();
    expect(await fits()).toBe(0);
    const wide = await cards().first().boundingBox();
    for (const part of await cards().first().locator('*').all()) {
      const box = await part.boundingBox();
      if (box) expect(box.x + box.width).toBeLessThanOrEqual(wide!.x + wide!.width);
    }
  });
});

describe('a mentor', () => {
  it('is shown with their words, what they know and every roadmap they published', async () => {
    await open('/mentor/2');
    await heading('Rosa Delgado').waitFor();
    await cards().nth(1).waitFor();
    const roadmaps = (await (
      await page.request.get('/api/roadmaps?mentorId=2&limit=100')
    ).json()) as RoadmapSummary[];
    expect(await cards().getByRole('heading').allTextContents()).toEqual(roadmaps.map(({ title }) => title));
    await page.getByText('Grief and loss').waitFor();
    await page.getByRole('heading', { name: 'Reviews' }).waitFor();
  });

  it.each([
    { width: 1280, theme: 'light' },
    { width: 360, theme: 'dark' },
  ] as const)('may have many roadmaps or none, and say much or nothing, $width wide', async (look) => {
    page = await newPage(browser, look);
    const [one] = (await (await page.request.get('/api/roadmaps?limit=1')).json()) as [RoadmapSummary];
    const many = Array.from({ length: 30 }, (_, at) => ({
      ...one,
      id: `many${at}`,
      title: at ? one.title : 'T'.repeat(150),
    }));
    const talker = aMentor({
      name: LONG,
      bio: 'A word. '.repeat(250),
      expertise: ['E'.repeat(80)],
      roadmapCount: 30,
    });
    await page.route('**/api/mentor/50', (route) => route.fulfill({ json: talker }));
    await page.route('**/api/roadmaps?*', (route) => route.fulfill({ json: many }));
    await page.goto('/mentor/50');
    await cards().nth(29).waitFor();
    expect(await fits()).toBe(0);

    await page.route('**/api/mentor/50', (route) => route.fulfill({ json: aMentor({}) }));
    await page.route('**/api/roadmaps?*', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await page.getByText('Zoë has not written an introduction yet.', { exact: true }).waitFor();
    await heading('No roadmaps yet', 3).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it.each(['/mentor/999999', '/mentor/1', '/mentor/rosa', '/mentor/0'])(
    'is not found at %s',
    async (path) => {
      page = await newPage(browser);
      const response = await page.goto(path);
      expect(response!.status()).toBe(404);
      await heading('Mentor Not Found').waitFor();
      expect(await page.title()).toBe('Mentor Not Found · Waymark');
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await heading('Find your way back, one step at a time.').waitFor();
    },
  );

  it('who could not be loaded can be tried again', async () => {
    page = await newPage(browser);
    await page.route('**/api/mentor/2', (route) => route.abort());
    await page.goto('/mentor/2');
    await page.getByRole('heading', { name: 'This mentor did not load' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading('Rosa Delgado').waitFor();
  });
});
