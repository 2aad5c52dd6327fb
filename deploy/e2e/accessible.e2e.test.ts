import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { demoPeople } from '@waymark/contracts/demo';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, loginAs, newPage } from '../test/browser.ts';
import { type Fault, faultsAt, loaded, WIDTHS } from '../test/looks.ts';

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

describe('every screen, in both themes, 1280 and 360 wide', () => {
  const people = new Map<Screen['as'], Page>();

  /** A page of this person, who logs in once. */
  async function pageAs(who: Screen['as']): Promise<Page> {
    const known = people.get(who);
    if (known) return known;
    const page = await newPage(browser);
    if (who) await loginAs(page, who);
    people.set(who, page);
    return page;
  }

  it.each(screens)('$name: axe finds nothing, nothing runs off the side', async ({ path, as, prepare }) => {
    const page = await pageAs(as);
    const faults: Fault[] = [];
    for (const width of WIDTHS) {
      // Loaded at its width: some of what a phone shows is chosen when the page comes up.
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await loaded(page);
      await prepare?.(page);
      faults.push(...(await faultsAt(page, width)));
    }
    expect(faults).toEqual([]);
  });
});
