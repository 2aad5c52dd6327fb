import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { axe, launchBrowser, newPage } from '../test/browser.ts';
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

describe('the app', () => {
  it('can be installed: Chromium finds nothing wrong with its manifest', async () => {
    const page = await newPage(browser);
    await page.goto('/');
    await isInstalled(page);
    const devtools = await page.context().newCDPSession(page);
    expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Windows without history are never offered an installation; all else would be ours.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const manifest = await (await page.request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Waymark', display: 'standalone', start_url: '/', scope: '/' });
    for (const { src, type } of manifest.icons as { src: string; type: string }[]) {
      const icon = await page.request.get(src);
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
    }
    await page.context().close();
  });

  it('starts without a network on any of its pages, and says what can be read', async () => {
    const walker = await Walker.register(browser);
    const page = await walker.open(browser);
    await step(page, first).check();
    await isKeptOffline(page, walker.id);
    await page.context().setOffline(true);
    await page.goto('/offline');
    await page.getByRole('heading', { name: 'Saved on this device' }).waitFor();
    await eventually(async () => expect(await page.getByRole('main').getByRole('listitem').count()).toBe(1));
    expect(await axe(page)).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Out of Burnout/ })
      .click();
    await page.getByText(COPY).waitFor();
    await expectTicked(page, [first]);

    // What nobody kept is not made up.
    await page.goto('/roadmap/roadmap2');
    await page.getByText('The roadmap did not load').waitFor();
    expect(await page.getByText(COPY).count()).toBe(0);
    await page.goto('/browse');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(/^You are offline\./).waitFor();
    await page.context().close();
  });

  it('keeps for a visitor what they have begun, and forgets what is not followed any more', async () => {
    const page = await newPage(browser);
    await openRoadmap(page);
    await step(page, first).check();
    await isKeptOffline(page, null);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(COPY).waitFor();
    await expectTicked(page, [first]);
    await page.context().close();

    const walker = await Walker.register(browser);
    const learner = await walker.open(browser);
    await step(learner, first).check();
    await isKeptOffline(learner, walker.id);
    await learner.getByRole('button', { name: 'Following', exact: true }).click();
    await eventually(async () => expect(await kept(learner)).not.toContain('/api/roadmaps/roadmap1'));
    await learner.context().close();
  });
});

describe('a saved copy', () => {
  it('never passes for what is new: the network comes first, and what is old says so', async () => {
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

    // The new words took the old copy's place.
    network.isCut = true;
    await page.reload();
    await step(page, 'Read them to a friend').waitFor();
    await page.getByText(COPY).waitFor();
    await page.context().close();
    await network.close();
  });

  it('gives way to what is new as soon as the device is online again', async () => {
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
});

describe('what is private', () => {
  it('is nowhere on the device after a logout, also where it could not be sent', async () => {
    const network = await OddNetwork.open();
    const walker = await Walker.register(browser);
    const page = await walker.open(browser, { url: network.url });
    await step(page, first).check();
    await isKeptOffline(page, walker.id);
    const secret = `Nobody may read this ${walker.name}`;
    network.isCut = true;
    await page.getByLabel('Your reflection').fill(secret);
    await page.getByRole('button', { name: 'Save reflection' }).click();
    await page.getByText('on this device').first().waitFor();
    expect(await everythingOn(page)).toContain(secret);

    // Reflections cannot be taken just now, all else can.
    network.isCut = false;
    network.change(/^POST \/api\/reflections$/, () => '{');
    await logOut(page, walker);
    await page.getByText('You are still logged in', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Log out anyway' }).click();
    await page.getByText('Logged out', { exact: true }).waitFor();
    await eventually(async () => {
      const all = await everythingOn(page);
      for (const theirs of [secret, walker.name, `/api/progress/${walker.id}`, `waymark-data-${walker.id}`])
        expect(all).not.toContain(theirs);
    });
    await page.context().close();
    await network.close();
  });

  it('is read by nobody who logs in next, with or without a network', async () => {
    const [ann, ben] = [await Walker.register(browser), await Walker.register(browser)];
    const page = await ann.open(browser);
    await step(page, first).check();
    await isKeptOffline(page, ann.id);
    await logOut(page, ann);
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

  it('goes also when the session ended elsewhere: the next answer says so', async () => {
    const walker = await Walker.register(browser);
    const page = await walker.open(browser);
    await step(page, first).check();
    await isKeptOffline(page, walker.id);
    await page.context().clearCookies();
    await page.goto('/browse');
    await eventually(async () => expect(await everythingOn(page)).not.toContain(walker.name));
    await page.context().close();
  });
});

describe('a new version of the app', () => {
  it('waits until it is asked for, and leaves every other open page as it is', async () => {
    const network = await OddNetwork.open();
    const page = await newPage(browser);
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
});

async function logOut(page: Page, walker: Walker): Promise<void> {
  await page.getByRole('button', { name: walker.name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Paths of the API of which the device holds a copy. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('waymark-data-'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  })()`);

/** All that lies on the device for this origin, as one text; the files of the app itself aside. */
const everythingOn = (page: Page): Promise<string> =>
  page.evaluate(`(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('waymark-shell-'));
    const copies = await Promise.all(names.map(async (name) => {
      const cache = await caches.open(name);
      const all = (await cache.keys()).map(async (key) => key.url + ' ' + (await (await cache.match(key)).text()));
      return name + ' ' + (await Promise.all(all)).join(' ');
    }));
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([copies, { ...localStorage }, { ...sessionStorage }, databases, document.cookie]);
  })()`);
