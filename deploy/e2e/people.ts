import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { projectRoot } from '../launch/paths.ts';
import type { PageOptions } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { newLearner, type OpenCalendar, openCalendar } from './booking-scene.ts';
import { type Learner, newLearnerOn } from './booking-screens.ts';

/** A new mentor without roadmaps, prices or hours, logged in on a page of their own. */
export async function newMentorOn(browser: Browser, options: PageOptions = {}): Promise<Learner> {
  const person = await newLearnerOn(browser, options);
  await makeMentor(person);
  await person.page.goto('/');
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
  await grantRole(username, 'mentor');
  await eventually(async () => {
    const { status } = await fetch(`${e2e().url}/api/mentor/${id}/availability`);
    if (status !== 200) throw new Error(`the calendar of ${username}: ${status}`);
  });
}

/** Runs the command of the operator against the Waymark of this test run. The role takes effect at the next request. */
export async function grantRole(username: string, role: 'learner' | 'mentor' | 'admin'): Promise<void> {
  const cli = join(projectRoot, 'services/identity/dist/cli.js');
  const env = { ...process.env, DATABASE_URL: e2e().services.databaseUrls.identity };
  await promisify(execFile)(process.execPath, [cli, 'grant-role', username, role], { env });
}
