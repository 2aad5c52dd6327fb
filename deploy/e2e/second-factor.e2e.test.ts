// guarantees: A second factor: codes and passkeys work once, attempts are limited, admins have no rights without one
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { PASSWORD } from './account-password.ts';
import { addAuthenticator, appCode } from './authenticator.ts';
import { newLearnerOn } from './booking-screens.ts';
import { send, tabTo } from './journey-scene.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function logOut(page: Page): Promise<void> {
  await send(page, 'POST', '/api/logout');
  await page.goto('/auth');
}

async function enterPassword(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

const isLoggedIn = (page: Page, username: string) =>
  page.getByText(`Logged in as ${username}`).first().waitFor();

it('adds a passkey and logs in with it: after the password, and alone', async () => {
  const { page, username } = await newLearnerOn(browser);
  await addAuthenticator(page);
  const elsewhere = await newPage(browser);
  await elsewhere.goto('/auth');
  await enterPassword(elsewhere, username);
  await isLoggedIn(elsewhere, username);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Blue phone');
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Store your recovery codes' });
  await codes.waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await page.getByText('Blue phone').waitFor();
  // The first factor ends the sessions that were opened without it.
  expect((await elsewhere.request.get('/api/user')).status()).toBe(401);

  await logOut(page);
  await enterPassword(page, username);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await isLoggedIn(page, username);

  await logOut(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await isLoggedIn(page, username);
  await Promise.all([page.context().close(), elsewhere.context().close()]);
});

it('sets up an app and logs in with its code and with a recovery code, by keyboard', async () => {
  const { page, username } = await newLearnerOn(browser);
  await page.goto('/account/security');
  await tabTo(page, page.getByRole('button', { name: 'Set up an app' }));
  await page.keyboard.press('Enter');
  const key = page.getByRole('dialog').locator('code');
  const secret = (await key.textContent()) ?? '';
  await tabTo(page, page.getByLabel('Enter the code it shows'));
  await page.keyboard.type(appCode(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Store your recovery codes' });
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await page.keyboard.press('Escape');
  await page.getByText('10 unused codes left').waitFor();

  await logOut(page);
  await enterPassword(page, username);
  await page.getByLabel('Code', { exact: true }).waitFor();
  // The code of this step was used for the setup.
  await page.keyboard.type(appCode(secret, 1));
  await page.keyboard.press('Enter');
  await isLoggedIn(page, username);

  await logOut(page);
  await enterPassword(page, username);
  await tabTo(page, page.getByRole('button', { name: 'Use a recovery code' }));
  await page.keyboard.press('Enter');
  await page.getByLabel('Recovery code').waitFor();
  await page.keyboard.type(recovery.toLowerCase());
  await page.keyboard.press('Enter');
  await isLoggedIn(page, username);
  await page.context().close();
});
