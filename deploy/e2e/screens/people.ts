import type { Browser, Page } from 'playwright-core';
import { loginAs, newPage } from '../../test/browser.ts';
import { e2e } from '../../test/e2e.ts';
import { PASSWORD } from '../account-password.ts';
import { newLearnerOn } from '../booking-screens.ts';
import { Client } from '../client.ts';
import { logInOn, send } from '../journey-scene.ts';
import { grantRole } from '../people.ts';
import { twoColours } from '../picture-files.ts';
import { moderationScreens, setUpModeration } from './moderation.ts';
import type { Area, Screen } from './screen.ts';
import { secondFactorScreens, setUpSecondFactor } from './second-factor.ts';

let learner: Page;
let admin: Page;
let suspect: string;
let applicant: Page;
let rejected: Page;
/** Of a learner whose account will be deleted. */
let leaving: Page;

async function setUp(browser: Browser): Promise<void> {
  const [person, boss, other] = await Promise.all([
    newLearnerOn(browser),
    newLearnerOn(browser),
    newLearnerOn(browser),
  ]);
  await grantRole(boss.id, 'admin');
  suspect = person.username;
  await send(person.page, 'POST', '/api/reports', {
    ...{ targetType: 'roadmap', targetId: 'roadmap1', reason: 'other' },
    text: 'The second stage asks for money.',
  });
  // A second session of the learner.
  await new Client(e2e().url, person.username).login();
  await send(person.page, 'POST', '/api/user-stories', {
    ...{ title: 'The drawer is empty', name: 'Lena', consent: true },
    story: 'I opened three envelopes, made tea, and could not go on before my sister came to sit with me.',
  });
  learner = person.page;
  admin = boss.page;
  await setUpSecondFactor(browser);
  await setUpModeration(browser, admin);
  [applicant, rejected] = await Promise.all([newPage(browser), newPage(browser)]);
  await Promise.all([loginAs(applicant, 'lucia'), loginAs(rejected, 'samir')]);
  await send(other.page, 'POST', '/api/account/deletion', { password: PASSWORD, confirm: other.username });
  await logInOn(other.page, other);
  leaving = other.page;
}

const screens: Screen[] = [
  { name: 'price of an admin who is no mentor', isVariant: true, page: () => admin, path: '/mentor/pricing' },
  { name: 'account', page: () => learner, path: '/account' },
  {
    name: 'account, cropping a picture',
    page: () => learner,
    path: '/account',
    async open(page) {
      await page.getByLabel('Picture file').setInputFiles(await twoColours(page));
      await page.getByRole('application').waitFor();
    },
  },
  {
    name: 'account, change of address',
    isVariant: true,
    page: () => learner,
    path: '/account',
    async open(page) {
      await page.getByRole('button', { name: 'Change address' }).click();
      await page.getByLabel('New email').waitFor();
    },
  },
  {
    name: 'account, security',
    page: () => learner,
    path: '/account/security',
    open: (page) => page.getByRole('button', { name: 'Log out all other devices' }).waitFor(),
  },
  { name: 'account, notifications', page: () => learner, path: '/account/notifications' },
  { name: 'admin, users', page: () => admin, path: '/admin/users' },
  {
    name: 'suspending a user',
    isVariant: true,
    page: () => admin,
    path: () => `/admin/users?q=${suspect}`,
    async open(to) {
      await to.getByRole('button', { name: `Suspend ${suspect}` }).click();
      await to.getByRole('dialog').waitFor();
    },
  },
  { name: 'admin, roadmaps', page: () => admin, path: '/admin/roadmaps' },
  {
    name: 'admin, hidden roadmaps',
    isVariant: true,
    page: () => admin,
    path: '/admin/roadmaps?status=hidden',
  },
  { name: 'admin, reports', page: () => admin, path: '/admin/reports' },
  ...moderationScreens,
  { name: 'admin, AI runs', page: () => admin, path: '/admin/runs' },
  { name: 'admin, system', page: () => admin, path: '/admin/system' },
  { name: 'admin, a person', page: () => admin, path: '/admin/users/2' },
  { name: 'admin, audit', page: () => admin, path: '/admin/audit' },
  {
    name: 'reporting a mentor',
    isVariant: true,
    page: () => learner,
    path: '/mentor/2',
    async open(to) {
      await to.getByRole('button', { name: /^Report the profile/ }).click();
      await to.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'account, telling a story',
    isVariant: true,
    page: () => learner,
    path: '/account',
    async open(page) {
      await page.getByRole('button', { name: 'Tell Your Story' }).click();
      await page.getByRole('form', { name: 'Your story' }).waitFor();
    },
  },
  { name: 'admin, stories', page: () => admin, path: '/admin/stories' },
  { name: 'apply', page: () => learner, path: '/apply-mentor' },
  { name: 'apply, waiting', page: () => applicant, path: '/apply-mentor' },
  { name: 'apply, rejected', isVariant: true, page: () => rejected, path: '/apply-mentor' },
  { name: 'studio of an applicant', isVariant: true, page: () => applicant, path: '/mentor/roadmaps' },
  { name: 'closed room of an applicant', isVariant: true, page: () => applicant, path: '/mentor/pricing' },
  { name: 'admin, applications', page: () => admin, path: '/admin' },
  {
    name: 'admin, an application',
    page: () => admin,
    path: '/admin',
    open: (page) => page.getByRole('button', { name: 'Review Nora Lind' }).click(),
    after: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'rejecting an application',
    isVariant: true,
    page: () => admin,
    path: '/admin',
    async open(page) {
      await page.getByRole('button', { name: 'Review Nora Lind' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Reject/ })
        .click();
      await page.getByRole('heading', { name: 'What is missing?' }).waitFor();
    },
  },
  {
    name: 'account, delete',
    page: () => learner,
    path: '/account/delete',
    open: (page) => page.getByRole('button', { name: 'Delete my account' }).waitFor(),
  },
  {
    name: 'account that will be deleted',
    isVariant: true,
    page: () => leaving,
    path: '/',
    open: (page) => page.getByRole('heading', { name: 'Your account will be deleted' }).waitFor(),
  },
  { name: 'admin, payments', page: () => admin, path: '/admin/payments' },
  {
    name: 'admin, all payments',
    page: () => admin,
    path: '/admin/payments?view=all',
    open: (page) => page.getByRole('button', { name: 'Export as CSV' }).waitFor(),
  },
  { name: 'admin, sessions', page: () => admin, path: '/admin/sessions' },
  { name: 'admin page of somebody else', isVariant: true, page: () => learner, path: '/admin/payments' },
  ...secondFactorScreens,
];

/** The account of a learner, and what admins see. */
export const peopleArea: Area = { name: 'people', setUp, screens };
