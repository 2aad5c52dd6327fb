// guarantees: What admins hid exists for its author and admins only; one decision per item, with audit and notices
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { SupportThread } from '@waymark/contracts/community/support';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { type Learner, newLearnerOn } from './booking-screens.ts';
import { send } from './journey-scene.ts';
import { grantRole, newMentorOn } from './people.ts';

let browser: Browser;
let author: Learner;
let reporter: Learner;
let admin: Learner;
beforeAll(async () => {
  browser = await launchBrowser();
  [author, reporter, admin] = await Promise.all([
    newMentorOn(browser),
    newMentorOn(browser),
    newLearnerOn(browser),
  ]);
  await grantRole(admin.id, 'admin');
});
afterAll(() => browser?.close());

it('leads from a report to a hidden response and back, in three open tabs without a reload', async () => {
  const title = `The long mails (${author.username})`;
  const body = { title, description: 'Mine are long.', category: 'communication' };
  const path = '/api/support-requests';
  const { id } = await send<SupportThread>(author.page, 'POST', path, body);
  const text = 'Copy hers: Lea Mann, 12 Mill Road.';
  await send(author.page, 'POST', `${path}/${id}/responses`, { text });
  const thread = `/mentor-community/support/${id}`;
  const [own, other, queue] = [author.page, reporter.page, admin.page];
  await Promise.all([own.goto(thread), other.goto(thread), queue.goto('/admin/reports?of=community')]);
  await queue.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();

  await other.getByRole('button', { name: `Report the response of ${author.username}` }).click();
  await other.getByLabel('Details').fill('An address of a mentee.');
  await other.getByRole('button', { name: 'Send report' }).click();
  await other.getByText('Thank you for letting us know').first().waitFor();

  // It appears in the queue of the admin.
  const item = queue.getByRole('article').filter({ hasText: title });
  await item.getByText('An address of a mentee.').waitFor();
  await item.getByRole('button', { name: `Hide: ${title}` }).click();
  const dialog = queue.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('It has an address.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await item.waitFor({ state: 'detached' });
  // The focus is not lost with the item.
  await queue.locator('#main:focus, [aria-label="Reported items"]:focus').waitFor();

  // The author reads why, without who reported it; others lose the text.
  await own.getByText(/The team has hidden this response.* The reason: It has an address\./).waitFor();
  await own.getByRole('button', { name: /^Notifications, 1 / }).click();
  const notice = own.getByText('“The long mails', { exact: false }).first();
  expect(await notice.textContent()).not.toContain(reporter.username);
  await other.getByText('A response was hidden by the team.').waitFor();
  await other.getByRole('status').getByText('No responses yet').waitFor();
  expect(await (await other.request.get(`${path}/${id}`)).text()).not.toContain('Mill Road');

  await queue.getByText('Resolved', { exact: true }).click();
  await item.getByRole('button', { name: `Restore: ${title}` }).click();
  await queue.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await other.getByText(text).waitFor();
});
