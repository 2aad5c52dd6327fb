// guarantees: An account: cancelled at once, kept or erased by each service once, in a race with bookings; no name remains
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { User } from '@waymark/contracts/identity/http';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { PASSWORD } from './account-password.ts';
import { newLearnerOn } from './booking-screens.ts';
import { hasFocus, logInOn, read, tabTo } from './journey-scene.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it('exports the data, requests the deletion of the account by keyboard, and cancels it', async () => {
  const { page, username } = await newLearnerOn(browser);
  await page.goto('/account');
  await page.getByLabel('Your password').fill(PASSWORD);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^waymark-[\d-]+\.zip$/);
  const archive = await readFile((await download.path())!);
  expect(archive.toString('latin1')).toContain('reflections.json');

  await tabTo(page, page.getByRole('link', { name: 'See what would happen' }));
  await page.keyboard.press('Enter');
  await page.getByText('All your devices are logged out at once.').waitFor();
  await tabTo(page, page.getByLabel('Your username'));
  await page.keyboard.type(username);
  await tabTo(page, page.getByLabel('Your password'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const goodbye = page.getByRole('heading', { name: 'Take care of yourself' });
  await eventually(async () => expect(await hasFocus(goodbye)).toBe(true));

  await logInOn(page, { username });
  await page.goto('/browse');
  await page.getByRole('heading', { name: 'Your account will be deleted' }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Keep my account' }));
  await page.keyboard.press('Enter');
  await page.getByText('You are keeping your account').first().waitFor();
  expect((await read<User>(page, '/api/user')).deleteAfter).toBeNull();
  await page.context().close();
});
