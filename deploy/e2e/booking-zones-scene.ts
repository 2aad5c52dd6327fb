import { expect } from '@jest/globals';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { emailOf, type OpenCalendar } from './booking-scene.ts';
import { type Learner, mailsTo, mentorOn, openSession } from './booking-screens.ts';
import { read } from './journey-scene.ts';
import { newCalendar } from './people.ts';

export const TOKYO = 'Asia/Tokyo';
export const ANGELES = 'America/Los_Angeles';
export const HALF_HOUR = 30 * 60_000;

/** A mentor in Tokyo, on a page in their zone, with a free calendar. */
export class TokyoMentor {
  readonly calendar: OpenCalendar;
  readonly page: Page;

  private constructor(calendar: OpenCalendar, page: Page) {
    this.calendar = calendar;
    this.page = page;
  }

  static async open(browser: Browser): Promise<TokyoMentor> {
    const calendar = await newCalendar(0, 3);
    const settings = { timezone: TOKYO, minNoticeMinutes: 0, bookingWindowDays: 365 };
    await calendar.client.until('PUT', '/api/mentor/calendar/settings', settings);
    return new TokyoMentor(calendar, await mentorOn(browser, calendar, { timeZone: TOKYO }));
  }

  /** Expects both cards to show this instant in the zone of the reader first, then of the other. */
  async expectBothScreens({ page, username }: Learner, { id, sessionDate }: Session): Promise<void> {
    const name = this.calendar.username;
    const sides = [
      { at: page, mine: ANGELES, theirs: TOKYO, whose: `for ${name} (Tokyo)` },
      { at: this.page, mine: TOKYO, theirs: ANGELES, whose: `for ${username} (Los Angeles)` },
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

  /** Expects each mail to have the zone of its reader first; returns the text for the learner. */
  async expectBothMails({ page, email, username }: Learner, session: Session): Promise<string> {
    const name = this.calendar.username;
    const [mine] = await mailsTo(page, email, `Session with ${name}`);
    const [theirs] = await mailsTo(page, emailOf(name), `Session with ${username}`);
    const [here, there] = [ANGELES, TOKYO].map((zone) => inMail(session.sessionDate, zone));
    const clocks = (text: string) => text.split('\n').filter((line) => /^(When|For .*): /.test(line));
    expect(clocks(mine!.text)).toEqual([
      expect.stringContaining(`When: ${here}`),
      expect.stringContaining(`For ${name}: ${there}`),
    ]);
    expect(clocks(theirs!.text)).toEqual([
      expect.stringContaining(`When: ${there}`),
      expect.stringContaining(`For ${username}: ${here}`),
    ]);
    for (const { ics } of [mine!, theirs!]) expect(startOf(ics)).toBe(session.sessionDate);
    return mine!.text;
  }

  /** Checks the file that each of them downloads, and the learner's feed. */
  async expectEveryFile({ page }: Learner, { id, sessionDate }: Session): Promise<void> {
    for (const reader of [page, this.page]) {
      const file = await reader.request.get(`/api/sessions/${id}/calendar.ics`);
      expect(startOf(await file.text())).toBe(sessionDate);
    }
    const feed = await read<{ url: string }>(page, '/api/calendar-feed');
    const { pathname } = new URL(feed.url);
    await eventually(async () =>
      expect(startOf(await (await page.request.get(pathname)).text())).toBe(sessionDate),
    );
  }
}

/** The start of an ICS file, which must be in UTC. */
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

/** “Tuesday 1 December 2026, 16:30 (America/Los_Angeles”, without the offset of repeated hours. */
function inMail(at: string, timeZone: string): string {
  const part = (shape: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...shape, timeZone }).format(new Date(at));
  const date = `${part({ weekday: 'long' })} ${part({ day: 'numeric', month: 'long', year: 'numeric' })}`;
  return `${date}, ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })} (${timeZone}`;
}

const plain = (text: string | null): string => (text ?? '').replace(/\s/g, ' ');
