// guarantees: A change of address takes the password and the new mailbox, and can be undone from the old one for 72 hours
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AccountEmail } from '@waymark/contracts/identity/addresses';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { PASSWORD } from './account-password.ts';
import { type Learner, mailsTo, newLearnerOn, toastOf } from './booking-screens.ts';
import { hasFocus, logInOn, read, tabTo } from './journey-scene.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

/** Requests the change on the account page and opens the link of the mail. */
async function changeAddress({ page, email }: Learner, newEmail: string): Promise<void> {
  await page.goto('/account');
  await page.getByText(`Please confirm ${email}`).waitFor();
  await press(page, 'Change address');
  await eventually(async () => expect(await hasFocus(page.getByLabel('New email'))).toBe(true));
  await page.keyboard.type(newEmail);
  await tabTo(page, page.getByRole('dialog').getByLabel('Your password'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await toastOf(page, 'Please confirm the new address').waitFor();
  const [mail] = await mailsTo(page, newEmail, 'Confirm your new address');
  const [path = ''] = /\/account\/confirm-email\?token=[\w-]+/.exec(mail!.text) ?? [];
  await page.goto(path);
  await press(page, 'Confirm this address');
  await page.getByRole('heading', { name: 'Your address was changed' }).waitFor();
}

it('changes the address through the mail and logs another browser out, by keyboard', async () => {
  const learner = await newLearnerOn(browser);
  const { page, email, username } = learner;
  const newEmail = `new-${email}`;
  await changeAddress(learner, newEmail);
  expect(await read<AccountEmail>(page, '/api/account/email')).toMatchObject({ email: newEmail });
  await mailsTo(page, email, 'The address of your account was changed');

  const other = await newPage(browser);
  const isListening = other.waitForResponse(
    (response) => response.url().endsWith('/api/events') && response.status() === 200,
  );
  await logInOn(other, { username });
  await other.goto('/');
  await isListening;
  await mailsTo(page, newEmail, 'A new device logged in: Chrome on Linux');
  await page.goto('/account/security');
  await press(page, 'Log out Chrome on Linux');
  await press(page, 'Log out');
  await toastOf(page, 'The device was logged out').waitFor();
  await other.getByRole('link', { name: 'Sign In' }).first().waitFor();
  await page.getByText('You are not logged in on any other device.').waitFor();
  for (const one of [page, other]) await one.context().close();
});
