// guarantees: Learners can read clips of recordings that steps play, never the recording; none after it is taken back
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { FAKE_MICROPHONE, launchBrowser } from '../test/browser.ts';
import { draftFromRecording, publish, stepsWithClips } from './clip-scene.ts';
import { draftOf } from './journey-scene.ts';
import { recordedFor } from './story.ts';
import { newPair, type Pair } from './versions-scene.ts';

let browser: Browser;
let pair: Pair;
beforeAll(async () => {
  browser = await launchBrowser(FAKE_MICROPHONE);
  pair = await newPair(browser);
});
afterAll(async () => {
  await browser?.close();
});

async function recordStory(mentor: Page, id: string): Promise<void> {
  await mentor.goto(`/mentor/roadmaps/${id}`);
  await mentor.getByRole('button', { name: 'Start recording' }).click();
  await recordedFor(mentor, 5);
  await mentor.getByRole('button', { name: 'Stop recording' }).click();
  await mentor.getByRole('button', { name: 'Save recording' }).click();
  await mentor.getByText('Recording Uploaded').first().waitFor();
}

it('plays learners the part of a recording that a step quotes, until its mentor withdraws the permission', async () => {
  const { mentor, learner } = pair;
  const { id } = await draftOf(mentor, 'Told aloud', []);
  await recordStory(mentor, id);
  const source = await draftFromRecording(mentor, id);

  await mentor.goto(`/mentor/roadmaps/${id}/review`);
  const choice = mentor.getByRole('switch', { name: /^Use my voice here/ });
  await choice.waitFor();
  expect(await choice.isChecked()).toBe(false);
  await choice.click();
  await mentor.getByText('Learners hear this part in the version you publish').waitFor();
  // The choice is shown before it is saved.
  await eventually(async () => {
    const steps = await stepsWithClips(mentor, id);
    expect(steps.filter(({ voice }) => voice!.used)).toHaveLength(1);
  });
  await publish(mentor, id);

  await learner.goto(`/roadmap/${id}?view=traditional`);
  const play = learner.getByRole('button', { name: /^Play .* on “/ });
  await play.click();
  const audio = learner.locator('audio');
  const url = (await audio.getAttribute('src'))!;
  const playedSeconds =
    'Math.max(...[...document.querySelectorAll("audio")].map((one) => one.played.length && one.played.end(0)))';
  await eventually(async () => expect(await learner.evaluate<number>(playedSeconds)).toBeGreaterThan(0.5));
  const range = await learner.request.get(url, { headers: { range: 'bytes=0-9' } });
  expect([range.status(), (await range.body()).length]).toEqual([206, 10]);
  const whole = await learner.request.get(`/api/media/${source.id}`);
  expect(whole.status()).toBe(404);

  await mentor.goto(`/mentor/roadmaps/${id}`);
  await mentor.getByRole('button', { name: /^Permissions of / }).click();
  const dialog = mentor.getByRole('dialog', { name: 'Permissions' });
  await dialog.getByRole('switch', { name: 'Play the voice' }).click();
  await dialog.getByText('1 step will lose your voice.').waitFor();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await dialog.getByText(/^Removed 1 clip from the published version/).waitFor();
  expect((await learner.request.get(url)).status()).toBe(404);
  await eventually(async () => {
    await learner.reload();
    await learner.getByRole('heading', { name: 'Told aloud' }).first().waitFor();
    expect(await play.count()).toBe(0);
  });
});
