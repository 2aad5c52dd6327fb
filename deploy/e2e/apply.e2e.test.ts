import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { PASSWORD } from './account-password.ts';
import { emailOf, openCalendar, uniqueName } from './booking-scene.ts';
import { chooseTime, newLearnerOn, onlySession, toastOf } from './booking-screens.ts';
import { read, send } from './journey-scene.ts';
import { grantRole } from './people.ts';

const ACHIEVEMENTS =
  'In 2019 I paid back the last of 41,000 euros. I was afraid of every letter for two years.';
const IMPACT = 'Since then I have sat beside eleven people while they opened theirs.';
const NOTES = 'Called her on Tuesday';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function register(page: Page, username: string): Promise<void> {
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Email').fill(emailOf(username));
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function apply(page: Page, fullName: string): Promise<void> {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Area of expertise').fill('Paying back debts');
  await page.getByLabel('Achievements').fill(ACHIEVEMENTS);
  await page.getByLabel('Impact statement').fill(IMPACT);
  await page.getByLabel('Years of experience').fill('2');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await toastOf(page, 'Experience Required').waitFor();
  await page.getByLabel('Years of experience').fill('6');
  await page.reload();
  expect(await page.getByLabel('Achievements').inputValue()).toBe(ACHIEVEMENTS);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByRole('heading', { name: 'Application Under Review' }).waitFor();
  await page.getByText('Review typically takes 48 hours.').waitFor();
  await page.getByRole('heading', { name: 'What supports your application, in your own words' }).waitFor();
}

async function change(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change application' }).click();
  await page.getByLabel('Years of experience').fill('7');
  await page.getByRole('button', { name: 'Send the changes' }).click();
  await toastOf(page, 'Application Changed').waitFor();
  await page.getByRole('heading', { name: 'What supports your application, in your own words' }).waitFor();
}

/** Begins a story while the application waits, and shapes it as far as its publication. Returns its id. */
async function tell(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Start telling your story' }).click();
  await page.getByRole('region', { name: 'Application Under Review' }).waitFor();
  await page.getByLabel('Write or paste it').fill(ACHIEVEMENTS);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/mentor\/roadmaps\/[\w-]{20,}/);
  const id = /roadmaps\/([\w-]+)/.exec(page.url())![1]!;
  await send(page, 'PATCH', `/api/roadmaps/${id}`, {
    ...{ title: 'Out of debt', categoryId: 'mental-health', description: 'How I paid it back' },
  });
  await send(page, 'POST', `/api/roadmaps/${id}/stages`, {
    ...{ title: 'The letters', description: 'Opening them' },
    steps: [{ title: 'Open one letter', description: 'With somebody beside you.' }],
  });
  await page.reload();
  await page.getByText('You can publish once your application is approved.').waitFor();
  await page.getByRole('button', { name: 'Publish Roadmap' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('You can publish once your application is approved.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Publish Roadmap' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  expect(await statusOf(browser, id)).toBe(404);
  return id;
}

/** Of a roadmap, for a visitor. */
async function statusOf(from: Browser, id: string): Promise<number> {
  const visitor = await newPage(from);
  const response = await visitor.request.get(`${e2e().url}/api/roadmaps/${id}`);
  await visitor.context().close();
  return response.status();
}

async function approve(fullName: string): Promise<void> {
  const { page, id } = await newLearnerOn(browser);
  await grantRole(id, 'admin');
  await page.goto('/admin');
  await page.getByRole('button', { name: `Review ${fullName}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: fullName });
  await dialog.getByText(ACHIEVEMENTS).waitFor();
  expect(await dialog.getByLabel('Valor').inputValue()).toBe('8');
  await dialog.getByLabel('Internal notes').fill(NOTES);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await toastOf(page, 'Application approved successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.context().close();
}

async function book(mentorName: string, start: string): Promise<void> {
  const { page } = await newLearnerOn(browser);
  await page.goto(`/mentors?q=${encodeURIComponent(mentorName)}`);
  await page.getByRole('heading', { name: mentorName }).waitFor();
  await page.goto('/scheduling');
  await page.getByRole('combobox', { name: 'Find a mentor' }).fill(mentorName);
  await page.getByRole('option', { name: new RegExp(`^${mentorName}`) }).click();
  await chooseTime(page, start);
  await page.getByRole('button', { name: 'Book free session' }).click();
  await toastOf(page, 'Session booked successfully').waitFor();
  expect(await onlySession(page)).toMatchObject({ sessionDate: start, payment: 'free' });
  await page.context().close();
}

it('makes a visitor a mentor whom others find and book', async () => {
  const page = await newPage(browser, { timeZone: 'UTC' });
  const username = uniqueName('applicant');
  const fullName = `Nora ${username.slice(-8)}`;
  await page.goto('/apply-mentor');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await register(page, username);
  await apply(page, fullName);
  await change(page);
  const story = await tell(page);

  await approve(fullName);
  await page.getByRole('button', { name: 'Publish Roadmap' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish Roadmap' }).click();
  await page.getByRole('heading', { name: 'It is live' }).waitFor();
  expect(await statusOf(browser, story)).toBe(200);
  await page.goto('/mentor/roadmaps');
  await page.getByRole('region', { name: 'Your first steps' }).getByText('1 of 4 done').waitFor();
  expect(JSON.stringify(await read(page, '/api/mentor-application'))).not.toContain(NOTES);

  const { starts } = await openCalendar(e2e().url, username, 0, 3);
  await page.reload();
  await page.getByRole('region', { name: 'Your first steps' }).getByText('3 of 4 done').waitFor();
  await book(fullName, starts[4]!);
  await page.context().close();
});
