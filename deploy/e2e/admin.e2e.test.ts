// guarantees: A suspension ends all sessions, and a login that began before it is rejected
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { type Learner, newLearnerOn } from './booking-screens.ts';
import { draftOf, hasFocus, send } from './journey-scene.ts';
import { grantRole, newMentorOn } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function newAdminOn(): Promise<Learner> {
  const admin = await newLearnerOn(browser);
  await grantRole(admin.id, 'admin');
  return admin;
}

/** Writes the reason in the open dialog and confirms it by keyboard. */
async function confirm(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

async function aPublished(mentor: Page, title: string): Promise<Roadmap> {
  const { id } = await draftOf(mentor, title, [{ title: 'Begin', steps: ['Set one alarm'] }]);
  return send(mentor, 'PATCH', `/api/roadmaps/${id}/publish`, { unreviewed: 'accept' });
}

it('suspends a user whose browser is open, hides a reported roadmap, and finds both in the audit', async () => {
  const [admin, mentor, learner] = [
    await newAdminOn(),
    await newMentorOn(browser),
    await newLearnerOn(browser),
  ];
  const title = `Up at six with ${mentor.username}`;
  const { id } = await aPublished(mentor.page, title);

  // The learner reports the roadmap.
  await learner.page.goto(`/roadmap/${id}`);
  await learner.page.getByRole('button', { name: 'Report this roadmap' }).click();
  await learner.page.getByLabel('Details').fill('Tells people to skip sleep.');
  await learner.page.getByRole('button', { name: 'Send report' }).click();
  await learner.page.getByText('Thank you for letting us know').first().waitFor();

  // The admin hides it in the dialog of the report.
  const { page } = admin;
  await page.goto('/admin/reports');
  await page.getByRole('row').filter({ hasText: title }).getByText('Tells people to skip sleep.').waitFor();
  const counts = await (await page.request.get('/api/admin/waiting')).json();
  expect(Object.values(counts)).not.toContain(null);
  expect(counts.reports).toBeGreaterThan(0);
  await page.getByRole('button', { name: `Resolve: ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Outcome').selectOption({ label: 'Hide the roadmap' });
  await dialog.getByLabel('Reason for the mentor').fill('Asks for harmful hours.');
  await dialog.getByLabel('Note').fill('Hidden at once.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await dialog.waitFor({ state: 'detached' });
  await learner.page.reload();
  await learner.page.getByRole('heading', { name: 'Roadmap Not Found' }).waitFor();
  await mentor.page.goto(`/roadmap/${id}`);
  await mentor.page.getByText('The reason: Asks for harmful hours.').waitFor();

  // The palette leads to the mentor's page.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(mentor.username);
  await page.getByRole('option', { name: new RegExp(`^${mentor.username} .*@`) }).click();
  await page.getByRole('heading', { level: 1, name: mentor.username }).waitFor();
  await page.getByRole('region', { name: 'Community' }).getByText('Has written nothing there.').waitFor();

  // The admin suspends the mentor, whose other browser is listening.
  const listening = mentor.page.waitForResponse(
    (response) => response.url().endsWith('/api/events') && response.status() === 200,
  );
  await mentor.page.goto('/notifications');
  await listening;
  await page.goto(`/admin/users?q=${mentor.username}`);
  const button = page.getByRole('button', { name: `Suspend ${mentor.username}` });
  await page.getByRole('button', { name: `Change role of ${mentor.username}` }).focus();
  await page.keyboard.press('Tab');
  expect(await hasFocus(button)).toBe(true);
  await page.keyboard.press('Enter');
  await confirm(page, 'Did it again.');
  await page.getByText('Did it again.').first().waitFor();
  await mentor.page.getByRole('link', { name: 'Sign In' }).first().waitFor();

  await page.goto('/admin/audit');
  for (const [action, target] of [
    ['hid the roadmap', title],
    ['suspended', mentor.username],
  ] as const) {
    await page.getByRole('row').filter({ hasText: action }).filter({ hasText: target }).first().waitFor();
  }
  for (const person of [admin, mentor, learner]) await person.page.context().close();
});
