import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { axe, launchBrowser, newPage } from '../test/browser.ts';
import { OddNetwork } from './odd-network.ts';
import {
  expectTicked,
  isInstalled,
  isKeptOffline,
  isReady,
  LATER_STEP,
  openRoadmap,
  STEPS,
  step,
  Walker,
} from './walker.ts';

const [first, second, third] = STEPS;
const OFFLINE = /^You are offline\./;
const UNREACHABLE = /^Waymark does not answer at the moment\./;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

describe('a learner whose network goes away', () => {
  it('goes on ticking, finds it after a reload, and has all of it on the server when the network is back', async () => {
    const walker = await Walker.register(browser);
    const page = await walker.open(browser);
    await step(page, first).check();
    await walker.expectDone(page, [first]);
    await isKeptOffline(page, walker.id);

    await page.context().setOffline(true);
    await page.getByText(OFFLINE).waitFor();
    await step(page, second).check();
    await step(page, third).check();
    await step(page, LATER_STEP).check();
    await step(page, third).uncheck();
    await page.getByText(/3 ticks on the way/).waitFor();

    await page.reload();
    await page.getByText(/^Saved copy from /).waitFor();
    await expectTicked(page, [first, second, LATER_STEP]);
    await walker.expectDone(page, [first]);

    await page.context().setOffline(false);
    await walker.expectDone(page, [first, second, LATER_STEP]);
    await page.getByText(OFFLINE).waitFor({ state: 'detached' });
    await page.getByText(/^Saved copy from /).waitFor({ state: 'detached' });
    await expectTicked(page, [first, second, LATER_STEP]);
    await eventually(async () => expect(await waiting(page)).toEqual([]));
    await page.context().close();
  });

  it('loses nothing when the page is closed offline: the next visit sends it', async () => {
    const walker = await Walker.register(browser);
    const page = await walker.open(browser);
    const context = page.context();
    await context.setOffline(true);
    await step(page, first).check();
    await page.getByText(/1 tick on the way/).waitFor();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/browse');
    await walker.expectDone(later, [first]);
    await context.close();
  });

  it('sees a tick that was saved a moment before, offline too', async () => {
    const walker = await Walker.register(browser);
    const page = await walker.open(browser);
    await step(page, first).check();
    await isKeptOffline(page, walker.id);
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/progress') && response.ok(),
    );
    await step(page, second).check();
    await saved;
    await page.getByText(/on the way/).waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await page.reload();
    await expectTicked(page, [first, second]);
    await page.context().close();
  });
});

describe('an answer that is lost on its way', () => {
  it('after the server did its work loses no tick, doubles none, and takes no later word back', async () => {
    const network = await OddNetwork.open();
    const walker = await Walker.register(browser);
    const page = await walker.open(browser, { url: network.url });
    const followers = await followersOf(page);
    network.lose(/^PATCH \/api\/progress$/);
    network.lose(/^POST \/api\/progress\/merge$/);
    await step(page, first).check();
    await page.getByText(UNREACHABLE).waitFor();
    await step(page, second).check();
    await step(page, second).uncheck();
    await step(page, third).check();
    await page.getByText(UNREACHABLE).waitFor({ state: 'detached', timeout: 30_000 });
    await walker.expectDone(page, [first, third]);
    await eventually(async () => expect(await waiting(page)).toEqual([]));
    expect((await walker.onServer(page)).completedSteps).toBe(2);
    expect(await followersOf(page)).toBe(followers + 1);
    await page.context().close();
    await network.close();
  });

  it('a server that cannot be reached is said so, on a device that believes it is online', async () => {
    const network = await OddNetwork.open();
    const walker = await Walker.register(browser);
    const page = await walker.open(browser, { url: network.url });
    await isInstalled(page);
    network.isCut = true;
    await step(page, first).check();
    await page.getByText(UNREACHABLE).waitFor();
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await page.getByText('Kept on this device', { exact: true }).waitFor();
    network.isCut = false;
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await page.getByText('Progress saved', { exact: true }).waitFor();
    await walker.expectDone(page, [first]);
    await page.context().close();
    await network.close();
  });
});

describe('the same learner in two places', () => {
  it('two devices that tick at the same moment agree, with each other and with the server', async () => {
    const walker = await Walker.register(browser);
    const [one, other] = await Promise.all([walker.open(browser), walker.open(browser, { width: 360 })]);
    await Promise.all([step(one, first).check(), step(other, second).check()]);
    await walker.expectDone(one, [first, second]);
    await Promise.all([one, other].map((page) => expectTicked(page, [first, second])));

    // The same step both ways at once: whichever word was last, it is one word.
    await Promise.all([step(one, first).uncheck(), step(other, third).check()]);
    await Promise.all([say(one, third, true), say(other, third, false)]);
    await eventually(async () => {
      const { progress } = await walker.onServer(one);
      const said = Boolean(progress['roadmap1-stage1-step3']);
      expect(await Promise.all([one, other].map((page) => step(page, third).isChecked()))).toEqual([
        said,
        said,
      ]);
      expect(await waiting(one)).toEqual([]);
      expect(await waiting(other)).toEqual([]);
    });
    await Promise.all([one.context().close(), other.context().close()]);
  });

  it('two tabs agree at once, and also when both were offline', async () => {
    const walker = await Walker.register(browser);
    const one = await walker.open(browser);
    const other = await one.context().newPage();
    await openRoadmap(other);
    await step(one, first).check();
    await expectTicked(other, [first]);
    await one.context().setOffline(true);
    await step(one, second).check();
    await expectTicked(other, [first, second]);
    await step(other, third).check();
    await expectTicked(one, [first, second, third]);
    await one.context().setOffline(false);
    await walker.expectDone(one, [first, second, third]);
    await one.context().close();
  });

  it('a logout in one tab is a logout in the other', async () => {
    const walker = await Walker.register(browser);
    const one = await walker.open(browser);
    const other = await one.context().newPage();
    await openRoadmap(other);
    await step(other, first).check();
    await walker.expectDone(one, [first]);
    await one.bringToFront();
    await one.getByRole('button', { name: walker.name }).click();
    await one.getByRole('menuitem', { name: 'Logout' }).click();
    await one.getByText('Logged out', { exact: true }).waitFor();
    await other.getByRole('link', { name: 'Sign In' }).first().waitFor();
    await expectTicked(other, []);
    await one.context().close();
  });
});

describe('somebody without an account', () => {
  it('keeps a snapshot on the device; at login the later word of each step wins, and the snapshot is gone', async () => {
    const walker = await Walker.register(browser);
    const elsewhere = await walker.open(browser);
    await step(elsewhere, first).check();
    await step(elsewhere, first).uncheck();
    await walker.expectDone(elsewhere, []);

    const page = await newPage(browser);
    await openRoadmap(page);
    for (const title of STEPS) await step(page, title).check();
    await page
      .getByText(/kept on this device/)
      .first()
      .waitFor();
    expect(await snapshot(page)).toMatchObject({
      roadmapId: 'roadmap1',
      userId: null,
      completedSteps: 3,
      progress: { 'roadmap1-stage1-step1': true },
      lastUpdated: expect.any(String),
      totalSteps: expect.any(Number),
    });
    await page.reload();
    await expectTicked(page, STEPS);

    // Said later on the other device: it stands.
    await step(elsewhere, second).check();
    await step(elsewhere, second).uncheck();
    await eventually(async () => expect(await waiting(elsewhere)).toEqual([]));

    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await walker.signIn(page);
    await page.waitForURL(/\/roadmap\/roadmap1/);
    await isReady(page);
    await walker.expectDone(page, [first, third]);
    await expectTicked(page, [first, third]);
    await expectTicked(elsewhere, [first, third]);
    expect(await snapshot(page)).toBeNull();
    await Promise.all([page.context().close(), elsewhere.context().close()]);
  });

  it('cannot tick ahead of the trail', async () => {
    const page = await newPage(browser);
    await openRoadmap(page);
    expect(await step(page, LATER_STEP).isDisabled()).toBe(true);
    for (const title of STEPS) await step(page, title).check();
    await eventually(async () => expect(await step(page, LATER_STEP).isEnabled()).toBe(true));
    await page.context().close();
  });
});

describe('a reset', () => {
  it('opens every step on every device, and is taken back with one click', async () => {
    const walker = await Walker.register(browser);
    const [page, elsewhere] = await Promise.all([walker.open(browser), walker.open(browser)]);
    for (const title of [first, second]) await step(page, title).check();
    await walker.expectDone(page, [first, second]);
    await expectTicked(elsewhere, [first, second]);
    await reset(page);
    const undo = await offered(page, 'Undo');
    await walker.expectDone(page, []);
    await expectTicked(page, []);
    await expectTicked(elsewhere, []);
    await undo.click();
    await walker.expectDone(page, [first, second]);
    await expectTicked(page, [first, second]);
    await expectTicked(elsewhere, [first, second]);
    await Promise.all([page.context().close(), elsewhere.context().close()]);
  });

  it('works offline and can be taken back there too', async () => {
    const walker = await Walker.register(browser);
    const page = await walker.open(browser);
    for (const title of [first, second]) await step(page, title).check();
    await walker.expectDone(page, [first, second]);
    await page.context().setOffline(true);
    await reset(page);
    const undo = await offered(page, 'Undo');
    await expectTicked(page, []);
    await undo.click();
    await expectTicked(page, [first, second]);
    await reset(page);
    await page.context().setOffline(false);
    await walker.expectDone(page, []);
    await page.context().close();
  });
});

describe.each(['light', 'dark'] as const)('the banner, %s', (theme) => {
  it.each([1280, 360])('%d wide: axe finds nothing and nothing runs off the side', async (width) => {
    const walker = await Walker.register(browser);
    const page = await walker.open(browser, { theme, width });
    await step(page, first).check();
    await walker.expectDone(page, [first]);
    await isKeptOffline(page, walker.id);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(/^Saved copy from /).waitFor();
    await isReady(page);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

async function reset(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reset progress' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Start this roadmap anew?' });
  await dialog.getByRole('button', { name: 'Reset progress' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** What a message offers. Under the pointer the message stays, however long the rest of the screen takes. */
async function offered(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name, exact: true });
  await button.hover();
  return button;
}

/** Says so at this moment. What comes from elsewhere at the same moment may change it again: no fault of the click. */
async function say(page: Page, title: string, isDone: boolean): Promise<void> {
  await step(page, title)
    .setChecked(isDone)
    .catch((error: Error) => {
      if (!error.message.includes('did not change its state')) throw error;
    });
}

/** Ticks that this device has not yet sent. */
const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waymark_tick/')));

const snapshot = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('roadmap_progress_roadmap1') ?? 'null'));

async function followersOf(page: Page): Promise<number> {
  const response = await page.request.get('/api/roadmaps/roadmap1');
  return ((await response.json()) as { followers: number }).followers;
}
