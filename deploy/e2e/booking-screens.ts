import { expect } from '@jest/globals';
import type { User } from '@waymark/contracts/identity/http';
import type { Mail, MailSummary } from '@waymark/contracts/identity/notifications';
import type { BookingBody, Session } from '@waymark/contracts/scheduling/sessions';
import { eventually } from '@waymark/testing/eventually';
import pg from 'pg';
import type { Browser, Locator, Page } from 'playwright-core';
import { newPage, openOrigin, type PageOptions } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { PASSWORD, passwordOf } from './account-password.ts';
import { emailOf, type OpenCalendar, uniqueName } from './booking-scene.ts';
import { read, send } from './journey-scene.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** SQLSTATE of an exclusion constraint. */
const EXCLUDED = '23P01';

/** Test cards by what they do. */
export const cards = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  asksTheBank: '4000 0025 0000 3155',
};

export interface Learner {
  page: Page;
  id: number;
  username: string;
  email: string;
}

/** A new account, logged in on a page of its own that is blank. In UTC unless `options` differ. */
export async function newLearnerOn(browser: Browser, options: PageOptions = {}): Promise<Learner> {
  const page = await newPage(browser, { timeZone: 'UTC', ...options });
  await openOrigin(page);
  const username = uniqueName('screen');
  const email = emailOf(username);
  const { id } = await send<User>(page, 'POST', '/api/register', {
    username,
    email,
    password: PASSWORD,
  });
  return { page, id, username, email };
}

/** The mentor of a calendar, logged in on a page of their own. */
export async function mentorOn(
  browser: Browser,
  { username }: OpenCalendar,
  options: PageOptions = {},
): Promise<Page> {
  const page = await newPage(browser, { timeZone: 'UTC', ...options });
  await openOrigin(page);
  await send(page, 'POST', '/api/login', { username, password: passwordOf(username) });
  return page;
}

/** Opens the week of a start in the calendar and chooses it. `zone`: of the times shown. */
export async function chooseTime(within: Page | Locator, start: string, zone = 'UTC'): Promise<void> {
  await goToDay(within, start, zone);
  const slot = slotAt(within, start, zone);
  await slot.check({ force: true });
  expect(await slot.isChecked()).toBe(true);
}

/** The day of a start, in the week calendar. */
export async function goToDay(within: Page | Locator, start: string, zone = 'UTC'): Promise<void> {
  const today = Date.parse(dayIn(zone, Date.now()));
  const weeks = Math.floor((Date.parse(dayIn(zone, start)) - today) / DAY / 7);
  const day = within.getByRole('radio', { name: new RegExp(`^${dayName(start, zone)}`) });
  await within.getByRole('button', { name: 'Next week' }).waitFor();
  for (let week = 0; week < weeks && (await day.count()) === 0; week += 1) {
    await within.getByRole('button', { name: 'Next week' }).click();
  }
  // A page that was opened just before midnight counts its weeks from a day earlier.
  if (!(await isThere(day))) await within.getByRole('button', { name: 'Next week' }).click();
  await day.check({ force: true });
}

const isThere = (one: Locator): Promise<boolean> =>
  one.waitFor({ state: 'attached', timeout: 10_000 }).then(
    () => true,
    () => false,
  );

export const slotAt = (within: Page | Locator, start: string, zone = 'UTC'): Locator =>
  within.getByRole('radio', { name: new RegExp(`^${clockAt(start, zone)}(,|$)`) });

/** The en-US time of the screens: “10:30 AM”. */
export const clockAt = (at: string, zone: string): string =>
  english(at, zone, { hour: 'numeric', minute: '2-digit' });

/** “Thursday, December 3” */
export const dayName = (at: string, zone: string): string =>
  english(at, zone, { weekday: 'long', month: 'long', day: 'numeric' });

/** “Thu, Dec 3, 10:30 AM” */
export const momentAt = (at: string, zone: string): string =>
  english(at, zone, { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

const english = (at: string, timeZone: string, shape: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...shape, timeZone }).format(new Date(at)).replace(/\s/g, ' ');

const dayIn = (timeZone: string, at: number | string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at));

/** The payment dialog. */
export const paymentOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Session with/ });

/** Submits a test card in the open payment. */
export async function payWith(page: Page, number: string): Promise<void> {
  const dialog = paymentOf(page);
  await dialog.getByRole('button', { name: number }).click();
  await dialog.getByRole('button', { name: /^Pay / }).click();
}

/** The toast. */
export const toastOf = (page: Page, title: string): Locator =>
  page.locator('[data-variant]').filter({ hasText: title });

/** The card of a session in My Sessions. */
export const cardOf = (page: Page, id: string): Locator =>
  page.getByRole('article').filter({ has: page.locator(`#session-${id}`) });

/** My Sessions with this one first. */
export async function openSession(page: Page, id: string): Promise<Locator> {
  await page.goto(`/scheduling?session=${id}`);
  const card = cardOf(page, id);
  await card.waitFor();
  return card;
}

/** The sessions of the user of the page, the newest start first. */
export const sessionsOf = (page: Page): Promise<Session[]> => read<Session[]>(page, '/api/sessions');

export async function onlySession(page: Page): Promise<Session> {
  const sessions = await sessionsOf(page);
  expect(sessions).toHaveLength(1);
  return sessions[0]!;
}

/** A free session booked over the API. */
export function bookFree(page: Page, mentorId: number, sessionDate: string, more: Partial<BookingBody> = {}) {
  const body = { mentorId, sessionDate, duration: 30, price: 0, timezone: 'UTC', userNotes: '', ...more };
  return send<Session>(page, 'POST', '/api/sessions/schedule', body);
}

/** Books and pays on the screen; returns the session. */
export async function bookPaid(page: Page, mentorId: number, start: string): Promise<Session> {
  await page.goto(`/scheduling?mentor=${mentorId}&slot=${encodeURIComponent(start)}`);
  await page.getByRole('button', { name: /^Book for/ }).click();
  await payWith(page, cards.pays);
  await toastOf(page, 'Payment Successful').waitFor();
  const session = (await sessionsOf(page)).find(({ sessionDate }) => sessionDate === start);
  if (!session) throw new Error(`no session at ${start}`);
  await cardOf(page, session.id).waitFor();
  return session;
}

/** Mails to an address whose subject matches, the newest first; waits until there is one. */
export async function mailsTo(page: Page, address: string, subject: RegExp | string): Promise<Mail[]> {
  const isMeant = (text: string) =>
    typeof subject === 'string' ? text.includes(subject) : subject.test(text);
  return eventually(
    async () => {
      const all = await read<MailSummary[]>(page, '/api/dev/mails?limit=100');
      const meant = all.filter((mail) => mail.to.includes(address) && isMeant(mail.subject));
      if (meant.length === 0) throw new Error(`no mail to ${address} about ${subject}`);
      return Promise.all(meant.map(({ id }) => read<Mail>(page, `/api/dev/mails/${id}`)));
    },
    { timeoutMs: 60_000, intervalMs: 250 },
  );
}

/** Rows of the scheduling service, read with its own login. */
async function rows<T extends pg.QueryResultRow>(sql: string, params: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: e2e().services.databaseUrls.scheduling });
  await client.connect();
  try {
    return (await client.query<T>(sql, params)).rows;
  } finally {
    await client.end();
  }
}

/**
 * As if the session had been booked for a time so many hours from now (negative: ago), or a little further away where
 * one of the two is busy then.
 */
export async function shiftTo(sessionId: string, hours: number): Promise<void> {
  for (let further = 0; ; further += 0.1) {
    const start = Date.now() + (hours + Math.sign(hours) * further) * HOUR;
    try {
      await rows(
        'UPDATE sessions SET starts_at = $2::timestamptz, ends_at = $2::timestamptz + (ends_at - starts_at) WHERE id = $1',
        [sessionId, new Date(Math.floor(start / MINUTE) * MINUTE)],
      );
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== EXCLUDED || further > 1) throw error;
    }
  }
}

/** Waits until a session has this status. */
export const untilStatus = (page: Page, id: string, status: Session['status']): Promise<Session> =>
  eventually(
    async () => {
      const session = await read<Session>(page, `/api/sessions/${id}`);
      expect(session.status).toBe(status);
      return session;
    },
    { timeoutMs: 90_000, intervalMs: 500 },
  );
