import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FreeSlots } from '@waymark/contracts/scheduling/calendar';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { type OpenCalendar, openCalendar } from './booking-scene.ts';
import {
  chooseTime,
  clockAt,
  goToDay,
  type Learner,
  mailsTo,
  mentorOn,
  momentAt,
  newLearnerOn,
  onlySession,
  openSession,
  slotAt,
  toastOf,
} from './booking-screens.ts';
import { read } from './journey-scene.ts';

const TOKYO = 'Asia/Tokyo';
const ANGELES = 'America/Los_Angeles';
const HALF_HOUR = 30 * 60_000;
const DAY = 86_400_000;
const MENTOR_MAIL = 'mei@waymark.example';

let browser: Browser;
let mei: OpenCalendar;
let mentor: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  mei = await openCalendar(e2e().url, 'mei', 0, 3);
  const settings = { timezone: TOKYO, minNoticeMinutes: 0, bookingWindowDays: 365 };
  await mei.client.until('PUT', '/api/mentor/calendar/settings', settings);
  mentor = await mentorOn(browser, 'mei', { timeZone: TOKYO });
});
afterAll(async () => {
  await browser?.close();
});

describe('a mentor in Tokyo and a learner in Los Angeles', () => {
  it('mean the same instant, on different dates, on every screen, in both mails and in every ICS file', async () => {
    const learner = await newLearnerOn(browser, { timeZone: ANGELES });
    const { page } = learner;
    const start = mei.starts.find((each) => each.endsWith('T00:30:00.000Z'))!;
    expect(clockAt(start, TOKYO)).toBe('9:30 AM');
    await page.goto(`/scheduling?mentor=${mei.mentorId}`);
    await chooseTime(page, start, ANGELES);
    const [here, there] = [momentAt(start, ANGELES), momentAt(start, TOKYO)];
    const [hereDay, thereDay] = [here, there].map((words) => words.split(',')[0]!);
    expect(hereDay).not.toBe(thereDay);
    await page.getByText(`${here} your time, ${there} for Mei`, { exact: true }).waitFor();
    expect(await slotAt(page, start, ANGELES).getAttribute('aria-label')).toMatch(
      new RegExp(`, ${thereDay},? ${clockAt(start, TOKYO)} for Mei$`.replaceAll(' ', String.raw`\s`)),
    );

    await page.getByText('Mei’s time', { exact: true }).click();
    await page.getByText('Tokyo (GMT+9)').waitFor();
    await goToDay(page, start, TOKYO);
    await eventually(async () => expect(await slotAt(page, start, TOKYO).isChecked()).toBe(true));
    await page.getByText(`${here} your time, ${there} for Mei`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Book free session' }).click();
    await toastOf(page, 'Session booked successfully').waitFor();

    const session = await onlySession(page);
    expect(session).toMatchObject({ sessionDate: start, mentorTimezone: TOKYO, learnerTimezone: ANGELES });
    await sameOnBothScreens(learner, session);
    await sameInBothMails(learner, session);
    await sameInEveryFile(learner, session);
    await page.context().close();
  });
});

describe('where the clocks of the learner change', () => {
  it.each(clockChanges(ANGELES))('$what: each instant is offered once and named so', async ({ at, what }) => {
    const learner = await newLearnerOn(browser, { timeZone: ANGELES });
    const { page } = learner;
    const around = [-2, -1, 0, 1].map((halves) => new Date(at + halves * HALF_HOUR).toISOString());
    const start = around[2]!;
    const day = await read<FreeSlots>(
      page,
      `/api/mentor/${mei.mentorId}/slots?from=${start.slice(0, 10)}&to=${start.slice(0, 10)}&timezone=${ANGELES}`,
    );
    const offered = day.slots.map((slot) => slot.start);
    expect(offered).toEqual(expect.arrayContaining(around));
    expect(offered).toHaveLength(what === 'forward' ? 46 : 50);

    await page.goto(`/scheduling?mentor=${mei.mentorId}&slot=${encodeURIComponent(start)}`);
    const names = what === 'forward' ? FORWARD : BACK;
    for (const [index, name] of names.entries()) {
      const slot = page.getByRole('radio', { name: new RegExp(`^${name},`) });
      await slot.waitFor({ state: 'attached' });
      expect(await slot.count()).toBe(1);
      await eventually(async () => expect(await slot.isChecked()).toBe(index === 2));
    }
    if (what === 'forward') expect(await page.getByRole('radio', { name: /^2:[03]0 AM/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Book free session' }).click();
    await toastOf(page, 'Session booked successfully').waitFor();

    const session = await onlySession(page);
    expect(session.sessionDate).toBe(start);
    await sameOnBothScreens(learner, session);
    const mail = await sameInBothMails(learner, session);
    if (what === 'back') expect(mail).toContain('01:00 (America/Los_Angeles, UTC-08:00)');
    await sameInEveryFile(learner, session);
    await page.context().close();
  });
});

/** The hour before and the hour after, by the learner's clock. */
const FORWARD = ['1:00 AM', '1:30 AM', '3:00 AM', '3:30 AM'];
const BACK = ['1:00 AM GMT-7', '1:30 AM GMT-7', '1:00 AM GMT-8', '1:30 AM GMT-8'];

/** Both cards say the start by the reader's clock first, then by the other's, and mean this instant. */
async function sameOnBothScreens({ page, username }: Learner, { id, sessionDate }: Session): Promise<void> {
  const sides = [
    { at: page, mine: ANGELES, theirs: TOKYO, whose: 'for Mei (Tokyo)' },
    { at: mentor, mine: TOKYO, theirs: ANGELES, whose: `for ${username} (Los Angeles)` },
  ];
  for (const { at, mine, theirs, whose } of sides) {
    const card = await openSession(at, id);
    const time = card.locator('time').first();
    expect(await time.getAttribute('datetime')).toBe(sessionDate);
    expect(plain(await time.textContent())).toBe(rangeAt(sessionDate, mine));
    const other = card.getByText(whose);
    expect(plain(await other.textContent())).toBe(`${rangeAt(sessionDate, theirs)} ${whose}`);
  }
}

/** Each mail has its reader's clock first; answers the learner's text. */
async function sameInBothMails({ page, email, username }: Learner, session: Session): Promise<string> {
  const [mine] = await mailsTo(page, email, 'Session with Mei Tanaka');
  const [theirs] = await mailsTo(page, MENTOR_MAIL, `Session with ${username}`);
  const [here, there] = [ANGELES, TOKYO].map((zone) => inMail(session.sessionDate, zone));
  const clocks = (text: string) => text.split('\n').filter((line) => /^(When|For .*): /.test(line));
  expect(clocks(mine!.text)).toEqual([
    expect.stringContaining(`When: ${here}`),
    expect.stringContaining(`For Mei Tanaka: ${there}`),
  ]);
  expect(clocks(theirs!.text)).toEqual([
    expect.stringContaining(`When: ${there}`),
    expect.stringContaining(`For ${username}: ${here}`),
  ]);
  for (const { ics } of [mine!, theirs!]) expect(startOf(ics)).toBe(session.sessionDate);
  return mine!.text;
}

/** The file that each of them downloads, and the learner's feed. */
async function sameInEveryFile({ page }: Learner, { id, sessionDate }: Session): Promise<void> {
  for (const reader of [page, mentor]) {
    const file = await reader.request.get(`/api/sessions/${id}/calendar.ics`);
    expect(startOf(await file.text())).toBe(sessionDate);
  }
  const feed = await read<{ url: string }>(page, '/api/calendar-feed');
  const { pathname } = new URL(feed.url);
  await eventually(async () =>
    expect(startOf(await (await page.request.get(pathname)).text())).toBe(sessionDate),
  );
}

/** The instant an ICS file begins at; it has to be said in UTC. */
function startOf(ics: string | null): string {
  const [, ...parts] = /^DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\r?$/m.exec(ics ?? '') ?? [];
  const [year, month, day, hour, minute, second] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
}

/** “Tue, Dec 1, 4:30 – 5:00 PM” */
function rangeAt(start: string, timeZone: string): string {
  const shape = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...shape, timeZone });
  return plain(format.formatRange(new Date(start), new Date(Date.parse(start) + HALF_HOUR)));
}

/** “Tuesday 1 December 2026, 16:30 (America/Los_Angeles”, without what tells doubled hours apart. */
function inMail(at: string, timeZone: string): string {
  const part = (shape: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...shape, timeZone }).format(new Date(at));
  const date = `${part({ weekday: 'long' })} ${part({ day: 'numeric', month: 'long', year: 'numeric' })}`;
  return `${date}, ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })} (${timeZone}`;
}

const plain = (text: string | null): string => (text ?? '').replace(/\s/g, ' ');

/** The instants within the booking window at which a zone's clocks change. */
function clockChanges(timeZone: string): { what: 'forward' | 'back'; at: number }[] {
  const offset = (at: number) => {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
    return parts.find(({ type }) => type === 'timeZoneName')!.value;
  };
  const first = Math.ceil(Date.now() / DAY) * DAY + 2 * DAY;
  const changes: { what: 'forward' | 'back'; at: number }[] = [];
  for (let at = first; at < first + 355 * DAY; at += HALF_HOUR) {
    if (offset(at) === offset(at - HALF_HOUR)) continue;
    changes.push({ what: offset(at) === 'GMT-07:00' ? 'forward' : 'back', at });
  }
  return changes;
}
