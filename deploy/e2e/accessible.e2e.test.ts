import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { demoPeople } from '@waymark/contracts/demo';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axe, launchBrowser, loginAs, newPage } from '../test/browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

interface Screen {
  name: string;
  path: string;
  as?: keyof typeof demoPeople;
  /** Opens what only shows after a click. */
  prepare?: (page: Page) => Promise<unknown>;
}

const screens: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/auth' },
  {
    name: 'create account',
    path: '/auth',
    prepare: (page) => page.getByRole('tab', { name: 'Create Account' }).click(),
  },
  { name: 'browse', path: '/browse' },
  { name: 'browse with nothing found', path: '/browse?q=zzzz' },
  { name: 'mentors', path: '/mentors' },
  { name: 'mentors with nobody found', path: '/mentors?q=zzzz' },
  { name: 'mentor', path: '/mentor/2' },
  { name: 'mentor not found', path: '/mentor/999999' },
  { name: 'roadmap of a visitor', path: '/roadmap/roadmap1' },
  { name: 'roadmap of a learner', path: '/roadmap/roadmap1', as: 'learner' },
  { name: 'roadmap not found', path: '/roadmap/nothing' },
  { name: 'studio', path: '/mentor', as: 'mentor' },
  { name: 'studio for a learner', path: '/mentor', as: 'learner' },
  { name: 'workspace without stages', path: '/mentor?roadmap=roadmap9', as: 'mentor' },
  { name: 'workspace', path: '/mentor?roadmap=roadmap4', as: 'mentor' },
  {
    name: 'stage dialog',
    path: '/mentor?roadmap=roadmap4',
    as: 'mentor',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Edit / })
        .nth(1)
        .click(),
  },
  { name: 'notifications', path: '/notifications', as: 'learner' },
  { name: 'outbox of the demo', path: '/dev/mail' },
  { name: 'page not found', path: '/no/such/page' },
];

const looks = (['light', 'dark'] as const).flatMap((theme) => [1280, 360].map((width) => ({ theme, width })));

describe.each(looks)('every screen, $theme, $width wide', ({ theme, width }) => {
  const people = new Map<string, BrowserContext>();

  /** A page of this person, who logs in once per look. */
  async function pageAs(who: Screen['as']): Promise<Page> {
    const known = people.get(who ?? 'visitor');
    if (known) return known.newPage();
    const page = await newPage(browser, { theme, width });
    if (who) await loginAs(page, who);
    people.set(who ?? 'visitor', page.context());
    return page;
  }

  afterAll(async () => {
    for (const context of people.values()) await context.close();
  });

  it.each(screens)('$name: axe finds nothing, nothing runs off the side', async ({ path, as, prepare }) => {
    const page = await pageAs(as);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await prepare?.(page);
    expect(await axe(page)).toEqual([]);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
    expect(overflow).toBeLessThanOrEqual(0);
    await page.close();
  });
});
