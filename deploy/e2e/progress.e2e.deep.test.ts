// covers: frontend/src/features/roadmap, frontend/src/worker, services/roadmaps
// guarantees: Offline: no tick is lost, no private data remains after logout
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { OddNetwork } from './odd-network.ts';
import { expectTicked, isInstalled, isKeptOffline, STEPS, step, Walker, waiting } from './walker.ts';

const [first, second, third] = STEPS;
const UNREACHABLE = /^Waymark cannot be reached right now\./;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('sends ticks that were made offline before the page was closed at the next visit', async () => {
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

it('shows offline a tick that was saved a moment before', async () => {
  const walker = await Walker.register(browser);
  const page = await walker.open(browser);
  await step(page, first).check();
  await isKeptOffline(page, walker.id);
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/progress') && response.ok());
  await step(page, second).check();
  await saved;
  await page.getByText(/on the way/).waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  await page.reload();
  await expectTicked(page, [first, second]);
  await page.context().close();
});

it('loses, doubles and reverts no tick when responses of the server are lost', async () => {
  const network = await OddNetwork.open();
  const walker = await Walker.register(browser);
  const page = await walker.open(browser, { url: network.url });
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
  await page.context().close();
  await network.close();
});

it('reports a server that cannot be reached, on a device that believes it is online', async () => {
  const network = await OddNetwork.open();
  const walker = await Walker.register(browser);
  const page = await walker.open(browser, { url: network.url });
  await isInstalled(page);
  network.isCut = true;
  await step(page, first).check();
  await page.getByText(UNREACHABLE).waitFor();
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  network.isCut = false;
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await page.getByText('Progress saved', { exact: true }).waitFor();
  await walker.expectDone(page, [first]);
  await page.context().close();
  await network.close();
});

it('brings two devices and the server to the same state when both tick at the same moment', async () => {
  const walker = await Walker.register(browser);
  const [one, other] = await Promise.all([walker.open(browser), walker.open(browser, { width: 360 })]);
  await Promise.all([step(one, first).check(), step(other, second).check()]);
  await walker.expectDone(one, [first, second]);
  await Promise.all([one, other].map((page) => expectTicked(page, [first, second])));

  // Opposite changes of one step at once: either may win, the same everywhere.
  await Promise.all([step(one, first).uncheck(), step(other, third).check()]);
  await Promise.all([setStep(one, third, true), setStep(other, third, false)]);
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

it('resets every step on every device, and restores all of them with one click', async () => {
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

async function reset(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reset progress' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Start this roadmap over?' });
  await dialog.getByRole('button', { name: 'Reset progress' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Returns the action of a toast. Hovers over the toast, so that it stays open. */
async function offered(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name, exact: true });
  await button.hover();
  return button;
}

/** Sets a step that the other device may reset at the same moment. */
async function setStep(page: Page, title: string, isDone: boolean): Promise<void> {
  await step(page, title)
    .setChecked(isDone)
    .catch((error: Error) => {
      if (!error.message.includes('did not change its state')) throw error;
    });
}
