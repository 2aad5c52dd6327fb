import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, loginAs, newPage } from '../test/browser.ts';
import {
  createRoadmap,
  expectTrueDraft,
  fetchRoadmap,
  franklin,
  franklinPath,
  generate,
  publish,
} from './story.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

describe('a real story becomes a roadmap that somebody follows', () => {
  const title = `A year of small virtues ${Date.now()}`;
  let roadmapId: string;

  it('lets a mentor paste it, draft from it, edit the draft and publish it', async () => {
    const page = await mentorPage();
    roadmapId = await createRoadmap(page, title);
    await page.getByLabel('Your story').fill(franklin);
    await generate(page);
    await expectTrueDraft(page, await fetchRoadmap(page, roadmapId, 'draft'));

    await editFirstStage(page);
    await addStage(page);
    await moveUp(page, 'Keep the book by you');
    const drafted = await fetchRoadmap(page, roadmapId, 'draft');
    expect(drafted.status).toBe('draft');
    expect(drafted.stages[0]?.title).toBe('Name what you are after');
    expect(drafted.stages.at(-2)?.title).toBe('Keep the book by you');

    await publish(page);
    await page.context().close();
  });

  it('keeps a step what it was through the edit: its id and its evidence', async () => {
    const page = await newPage(browser);
    const { stages } = await fetchRoadmap(page, roadmapId);
    expect(stages[0]?.steps[0]).toMatchObject({
      title: 'Write down thirteen words',
      evidence: { quote: expect.any(String) },
    });
    await page.context().close();
  });

  it('can be read and walked without an account', async () => {
    const page = await newPage(browser);
    await page.goto(`/roadmap/${roadmapId}`);
    await page.getByRole('region', { name: 'Name what you are after' }).waitFor();
    await page.getByRole('checkbox').first().check();
    await page.getByText(/^1 of \d+ steps completed/).waitFor();
    await page.getByText("In the mentor's words").first().waitFor();
    await page.context().close();
  });

  it('is found by a learner, who completes the first stage and finds it again after a reload and on another device', async () => {
    const page = await newPage(browser);
    await loginAs(page, 'learner');
    await page.goto('/browse');
    await page.getByRole('searchbox', { name: 'Search roadmaps' }).fill(title);
    await page.getByRole('link', { name: `Start Journey: ${title}` }).click();
    const total = await completeFirstStage(page);

    await page.reload();
    await page.getByText(`${total} of`, { exact: false }).first().waitFor();
    await expectFirstStageDone(page, total);

    const elsewhere = await newPage(browser, { width: 360, theme: 'dark' });
    await loginAs(elsewhere, 'learner');
    await elsewhere.goto(`/roadmap/${roadmapId}`);
    await expectFirstStageDone(elsewhere, total);
    await Promise.all([page.context().close(), elsewhere.context().close()]);
  });
});

describe('the same story as a file', () => {
  it('is uploaded, read, and drafted from', async () => {
    const page = await mentorPage();
    const id = await createRoadmap(page, `Virtues from a file ${Date.now()}`);
    await page.getByLabel('Choose files').last().setInputFiles(franklinPath);
    await page
      .getByRole('region', { name: 'Kept so far' })
      .getByText(/^[\d,]+ words$/)
      .waitFor();
    await generate(page);
    const roadmap = await fetchRoadmap(page, id, 'draft');
    await expectTrueDraft(page, roadmap);
    await publish(page);
    await page.context().close();
  });
});

describe('too little to draft from', () => {
  it('is refused with words that say what is missing, and changes nothing', async () => {
    const page = await mentorPage();
    const id = await createRoadmap(page, `Three words ${Date.now()}`);
    await page.getByLabel('Your story').fill('I got better.');
    await page.getByRole('button', { name: 'Generate Roadmap with AI' }).click();
    await page.getByText('AI Generation Unavailable').first().waitFor({ timeout: 30_000 });
    expect((await fetchRoadmap(page, id, 'draft')).stages).toEqual([]);
    await page.context().close();
  });
});

describe('stages that stand already', () => {
  it('are never replaced without the word of the mentor', async () => {
    const page = await mentorPage();
    const id = await createRoadmap(page, `Mine stays ${Date.now()}`);
    await addStage(page);
    await page.getByLabel('Your story').fill(franklin);
    await page.getByRole('button', { name: 'Generate Roadmap with AI' }).click();
    await page.getByText(/A new draft is waiting/).waitFor({ timeout: 60_000 });
    expect((await fetchRoadmap(page, id, 'draft')).stages.map((stage) => stage.title)).toEqual([
      'Keep the book by you',
    ]);

    await page.reload();
    await page.getByRole('button', { name: 'Add all after mine' }).click();
    await page.getByRole('region', { name: /^Stage 5:/ }).waitFor();
    expect((await fetchRoadmap(page, id, 'draft')).stages[0]?.title).toBe('Keep the book by you');
    await page.context().close();
  });
});

async function mentorPage(): Promise<Page> {
  const page = await newPage(browser);
  await loginAs(page, 'mentor');
  return page;
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

async function addStage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Stage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Stage' });
  await dialog.getByRole('button', { name: 'Save stage' }).click();
  await dialog.getByText('Please enter a stage title.').waitFor();
  await dialog.getByLabel('Stage title').fill('Keep the book by you');
  await dialog.getByLabel('Action').fill('Carry the little book for a week');
  await dialog.getByRole('button', { name: 'Save stage' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function moveUp(page: Page, stage: string): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('/order') && response.ok());
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
