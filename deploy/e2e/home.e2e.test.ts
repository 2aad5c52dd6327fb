// guarantees: The home page takes one click to the step, and appears without a layout shift
// guarantees: Thanks: only after the last step, once per learner and roadmap, one notice, gone from Waymark when removed
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { newLearnerOn } from './booking-screens.ts';
import { draftOf, hasFocus, read, send } from './journey-scene.ts';
import { newMentorOn } from './people.ts';
import { isInstalled } from './walker.ts';

const STAGES = ['Set one clock', 'Leave the house', 'Keep one promise'];
const LINE = 'The second clock held me.';

let browser: Browser;
let mentor: Page;
let roadmapId: string;
let steps: { id: string; title: string }[];
beforeAll(async () => {
  browser = await launchBrowser();
  ({ page: mentor } = await newMentorOn(browser));
  const stages = STAGES.map((title) => ({ title, steps: [`Begin: ${title}`, `Finish: ${title}`] }));
  roadmapId = (await draftOf(mentor, 'On time', stages)).id;
  await send(mentor, 'PATCH', `/api/roadmaps/${roadmapId}/publish`);
  const roadmap = await read<Roadmap>(mentor, `/api/roadmaps/${roadmapId}`);
  steps = roadmap.stages.flatMap((stage) => stage.steps);
});
afterAll(async () => {
  await browser?.close();
});

const tick = (page: Page, index: number) =>
  send(page, 'PATCH', '/api/progress', { roadmapId, stepId: steps[index]!.id, completed: true });
const heading = (page: Page, name: string | RegExp, level?: number) =>
  page.getByRole('heading', { name, level });

/** Runs before the page's scripts: adds up the layout shifts of the page. */
const SHIFTS = `window.shifts = 0; new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifts += shift.value;
}).observe({ type: 'layout-shift', buffered: true });`;

it.each(['traditional', 'journey'])(
  'takes one click from the home page to the step, whose stage was folded, in the %s view',
  async (view) => {
    const { page } = await newLearnerOn(browser);
    // The next step is in the third stage, which the page folds at first.
    for (const index of [0, 1, 2, 3]) await tick(page, index);
    await page.evaluate(`localStorage.setItem('roadmap_view', '${view}')`);
    await page.goto('/');
    let clicks = 0;
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    clicks += 1;
    const box = page.getByRole('checkbox', { name: steps[4]!.title });
    await eventually(async () => expect(await hasFocus(box)).toBe(true));
    expect(clicks).toBe(1);
    expect(new URL(page.url()).searchParams.get('step')).toBe(steps[4]!.id);
    const { y, height } = (await box.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(page.viewportSize()!.height);
    await page.context().close();
  },
);

it('has the home page in its HTML for its user, without a layout shift, not for visitors', async () => {
  const { page } = await newLearnerOn(browser);
  await tick(page, 0);
  await page.goto('/');
  await heading(page, 'On time', 2).waitFor();
  await page.addInitScript(SHIFTS);
  // Only the document, as the browser shows it before any script of the product has loaded.
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
  scripts.resolve();
  await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'How are you today?' }).waitFor();
  expect(await page.evaluate('window.shifts')).toBeLessThanOrEqual(0.02);
  await page.context().close();

  const visitor = await newPage(browser);
  await visitor.goto('/');
  await visitor.locator('article').first().waitFor();
  expect(await visitor.getByRole('heading', { name: 'Your roadmaps' }).count()).toBe(0);
  await visitor.context().close();
});

it('shows the last copy of the home page offline, with its time', async () => {
  const { page, id } = await newLearnerOn(browser, { serviceWorker: true });
  await tick(page, 0);
  await page.goto('/');
  await isInstalled(page);
  await page.reload();
  const next = page.getByRole('link', { name: 'Continue', exact: true });
  await next.waitFor();
  await eventually(async () =>
    expect(
      await page.evaluate(`caches.match('/api/home', { cacheName: 'waymark-data-${id}' }).then(Boolean)`),
    ).toBe(true),
  );
  await page.context().setOffline(true);
  await page.reload();
  await next.waitFor();
  await page.getByText(/^Saved at /).waitFor();
  await page.context().close();
});

it('updates the home page after a tick elsewhere, and links to the end once every step is ticked', async () => {
  const { page } = await newLearnerOn(browser);
  await tick(page, 0);
  await page.goto('/');
  await heading(page, steps[1]!.title).waitFor();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/favicon.svg');
  await tick(elsewhere, 1);
  await heading(page, steps[2]!.title).waitFor();
  for (const index of [2, 3, 4, 5]) await tick(elsewhere, index);
  await page.getByRole('link', { name: 'Look back' }).click();
  await heading(page, 'On time', 1).waitFor();
  await page.context().close();
});

it('walks from the last tick to thanks that the mentor gets, and a certificate that a visitor verifies', async () => {
  const { page } = await newLearnerOn(browser);
  for (const index of [0, 1, 2]) await tick(page, index);
  await page.goto(`/roadmap/${roadmapId}/done`);
  await page.waitForURL(`**/roadmap/${roadmapId}`);
  await page.goto(`/roadmap/${roadmapId}?view=traditional&step=${steps[3]!.id}`);
  const box = (index: number) => page.getByRole('checkbox', { name: steps[index]!.title });
  await box(3).check();
  await page.getByText('Stage 2 of 3 done.').waitFor();
  await page.keyboard.press('n');
  await eventually(async () => expect(await hasFocus(box(4))).toBe(true));
  await box(4).check();
  // The last tick opens another page.
  await box(5).click();
  await page.waitForURL(`**/roadmap/${roadmapId}/done`);
  await heading(page, 'On time', 1).waitFor();
  await eventually(async () => expect(await hasFocus(page.locator('#main'))).toBe(true));
  const walked = page.getByRole('region', { name: 'What you did' });
  await walked.getByText('Every step with its day').click();
  await walked.getByText(steps[5]!.title).waitFor();
  expect(await walked.locator('time').count()).toBe(6);

  await page.getByLabel('Your thanks').fill(LINE);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await heading(page, /^You thanked /).waitFor();
  await mentor.goto('/#thanks');
  await mentor.getByText(LINE).waitFor();
  await eventually(async () => {
    const notices = await read<{ kind: string }[]>(mentor, '/api/notifications');
    expect(notices.map(({ kind }) => kind)).toContain('thanks-given');
  });

  await page.getByLabel('Name to show').fill('Lena B.');
  await page.getByRole('button', { name: 'Make a certificate' }).click();
  await heading(page, 'Lena B.', 1).waitFor();
  const address = page.url();
  const visitor = await newPage(browser);
  const response = await visitor.goto(address);
  expect(await response!.text()).toContain('<meta name="robots" content="noindex');
  await heading(visitor, 'Lena B.', 1).waitFor();
  await visitor.getByText('6 steps in 3 stages').waitFor();
  expect(await visitor.getByRole('button', { name: 'Withdraw' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await heading(page, 'This certificate was withdrawn').waitFor();
  await visitor.reload();
  await heading(visitor, 'This certificate was withdrawn').waitFor();
  expect(await visitor.getByText('Lena B.').count()).toBe(0);
  await Promise.all([page, visitor].map((one) => one.context().close()));
  expect(address).toContain(e2e().url);
});
