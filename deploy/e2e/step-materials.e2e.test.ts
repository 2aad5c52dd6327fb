// guarantees: Learning materials at steps: only published ones are added; hidden ones are gone for learners, also while a version is published
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Material } from '@waymark/contracts/community/materials';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { send } from './journey-scene.ts';
import { newPair, publishedWith } from './versions-scene.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('shows learners a material of the hub at a step until it is taken back', async () => {
  const { mentor, learner } = await newPair(browser);
  const title = `Boxes of breath ${Date.now()}`;
  const material = (await send(mentor, 'POST', '/api/learning-materials', {
    ...{ title, description: 'Four counts in, four counts out.', type: 'video', category: 'Calm' },
    contentUrl: 'https://example.org/breath',
  })) as Material;
  const id = await publishedWith(mentor, ['Breathe']);

  await mentor.getByRole('button', { name: 'Edit Breathe' }).click();
  const dialog = mentor.getByRole('dialog', { name: 'Edit Stage' });
  await dialog.getByRole('button', { name: 'Add learning material to step 1' }).click();
  await dialog.getByLabel('Search the Learning Hub').fill(title);
  await dialog.getByRole('button', { name: `Add ${title}` }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.getByRole('button', { name: 'Save stage' }).click();
  await mentor.getByText('1 learning material', { exact: true }).waitFor();
  await send(mentor, 'PATCH', `/api/roadmaps/${id}/publish`);

  const link = learner.getByRole('link', { name: title });
  await eventually(async () => {
    await learner.goto(`/roadmap/${id}?view=traditional`);
    await learner.getByText('Step of Breathe').first().waitFor();
    expect(await link.count()).toBe(1);
  });
  await link.click();
  await learner.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(new URL(learner.url()).pathname).toBe(`/ai-resources/${material.id}`);

  await send(mentor, 'POST', `/api/learning-materials/${material.id}/unpublish`);
  await eventually(async () => {
    await mentor.reload();
    await mentor.getByText('1 learning material', { exact: true }).waitFor();
    expect(await mentor.getByText('1 not available').count()).toBe(1);
  });
  await eventually(async () => {
    await learner.goto(`/roadmap/${id}?view=traditional`);
    await learner.getByText('Step of Breathe').first().waitFor();
    expect(await link.count()).toBe(0);
  });
});
