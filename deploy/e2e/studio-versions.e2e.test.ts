import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Stage } from '@waymark/contracts/roadmaps/http';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { read, send, silence } from './journey-scene.ts';
import {
  createRoadmap,
  fetchRoadmap,
  franklin,
  generate,
  publish,
  publishUnread,
  writeStage,
} from './story.ts';
import { follow, isGone, more, newPair, type Pair, publishedWith, titlesOf } from './versions-scene.ts';

let browser: Browser;
let pair: Pair;

beforeAll(async () => {
  browser = await launchBrowser();
  pair = await newPair(browser);
});
afterAll(async () => {
  await browser?.close();
});

const NOTE = 'You are not the sum on that letter.';

it('publishes a stage with a voice clip, a note and a photo, which learners see and play until it is unpublished', async () => {
  const { mentor, learner } = pair;
  const id = await createRoadmap(mentor, 'Heard on the way');
  await mentor.getByRole('button', { name: 'Publish Roadmap' }).click();
  const missing = mentor.getByRole('dialog', { name: 'Not ready to publish' });
  await missing.getByText('Add at least one stage with a step.').waitFor();
  expect(await missing.getByRole('button', { name: /^Publish/ }).count()).toBe(0);
  await missing.getByRole('button', { name: 'Add Stage' }).click();
  await writeStage(mentor, 'Open the post', 'Open one envelope a day');
  await mentor.getByRole('tab', { name: 'Photos' }).click();
  await mentor
    .getByLabel('Choose files')
    .last()
    .setInputFiles([
      silence('What I would tell you.wav', 30),
      { name: 'drawer.png', mimeType: 'image/png', buffer: PHOTO },
    ]);
  for (const name of ['What I would tell you', 'drawer.png']) await kept(mentor, name).waitFor();
  await furnishStage(mentor);
  expect((await fetchRoadmap(mentor, id, 'draft')).stages[0]).toMatchObject({
    mentorNote: NOTE,
    artifacts: [{ type: 'photo', title: 'The drawer' }],
  });

  await mentor.getByRole('link', { name: 'Preview' }).click();
  await mentor.getByText('Preview: only you see this').waitFor();
  await mentor.getByText(NOTE).first().waitFor();
  await mentor.getByRole('link', { name: 'Back to the Studio' }).click();
  await publish(mentor);
  await mentor.getByText(/^Version 1 · published/).waitFor();

  await learner.goto(`/roadmap/${id}?view=journey`);
  await learner.getByText(NOTE).first().waitFor();
  await learner.getByRole('button', { name: /^Play .*“Open the post”$/ }).click();
  await learner.getByRole('button', { name: /^Pause .*“Open the post”$/ }).waitFor();
  const played = 'Math.max(0, ...[...document.querySelectorAll("audio")].map((one) => one.currentTime))';
  await eventually(async () => expect(await learner.evaluate<number>(played)).toBeGreaterThan(0.2));

  await more(mentor, 'Unpublish');
  await mentor.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await mentor.getByText('Draft', { exact: true }).first().waitFor();
  await isGone(learner, `/api/roadmaps/${id}`);
});

it('shows published edits to learners, the changes to each follower once, and lists the versions', async () => {
  const { mentor, learner } = pair;
  const id = await publishedWith(mentor, ['Open the post', 'Count what comes in']);
  await follow(pair, id);

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
  const confirmation = mentor.getByRole('dialog', { name: 'Publish changes' });
  await confirmation.getByText('What learners are notified about').waitFor();
  await confirmation.getByText('Ask for the missing slip').waitFor();
  await confirmation.getByText('Write down what comes in').waitFor();
  await confirmation.getByRole('button', { name: 'Publish changes' }).click();
  await mentor.getByText(/^Version 2 · published/).waitFor();
  expect(await mentor.getByText('Unpublished changes').count()).toBe(0);

  await eventually(async () =>
    expect(titlesOf(await fetchRoadmap(learner, id))).toContain('Ask for the missing slip'),
  );
  await learner.reload();
  const changes = learner.getByRole('region', { name: 'What’s new in this roadmap' });
  await changes.getByText('Ask for the missing slip').waitFor();
  await changes.getByText('Write down what comes in').waitFor();
  await changes.getByRole('button', { name: 'Got it' }).click();
  await changes.waitFor({ state: 'detached' });
  await learner.reload();
  await learner.getByText('Ask for the missing slip').first().waitFor();
  expect(await changes.count()).toBe(0);

  await more(mentor, 'Published versions');
  const versions = mentor.getByRole('dialog', { name: 'Published versions' });
  await versions.getByText('Version 2', { exact: true }).waitFor();
  await versions.getByText('Steps: 1 new, 1 changed.').waitFor();
  await versions.getByText('Version 1', { exact: true }).waitFor();
  await mentor.keyboard.press('Escape');
});

it('archives a roadmap with followers, and deletes one without', async () => {
  const { mentor, learner } = pair;
  const id = await publishedWith(mentor, ['Walked by one']);
  await follow(pair, id);
  await more(mentor, 'Archive roadmap');
  const dialog = mentor.getByRole('alertdialog');
  await dialog.getByText('1 person follows it, so it will be archived').waitFor();
  await dialog.getByRole('button', { name: 'Archive roadmap' }).click();
  await mentor.getByRole('region', { name: 'Archived' }).waitFor();

  expect((await learner.request.get(`/api/roadmaps/${id}`)).status()).toBe(200);
  const stranger = await newPage(browser);
  await stranger.goto('/');
  await isGone(stranger, `/api/roadmaps/${id}`);
  await stranger.context().close();

  const lonely = await publishedWith(mentor, ['Alone']);
  await more(mentor, 'Delete roadmap');
  await mentor.getByRole('alertdialog').getByText('No one follows it.').waitFor();
  await mentor.getByRole('button', { name: 'Delete roadmap' }).click();
  await mentor.getByText('Roadmap deleted').first().waitFor();
  await isGone(mentor, `/api/roadmaps/${lonely}?version=draft`);
});

it('accepts single stages of a new draft, and keeps the completed steps of learners', async () => {
  const { mentor, learner, learnerId } = pair;
  const id = await createRoadmap(mentor, 'Virtues again');
  await mentor.getByLabel('Your story').fill(franklin);
  await generate(mentor);
  await publishUnread(mentor);
  const before = await fetchRoadmap(learner, id);
  const [first, second] = before.stages as [Stage, Stage];
  await follow(pair, id);
  const ticked = first.steps.map(({ id: stepId }) => stepId);
  for (const stepId of ticked)
    await send(learner, 'PATCH', '/api/progress', { stepId, roadmapId: id, completed: true });

  await rename(mentor, first.title, 'My own beginning');
  await rename(mentor, second.title, 'My own second stage');
  await mentor.getByRole('button', { name: 'Generate Roadmap with AI' }).click();
  await mentor.getByRole('button', { name: 'Compare with my stages' }).click({ timeout: 60_000 });
  const review = mentor.getByRole('dialog', { name: 'Your stages and the new draft' });
  const mine = review.getByRole('region', { name: /My own beginning/ });
  await mine.getByText('You edited this').waitFor();
  await mine.getByRole('heading', { name: first.title }).waitFor();
  await mine.getByText('Take', { exact: true }).click();
  await review.getByText('1 stage taken.').waitFor();
  await review.getByRole('button', { name: 'Apply choices' }).click();
  await review.waitFor({ state: 'detached' });
  await mentor.getByRole('heading', { name: first.title }).waitFor();

  const draft = await fetchRoadmap(mentor, id, 'draft');
  expect(draft.stages.map(({ title }) => title)).toContain('My own second stage');
  expect(draft.stages[0]).toMatchObject({ id: first.id, title: first.title });
  await publishUnread(mentor);
  const after = await eventually(async () => {
    const now = await fetchRoadmap(learner, id);
    expect(now.stages.map(({ title }) => title)).toContain('My own second stage');
    return now;
  });
  expect(after.stages[0]!.steps.map(({ id: stepId }) => stepId)).toEqual(ticked);
  const progress = await read<Progress>(learner, `/api/progress/${learnerId}/${id}`);
  expect(ticked.every((stepId) => progress.progress[stepId])).toBe(true);
});

/** Puts a note, a voice clip and a photo on the stage “Open the post”. */
async function furnishStage(mentor: Page): Promise<void> {
  await mentor.getByRole('button', { name: 'Edit Open the post' }).click();
  const dialog = mentor.getByRole('dialog', { name: 'Edit Stage' });
  await dialog.getByLabel('Note').fill(NOTE);
  await dialog.getByLabel('Voice clip').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: /^Play What I would tell you/ }).waitFor();
  await dialog.getByLabel('Choose a file to show').selectOption({ label: 'drawer.png' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByLabel('Title', { exact: true }).fill('The drawer');
  await dialog.getByRole('button', { name: 'Save stage' }).click();
  await dialog.waitFor({ state: 'detached' });

  const stage = mentor.getByRole('region', { name: 'Stage 1: Open the post' });
  await stage.getByText('1 file to show').waitFor();
  await stage.getByText(/^Voice/).waitFor();
}

/** A recording or file in the list of the material, which excludes toasts. */
const kept = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Build Your Journey' }).getByRole('listitem').filter({ hasText: name });

async function rename(mentor: Page, stage: string, title: string): Promise<void> {
  await mentor.getByRole('button', { name: `Edit ${stage}` }).click();
  const dialog = mentor.getByRole('dialog', { name: 'Edit Stage' });
  await dialog.getByLabel('Stage title').fill(title);
  await dialog.getByRole('button', { name: 'Save stage' }).click();
  await dialog.waitFor({ state: 'detached' });
  await mentor.getByRole('button', { name: `Edit ${title}` }).waitFor();
}

/** One red pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
