// guarantees: A changed password ends the other sessions and their event streams at once
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Mail, MailSummary } from '@waymark/contracts/identity/notifications';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { PASSWORD } from './account-password.ts';
import { type Learner, newLearnerOn } from './booking-screens.ts';
import { hasFocus, logInOn, read, send, tabTo } from './journey-scene.ts';

const NEW = 'quiet lamps at dusk';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** The newest mail to an address. */
function mailTo(page: Page, email: string): Promise<Mail> {
  return eventually(async () => {
    const mails = await read<MailSummary[]>(page, '/api/dev/mails');
    const mail = mails.find(({ to }) => to === email);
    if (!mail) throw new Error(`no mail to ${email}`);
    return read<Mail>(page, `/api/dev/mails/${mail.id}`);
  });
}

async function loggedOutLearner(): Promise<Learner> {
  const learner = await newLearnerOn(browser);
  await send(learner.page, 'POST', '/api/logout');
  return learner;
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByText(`Logged in as ${username}`).first().waitFor();
}

it('sets a forgotten password with the code of the mail, by keyboard', async () => {
  const { page, email, username } = await loggedOutLearner();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Login' }).focus();
  for (const name of ['Create Account', 'Forgot Password']) {
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tabpanel', { name }).waitFor();
  }
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await hasFocus(page.getByLabel('Code'))).toBe(true));
  const [, code = ''] = /^Code: (\d{6})$/m.exec((await mailTo(page, email)).text) ?? [];
  await page.keyboard.type(code);
  for (const label of ['New Password', 'Confirm New Password']) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(NEW);
  }
  await page.getByText('Strong', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Password reset successful').first().waitFor();
  await eventually(async () => expect(await hasFocus(page.getByLabel('Email'))).toBe(true));
  await page.getByRole('tab', { name: 'Login' }).click();
  await logIn(page, username, NEW);
  await page.context().close();
});

it('logs the other browser out when the password is changed', async () => {
  const { page, username } = await newLearnerOn(browser);
  const other = await newPage(browser);
  const isListening = other.waitForResponse(
    (response) => response.url().endsWith('/api/events') && response.status() === 200,
  );
  await logInOn(other, { username });
  await other.goto('/');
  await isListening;
  await send(page, 'POST', '/api/change-password', { currentPassword: PASSWORD, newPassword: NEW });
  await other.getByRole('link', { name: 'Sign In' }).first().waitFor();
  await page.goto('/notifications');
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
  for (const one of [page, other]) await one.context().close();
});
