import type { Browser, Page } from 'playwright-core';
import { newLearnerOn } from '../booking-screens.ts';
import { grantRole } from '../people.ts';
import type { Area, Screen } from './screen.ts';

let learner: Page;
let admin: Page;

async function setUp(browser: Browser): Promise<void> {
  const [person, boss] = await Promise.all([newLearnerOn(browser), newLearnerOn(browser)]);
  await grantRole(boss.username, 'admin');
  learner = person.page;
  admin = boss.page;
}

const screens: Screen[] = [
  { name: 'account', page: () => learner, path: '/account' },
  { name: 'account, security', page: () => learner, path: '/account/security' },
  { name: 'account, notifications', page: () => learner, path: '/account/notifications' },
  { name: 'admin, payments', page: () => admin, path: '/admin/payments' },
  { name: 'admin page of somebody else', isVariant: true, page: () => learner, path: '/admin/payments' },
];

/** The account of a learner, and what admins see. */
export const peopleArea: Area = { name: 'people', setUp, screens };
