// guarantees: A note on a step: read by its learner only, in no prompt, never overwritten unseen, kept through edits
// guarantees: The first or current step is in view at 1280×800, and no heading is cut by the navigation
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { LATER_STEP, STEPS, step, Walker } from './walker.ts';

const [first, second] = STEPS;
const PHONE = { width: 360, height: 740 };
const NO_WORKER = { serviceWorker: false };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const button = (page: Page, name: string) => page.getByRole('button', { name });
const note = (page: Page) => page.getByLabel('Your note', { exact: true });
/** Whether the step is above the bar at the foot of the window. */
const isInView = (page: Page, title: string): Promise<void> =>
  eventually(async () => {
    const [box, bar] = [
      await step(page, title).boundingBox(),
      await page.getByRole('complementary', { name: 'Where you are' }).boundingBox(),
    ];
    expect(box && bar && box.y > 0 && box.y + box.height < bar.y).toBe(true);
  });

/** The headings that the navigation covers in part. */
async function cutHeadings(page: Page): Promise<string[]> {
  const navigation = await page.getByRole('banner').boundingBox();
  const cut: string[] = [];
  for (const heading of await page.getByRole('heading').all()) {
    const box = await heading.boundingBox();
    const isSeen = box !== null && box.height > 1;
    const bottom = navigation!.y + navigation!.height;
    if (isSeen && box.y < bottom && box.y + box.height > bottom)
      cut.push((await heading.textContent()) ?? '');
  }
  return cut;
}

it('shows the first step without scrolling, and the current step to learners who have begun', async () => {
  const page = await newPage(browser);
  for (const view of ['journey', 'traditional']) {
    await page.goto(`/roadmap/roadmap1?view=${view}`);
    await isInView(page, first);
    expect(await page.evaluate('scrollY')).toBe(0);
  }
  await page.context().close();
  const walker = await Walker.register(browser);
  const own = await walker.open(browser, NO_WORKER);
  for (const title of [first, second]) await step(own, title).check();
  await walker.expectDone(own, [first, second]);
  for (const view of ['journey', 'traditional']) {
    await own.goto(`/roadmap/roadmap1?view=${view}`);
    await isInView(own, STEPS[2]);
    expect(await cutHeadings(own)).toEqual([]);
  }
  // The third step of the second stage is below the fold of the map.
  for (const title of [STEPS[2], LATER_STEP, 'Plan no more than the number pays for']) {
    await step(own, title).check();
    await step(own, title).and(own.locator(':checked')).waitFor();
  }
  await own.getByText('5 of 17 steps completed').waitFor();
  await own.goto('/roadmap/roadmap1?view=journey');
  await isInView(own, 'Choose the walk for your worst days');
  expect(await cutHeadings(own)).toEqual([]);
  const title = await own.getByRole('heading', { level: 1 }).boundingBox();
  expect(title!.y).toBeGreaterThan(64);
  await own.context().close();
});

it('keeps a note on a step over a reload and on a phone, and a reminder until the step is done', async () => {
  const walker = await Walker.register(browser);
  const page = await walker.open(browser, NO_WORKER);
  await button(page, `Write a note: ${first}`).click();
  await note(page).fill('The back of an envelope.');
  await page.getByText('Saved.', { exact: true }).waitFor();
  await page.reload();
  await button(page, `Your note: ${first}`).waitFor();

  await button(page, `Remind me: ${first}`).click();
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day', { exact: true }).fill(date);
  await page.getByLabel('Time', { exact: true }).fill('18:30');
  await button(page, 'Save reminder').click();
  const reminder = page.getByRole('button', { name: `: Reminder of ${first}` });
  await reminder.click();
  const link = page.getByRole('link', { name: 'Add it to your calendar' });
  const file = await page.request.get((await link.getAttribute('href'))!);
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain(`SUMMARY:${first}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const phone = await walker.open(browser, { ...PHONE, ...NO_WORKER });
  await button(phone, `Your note: ${first}`).click();
  expect(await note(phone).inputValue()).toBe('The back of an envelope.');
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await phone.context().close();

  await step(page, first).check();
  await walker.expectDone(page, [first]);
  await reminder.waitFor({ state: 'detached' });
  await page.context().close();
});

it('opens a shared step at its address, also for a visitor on a phone', async () => {
  const walker = await Walker.register(browser);
  const page = await walker.open(browser, NO_WORKER);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Tab');
  const more = button(page, `More: ${second}`);
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Share this step' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Link copied', { exact: true }).waitFor();
  const text = (await page.evaluate('navigator.clipboard.readText()')) as string;
  const address = new URL(text.slice(text.indexOf('http')));
  await page.context().close();

  for (const view of ['journey', 'traditional']) {
    const visitor = await newPage(browser, PHONE);
    await visitor.goto(`${address.pathname}${address.search}&view=${view}`);
    await isInView(visitor, second);
    await eventually(async () =>
      expect(await visitor.evaluate('document.activeElement.id')).toBe('step-roadmap1-stage1-step2'),
    );
    await visitor.context().close();
  }
});
