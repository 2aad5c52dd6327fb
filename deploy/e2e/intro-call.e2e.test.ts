import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { mailsTo, mentorOn, newLearnerOn, onlySession, toastOf } from './booking-screens.ts';
import { newCalendar } from './people.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('lets a mentor offer an intro call, which a learner books once', async () => {
  const calendar = await newCalendar(2_000, 4);
  const mentor = await mentorOn(browser, calendar);
  await mentor.goto('/scheduling?tab=availability');
  await mentor.getByLabel(/^Offer an intro call/).check();
  await mentor.getByRole('button', { name: 'Save settings' }).click();
  await toastOf(mentor, 'Settings saved').waitFor();

  const { page, email, username } = await newLearnerOn(browser);
  await page.goto(`/book-session/${calendar.mentorId}`);
  await page.getByText(/^Intro call, 15 minutes/).waitFor();
  await page.goto(`/mentor/${calendar.mentorId}`);
  await page.getByRole('link', { name: /^Book it for/ }).click();
  await page.getByRole('heading', { name: 'Your intro call' }).waitFor();
  await page.getByLabel(/^Notes/).fill('Can you help with night shifts?');
  await page.getByRole('button', { name: 'Book intro call' }).click();
  await page.getByRole('heading', { level: 1, name: /is booked$/ }).waitFor();
  await page.getByText(/Intro call, 15 minutes/).waitFor();
  expect(await onlySession(page)).toMatchObject({ kind: 'intro', duration: 15, payment: 'free' });
  const [mail] = await mailsTo(page, email, /^Intro call with/);
  expect(mail!.ics).toContain('SUMMARY:Intro call with');

  await mentor.goto('/scheduling?tab=sessions');
  await mentor.getByRole('heading', { name: username }).waitFor();
  await mentor.getByText(/Intro call, 15 minutes/).waitFor();
  await page.goto(`/scheduling?mentor=${calendar.mentorId}&kind=intro`);
  await page.getByText('No intro call to book').waitFor();
  await page.goto(`/mentor/${calendar.mentorId}`);
  await page
    .getByText(/^Next free: /)
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: /^Book it for/ }).count()).toBe(0);
  await Promise.all([page, mentor].map((each) => each.context().close()));
});
