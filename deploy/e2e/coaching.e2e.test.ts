import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { Browser, Page } from 'playwright-core';
import { axe, launchBrowser, loginAs, newPage } from '../test/browser.ts';
import { overflow } from '../test/looks.ts';
import { logInOn, read, registerOn, tabTo } from './journey-scene.ts';
import { createRoadmap, franklin, generate, publish } from './story.ts';

let browser: Browser;
let drafted: Roadmap;

beforeAll(async () => {
  browser = await launchBrowser();
  const mentor = await newPage(browser);
  await loginAs(mentor, 'mentor');
  const id = await createRoadmap(mentor, `Coached virtues ${Date.now()}`);
  await mentor.getByLabel('Your story').fill(franklin);
  await generate(mentor);
  await publish(mentor);
  drafted = await read<Roadmap>(mentor, `/api/roadmaps/${id}`);
  await close(mentor);
});
afterAll(async () => {
  await browser?.close();
});

describe('coaching', () => {
  it('on a step is idle, adapting, then personalized for good, in the words of the mentor for that step', async () => {
    const page = await newPage(browser);
    const user = await registerOn(page);
    await openJourney(page);
    const step = drafted.stages[0]!.steps.find(({ evidence }) => evidence)!;
    let asked: unknown;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/ai-coaching', async (route) => {
      asked = route.request().postDataJSON();
      await held;
      await route.continue();
    });
    const start = page.getByRole('button', { name: `Get AI coaching: ${step.title}` });
    await tabTo(page, start);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Adapting...: ${step.title}` }).waitFor();
    letGo();
    const done = page.getByRole('button', { name: `Personalized: ${step.title}` });
    await done.waitFor({ timeout: 30_000 });
    expect(await done.isDisabled()).toBe(true);
    await page.getByText('AI Coaching Generated', { exact: true }).first().waitFor();
    expect(asked).toEqual({
      stepId: step.id,
      roadmapId: drafted.id,
      userContext: "I'm a beginner looking to get started with this step",
    });

    const [run] = await read<AiRun[]>(page, `/api/roadmaps/${drafted.id}/coachings`);
    expect(run).toMatchObject({ status: 'succeeded', stepId: step.id, engine: 'offline' });
    const { opening, actions, quote } = run!.coaching!;
    expect(step.evidence!.quote).toContain(quote!);
    const words = page.getByRole('region', { name: 'Your coaching' });
    for (const text of [opening, quote!, ...actions.map(({ title }) => title)]) {
      await words.getByText(text, { exact: true }).first().waitFor();
    }
    await words.getByText("Drafted offline from the mentor's words.").waitFor();

    await page.reload();
    await done.waitFor();
    const elsewhere = await newPage(browser, { width: 360, theme: 'dark' });
    await logInOn(elsewhere, user);
    await openJourney(elsewhere);
    await elsewhere.getByRole('region', { name: 'Your coaching' }).waitFor();
    expect(await overflow(elsewhere)).toBeLessThanOrEqual(0);
    expect(await axe(elsewhere)).toEqual([]);
    await close(page, elsewhere);
  });

  it('is closed where the stage is, and belongs to nobody without an account', async () => {
    const page = await newPage(browser);
    await openJourney(page);
    await page
      .getByRole('link', { name: /^Sign in to be coached: / })
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /^Get AI coaching/ }).count()).toBe(0);
    await registerOn(page);
    await page.getByRole('button', { name: /^Next milestone/ }).click();
    const { title } = drafted.stages[1]!.steps[0]!;
    const start = page.getByRole('button', { name: `Get AI coaching: ${title}` });
    await start.waitFor();
    expect(await start.isDisabled()).toBe(true);
    await close(page);
  });

  it('that cannot be had says so, and can be asked for again', async () => {
    const page = await newPage(browser);
    await registerOn(page);
    await openJourney(page);
    const { title } = drafted.stages[0]!.steps[0]!;
    await page.route('**/api/ai-coaching', (route) => route.abort());
    const start = page.getByRole('button', { name: `Get AI coaching: ${title}` });
    await start.click();
    await page.getByText('Coaching Unavailable', { exact: true }).first().waitFor();
    await page
      .getByText('Unable to generate personalized guidance right now.', { exact: true })
      .first()
      .waitFor();
    await page.unroute('**/api/ai-coaching');
    await start.click();
    await page.getByRole('button', { name: `Personalized: ${title}` }).waitFor({ timeout: 30_000 });
    await close(page);
  });
});

async function openJourney(page: Page): Promise<void> {
  await page.goto(`/roadmap/${drafted.id}?view=journey`);
  await page.getByRole('heading', { name: drafted.stages[0]!.title }).first().waitFor();
}

const close = (...pages: Page[]): Promise<unknown> =>
  Promise.all(pages.map((page) => page.context().close()));
