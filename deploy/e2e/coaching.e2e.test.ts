import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { newLearnerOn } from './booking-screens.ts';
import { logInOn, read, tabTo } from './journey-scene.ts';
import { newMentorOn } from './people.ts';
import { createRoadmap, franklin, generate, publishUnread } from './story.ts';

let browser: Browser;
let drafted: Roadmap;

beforeAll(async () => {
  browser = await launchBrowser();
  const { page: mentor } = await newMentorOn(browser);
  const id = await createRoadmap(mentor, 'Coached virtues');
  await mentor.getByLabel('Your story').fill(franklin);
  await generate(mentor);
  await publishUnread(mentor);
  drafted = await read<Roadmap>(mentor, `/api/roadmaps/${id}`);
  await mentor.context().close();
});
afterAll(async () => {
  await browser?.close();
});

it('replies to a learner at a step in the words of its mentor, by keyboard, on every device', async () => {
  const learner = await newLearnerOn(browser);
  const { page } = learner;
  await openJourney(page);
  const step = drafted.stages[0]!.steps.find(({ evidence }) => evidence)!;
  const { name } = drafted.mentor;
  await tabTo(page, page.getByRole('button', { name: `Look in ${name}’s story: ${step.title}` }));
  await page.keyboard.press('Enter');
  const found = (on: Page) => on.getByRole('region', { name: `From ${name}’s story` });
  await found(page).waitFor({ timeout: 60_000 });

  const [run] = await read<AiRun[]>(page, `/api/roadmaps/${drafted.id}/coachings`);
  expect(run).toMatchObject({ status: 'succeeded', stepId: step.id, engine: 'offline' });
  const { actions, questions, passages } = run!.coaching!;
  expect([actions, questions]).toEqual([[], []]);
  expect(passages[0]!.step!.id).toBe(step.id);
  for (const { text } of passages) await found(page).getByText(text, { exact: true }).waitFor();

  const elsewhere = await newPage(browser);
  await logInOn(elsewhere, learner);
  await openJourney(elsewhere);
  await found(elsewhere).getByText(passages[0]!.text, { exact: true }).waitFor();
  await Promise.all([page, elsewhere].map((one) => one.context().close()));
});

it('finds the words of a mentor for a question, with the step that came from them', async () => {
  const { page } = await newLearnerOn(browser);
  await openJourney(page);
  await page.getByLabel('Your question').fill('How did you rule the pages of your little book?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const answer = page.getByRole('region', { name: /^From .+’s story$/ });
  await answer.getByText(/seven columns/).waitFor();
  await answer
    .getByRole('button', { name: /^From step/ })
    .first()
    .click();
  await page.locator('[data-step]:focus-within, [data-step]:focus').waitFor();

  await page.getByLabel('Your question').fill('Which tomatoes grow on a balcony?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByRole('region', { name: /did not write about this here/ }).waitFor();
  await page.context().close();
});

async function openJourney(page: Page): Promise<void> {
  await page.goto(`/roadmap/${drafted.id}?view=journey`);
  await page.getByRole('heading', { name: drafted.stages[0]!.title }).first().waitFor();
}
