import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FreeSlots } from '@waymark/contracts/scheduling/calendar';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { dateAhead } from './booking-scene.ts';
import { bookFree, mentorOn, newLearnerOn, toastOf } from './booking-screens.ts';
import { newCalendar } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('keeps the time around a session free that the mentor asks for, and names a calendar that cannot be linked', async () => {
  const guide = await newCalendar(0, 30);
  const page = await mentorOn(browser, guide);
  await page.goto('/scheduling?tab=availability');
  const form = page.getByRole('form', { name: 'Booking settings' });
  await form.getByLabel('Free time after a session').selectOption('60');
  await form.getByLabel('Sessions can start').selectOption('60');
  await form.getByRole('button', { name: 'Save settings' }).click();
  await toastOf(page, 'Settings saved').waitFor();

  const noon = `${dateAhead(31)}T12:00:00.000Z`;
  const learner = await newLearnerOn(browser);
  await bookFree(learner.page, guide.mentorId, noon);
  const range = `from=${dateAhead(31)}&to=${dateAhead(31)}&timezone=UTC`;
  const { slots } = await guide.client.until<FreeSlots>(
    'GET',
    `/api/mentor/${guide.mentorId}/slots?${range}`,
  );
  const hours = slots.map(({ start }) => start.slice(11, 16));
  expect(hours).toHaveLength(21);
  expect(hours).toEqual(expect.arrayContaining(['10:00', '14:00']));

  await page.getByLabel('Address of a calendar').fill('http://169.254.169.254/basic.ics');
  await page.getByRole('button', { name: 'Link calendar' }).click();
  await page.getByText(/cannot be reached from the internet/).waitFor();
  await page.getByRole('button', { name: /^Remove 169/ }).click();
  await toastOf(page, 'Calendar removed').waitFor();
});
