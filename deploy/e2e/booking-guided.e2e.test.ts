import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, demoPeople } from '@waymark/contracts/demo';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { FreeSlots } from '@waymark/contracts/scheduling/calendar';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { type OpenCalendar, openCalendar } from './booking-scene.ts';
import {
  bookFree,
  cardOf,
  cards,
  chooseTime,
  clockAt,
  dayName,
  mailsTo,
  mentorOn,
  newLearnerOn,
  onlySession,
  openSession,
  paymentOf,
  payWith,
  rows,
  sessionsOf,
  shiftTo,
  toastOf,
  untilStatus,
} from './booking-screens.ts';
import { read, send } from './journey-scene.ts';

const WITH = 'Amara Okafor';
const OVERDUE = 'A session you had is not paid yet.';

let browser: Browser;
let amara: OpenCalendar;
/** Free hours of hers, ascending. */
let hours: string[];
let usedHours = 0;

beforeAll(async () => {
  browser = await launchBrowser();
  amara = await openCalendar(e2e().url, 'amara', 2_000, 3);
  const query = `kind=guided&timezone=UTC&from=${amara.starts[0]!.slice(0, 10)}&to=${amara.starts.at(-1)!.slice(0, 10)}`;
  const { slots } = await amara.client.until<FreeSlots>(
    'GET',
    `/api/mentor/${amara.mentorId}/slots?${query}`,
  );
  hours = slots.map(({ start }) => start);
});
afterAll(async () => {
  await browser?.close();
});

describe('an hour with a mentor', () => {
  it("is asked for on the mentor's page by somebody without an account, and booked after they have one", async () => {
    const page = await newPage(browser, { timeZone: 'UTC' });
    await page.goto(`/mentor/${amara.mentorId}`);
    await page.getByRole('link', { name: 'Book a Session' }).click();
    await page
      .getByRole('heading', { level: 1, name: 'Welcome' })
      .or(page.getByRole('tab'))
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
    const username = `guided-${Date.now().toString(36)}`;
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(`${username}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('heading', { level: 1, name: `Book a session with ${WITH}` }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/book-session/${amara.mentorId}`);

    const button = page.getByRole('button', { name: 'Book Session' });
    expect(await button.isDisabled()).toBe(true);
    await page.getByText('you are charged after the session is completed').waitFor();
    await page.getByText('Cancelling is free up to 24 hours before it starts.').waitFor();
    await page.getByLabel('Topic').press('Enter');
    await toastOf(page, 'Missing Information')
      .getByText('Please select a date, time, and session type.')
      .waitFor();

    const start = await chooseHour(page, 'Interview Preparation');
    const summary = page.getByRole('region', { name: 'Booking summary' });
    for (const words of [WITH, 'Interview Preparation', '$30.00', '60 minutes'])
      await summary.getByText(words, { exact: true }).waitFor();
    expect(await summary.locator('time').getAttribute('datetime')).toBe(start);
    await page.getByLabel('Topic').fill('A second interview');
    await page.getByLabel('Message').fill('They asked why I left.');
    await button.click();
    await toastOf(page, 'Session Booked!')
      .getByText("Your session has been successfully scheduled. You'll receive a confirmation email shortly.")
      .waitFor();
    await page.getByRole('heading', { level: 1, name: 'Session Scheduling' }).waitFor();

    const session = await onlySession(page);
    const guided = { kind: 'guided', sessionType: 'interview-prep', duration: 60, payment: 'after-session' };
    expect(session).toMatchObject({ ...guided, sessionDate: start, price: 3_000, currency: 'USD' });
    const card = cardOf(page, session.id);
    await card.getByText('Your mentor · Interview Preparation, 60 minutes').waitFor();
    await card.getByText('$30.00, paid after the session').waitFor();
    const [mail] = await mailsTo(page, `${username}@example.org`, `Session with ${WITH}`);
    expect(mail!.text).toContain('Price: $30.00, you pay after the session');
    await page.context().close();
  });

  it('is on one of nine hours of a weekday: weekends and what is over cannot be chosen', async () => {
    const { page } = await newLearnerOn(browser);
    await page.goto(`/book-session/${amara.mentorId}`);
    await page.getByRole('button', { name: 'Next month' }).click();
    const grid = page.getByRole('grid');
    for (const day of ['Saturday', 'Sunday']) {
      const weekend = grid.getByRole('button', { name: new RegExp(`^${day}, `) });
      expect(await weekend.count()).toBeGreaterThanOrEqual(4);
      for (const each of await weekend.all()) expect(await each.isDisabled()).toBe(true);
    }
    await chooseHour(page, 'Career Coaching');
    const times = page.getByRole('radio', { name: /^\d+:00 [AP]M/ });
    expect(await times.count()).toBe(9);
    await page.context().close();
  });
});

describe('what is paid after the session', () => {
  it('is asked for once it took place, paid from My Sessions, and receipted', async () => {
    const { page, email } = await newLearnerOn(browser);
    const session = await attended(page, 2);
    expect(session).toMatchObject({ payment: 'due', can: { pay: true } });
    const [asked] = await mailsTo(page, email, `Please pay $25.00 for your session with ${WITH}`);
    expect(asked!.text).toContain(
      'While it is not paid after that time, no other paid session can be booked.',
    );

    await page.goto('/scheduling');
    const notice = page.getByText('1 session took place and waits for your payment.');
    await notice.waitFor();
    await page.getByRole('button', { name: 'Show it' }).click();
    const card = cardOf(page, session.id);
    await card.getByText('$25.00 to pay').waitFor();
    await card.getByRole('button', { name: /^Pay \$25\.00/ }).click();
    const dialog = paymentOf(page);
    await dialog.getByText('Test mode, no real money').waitFor();
    expect(await dialog.getByText(/Kept for you/).count()).toBe(0);
    await payWith(page, cards.isDeclined);
    await dialog.getByRole('alert').waitFor();
    await payWith(page, cards.pays);
    await toastOf(page, 'Payment Successful').waitFor();
    await cardOf(page, session.id).getByText('$25.00 paid').waitFor();
    await notice.waitFor({ state: 'detached' });
    await cardOf(page, session.id).getByRole('button', { name: /^Pay/ }).waitFor({ state: 'detached' });
    await mailsTo(page, email, /^Receipt WM-.*: \$25\.00 for your session with Amara Okafor/);
    await page.context().close();
  });

  it('and is not paid for 72 hours: no other paid session can be booked, and the way to pay is one click', async () => {
    const { page } = await newLearnerOn(browser);
    const unpaid = await attended(page, 4);
    await rows("UPDATE sessions SET pay_by = now() - interval '1 hour' WHERE id = $1", [unpaid.id]);

    await page.goto(`/book-session/${amara.mentorId}`);
    await chooseHour(page, 'Goal Setting');
    await page.getByRole('button', { name: 'Book Session' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: OVERDUE });
    await refusal.getByRole('link', { name: 'My Sessions' }).click();
    await cardOf(page, unpaid.id)
      .getByRole('button', { name: /^Pay \$25\.00/ })
      .waitFor();

    await page.goto(`/scheduling?mentor=${amara.mentorId}`);
    await chooseTime(page, amara.starts[5]!);
    await page.getByRole('button', { name: 'Book for €20.00' }).click();
    await page.getByRole('button', { name: 'Go to the session to pay' }).click();
    expect((await sessionsOf(page)).map(({ id }) => id)).toEqual([unpaid.id]);
    const card = cardOf(page, unpaid.id);
    await card.getByRole('button', { name: /^Pay \$25\.00/ }).click();
    await payWith(page, cards.pays);
    await cardOf(page, unpaid.id).getByText('$25.00 paid').waitFor();

    await page.goto(`/book-session/${amara.mentorId}`);
    await chooseHour(page, 'Goal Setting');
    await page.getByRole('button', { name: 'Book Session' }).click();
    await toastOf(page, 'Session Booked!').waitFor();
    await page.context().close();
  });
});

describe('a session about a step', () => {
  it('begins at the step; its mentor sees the step, and how far the learner is only where that was ticked', async () => {
    const { page, username } = await newLearnerOn(browser);
    const roadmap = await read<Roadmap>(page, '/api/roadmaps/roadmap1');
    const [, mentorPerson] = Object.entries(demoPeople).find(([, { id }]) => id === roadmap.mentorId)!;
    const calendar = await openCalendar(e2e().url, mentorPerson.username, 0, 3);
    const [done, step] = roadmap.stages[0]!.steps;
    await send(page, 'POST', '/api/roadmaps/roadmap1/follow');
    await send(page, 'PATCH', '/api/progress', { stepId: done!.id, roadmapId: roadmap.id, completed: true });

    await page.goto('/roadmap/roadmap1?view=traditional');
    await page
      .getByRole('link', { name: new RegExp(`^Book a session about this step ?: ${step!.title}`) })
      .click();
    const about = page.getByRole('region', { name: 'About this step' });
    await about.getByText(step!.title, { exact: true }).waitFor();
    await about.getByText('will see this step and its roadmap, and nothing else of your journey').waitFor();
    const share = about.getByRole('checkbox', { name: /^Share how far I am: 1 of \d+ steps$/ });
    expect(await share.isChecked()).toBe(false);
    await share.check();
    await chooseTime(page, calendar.starts[4]!);
    await page.getByRole('button', { name: 'Book free session' }).click();
    await toastOf(page, 'Session booked successfully').waitFor();
    const shared = await onlySession(page);
    const quiet = await bookFree(page, calendar.mentorId, calendar.starts[8]!, {
      about: { roadmapId: roadmap.id, stepId: step!.id, shareProgress: false },
    });

    const mentor = await mentorOn(browser, mentorPerson.username as keyof typeof demoPeople);
    const card = await openSession(mentor, shared.id);
    await card.getByRole('heading', { name: username }).waitFor();
    const words = card.getByRole('definition').filter({ hasText: step!.title });
    await words.getByRole('link', { name: roadmap.title }).waitFor();
    await words.getByText(/^1 of \d+ steps done$/).waitFor();
    const other = await openSession(mentor, quiet.id);
    await other.getByRole('link', { name: roadmap.title }).waitFor();
    expect(await other.getByText(/steps? done/).count()).toBe(0);
    await Promise.all([page, mentor].map((each) => each.context().close()));
  });
});

function nextHour(): string {
  usedHours += 2;
  return hours[usedHours]!;
}

/** Chooses a type, and an hour nobody has used, on the month calendar; its start. */
async function chooseHour(page: Page, type: string): Promise<string> {
  const start = nextHour();
  await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check();
  const day = page.getByRole('button', { name: new RegExp(`${dayName(start, 'UTC')}, \\d+, free times`) });
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  await page.getByRole('grid').waitFor();
  const back = page.getByRole('button', { name: 'Previous month' });
  while ((await back.getAttribute('aria-disabled')) !== 'true') await back.click();
  const caption = page.getByText(month.format(new Date(start)), { exact: true });
  while ((await caption.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click();
  await day.click();
  await page.getByRole('radio', { name: new RegExp(`^${clockAt(start, 'UTC')}`) }).check({ force: true });
  return start;
}

/** An hour that took place so many hours ago, booked behind the screen. */
async function attended(page: Page, hoursAgo: number): Promise<Session> {
  const start = nextHour();
  const { id } = await send<Session>(page, 'POST', '/api/sessions/book', {
    mentorId: amara.mentorId,
    date: start.slice(0, 10),
    time: clockAt(start, 'UTC'),
    sessionType: 'career-coaching',
    topic: 'Going back to work',
    message: '',
    price: 2_500,
    timezone: 'UTC',
  });
  await shiftTo(id, -hoursAgo);
  return untilStatus(page, id, 'completed');
}
