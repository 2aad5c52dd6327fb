import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import {
  bookFree,
  cardOf,
  type Learner,
  mailsTo,
  mentorOn,
  newLearnerOn,
  openSession,
  shiftTo,
  toastOf,
} from './booking-screens.ts';
import { newCalendar } from './people.ts';

const GOAL = 'I open every letter on the day it comes.';
const NOTES = 'We spoke about the drawer with the letters.';
const TASK = 'Open one letter';
const COMMENT = 'It was a bill, and it was paid already.';

let browser: Browser;
let learner: Learner;
beforeAll(async () => {
  browser = await launchBrowser();
  learner = await newLearnerOn(browser);
});
afterAll(() => browser?.close());

it('leads from what the mentor writes to a tick on the home, and into the next session', async () => {
  const calendar = await newCalendar(0, 4);
  const { page, email, username } = learner;
  const session = await bookFree(page, calendar.mentorId, calendar.starts[0]!);
  const next = await bookFree(page, calendar.mentorId, calendar.starts[90]!);
  await shiftTo(session.id, -0.75);
  const mentor = await mentorOn(browser, calendar);

  const theirs = await openSession(mentor, session.id);
  await theirs.getByRole('button', { name: /^Write notes and tasks/ }).click();
  const dialog = mentor.getByRole('dialog', { name: 'Notes on this session' });
  await dialog.getByLabel('Notes').fill(NOTES);
  await dialog.getByRole('button', { name: 'Add a task' }).click();
  await dialog.getByRole('textbox', { name: 'Task 1' }).fill(TASK);
  await dialog.getByRole('button', { name: 'Save notes and tasks' }).click();
  await toastOf(mentor, 'Notes saved').waitFor();
  await mailsTo(page, email, `${calendar.username} wrote up your session`);

  await page.goto('/');
  const home = page.getByRole('region', { name: `From your session with ${calendar.username}` });
  await home.getByRole('checkbox', { name: TASK }).check({ force: true });
  await toastOf(page, 'Task done').waitFor();
  await home.getByRole('button', { name: /^Write how it went/ }).click();
  await home.getByLabel('How it went').fill(COMMENT);
  await home.getByRole('button', { name: 'Save comment' }).click();
  await home.getByText(COMMENT).waitFor();

  // The open page of the mentor follows.
  await cardOf(mentor, session.id).getByText(COMMENT).waitFor();
  await mentor.goto(`/scheduling?booked=${next.id}`);
  await mentor.getByRole('heading', { name: 'Last time' }).waitFor();
  for (const words of [NOTES, TASK, COMMENT]) await mentor.getByText(words).waitFor();
  await mentor.getByRole('button', { name: 'Set a goal' }).click();
  await mentor.getByRole('dialog').getByLabel('Goal').fill(GOAL);
  await mentor.getByRole('dialog').getByRole('button', { name: 'Save goal' }).click();
  await toastOf(mentor, 'Goal saved').waitFor();

  await page.goto(`/scheduling?booked=${next.id}`);
  await page.getByText(GOAL).waitFor();
  expect(await page.getByRole('checkbox', { name: TASK }).isChecked()).toBe(true);
  await mentor.goto('/scheduling?learners=all');
  await mentor.getByRole('link', { name: username }).click();
  for (const words of [GOAL, NOTES, COMMENT]) await mentor.getByText(words).waitFor();
  await mentor.context().close();
});
