import type { Role } from '@waymark/contracts/caller';
import { demoPeople } from '@waymark/demo/people';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import type { PageOptions } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { newLearner, type OpenCalendar, openCalendar } from './booking-scene.ts';
import { type Learner, newLearnerOn } from './booking-screens.ts';
import { Client } from './client.ts';

/** A new mentor without roadmaps, prices or hours, logged in on a page of their own. */
export async function newMentorOn(browser: Browser, options: PageOptions = {}): Promise<Learner> {
  const person = await newLearnerOn(browser, options);
  await makeMentor(person);
  return person;
}

/** A new mentor whose calendar is open around the clock. `price` and `firstDay` as in `openCalendar`. */
export async function newCalendar(price: number, firstDay?: number): Promise<OpenCalendar> {
  const { url } = e2e();
  const client = await newLearner(url, 'guide');
  const { username } = client;
  const { id } = await client.until<{ id: number }>('GET', '/api/user');
  await makeMentor({ id, username });
  return openCalendar(url, username, price, firstDay);
}

/** Resolves when the calendar's service has received the new role. */
async function makeMentor({ id, username }: Pick<Learner, 'id' | 'username'>): Promise<void> {
  await grantRole(id, 'mentor');
  await eventually(async () => {
    const { status } = await fetch(`${e2e().url}/api/mentor/${id}/availability`);
    if (status !== 200) throw new Error(`the calendar of ${username}: ${status}`);
  });
}

let admin: Promise<Client> | undefined;

/** By the admin of the demo. The role takes effect at the next request. */
export async function grantRole(userId: number, role: Role): Promise<void> {
  admin ??= new Client(e2e().url, demoPeople.admin.username).login();
  await (await admin).until('PATCH', `/api/admin/users/${userId}`, { role });
}
