import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { projectRoot } from '../launch/paths.ts';
import type { PageOptions } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { type Learner, newLearnerOn } from './booking-screens.ts';

/** A new mentor without roadmaps, prices or hours, logged in on a page of their own. */
export async function newMentorOn(browser: Browser, options: PageOptions = {}): Promise<Learner> {
  const person = await newLearnerOn(browser, options);
  await grantRole(person.username, 'mentor');
  await person.page.reload();
  return person;
}

/** The operator's command, run against the Waymark of this test run. The new role takes effect at the next request. */
export async function grantRole(username: string, role: 'learner' | 'mentor' | 'admin'): Promise<void> {
  const cli = join(projectRoot, 'services/identity/dist/cli.js');
  const env = { ...process.env, DATABASE_URL: e2e().services.databaseUrls.identity };
  await promisify(execFile)(process.execPath, [cli, 'grant-role', username, role], { env });
}
