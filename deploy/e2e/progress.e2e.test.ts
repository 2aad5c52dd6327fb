// guarantees: Progress: one row per learner and step, kept through edits, merged by time
// guarantees: Offline: no tick is lost, no private data remains after logout
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import {
  expectTicked,
  isKeptOffline,
  isReady,
  LATER_STEP,
  openRoadmap,
  STEPS,
  step,
  Walker,
  waiting,
} from './walker.ts';

const [first, second, third] = STEPS;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('keeps ticks made offline over a reload, and sends them when the network is back', async () => {
  const walker = await Walker.register(browser);
  const page = await walker.open(browser);
  await step(page, first).check();
  await walker.expectDone(page, [first]);
  await isKeptOffline(page, walker.id);

  await page.context().setOffline(true);
  await page.getByText(/^You are offline\./).waitFor();
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
  await page.getByText(/^You are offline\./).waitFor({ state: 'detached' });
  await page.getByText(/^Saved copy from /).waitFor({ state: 'detached' });
  await expectTicked(page, [first, second, LATER_STEP]);
  await eventually(async () => expect(await waiting(page)).toEqual([]));
  await page.context().close();
});

it('opens a roadmap that is not followed again without a network, and recovers by itself', async () => {
  const page = await newPage(browser, { serviceWorker: true });
  const id = 'roadmap2';
  await page.goto(`/roadmap/${id}`);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await isKeptOffline(page, null, id);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: title! }).waitFor();
  await page.getByText(/^Saved copy from /).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^Saved copy from /).waitFor({ state: 'detached' });
  await page.context().close();
});

it('shows a tick in the other tab at once, also offline, and a logout in one tab logs out the other', async () => {
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
  await one.bringToFront();
  await walker.logOut(one);
  await one.getByText('Logged out', { exact: true }).waitFor();
  await other.getByRole('link', { name: 'Sign In' }).first().waitFor();
  await expectTicked(other, []);
  await one.context().close();
});

it('merges the ticks of a visitor at login: the later change of each step wins, and the snapshot is deleted', async () => {
  const walker = await Walker.register(browser);
  const elsewhere = await walker.open(browser);
  await step(elsewhere, first).check();
  await step(elsewhere, first).uncheck();
  await walker.expectDone(elsewhere, []);

  const page = await newPage(browser);
  await openRoadmap(page);
  for (const title of STEPS) await step(page, title).check();
  await page
    .getByText(/· saved on this device/)
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

  // Later than the tick of the visitor, so it wins.
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

const snapshot = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('roadmap_progress_roadmap1') ?? 'null'));
