import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { FAKE_MICROPHONE, launchBrowser, loginAs, newPage } from '../test/browser.ts';
import { createRoadmap, fetchRoadmap, franklin, generate, publish, recordedFor } from './story.ts';

let browser: Browser;
let mentor: Page;
let learner: Page;

beforeAll(async () => {
  browser = await launchBrowser(FAKE_MICROPHONE);
  mentor = await newPage(browser);
  await loginAs(mentor, 'mentor');
  learner = await newPage(browser);
  await loginAs(learner, 'learner');
});
afterAll(async () => {
  await browser?.close();
});

describe('from a recording to a learner who hears it', () => {
  const title = `Heard on the way ${Date.now()}`;
  let id: string;

  it('says what is missing before there is anything to publish, and leads there', async () => {
    id = await createRoadmap(mentor, title);
    await mentor.getByRole('button', { name: 'Publish Roadmap' }).click();
    const dialog = mentor.getByRole('dialog', { name: 'Not ready to publish' });
    await dialog.getByText('Add at least one stage with a step.').waitFor();
    expect(await dialog.getByRole('button', { name: /^Publish/ }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Add Stage' }).click();
    await writeStage(mentor, 'Open the post', 'Open one envelope a day');
  });

  it('puts a recording, a note and a photo on a stage', async () => {
    await record(mentor, 'What I would tell you');
    await mentor
      .getByLabel('Choose files')
      .last()
      .setInputFiles({ name: 'drawer.png', mimeType: 'image/png', buffer: PHOTO });
    await kept(mentor, 'drawer.png').waitFor();

    await mentor.getByRole('button', { name: 'Edit Open the post' }).click();
    const dialog = mentor.getByRole('dialog', { name: 'Edit Stage' });
    await dialog.getByLabel('Note').fill('You are not the sum on that letter.');
    await dialog.getByLabel('Voice clip').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: /^Play What I would tell you/ }).waitFor();
    await dialog.getByLabel('Choose a file to show').selectOption({ label: 'drawer.png' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByLabel('Title', { exact: true }).fill('The drawer');
    await dialog.getByRole('button', { name: 'Save stage' }).click();
    await dialog.waitFor({ state: 'detached' });

    const stage = mentor.getByRole('region', { name: 'Stage 1: Open the post' });
    await stage.getByText('1 thing to show').waitFor();
    await stage.getByText(/^Voice/).waitFor();
    const [saved] = (await fetchRoadmap(mentor, id, 'draft')).stages;
    expect(saved).toMatchObject({
      mentorNote: 'You are not the sum on that letter.',
      artifacts: [{ type: 'photo', title: 'The drawer' }],
    });
  });

  it('shows the draft as a learner would see it, with a way back', async () => {
    await mentor.getByRole('link', { name: 'Preview' }).click();
    await mentor.getByText('Preview: only you see this').waitFor();
    await mentor.getByText('You are not the sum on that letter.').first().waitFor();
    await mentor.getByRole('link', { name: 'Back to the Studio' }).click();
    await mentor.getByRole('heading', { name: 'Stage Builder' }).waitFor();
  });

  it('is published, and a learner hears the mentor', async () => {
    await publish(mentor);
    await mentor.getByText('Roadmap Published').first().waitFor();
    await mentor.getByText(/^Version 1 · published/).waitFor();
    await learner.goto(`/roadmap/${id}?view=journey`);
    await learner.getByText('You are not the sum on that letter.').first().waitFor();
    await learner.getByRole('button', { name: /^Play .*“Open the post”$/ }).click();
    await learner.getByRole('button', { name: /^Pause .*“Open the post”$/ }).waitFor();
    const heard = 'Math.max(0, ...[...document.querySelectorAll("audio")].map((one) => one.currentTime))';
    await eventually(async () => expect(await learner.evaluate<number>(heard)).toBeGreaterThan(0.2));
  });

  it('can be taken back, and is published again', async () => {
    await more(mentor, 'Unpublish');
    await mentor.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
    await mentor.getByText('Draft', { exact: true }).first().waitFor();
    await isGone(learner, `/api/roadmaps/${id}`);
    await publish(mentor);
  });
});

describe('edits after publishing', () => {
  let id: string;

  it('are seen by nobody before they are published, and told once afterwards', async () => {
    id = await publishedWith(['Open the post', 'Count what comes in']);
    await follow(id);

    await mentor.getByRole('button', { name: 'Edit Count what comes in' }).click();
    const dialog = mentor.getByRole('dialog', { name: 'Edit Stage' });
    await dialog.getByLabel('Action').first().fill('Write down what comes in');
    await dialog.getByRole('button', { name: 'Add step' }).click();
    await dialog.getByLabel('Action').nth(1).fill('Ask for the missing slip');
    await dialog.getByRole('button', { name: 'Save stage' }).click();
    await mentor.getByText('Unpublished changes').waitFor();
    expect(titlesOf(await fetchRoadmap(learner, id))).not.toContain('Ask for the missing slip');
    await learner.goto(`/roadmap/${id}?view=traditional`);
    await learner.getByText('Step of Count what comes in').first().waitFor();
    expect(await learner.getByText('Ask for the missing slip').count()).toBe(0);

    await mentor.getByRole('button', { name: 'Publish changes' }).click();
    const ask = mentor.getByRole('dialog', { name: 'Publish changes' });
    await ask.getByText('What learners are told').waitFor();
    await ask.getByText('Ask for the missing slip').waitFor();
    await ask.getByText('Write down what comes in').waitFor();
    await ask.getByRole('button', { name: 'Publish changes' }).click();
    await mentor.getByText(/^Version 2 · published/).waitFor();
    expect(await mentor.getByText('Unpublished changes').count()).toBe(0);

    await eventually(async () =>
      expect(titlesOf(await fetchRoadmap(learner, id))).toContain('Ask for the missing slip'),
    );
    await learner.reload();
    const news = learner.getByRole('region', { name: 'What is new on this trail' });
    await news.getByText('Ask for the missing slip').waitFor();
    await news.getByText('Write down what comes in').waitFor();
    await news.getByRole('button', { name: 'Got it' }).click();
    await news.waitFor({ state: 'detached' });
    await learner.reload();
    await learner.getByText('Ask for the missing slip').first().waitFor();
    expect(await news.count()).toBe(0);
  });

  it('stand in the list of what was published when', async () => {
    await more(mentor, 'Published versions');
    const dialog = mentor.getByRole('dialog', { name: 'Published versions' });
    await dialog.getByText('Version 2').waitFor();
    await dialog.getByText('Steps: 1 new, 1 changed.').waitFor();
    await dialog.getByText('Version 1').waitFor();
    await mentor.keyboard.press('Escape');
  });

  it('a roadmap that people follow is archived instead of deleted: it stays for them alone', async () => {
    await more(mentor, 'Archive roadmap');
    const ask = mentor.getByRole('alertdialog');
    await ask.getByText('1 person follows it, so it is not deleted').waitFor();
    await ask.getByRole('button', { name: 'Archive roadmap' }).click();
    await mentor.getByRole('region', { name: 'Archived' }).waitFor();

    expect((await learner.request.get(`/api/roadmaps/${id}`)).status()).toBe(200);
    const stranger = await newPage(browser);
    await stranger.goto('/');
    await isGone(stranger, `/api/roadmaps/${id}`);
    await stranger.context().close();

    await mentor.goto(`/mentor?roadmap=${id}`);
    await publish(mentor);
  });

  it('one that nobody follows is deleted', async () => {
    const lonely = await publishedWith(['Alone']);
    await more(mentor, 'Delete roadmap');
    await mentor.getByRole('alertdialog').getByText('Nobody follows it.').waitFor();
    await mentor.getByRole('button', { name: 'Delete roadmap' }).click();
    await mentor.getByText('Roadmap deleted').first().waitFor();
    await isGone(mentor, `/api/roadmaps/${lonely}?version=draft`);
  });
});

describe('a new draft beside stages that people walk', () => {
  it('is taken stage by stage, and who has completed a step that lives on has still completed it', async () => {
    const id = await createRoadmap(mentor, `Virtues again ${Date.now()}`);
    await mentor.getByLabel('Your story').fill(franklin);
    await generate(mentor);
    await publish(mentor);
    const before = await fetchRoadmap(learner, id);
    const [first, second] = before.stages as [Stage, Stage];
    await follow(id);
    const ticked = first.steps.map(({ id: stepId }) => stepId);
    for (const stepId of ticked)
      await send(learner, 'PATCH', '/api/progress', { stepId, roadmapId: id, completed: true });

    await rename(first.title, 'My own beginning');
    await rename(second.title, 'My own second stage');
    await mentor.getByRole('button', { name: 'Generate Roadmap with AI' }).click();
    await mentor.getByRole('button', { name: 'Compare with my stages' }).click({ timeout: 60_000 });
    const review = mentor.getByRole('dialog', { name: 'Your stages and the new draft' });
    const mine = review.getByRole('region', { name: /My own beginning/ });
    await mine.getByText('You edited this').waitFor();
    await mine.getByText(first.title).waitFor();
    await mine.getByText('Take', { exact: true }).click();
    await review.getByText('1 stage taken.').waitFor();
    await review.getByRole('button', { name: 'Apply choices' }).click();
    await review.waitFor({ state: 'detached' });
    await mentor.getByRole('heading', { name: first.title }).waitFor();

    const draft = await fetchRoadmap(mentor, id, 'draft');
    expect(draft.stages.map(({ title }) => title)).toContain('My own second stage');
    expect(draft.stages[0]).toMatchObject({ id: first.id, title: first.title });
    await publish(mentor);
    const after = await eventually(async () => {
      const now = await fetchRoadmap(learner, id);
      expect(now.stages.map(({ title }) => title)).toContain('My own second stage');
      return now;
    });
    expect(after.stages[0]!.steps.map(({ id: stepId }) => stepId)).toEqual(ticked);
    const progress = await progressOf(learner, id);
    expect(ticked.every((stepId) => progress.progress[stepId])).toBe(true);
  });

  it('compares again, and keeps the choices, when the stages were changed in another window meanwhile', async () => {
    const id = await publishedWith(['Mine stays']);
    await mentor.getByLabel('Your story').fill(franklin);
    await mentor.getByRole('button', { name: 'Generate Roadmap with AI' }).click();
    await mentor.getByRole('button', { name: 'Compare with my stages' }).click({ timeout: 60_000 });
    const review = mentor.getByRole('dialog', { name: 'Your stages and the new draft' });
    await review.getByText('Take', { exact: true }).first().click();
    const { revision, stages } = await fetchRoadmap(mentor, id, 'draft');
    await send(mentor, 'PATCH', `/api/roadmaps/${id}`, { title: `Renamed ${Date.now()}`, revision });
    await review.getByRole('button', { name: 'Apply choices' }).click();
    await mentor.getByText('Your stages have changed meanwhile').first().waitFor();
    await review.getByText('1 stage taken.').waitFor();
    await review.getByRole('button', { name: 'Apply choices' }).click();
    await review.waitFor({ state: 'detached' });
    expect((await fetchRoadmap(mentor, id, 'draft')).stages).toHaveLength(stages.length + 1);
  });
});

async function writeStage(page: Page, title: string, step: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add Stage' });
  await dialog.getByLabel('Stage title').fill(title);
  await dialog.getByLabel('Action').fill(step);
  await dialog.getByRole('button', { name: 'Save stage' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** A published roadmap with these stages of one step each, open in the mentor's Studio. */
async function publishedWith(stages: string[]): Promise<string> {
  const id = await createRoadmap(mentor, `${stages[0]} ${Date.now()}`);
  for (const title of stages) {
    const body = { title, steps: [{ title: `Step of ${title}` }], mentorNote: 'I was here.' };
    await send(mentor, 'POST', `/api/roadmaps/${id}/stages`, body);
  }
  await mentor.reload();
  await publish(mentor);
  return id;
}

async function follow(id: string): Promise<void> {
  await learner.goto(`/roadmap/${id}`);
  await send(learner, 'POST', `/api/roadmaps/${id}/follow`);
  await mentor.reload();
  await mentor.getByText('1 follower').waitFor();
}

async function record(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  // Long enough to be still playing when it is looked at.
  await recordedFor(page, 8);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByLabel('Name of the recording').fill(name);
  await page.getByRole('button', { name: 'Save recording' }).click();
  await kept(page, name).waitFor();
}

/** A recording or file in the list of the material; the toast that tells of it is another list. */
const kept = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Kept so far' }).getByRole('listitem').filter({ hasText: name });

async function rename(stage: string, title: string): Promise<void> {
  await mentor.getByRole('button', { name: `Edit ${stage}` }).click();
  const dialog = mentor.getByRole('dialog', { name: 'Edit Stage' });
  await dialog.getByLabel('Stage title').fill(title);
  await dialog.getByRole('button', { name: 'Save stage' }).click();
  await dialog.waitFor({ state: 'detached' });
  await mentor.getByRole('button', { name: `Edit ${title}` }).waitFor();
}

async function more(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this roadmap' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** A write as the page itself would make it. */
async function send(page: Page, method: string, path: string, body?: object): Promise<void> {
  const status = await page.evaluate(
    async (request) => {
      const headers = { 'content-type': 'application/json' };
      const text = request.body && JSON.stringify(request.body);
      return (await fetch(request.path, { method: request.method, headers: text ? headers : {}, body: text }))
        .status;
    },
    { method, path, body },
  );
  expect(status).toBeLessThan(300);
}

async function progressOf(page: Page, roadmapId: string): Promise<Progress> {
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  return (await (await page.request.get(`/api/progress/${id}/${roadmapId}`)).json()) as Progress;
}

/** What is published is remembered for a moment after it was hidden. */
const isGone = (page: Page, path: string): Promise<void> =>
  eventually(async () => expect((await page.request.get(path)).status()).toBe(404));

const titlesOf = ({ stages }: Roadmap): string[] =>
  stages.flatMap(({ steps }) => steps.map(({ title }) => title));

/** One red pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
