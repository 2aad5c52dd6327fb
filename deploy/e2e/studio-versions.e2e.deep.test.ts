// covers: frontend/src/features/studio, services/roadmaps
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { send } from './journey-scene.ts';
import { fetchRoadmap, franklin } from './story.ts';
import { newPair, type Pair, publishedWith } from './versions-scene.ts';

let browser: Browser;
let pair: Pair;

beforeAll(async () => {
  browser = await launchBrowser();
  pair = await newPair(browser);
});
afterAll(async () => {
  await browser?.close();
});

it('compares again, with the same choices, when the stages changed in another window meanwhile', async () => {
  const { mentor } = pair;
  const id = await publishedWith(mentor, ['Mine stays']);
  await mentor.getByLabel('Your story').fill(franklin);
  await mentor.getByRole('button', { name: 'Generate Roadmap with AI' }).click();
  await mentor.getByRole('button', { name: 'Compare with my stages' }).click({ timeout: 60_000 });
  const review = mentor.getByRole('dialog', { name: 'Your stages and the new draft' });
  await review.getByText('Take', { exact: true }).first().click();
  const { revision, stages } = await fetchRoadmap(mentor, id, 'draft');
  await send(mentor, 'PATCH', `/api/roadmaps/${id}`, { title: 'Renamed', revision });
  await review.getByRole('button', { name: 'Apply choices' }).click();
  await mentor.getByText('Your stages have changed in the meantime').first().waitFor();
  await review.getByText('1 stage taken.').waitFor();
  await review.getByRole('button', { name: 'Apply choices' }).click();
  await review.waitFor({ state: 'detached' });
  expect((await fetchRoadmap(mentor, id, 'draft')).stages).toHaveLength(stages.length + 1);
});
