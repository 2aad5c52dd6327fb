// guarantees: Offline: no tick is lost, no private data remains after logout
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { everythingOn } from './device.ts';
import { OddNetwork } from './odd-network.ts';
import { expectTicked, isInstalled, isKeptOffline, STEPS, step, Walker } from './walker.ts';

const [first] = STEPS;
const COPY = /^Saved copy from /;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('has a manifest that Chromium accepts for installation', async () => {
  const page = await newPage(browser, { serviceWorker: true });
  await page.goto('/');
  await isInstalled(page);
  const devtools = await page.context().newCDPSession(page);
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Incognito windows are never installable; any other error would be ours.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Waymark', display: 'standalone', start_url: '/', scope: '/' });
  for (const { src, type } of manifest.icons as { src: string; type: string }[]) {
    const icon = await page.request.get(src);
    const [mediaType] = (icon.headers()['content-type'] ?? '').split(';');
    expect([src, icon.status(), mediaType]).toEqual([src, 200, type]);
  }
  await page.context().close();
});

it('shows what is pushed to it', async () => {
  const page = await newPage(browser, { serviceWorker: true });
  await page.goto('/');
  await isInstalled(page);
  const [worker] = page.context().serviceWorkers();
  // Chromium without a screen allows no notifications.
  await worker!.evaluate(() => {
    const shown: unknown[] = [];
    const showNotification = async (
      title: string,
      options: { tag: string; data: unknown },
    ): Promise<void> => {
      shown.push({ title, tag: options.tag, data: options.data });
    };
    const worker = globalThis as unknown as { registration: object };
    Object.assign(worker.registration, { showNotification });
    Object.assign(worker, { shown });
  });
  const devtools = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data: JSON.stringify({ title: 'One small step', link: '/roadmap/roadmap1', tag: 'daily' }),
  });
  await eventually(async () =>
    expect(await worker!.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)).toEqual([
      { title: 'One small step', tag: 'daily', data: { link: '/roadmap/roadmap1' } },
    ]),
  );
  await page.context().close();
});

it('starts without a network on any page, with the roadmaps that are saved on the device', async () => {
  const walker = await Walker.register(browser);
  const page = await walker.open(browser);
  await step(page, first).check();
  await isKeptOffline(page, walker.id);
  await page.context().setOffline(true);
  await page.goto('/offline');
  await page.getByRole('heading', { name: 'Saved on this device' }).waitFor();
  await eventually(async () => expect(await page.getByRole('main').getByRole('listitem').count()).toBe(1));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Out of Burnout/ })
    .click();
  await page.getByText(COPY).waitFor();
  await expectTicked(page, [first]);

  // A page that was never opened has no copy.
  await page.goto('/roadmap/roadmap2');
  await page.getByText('The roadmap did not load').waitFor();
  expect(await page.getByText(COPY).count()).toBe(0);
  await page.goto('/browse');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('The roadmaps did not load').waitFor();
  await page.context().close();
});

it('removes everything private from the device at logout, also what could not be sent', async () => {
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

  // Only reflections fail to be sent.
  network.isCut = false;
  network.change(/^POST \/api\/reflections$/, () => '{');
  await walker.logOut(page);
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
