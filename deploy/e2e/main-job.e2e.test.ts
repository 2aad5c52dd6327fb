import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { newLearnerOn } from './booking-screens.ts';
import { logInOn } from './journey-scene.ts';
import { newMentorOn } from './people.ts';
import {
  addStage,
  createRoadmap,
  expectTrueDraft,
  fetchRoadmap,
  franklin,
  franklinPath,
  generate,
  keepAll,
  keepEach,
  publish,
} from './story.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('turns a pasted story into a roadmap that a learner finds and follows on every device', async () => {
  const { page: mentor, username } = await newMentorOn(browser);
  const title = `A year of small virtues by ${username}`;
  const roadmapId = await createRoadmap(mentor, title);
  await mentor.getByLabel('Your story').fill(franklin);
  await expectInView(mentor, 'Generate Roadmap with AI');
  await generate(mentor);
  await expectTrueDraft(mentor, await fetchRoadmap(mentor, roadmapId, 'draft'));
  await editFirstStage(mentor);
  await addStage(mentor, 'Keep the book by you');
  await moveUp(mentor, 'Keep the book by you');
  const drafted = await fetchRoadmap(mentor, roadmapId, 'draft');
  expect(drafted.stages.at(-2)?.title).toBe('Keep the book by you');
  await keepAll(mentor);
  await publish(mentor);

  // Without an account.
  const visitor = await newPage(browser, { serviceWorker: true });
  await visitor.goto(`/roadmap/${roadmapId}`);
  await visitor.getByRole('region', { name: 'Name what you are after' }).waitFor();
  await visitor.getByRole('checkbox').first().check();
  await visitor.getByText(/^1 of \d+ steps completed/).waitFor();
  await visitor
    .getByText(/^In .+’s words$/)
    .first()
    .waitFor();
  const { stages } = await fetchRoadmap(visitor, roadmapId);
  expect(stages[0]).toMatchObject({ id: drafted.stages[0]!.id, title: 'Name what you are after' });
  expect(stages[0]!.steps[0]).toMatchObject({
    title: 'Write down thirteen words',
    evidence: { quote: expect.any(String) },
  });

  const learner = await newLearnerOn(browser);
  const { page } = learner;
  await page.goto('/browse');
  // Cards move when the results come.
  const found = page.waitForResponse((response) => /\/api\/roadmaps\?.*\bq=/.test(response.url()));
  await page.getByRole('searchbox', { name: 'Search roadmaps' }).fill(title);
  await found;
  const first = page.getByRole('main').getByRole('article').first();
  await first.getByRole('link', { name: `Start Journey: ${title}` }).click();
  const total = await completeFirstStage(page);
  await page.reload();
  await expectFirstStageDone(page, total);
  const elsewhere = await newPage(browser);
  await logInOn(elsewhere, learner);
  await elsewhere.goto(`/roadmap/${roadmapId}`);
  await expectFirstStageDone(elsewhere, total);
  await Promise.all([mentor, visitor, page, elsewhere].map((one) => one.context().close()));
});

it('drafts from a story that is uploaded as a file, and keeps the stages of the mentor beside the draft', async () => {
  const { page } = await newMentorOn(browser);
  const id = await createRoadmap(page, 'Virtues from a file');
  await addStage(page, 'Mine stays');
  await page.getByRole('tab', { name: 'Photos' }).click();
  await page.getByLabel('Choose files').last().setInputFiles(franklinPath);
  await page
    .getByRole('list', { name: 'Photos, videos and documents' })
    .getByText(/^[\d,]+ words$/)
    .waitFor();
  await page.getByRole('button', { name: 'Generate Roadmap with AI' }).click();
  await page.getByText(/A new draft is waiting/).waitFor({ timeout: 60_000 });
  expect((await fetchRoadmap(page, id, 'draft')).stages.map(({ title }) => title)).toEqual(['Mine stays']);
  await page.reload();
  await page.getByRole('button', { name: 'Add all after mine' }).click();
  await page.getByRole('region', { name: /^Stage 5:/ }).waitFor();
  const [mine, ...drafted] = (await fetchRoadmap(page, id, 'draft')).stages;
  expect(mine!.title).toBe('Mine stays');
  await expectTrueDraft(page, { stages: drafted });
  await page.context().close();
});

it('takes at most 25 presses from a written story to a published roadmap', async () => {
  const { page } = await newMentorOn(browser);
  await page.goto('/mentor/roadmaps#tell');
  let presses = 0;
  const press = async (button: Locator): Promise<void> => {
    presses += 1;
    await button.click();
  };
  const box = page.getByLabel('Write or paste it');
  await eventually(async () => expect(await box.evaluate((it) => it.matches(':focus'))).toBe(true));
  presses += 1;
  await box.fill(franklin);
  await press(page.getByRole('button', { name: 'Continue' }));
  const name = page.getByRole('region', { name: 'Give it a name' });
  await press(name.getByRole('group', { name: 'Suggested from your story' }).getByRole('button').first());
  const category = name.getByLabel('Category');
  if ((await category.inputValue()) === '') {
    presses += 2;
    await category.selectOption({ label: 'Life Skills' });
  }
  await press(name.getByRole('button', { name: 'Save the name' }));
  await name.waitFor({ state: 'detached' });
  presses += 1;
  await generate(page);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const { stages } = await fetchRoadmap(page, id, 'draft');
  await press(page.getByRole('link', { name: 'Review', exact: true }));
  // A key for each step.
  presses += stages.flatMap(({ steps }) => steps).length;
  await keepEach(page);
  await press(page.getByRole('button', { name: 'Publish…' }));
  const dialog = page.getByRole('dialog', { name: /^Publish/ });
  await press(dialog.getByRole('button', { name: /^Publish/ }));
  await page.getByRole('heading', { name: 'It is live' }).waitFor();
  expect(presses).toBeLessThanOrEqual(25);
  await page.context().close();
});

it('refuses a story too short to draft from, and changes nothing', async () => {
  const { page } = await newMentorOn(browser);
  const id = await createRoadmap(page, 'Three words');
  await page.getByLabel('Your story').fill('I got better.');
  await page.getByRole('button', { name: 'Generate Roadmap with AI' }).click();
  await page.getByText('AI Generation Unavailable').first().waitFor({ timeout: 60_000 });
  expect((await fetchRoadmap(page, id, 'draft')).stages).toEqual([]);
  await page.context().close();
});

/** The button is in the window without scrolling. */
async function expectInView(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox();
  expect(box!.y).toBeGreaterThan(0);
  expect(box!.y + box!.height).toBeLessThan(page.viewportSize()!.height);
}

async function editFirstStage(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: /^Stage 1:/ })
    .getByRole('button', { name: /^Edit / })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Stage' });
  await dialog.getByLabel('Stage title').fill('Name what you are after');
  await dialog.getByLabel('Action').first().fill('Write down thirteen words');
  await dialog.getByRole('button', { name: 'Save stage' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function moveUp(page: Page, stage: string): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('/order') && response.ok());
  // A toast may lie above the button, and stays while the pointer is on it.
  await page.mouse.move(0, 0);
  await eventually(async () => expect(await page.locator('.anim-toast').count()).toBe(0));
  await page.getByRole('button', { name: `Move ${stage} up` }).click();
  await saved;
}

async function completeFirstStage(page: Page): Promise<number> {
  const stage = page.getByRole('region', { name: 'Name what you are after' });
  await stage.waitFor();
  const steps = stage.getByRole('checkbox');
  const total = await steps.count();
  for (let index = 0; index < total; index += 1) {
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/progress') && response.ok(),
    );
    await steps.nth(index).check();
    await saved;
  }
  return total;
}

async function expectFirstStageDone(page: Page, total: number): Promise<void> {
  const stage = page.getByRole('region', { name: 'Name what you are after' });
  await stage.getByText('Completed', { exact: true }).waitFor();
  expect(await stage.getByRole('checkbox', { checked: true }).count()).toBe(total);
  expect(
    await page
      .getByRole('progressbar', { name: 'Your progress on this roadmap' })
      .getAttribute('aria-valuenow'),
  ).not.toBe('0');
}
