// covers: frontend/src/worker, frontend/src/app, frontend/vite
// guarantees: Offline: no tick is lost, no private data remains after logout
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { everythingOn } from './device.ts';
import { OddNetwork } from './odd-network.ts';
import { expectTicked, isInstalled, isKeptOffline, openRoadmap, STEPS, step, Walker } from './walker.ts';

const [first, second] = STEPS;
const COPY = /^Saved copy from /;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('keeps a copy of a roadmap that a visitor has begun', async () => {
  const page = await newPage(browser, { serviceWorker: true });
  await openRoadmap(page);
  await step(page, first).check();
  await isKeptOffline(page, null);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(COPY).waitFor();
  await expectTicked(page, [first]);
  await page.context().close();
});

it('removes the copy of a roadmap that is no longer followed', async () => {
  const walker = await Walker.register(browser);
  const learner = await walker.open(browser);
  await step(learner, first).check();
  await isKeptOffline(learner, walker.id);
  await learner.getByRole('button', { name: 'Following', exact: true }).click();
  await eventually(async () => expect(await kept(learner)).not.toContain('/api/roadmaps/roadmap1'));
  await learner.context().close();
});

it('tries the network before the saved copy, and marks the copy as such', async () => {
  const network = await OddNetwork.open();
  const walker = await Walker.register(browser);
  const page = await walker.open(browser, { url: network.url });
  await step(page, first).check();
  await isKeptOffline(page, walker.id);

  network.change(/^GET \/api\/roadmaps\/roadmap1$/, (text) =>
    text.replaceAll(second, 'Read them to a friend'),
  );
  network.isCut = true;
  await page.reload();
  await page.getByText(COPY).waitFor();
  expect(await step(page, second).count()).toBe(1);

  network.isCut = false;
  await page.reload();
  await step(page, 'Read them to a friend').waitFor();
  expect(await page.getByText(COPY).count()).toBe(0);

  // The new text has replaced the copy.
  network.isCut = true;
  await page.reload();
  await step(page, 'Read them to a friend').waitFor();
  await page.getByText(COPY).waitFor();
  await page.context().close();
  await network.close();
});

it('replaces the saved copy as soon as the device is online again', async () => {
  const walker = await Walker.register(browser);
  const page = await walker.open(browser);
  await step(page, first).check();
  await isKeptOffline(page, walker.id);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(COPY).waitFor();
  await page.context().setOffline(false);
  await page.getByText(COPY).waitFor({ state: 'detached' });
  await expectTicked(page, [first]);
  await page.context().close();
});

it('shows no data of the last user to the next user, with or without a network', async () => {
  const [ann, ben] = [await Walker.register(browser), await Walker.register(browser)];
  const page = await ann.open(browser);
  await step(page, first).check();
  await isKeptOffline(page, ann.id);
  await ann.logOut(page);
  await page.getByText('Logged out', { exact: true }).waitFor();
  await page.goto('/auth');
  await ben.signIn(page);
  await page.waitForURL((url) => url.pathname !== '/auth');
  await openRoadmap(page);
  await expectTicked(page, []);
  await page.context().setOffline(true);
  await page.goto('/offline');
  await page.getByText('Nothing is saved yet').waitFor();
  expect(await everythingOn(page)).not.toContain(ann.name);
  await page.context().close();
});

it('removes everything private once the session has ended elsewhere', async () => {
  const walker = await Walker.register(browser);
  const page = await walker.open(browser);
  await step(page, first).check();
  await isKeptOffline(page, walker.id);
  await page.context().clearCookies();
  await page.goto('/browse');
  await eventually(async () => expect(await everythingOn(page)).not.toContain(walker.name));
  await page.context().close();
});

it('starts a new version of the app on request only, and leaves every other open tab as it is', async () => {
  const network = await OddNetwork.open();
  const page = await newPage(browser, { serviceWorker: true });
  await page.goto(network.url);
  await isInstalled(page);
  const beside = await page.context().newPage();
  await beside.goto(network.url);
  await isInstalled(beside);
  await beside.evaluate('globalThis.untouched = true');

  network.change(
    /^GET \/sw\.js$/,
    (text) => `${text.replace(/"[0-9a-f]{12}"|`[0-9a-f]{12}`/, '"abcdefabcdef"')}`,
  );
  await page.bringToFront();
  await page.evaluate('navigator.serviceWorker.ready.then((one) => one.update())');
  await page.getByText('A new version is ready', { exact: true }).waitFor();
  await page.evaluate('globalThis.untouched = true');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  expect(await page.evaluate('globalThis.untouched')).toBeUndefined();
  await eventually(async () =>
    expect(await page.evaluate('caches.keys()')).toContain('waymark-shell-abcdefabcdef'),
  );

  expect(await beside.evaluate('globalThis.untouched')).toBe(true);
  await beside.bringToFront();
  await beside.getByRole('link', { name: 'Browse Roadmaps' }).first().click();
  await beside.getByRole('searchbox').waitFor();
  expect(await beside.evaluate('globalThis.untouched')).toBe(true);
  await page.context().close();
  await network.close();
});

/** Paths of the API of which the device holds a copy. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('waymark-data-'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  })()`);
