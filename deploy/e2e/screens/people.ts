import type { Browser, Page } from 'playwright-core';
import { e2e } from '../../test/e2e.ts';
import { newLearnerOn } from '../booking-screens.ts';
import { Client } from '../client.ts';
import { grantRole } from '../people.ts';
import type { Area, Screen } from './screen.ts';

let learner: Page;
let admin: Page;

async function setUp(browser: Browser): Promise<void> {
  const [person, boss] = await Promise.all([newLearnerOn(browser), newLearnerOn(browser)]);
  await grantRole(boss.username, 'admin');
  // A second session of the learner.
  await new Client(e2e().url, person.username).login();
  learner = person.page;
  admin = boss.page;
}

const screens: Screen[] = [
  { name: 'account', page: () => learner, path: '/account' },
  {
    name: 'account, change of address',
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
  { name: 'admin, payments', page: () => admin, path: '/admin/payments' },
  { name: 'admin page of somebody else', isVariant: true, page: () => learner, path: '/admin/payments' },
];

/** The account of a learner, and what admins see. */
export const peopleArea: Area = { name: 'people', setUp, screens };
