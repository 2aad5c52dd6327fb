// guarantees: A recording in parts: stored once per number, joined in order, nothing lost without a network or a tab
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { FAKE_MICROPHONE, launchBrowser } from '../test/browser.ts';
import type { Learner } from './booking-screens.ts';
import { newMentorOn } from './people.ts';
import { openTracks, sources, studioOf } from './recorder-scene.ts';
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

it('records a story, saves it with its name, length and loudness, and chooses between takes of it', async () => {
  const studio = await studioOf(mentor);
  const { page } = studio;
  await page.getByRole('button', { name: 'Start recording' }).click();
  await recordedFor(page, 3);
  expect(await openTracks(page)).toBe(1);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Play your recording' }).click();
  await page.getByRole('button', { name: 'Pause your recording' }).click();
  await page.getByRole('button', { name: 'Play your recording' }).waitFor();
  expect(await openTracks(page)).toBe(0);

  await page.getByLabel('Name of the recording').fill('The night of the letter');
  await page.getByRole('button', { name: 'Save recording' }).click();
  await page.getByText('Recording Uploaded').first().waitFor();
  await page.getByRole('button', { name: 'Start recording' }).waitFor();

  const row = page
    .getByRole('region', { name: 'Saved material' })
    .getByRole('listitem')
    .filter({ hasText: 'The night of the letter.webm' });
  // A busy microphone starts up to a second after the clock.
  await row.getByText(/^0:(?:0[2-9]|[1-5]\d),/).waitFor();
  await row.getByRole('button', { name: /^Play The night/ }).click();
  await row.getByRole('button', { name: /^Pause The night/ }).waitFor();
  const [source] = await sources(studio);
  expect(source).toMatchObject({ originalName: 'The night of the letter.webm', fileType: 'audio/webm' });
  expect(source?.durationSeconds).toBeGreaterThan(1);
  expect(Math.max(...(source?.levels ?? []))).toBeGreaterThan(10);

  await page.getByRole('button', { name: /^Record another take of/ }).click();
  await page.getByRole('heading', { name: 'Another take' }).waitFor();
  // A part is kept each second, the first one up to two seconds after the start of the clock.
  await recordedFor(page, 3);
  await page.reload();
  await page.getByText('You left before saving this.').waitFor();
  await page.getByRole('heading', { name: 'Another take' }).waitFor();
  await page.getByRole('button', { name: 'Save recording' }).click();
  const takes = page.getByRole('group', { name: '2 takes' });
  await takes.getByRole('radio', { name: 'Use take 1 for drafts' }).check();
  await page.reload();
  await takes.waitFor();
  expect(await takes.getByRole('radio', { name: 'Use take 1 for drafts' }).isChecked()).toBe(true);
  expect((await sources(studio)).map(({ take }) => take?.isUsed)).toEqual([true, false]);
  await page.context().close();
});

it('warns before an unsaved recording is left, closes the microphone, and restores what was recorded', async () => {
  const { page, roadmapId } = await studioOf(mentor);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await recordedFor(page, 1);
  await page.getByRole('link', { name: 'All your roadmaps' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Stop recording' }).waitFor();
  await page.getByRole('link', { name: 'All your roadmaps' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: 'Your roadmaps' }).waitFor();
  await eventually(async () => expect(await openTracks(page)).toBe(0));

  await page.goto(`/mentor/roadmaps/${roadmapId}`);
  await page.getByText('You left before saving this.').waitFor();
  const warned: string[] = [];
  page.on('dialog', (dialog) => {
    warned.push(dialog.type());
    void dialog.accept();
  });
  // Chromium shows the warning only after an interaction with the page.
  await page.getByRole('button', { name: 'Play your recording' }).click();
  await page.reload();
  expect(warned).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'Play your recording' }).waitFor();
  await page.context().close();
});

it('stores parts while recording, and loses nothing when the network is cut and the tab dies', async () => {
  const studio = await studioOf(mentor);
  const { page, roadmapId } = studio;
  const context = page.context();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByText(/^Stored in your account up to 0:0[2-9]\.$/).waitFor();
  await context.setOffline(true);
  await page.getByText(/^No connection\. The rest is stored in this browser/).waitFor();
  await recordedFor(page, 7);
  await context.setOffline(false);
  await page.getByText(/^Stored in your account up to 0:(?:0[6-9]|[1-5]\d)\.$/).waitFor();
  await context.setOffline(true);
  await page.getByText(/^No connection\. The rest is stored in this browser/).waitFor();
  await page.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/mentor/roadmaps/${roadmapId}`);
  await again.getByText('You left before saving this.').waitFor();
  await again.getByText('Stored in your account.', { exact: true }).waitFor();
  await again.getByRole('button', { name: 'Save recording' }).click();
  await again.getByText('Recording Uploaded').first().waitFor();
  const row = again.getByRole('region', { name: 'Saved material' }).getByRole('listitem');
  await row.getByText(/^0:(?:0[89]|[1-5]\d),/).waitFor();
  await row.getByRole('button', { name: /^Play Recording/ }).click();
  await row.getByRole('button', { name: /^Pause Recording/ }).waitFor();
  await context.close();
});

it('checks the chosen microphone without recording, remembers it, and trims by keys', async () => {
  const studio = await studioOf(mentor);
  const { page } = studio;
  const check = () => page.getByRole('button', { name: 'Check your microphone' }).click();
  const choice = page.getByRole('combobox', { name: 'Microphone' });
  const live = () =>
    page.evaluate<string[]>(
      "globalThis.tracks.filter((track) => track.readyState === 'live').map(({ label }) => label)",
    );
  await check();
  await page.getByText('We hear you.').waitFor();
  await choice.selectOption('Fake Audio Input 2');
  await eventually(async () => expect(await live()).toEqual(['Fake Audio Input 2']));
  await page.getByRole('button', { name: 'End the check' }).click();
  expect(await live()).toEqual([]);
  expect(await sources(studio)).toEqual([]);

  await page.reload();
  await check();
  await page.getByText('We hear you.').waitFor();
  expect(await choice.locator('option:checked').textContent()).toBe('Fake Audio Input 2');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await recordedFor(page, 3);
  expect(await live()).toEqual(['Fake Audio Input 2']);
  await page.getByRole('button', { name: 'Stop recording' }).click();

  const start = page.getByRole('slider', { name: 'Start of what is kept' });
  await start.press('Shift+ArrowRight');
  await start.press('ArrowRight');
  expect(await start.getAttribute('aria-valuetext')).toBe('0:01.1');
  await page.getByLabel('End at').fill('2.1');
  await page.getByRole('button', { name: 'Save recording' }).click();
  await page.getByText('Recording Uploaded').first().waitFor();
  await eventually(async () => {
    const [source] = await sources(studio);
    expect(source?.durationSeconds).toBeGreaterThan(0.8);
    expect(source?.durationSeconds).toBeLessThan(1.3);
  });
  await page.context().close();
});
