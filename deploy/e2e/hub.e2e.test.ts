import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Material } from '@waymark/contracts/community/materials';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { projectRoot } from '../launch/paths.ts';
import { launchBrowser } from '../test/browser.ts';
import { type Learner, newLearnerOn } from './booking-screens.ts';
import { read } from './journey-scene.ts';
import { newMentorOn } from './people.ts';

const HUB = '/ai-resources';
const FILM = join(projectRoot, 'services/community/seed-files/trail.webm');
let browser: Browser;
let mentor: Learner;
let learner: Learner;
beforeAll(async () => {
  browser = await launchBrowser();
  [mentor, learner] = await Promise.all([newMentorOn(browser), newLearnerOn(browser)]);
});
afterAll(async () => {
  await browser?.close();
});

it('leads from an upload to a video that a learner sees appear, plays and resumes', async () => {
  const [one, two] = [mentor.page, learner.page];
  const title = `A path of ${mentor.username}`;
  await two.goto(`${HUB}?q=${mentor.username}`);
  await two.getByRole('heading', { name: 'No materials found' }).waitFor();

  await one.goto(HUB);
  await one.getByRole('button', { name: 'Share Learning Material' }).click();
  const form = one.getByRole('dialog', { name: 'Share Learning Material' });
  // Bytes of its own: the size names an unfinished upload.
  const buffer = readFileSync(FILM);
  const file = { name: 'path.webm', mimeType: 'video/webm', buffer };
  await form.locator('input[type=file]').first().setInputFiles(file);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('From the first mark to the last.');
  await form.getByLabel('Category').fill('Getting started');
  await form.getByLabel('Tags').fill('trail, calm');
  await form.getByText('path.webm is ready').waitFor({ state: 'attached' });
  await form.getByRole('button', { name: 'Publish' }).click();
  await one.getByText('Learning material created successfully!').first().waitFor();

  await two.getByRole('link', { name: title }).click();
  await two.getByRole('button', { name: 'Play' }).click();
  await two.getByText('1 view', { exact: true }).waitFor();
  const [{ id }] = (await read<Material[]>(two, `/api/learning-materials?q=${mentor.username}`)) as [
    Material,
  ];
  const position = () => read<{ position: number }>(two, `/api/learning-materials/${id}/position`);
  await two.getByRole('button', { name: 'Forward 10 seconds' }).click();
  await two.getByRole('button', { name: 'Pause' }).click();
  await eventually(async () => expect((await position()).position).toBeGreaterThanOrEqual(10));
  await two.reload();
  await two.getByText(/^Continues at 0:1\d, where you stopped\.$/).waitFor();
  await eventually(async () => {
    expect(
      await two
        .locator('video')
        .evaluate((video) => (video as unknown as { currentTime: number }).currentTime),
    ).toBeGreaterThan(9);
  });

  await one.goto(`${HUB}/${id}`);
  await one.getByRole('button', { name: 'Unpublish' }).click();
  await two.getByRole('heading', { name: 'This material is gone' }).waitFor();
});
