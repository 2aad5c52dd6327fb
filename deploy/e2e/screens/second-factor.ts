import type { Browser, Page } from 'playwright-core';
import { newPage } from '../../test/browser.ts';
import { PASSWORD } from '../account-password.ts';
import { addApp, addAuthenticator, addPasskey } from '../authenticator.ts';
import { newLearnerOn } from '../booking-screens.ts';
import type { Screen } from './screen.ts';

const PATH = '/account/security';
let owner: Page;
let visitor: Page;
let username: string;

/** Creates a user with a passkey, an app and recovery codes, and a browser without a session. */
export async function setUpSecondFactor(browser: Browser): Promise<void> {
  const person = await newLearnerOn(browser);
  owner = person.page;
  username = person.username;
  await addAuthenticator(owner);
  await addPasskey(owner, 'The blue phone that is always on the kitchen table');
  await addApp(owner);
  visitor = await newPage(browser);
}

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue with a passkey' }).waitFor();
}

const refuse = (code: 'PASSWORD_REQUIRED' | 'SECOND_FACTOR_REQUIRED') => (page: Page) =>
  page.route('**/api/account/second-factor/app', (route) =>
    route.fulfill({
      status: 403,
      json: {
        ...{ statusCode: 403, code, requestId: 'r-1' },
        ...{ error: 'Please confirm that it is you.', message: 'Please confirm that it is you.' },
      },
    }),
  );

const page = () => owner;

/** The second factor in the account and at the login. */
export const secondFactorScreens: Screen[] = [
  {
    name: 'second factor',
    page,
    path: PATH,
    open: (to) => to.getByRole('button', { name: 'Turn off second factor' }).waitFor(),
  },
  {
    name: 'setup of an app',
    page,
    path: PATH,
    async open(to) {
      await to.getByRole('button', { name: 'Set up another app' }).click();
      await to.getByRole('img', { name: 'QR code with the key below' }).waitFor();
    },
  },
  {
    name: 'new recovery codes',
    isVariant: true,
    page,
    path: PATH,
    async open(to) {
      await to.getByRole('button', { name: 'Make new codes' }).click();
      await to.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
      await to.getByRole('button', { name: 'I have stored them' }).waitFor();
    },
  },
  {
    name: 'name of a passkey',
    isVariant: true,
    page,
    path: PATH,
    open: (to) => to.getByRole('button', { name: /^Rename The blue phone/ }).click(),
  },
  {
    name: 'password before a change of the second factor',
    isVariant: true,
    page,
    path: PATH,
    before: refuse('PASSWORD_REQUIRED'),
    async open(to) {
      await to.getByRole('button', { name: 'Set up another app' }).click();
      await to.getByRole('textbox', { name: 'Your password' }).waitFor();
    },
    after: (to) => to.unrouteAll(),
  },
  {
    name: 'second factor before a change of it',
    isVariant: true,
    page,
    path: PATH,
    before: refuse('SECOND_FACTOR_REQUIRED'),
    async open(to) {
      await to.getByRole('button', { name: 'Set up another app' }).click();
      await to.getByRole('button', { name: 'Use a recovery code' }).click();
      await to.getByLabel('Recovery code').waitFor();
    },
    after: (to) => to.unrouteAll(),
  },
  { name: 'login, passkey', page: () => visitor, path: '/auth', open: enterPassword },
  {
    name: 'login, recovery code',
    isVariant: true,
    page: () => visitor,
    path: '/auth',
    async open(to) {
      await enterPassword(to);
      await to.getByRole('button', { name: 'Use a recovery code' }).click();
    },
  },
];
