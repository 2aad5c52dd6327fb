import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Story } from '@waymark/contracts/roadmaps/stories';
import type { Browser, Page } from 'playwright-core';
import { axe, launchBrowser, newPage, type PageOptions } from '../test/browser.ts';
import { measure, type Vitals } from './vitals.ts';

const MENTORS = '/api/mentors?featured=true';
const STORIES = '/api/user-stories/featured';
const ROADMAPS = '/api/roadmaps?limit=3';
const LISTS = [MENTORS, STORIES, ROADMAPS];
const H1 = 'Find your way back, one step at a time.';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** A visitor on `/`, with everything there. */
async function visit(options: PageOptions = {}): Promise<Page> {
  const page = await newPage(browser, options);
  await page.goto('/');
  await isWhole(page);
  return page;
}
const isWhole = (page: Page) => page.locator('main [aria-busy]').first().waitFor({ state: 'detached' });
const region = (page: Page, name: string) => page.getByRole('region', { name });
const read = async <T>(page: Page, path: string) => (await (await page.request.get(path)).json()) as T;
const busy = { statusCode: 503, code: 'UNAVAILABLE', error: 'Busy', message: 'Busy. Try again in a moment.' };

describe('the landing page', () => {
  it('shows what there is: mentors, stories, how it works and three paths, in this order', async () => {
    const page = await visit();
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([H1]);
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'They have been there',
      'Told by those who walked it',
      'How it works',
      'Featured Learning Paths',
      'The first step is a small one.',
    ]);
    const titles = (name: string) => region(page, name).getByRole('heading', { level: 3 }).allTextContents();
    const mentors = await read<Mentor[]>(page, MENTORS);
    expect(mentors.length).toBeGreaterThanOrEqual(3);
    expect(await titles('They have been there')).toEqual(mentors.map(({ name }) => name));
    const stories = await read<Story[]>(page, STORIES);
    expect(stories.length).toBeGreaterThanOrEqual(3);
    expect(await titles('Told by those who walked it')).toEqual(stories.map(({ title }) => title));
    expect(await titles('How it works')).toEqual(['Mentors share', 'AI structures', 'Learners follow']);
    expect(await titles('Featured Learning Paths')).toHaveLength(3);
    await page.context().close();
  });

  it('has no link that leads nowhere', async () => {
    const page = await visit();
    const hrefs = (await page
      .locator('a[href^="/"]')
      .evaluateAll((links) =>
        links.map((link) => (link as unknown as { pathname: string }).pathname),
      )) as string[];
    expect(hrefs.length).toBeGreaterThan(15);
    for (const href of new Set(hrefs)) {
      expect([href, (await page.request.get(href)).status()]).toEqual([href, 200]);
    }
    await page.context().close();
  });

  it.each([
    ['Start Your Journey', 'Discover Learning Paths'],
    ['View All Mentors', 'Mentors'],
    ['Find a path', 'Discover Learning Paths'],
  ])('%s leads to %s', async (link, heading) => {
    const page = await visit();
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await page.context().close();
  });

  it('leads from a card to its mentor, from a story to what was walked, from a path to its roadmap', async () => {
    const page = await visit();
    const [mentor] = await read<Mentor[]>(page, MENTORS);
    await region(page, 'They have been there').getByRole('article').first().click();
    await page.getByRole('heading', { level: 1, name: mentor!.name }).waitFor();
    await page.goBack();
    const story = (await read<Story[]>(page, STORIES)).find(({ roadmapId }) => roadmapId)!;
    await page.getByRole('link', { name: `The roadmap they walked: ${story.name}` }).click();
    await page.waitForURL(`**/roadmap/${story.roadmapId}`);
    await page.goBack();
    const paths = region(page, 'Featured Learning Paths').getByRole('article');
    const title = (await paths.first().getByRole('heading').textContent())!;
    // Anywhere on the card.
    await paths.first().click({ position: { x: 200, y: 12 } });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.context().close();
  });

  it('can be read, and left for the paths, before any script has come', async () => {
    const page = await newPage(browser);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: H1 }).waitFor();
    await page.getByRole('heading', { name: 'Learners follow' }).waitFor();
    await page.getByRole('link', { name: 'Start Your Journey' }).click();
    await page.waitForURL('**/browse');
    await page.context().close();
  });

  it.each(['light', 'dark', 'system'])(
    'is taken over as it came, with the theme set to %s',
    async (theme) => {
      const page = await newPage(browser);
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
      // All that was sent is there: its foot comes last.
      await page.locator('footer').waitFor();
      await page.evaluate(
        `document.querySelectorAll('h1, h2, footer').forEach((one) => { one.dataset.came = 'drawn'; })`,
      );
      scripts.resolve();
      await isWhole(page);
      await page
        .getByRole('radio', { name: theme, exact: false, checked: true })
        .waitFor({ state: 'attached' });
      expect(await page.locator('[data-came]').count()).toBe(7);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
});

describe.each([
  { width: 1280, theme: 'light' },
  { width: 360, theme: 'dark' },
] as const)('the landing page without its lists, $width wide, $theme', (look) => {
  it('says that there is nothing yet', async () => {
    const page = await newPage(browser, look);
    for (const list of LISTS) await page.route(`**${list}`, (route) => route.fulfill({ json: [] }));
    await page.goto('/');
    await page.getByText('No mentors available at the moment.').waitFor();
    await page.getByText('No stories available at the moment.').waitFor();
    await page.getByText('No learning paths available at the moment.').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it('says in each section what failed, and Retry brings that one back', async () => {
    const page = await newPage(browser, look);
    for (const list of LISTS)
      await page.route(`**${list}`, (route) => route.fulfill({ status: 503, json: busy }));
    await page.goto('/');
    for (const what of ['mentors', 'stories', 'learning paths']) {
      await page.getByRole('heading', { name: `The ${what} did not load` }).waitFor();
    }
    expect(await page.getByText(busy.message).count()).toBe(3);
    expect(await axe(page)).toEqual([]);
    await page.unroute(`**${STORIES}`);
    await region(page, 'Told by those who walked it').getByRole('button', { name: 'Retry' }).click();
    await region(page, 'Told by those who walked it').getByRole('article').first().waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(2);
    await page.context().close();
  });
});

describe('with the keyboard alone', () => {
  it('everything can be reached, in the order in which it stands, and is seen when it is', async () => {
    const page = await visit();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ name: 'Skip to content', seen: true });
    await page.keyboard.press('Enter');
    const wanted = await page.locator('main a[href], main button').count();
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

  it('the first step is two keys away', async () => {
    const page = await visit({ width: 360 });
    for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('heading', { level: 1, name: 'Discover Learning Paths' }).waitFor();
    await page.context().close();
  });
});

/** Where the focus is; seen: inside the window, below the bar, with a ring around it. */
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

describe('motion', () => {
  const moving = async (page: Page): Promise<number> => {
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await page.locator('svg[data-trail] .trail-done').nth(3).waitFor({ state: 'attached' });
    return (await page.evaluate(
      `document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 1).length`,
    )) as number;
  };

  it('there is some, for those who like it', async () => {
    const page = await visit({ reducedMotion: false });
    expect(await moving(page)).toBeGreaterThan(0);
    await page.context().close();
  });

  it('there is none for those who do not', async () => {
    const page = await visit();
    expect(await moving(page)).toBe(0);
    await page.context().close();
  });
});

describe('on a machine four times slower', () => {
  const LIMIT_MS = 1_500;
  const whole = 'main article a';

  it.each([1280, 360])(
    'the largest paint comes within 1.5 s and nothing shifts, %i wide',
    async (width) => {
      const loads: Vitals[] = [];
      const best = () => Math.min(...loads.map(({ largestPaint }) => largestPaint));
      // Whatever else the machine does can only add to what the page itself takes: while it is busy, more loads.
      while (loads.length < 3 || (best() > LIMIT_MS && loads.length < 10)) {
        loads.push(await measure(browser, '/', { width, slowdown: 4, whole }));
      }
      const shift = Math.max(...loads.map((load) => load.shift));
      const paints = loads.map(({ largestPaint }) => largestPaint).sort((a, b) => a - b);
      process.stdout.write(
        `/ ${width} wide, CPU 4x slower: largest paint ${paints.join(', ')} ms, shift ${shift.toFixed(4)}\n`,
      );
      expect(new Set(loads.map(({ largest }) => largest))).toEqual(new Set(['H1']));
      expect(shift).toBeLessThanOrEqual(0.02);
      expect(best()).toBeLessThanOrEqual(LIMIT_MS);
    },
    240_000,
  );
});
