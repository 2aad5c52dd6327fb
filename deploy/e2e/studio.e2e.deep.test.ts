// covers: frontend/src/features/studio, gateway/src/uploads
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { FAKE_MICROPHONE, launchBrowser } from '../test/browser.ts';
import type { Learner } from './booking-screens.ts';
import { newMentorOn } from './people.ts';
import { openTracks, record, sources, studioOf } from './recorder-scene.ts';
import { recordedFor } from './story.ts';

let browser: Browser;
let mentor: Learner;

beforeAll(async () => {
  browser = await launchBrowser(FAKE_MICROPHONE);
  mentor = await newMentorOn(browser);
});
afterAll(async () => {
  await browser?.close();
});

it('saves a recording before another take of it, and requires a confirmation before one is deleted', async () => {
  const studio = await studioOf(mentor);
  const { page } = studio;
  await record(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save and record another take' }).click();
  await page.getByRole('button', { name: 'Stop recording' }).waitFor();
  await recordedFor(page, 1);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete recording' }).click();
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
  expect(await sources(studio)).toMatchObject([{ take: null }]);
  await page.context().close();
});

it('keeps a recording whose upload fails, and sends it at the second try', async () => {
  const studio = await studioOf(mentor);
  const { page } = studio;
  await record(page);
  await page.route('**/api/recordings/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Save recording' }).click();
  await page.getByText('Upload Error').first().waitFor();
  await page.getByText('Failed to upload recording. Please try again.').first().waitFor();
  await page.getByRole('button', { name: 'Play your recording' }).waitFor();
  await page.unroute('**/api/recordings/**');
  const before = (await sources(studio)).length;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Recording Uploaded').first().waitFor();
  expect((await sources(studio)).length).toBe(before + 1);
  await page.context().close();
});

it('cancels an upload, of which nothing is stored', async () => {
  const studio = await studioOf(mentor);
  const { page } = studio;
  await record(page);
  const before = (await sources(studio)).length;
  await page.route('**/api/recordings/*/finish', () => {});
  await page.getByRole('button', { name: 'Save recording' }).click();
  await page.getByRole('progressbar', { name: 'Uploading your recording' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save recording' }).waitFor();
  expect((await sources(studio)).length).toBe(before);
  await page.context().close();
});

it('keeps what was recorded when the microphone is unplugged', async () => {
  const { page } = await studioOf(mentor);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await recordedFor(page, 1);
  await page.evaluate('globalThis.tracks[0].dispatchEvent(new Event("ended"))');
  await page.getByText('The microphone was disconnected').waitFor();
  await page.getByRole('button', { name: 'Save recording' }).waitFor();
  expect(await openTracks(page)).toBe(0);
  await page.context().close();
});

it('explains how to allow a microphone that was refused', async () => {
  const strict = await launchBrowser(['--use-fake-device-for-media-stream']);
  const { page } = await studioOf(await newMentorOn(strict));
  await page.getByRole('button', { name: 'Start recording' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Microphone Access Required' });
  await alert.getByText(/^Microphone access denied\. Click the microphone icon/).waitFor();
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
  await strict.close();
});

it('records in the format the browser has, under the name of that format', async () => {
  const studio = await studioOf(
    mentor,
    `MediaRecorder.isTypeSupported = (type) => type.startsWith('audio/mp4')`,
  );
  const { page } = studio;
  const supported = await page.evaluate<boolean>(
    `(() => { try { new MediaRecorder(new MediaStream(), { mimeType: 'audio/mp4;codecs=mp4a.40.2' }); return true } catch { return false } })()`,
  );
  await page.getByRole('button', { name: 'Start recording' }).click();
  // A Chromium without AAC reports it instead of saving a file under a false name.
  if (!supported) {
    await page.getByText('Microphone Access Required').waitFor();
  } else {
    await recordedFor(page, 1);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByLabel('Name of the recording').fill('As Safari does');
    await page.getByRole('button', { name: 'Save recording' }).click();
    await page.getByText('As Safari does.m4a').first().waitFor();
    const source = (await sources(studio)).find(({ originalName }) => originalName === 'As Safari does.m4a');
    expect(source?.fileType).toBe('audio/mp4');
  }
  await page.context().close();
});
