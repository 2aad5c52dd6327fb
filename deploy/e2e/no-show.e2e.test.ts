import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { bookPaid, type Learner, mentorOn, newLearnerOn, openSession, shiftTo } from './booking-screens.ts';
import { read } from './journey-scene.ts';
import { grantRole, newCalendar } from './people.ts';

const CLAIM = 'I waited for twenty minutes and wrote twice.';
const RESPONSE = 'My connection broke, and we spoke from five past on.';
const REASON = 'The messages show that you were not there.';

let browser: Browser;
let learner: Learner;
let admin: Learner;
beforeAll(async () => {
  browser = await launchBrowser();
  [learner, admin] = await Promise.all([newLearnerOn(browser), newLearnerOn(browser)]);
  await grantRole(admin.id, 'admin');
});
afterAll(() => browser?.close());

it('leads from a report over a contradiction to a decision, which alone moves the money', async () => {
  const calendar = await newCalendar(4_000, 4);
  const { page } = learner;
  const mentor = await mentorOn(browser, calendar);
  const { id } = await bookPaid(page, calendar.mentorId, calendar.starts[90]!);
  await shiftTo(id, -3);

  const own = await openSession(page, id);
  await own.getByRole('button', { name: /^Report no-show/ }).click();
  const report = page.getByRole('dialog');
  await report.getByLabel('What happened').fill(CLAIM);
  await report.getByRole('button', { name: 'Did not come' }).click();
  await own.getByText(`You wrote: ${CLAIM}`).waitFor();
  expect(await paymentOf(page, id)).toBe('paid');

  const theirs = await openSession(mentor, id);
  await theirs.getByRole('button', { name: /^Respond to the report/ }).click();
  const response = mentor.getByRole('dialog');
  await response.getByRole('button', { name: 'I was there' }).click();
  const words = response.getByLabel('If you were there: what happened');
  expect(await words.getAttribute('aria-invalid')).toBe('true');
  await words.fill(RESPONSE);
  await response.getByRole('button', { name: 'I was there' }).click();
  await theirs.getByText(`You responded: ${RESPONSE}`).waitFor();
  // The open page of the other person follows.
  await own.getByText(RESPONSE).waitFor();
  expect(await paymentOf(page, id)).toBe('paid');

  const desk = admin.page;
  await desk.goto('/admin/cases');
  const found = desk.getByRole('article').filter({ hasText: learner.username });
  await found.getByText(CLAIM).waitFor();
  await found.getByText(RESPONSE).waitFor();
  await found.getByRole('button', { name: /did not come: / }).click();
  const decision = desk.getByRole('dialog');
  await decision.getByLabel('Reason').fill(REASON);
  await decision.getByRole('button', { name: 'Record the no-show' }).click();
  await found.waitFor({ state: 'detached' });

  for (const card of [own, theirs]) await card.getByText(`Reason of the decision: ${REASON}`).waitFor();
  await eventually(async () => expect(await paymentOf(page, id)).toBe('refunded'));
  await mentor.context().close();
});

const paymentOf = async (page: Page, id: string): Promise<Session['payment']> =>
  (await read<Session>(page, `/api/sessions/${id}`)).payment;
