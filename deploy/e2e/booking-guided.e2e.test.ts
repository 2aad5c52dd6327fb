import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FreeSlots } from '@waymark/contracts/scheduling/calendar';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { PASSWORD } from './account-password.ts';
import { emailOf, type OpenCalendar, uniqueName } from './booking-scene.ts';
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
  shiftTo,
  toastOf,
  untilStatus,
} from './booking-screens.ts';
import { draftOf, send } from './journey-scene.ts';
import { newCalendar } from './people.ts';

let browser: Browser;
let guide: OpenCalendar;
/** Free hours of the guide, ascending. */
let hours: string[];
let usedHours = 0;

beforeAll(async () => {
  browser = await launchBrowser();
  guide = await newCalendar(0, 3);
  const days = [guide.starts[0]!, guide.starts.at(-1)!].map((at) => at.slice(0, 10));
  const query = `kind=guided&timezone=UTC&from=${days[0]}&to=${days[1]}`;
  const path = `/api/mentor/${guide.mentorId}/slots?${query}`;
  hours = (await guide.client.until<FreeSlots>('GET', path)).slots.map(({ start }) => start);
});
afterAll(async () => {
  await browser?.close();
});

describe('an hour with a mentor', () => {
  it('is booked by a visitor who registers on the way from the page of the mentor', async () => {
    const page = await newPage(browser, { timeZone: 'UTC' });
    // The page shows the next free times as soon as they have been computed.
    const hour = page.getByRole('link', { name: /^60 minutes, from €20, paid afterwards/ });
    await eventually(async () => {
      await page.goto(`/mentor/${guide.mentorId}`);
      await hour.waitFor({ timeout: 5_000 });
    });
    await hour.click();
    // The free times are shown before the login; the chosen one is kept over it.
    await page.getByRole('link', { name: 'Log in to book' }).waitFor();
    const free = page.getByRole('link', { name: /^\d+:\d\d [AP]M/ }).last();
    const clock = /^[\d:]+ [AP]M/.exec((await free.textContent())!.replace('\u202f', ' '))![0];
    await free.click();
    await page.getByText(new RegExp(`^Log in to book ${guide.username}, .+${clock}\\.$`)).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
    const username = uniqueName('guided');
    await page.getByRole('tab', { name: 'Create Account' }).click();
    // First: the login form, which may still be visible, has the other two labels as well.
    await page.getByLabel('Email').fill(emailOf(username));
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('heading', { level: 1, name: `Book a session with ${guide.username}` }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/book-session/${guide.mentorId}`);

    const button = page.getByRole('button', { name: 'Book Session' });
    expect(await page.getByRole('radio', { name: new RegExp(`^${clock}`) }).isChecked()).toBe(true);
    expect(await button.isEnabled()).toBe(true);
    // Without the time of the address.
    await page.goto(`/book-session/${guide.mentorId}`);
    await page.getByText('Booking summary').waitFor();
    expect(await button.isDisabled()).toBe(true);
    await page.getByText('you are charged after the session is completed').waitFor();
    await page.getByText('Cancelling is free up to 24 hours before it starts.').waitFor();
    await page.getByLabel('Topic').press('Enter');
    await toastOf(page, 'Missing Information')
      .getByText('Please select a date, time, and session type.')
      .waitFor();

    const start = await chooseHour(page, 'Interview Preparation');
    const summary = page.getByRole('region', { name: 'Booking summary' });
    for (const words of [guide.username, 'Interview Preparation', '€30.00', '60 minutes'])
      await summary.getByText(words, { exact: true }).waitFor();
    expect(await summary.locator('time').getAttribute('datetime')).toBe(start);
    await page.getByLabel('Topic').fill('A second interview');
    await page.getByLabel('Message').fill('They asked why I left.');
    await button.click();
    await toastOf(page, 'Session Booked!')
      .getByText("Your session has been successfully scheduled. You'll receive a confirmation email shortly.")
      .waitFor();
    await page
      .getByRole('heading', { level: 1, name: `Your session with ${guide.username} is booked` })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/scheduling');

    const session = await onlySession(page);
    const guided = { kind: 'guided', sessionType: 'interview-prep', duration: 60, payment: 'after-session' };
    expect(session).toMatchObject({ ...guided, sessionDate: start, price: 3_000, currency: 'EUR' });
    const card = cardOf(page, session.id);
    await card.getByText('Your mentor · Interview Preparation, 60 minutes').waitFor();
    await card.getByText('€30.00, paid after the session').waitFor();
    const [mail] = await mailsTo(page, emailOf(username), `Session with ${guide.username}`);
    expect(mail!.text).toContain('Price: €30.00, you pay after the session');
    await page.context().close();
  });
});

describe('an hour that is paid after the session', () => {
  it('is charged once it took place, paid from My Sessions and receipted', async () => {
    const { page, email } = await newLearnerOn(browser);
    const session = await attended(page, 2);
    expect(session).toMatchObject({ payment: 'due', can: { pay: true } });
    const [asked] = await mailsTo(page, email, `Please pay €25.00 for your session with ${guide.username}`);
    expect(asked!.text).toContain('you cannot book another paid session until you have paid for this one.');

    await page.goto('/scheduling');
    const notice = page.getByText('One session is waiting for your payment.');
    await notice.waitFor();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    const card = cardOf(page, session.id);
    await card.getByText('€25.00 to pay').waitFor();
    await card.getByRole('button', { name: /^Pay €25\.00/ }).click();
    const dialog = paymentOf(page);
    await dialog.getByText('Test mode, no real money').waitFor();
    expect(await dialog.getByText(/Held for you/).count()).toBe(0);
    await payWith(page, cards.pays);
    await toastOf(page, 'Payment Successful').waitFor();
    await cardOf(page, session.id).getByText('€25.00 paid').waitFor();
    await notice.waitFor({ state: 'detached' });
    await cardOf(page, session.id).getByRole('button', { name: /^Pay/ }).waitFor({ state: 'detached' });
    await mailsTo(page, email, /^Receipt WM-.*: €25\.00 for your session with guide-/);
    await page.context().close();
  });
});

describe('a session about a step', () => {
  it('starts at the step and shows its mentor the step, and progress only where shared', async () => {
    const { page, username } = await newLearnerOn(browser);
    const mentor = await mentorOn(browser, guide);
    const draft = await draftOf(mentor, 'On time', [
      { title: 'Set one clock', steps: ['Wind it', 'Read it'] },
    ]);
    await send(mentor, 'PATCH', `/api/roadmaps/${draft.id}/publish`);
    const [done, step] = draft.stages[0]!.steps;
    await send(page, 'POST', `/api/roadmaps/${draft.id}/follow`);
    await send(page, 'PATCH', '/api/progress', { stepId: done!.id, roadmapId: draft.id, completed: true });

    await page.goto(`/roadmap/${draft.id}?view=traditional`);
    await page.getByRole('link', { name: /^Book a session about this step ?: Read it/ }).click();
    const about = page.getByRole('region', { name: 'About this step' });
    await about.getByText('Read it', { exact: true }).waitFor();
    const share = about.getByRole('checkbox', { name: 'Share how far I am: 1 of 2 steps' });
    expect(await share.isChecked()).toBe(false);
    await share.check();
    await chooseTime(page, guide.starts[4]!);
    await page.getByRole('button', { name: 'Book free session' }).click();
    await toastOf(page, 'Session booked successfully').waitFor();
    const shared = await onlySession(page);
    const quiet = await bookFree(page, guide.mentorId, guide.starts[8]!, {
      about: { roadmapId: draft.id, stepId: step!.id, shareProgress: false },
    });

    const card = await openSession(mentor, shared.id);
    await card.getByRole('heading', { name: username }).waitFor();
    const words = card.getByRole('definition').filter({ hasText: 'Read it' });
    await words.getByRole('link', { name: draft.title }).waitFor();
    await words.getByText('1 of 2 steps done').waitFor();
    const other = await openSession(mentor, quiet.id);
    await other.getByRole('link', { name: draft.title }).waitFor();
    expect(await other.getByText(/steps? done/).count()).toBe(0);
    await Promise.all([page, mentor].map((each) => each.context().close()));
  });
});

function nextHour(): string {
  usedHours += 2;
  return hours[usedHours]!;
}

/** Chooses a type and an unused hour on the month calendar; returns its start. */
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

/** An hour that took place the given hours ago, booked over the API. */
async function attended(page: Page, hoursAgo: number): Promise<Session> {
  const start = nextHour();
  const { id } = await send<Session>(page, 'POST', '/api/sessions/book', {
    mentorId: guide.mentorId,
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
