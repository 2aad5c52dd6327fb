// covers: frontend/src/features/mentors
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage, withoutContent } from '../test/browser.ts';

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

const cards = () => page.getByRole('main').getByRole('article');
const fits = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh of Upper Somewhere';
const aMentor = (given: Partial<Mentor>): Mentor => ({
  id: 50,
  userId: 50,
  name: 'Zoë',
  avatar: null,
  bio: '',
  expertise: [],
  languages: [],
  timezone: null,
  roadmapCount: 0,
  nextFreeAt: null,
  nextGuidedAt: null,
  guidedPrice: { from: 2_000, to: 3_000 },
  sessionPrice: null,
  currency: 'USD',
  rating: null,
  memberSince: '2026-01-01T00:00:00.000Z',
  ...given,
});

it.each([1280, 360])('fits long names and texts into the directory, %i wide', async (width) => {
  page = await newPage(browser, { width });
  const people = [
    aMentor({ name: LONG, bio: `${'x'.repeat(300)} word`.repeat(4), expertise: ['A'.repeat(80), 'B'] }),
    aMentor({ id: 51, userId: 51, name: 'X' }),
  ];
  await withoutContent(page, '/mentors');
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

it.each([1280, 360])(
  'fits a long name, a long text and many roadmaps into the page of a mentor, %i wide',
  async (width) => {
    page = await newPage(browser, { width });
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
  },
);
