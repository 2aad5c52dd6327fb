import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { User } from '@waymark/contracts/identity/http';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { newPage, openOrigin, type PageOptions } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { PASSWORD } from './account-password.ts';

/** Steps of the demo roadmap `roadmap1`: all of its first stage, and the first of its second. */
export const STEPS = ['Write four true sentences', 'Read them to a doctor', 'Call it an injury'] as const;
export const LATER_STEP = 'Give each morning a number';
const idOf: Record<string, string> = {
  [STEPS[0]]: 'roadmap1-stage1-step1',
  [STEPS[1]]: 'roadmap1-stage1-step2',
  [STEPS[2]]: 'roadmap1-stage1-step3',
  [LATER_STEP]: 'roadmap1-stage2-step1',
};

/** A new visitor and the pages on which they walk `roadmap1`. */
export class Walker {
  readonly name = `walker-${randomUUID().slice(0, 8)}`;
  id = 0;

  /** Registers them and logs them out. */
  static async register(browser: Browser): Promise<Walker> {
    const walker = new Walker();
    const page = await newPage(browser);
    await openOrigin(page);
    const body = { username: walker.name, email: `${walker.name}@example.test`, password: PASSWORD };
    walker.id = ((await post(page, '/api/register', body)) as User).id;
    await page.context().close();
    return walker;
  }

  /** A browser of their own, logged in, on the roadmap. */
  async open(browser: Browser, options: PageOptions & { url?: string } = {}): Promise<Page> {
    const page = await newPage(browser, { serviceWorker: true, ...options });
    await openOrigin(page);
    await this.login(page);
    await openRoadmap(page, options.url);
    return page;
  }

  login = (page: Page) => post(page, '/api/login', { username: this.name, password: PASSWORD });

  /** Logs in on the login page. */
  async signIn(page: Page): Promise<void> {
    await page.getByLabel('Username').fill(this.name);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  }

  async logOut(page: Page): Promise<void> {
    await page.getByRole('button', { name: this.name }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  }

  /** The progress on the server, requested without the page and its network. */
  async onServer(page: Page, roadmapId = 'roadmap1'): Promise<Progress> {
    const response = await page.request.get(`${e2e().url}/api/progress/${this.id}/${roadmapId}`);
    expect(response.status()).toBe(200);
    return (await response.json()) as Progress;
  }

  /** Waits until exactly these steps are done on the server. */
  expectDone(page: Page, titles: readonly string[]): Promise<void> {
    return eventually(
      async () =>
        expect(doneIn(await this.onServer(page))).toEqual(titles.map((title) => idOf[title]).sort()),
      { timeoutMs: 60_000 },
    );
  }
}

export async function openRoadmap(page: Page, url = e2e().url): Promise<void> {
  await page.goto(`${url}/roadmap/roadmap1?view=traditional`);
  await isReady(page);
}

/** Waits until the progress is loaded and the first step can be ticked. */
export const isReady = (page: Page): Promise<void> =>
  eventually(async () => expect(await step(page, STEPS[0]).isEnabled()).toBe(true));

export const step = (page: Page, title: string): Locator => page.getByRole('checkbox', { name: title });

/** Waits until exactly these of the known steps are ticked on screen. */
export const expectTicked = (page: Page, titles: readonly string[]): Promise<void> =>
  eventually(async () => {
    const all = [...STEPS, LATER_STEP];
    const checked = await Promise.all(all.map((title) => step(page, title).isChecked()));
    expect(all.filter((_, index) => checked[index])).toEqual(titles);
  });

/** Waits until the service worker controls the page, with all files on the device. */
export const isInstalled = (page: Page): Promise<void> =>
  holds(page, 'navigator.serviceWorker.controller !== null');

/** Waits until there is also a copy of the roadmap for this person (null: for a visitor). */
export async function isKeptOffline(
  page: Page,
  userId: number | null,
  roadmapId = 'roadmap1',
): Promise<void> {
  await isInstalled(page);
  const paths = [
    `/api/roadmaps/${roadmapId}`,
    ...(userId === null ? [] : ['/api/user', `/api/progress/${userId}/${roadmapId}`]),
  ];
  const cache = `{ cacheName: 'waymark-data-${userId ?? 'guest'}' }`;
  const copies = paths.map((path) => `caches.match('${path}', ${cache})`);
  await holds(page, `Promise.all([${copies}]).then((all) => all.every(Boolean))`);
}

/** Ticks that this device has not yet sent. */
export const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waymark_tick/')));

/** Sent as text, since the types of this file are those of Node, and the policy of the page forbids evaluation there. */
const holds = (page: Page, fact: string): Promise<void> =>
  eventually(async () => expect(await page.evaluate(fact)).toBe(true));

const doneIn = ({ progress }: Progress): string[] =>
  Object.keys(progress)
    .filter((id) => progress[id])
    .sort();

function post(page: Page, path: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ([to, what]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(to, { method: 'POST', headers, body: JSON.stringify(what) });
      if (!response.ok) throw new Error(`${to}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    [path, body] as const,
  );
}
