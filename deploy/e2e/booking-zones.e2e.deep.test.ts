// covers: services/scheduling/src/domain, frontend/src/features/scheduling, frontend/src/features/book-session
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FreeSlots } from '@waymark/contracts/scheduling/calendar';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { newLearnerOn, onlySession, toastOf } from './booking-screens.ts';
import { ANGELES, HALF_HOUR, TokyoMentor } from './booking-zones-scene.ts';
import { read } from './journey-scene.ts';

const DAY = 86_400_000;

let browser: Browser;
let mentor: TokyoMentor;

beforeAll(async () => {
  browser = await launchBrowser();
  mentor = await TokyoMentor.open(browser);
});
afterAll(async () => {
  await browser?.close();
});

describe('the free slots on a day that the clocks of the learner change', () => {
  it.each(clockChanges(ANGELES))(
    'include each instant once, under its own name, when the clocks go $what',
    async ({ at, what }) => {
      const learner = await newLearnerOn(browser, { timeZone: ANGELES });
      const { page } = learner;
      const around = [-2, -1, 0, 1].map((halves) => new Date(at + halves * HALF_HOUR).toISOString());
      const start = around[2]!;
      const day = await read<FreeSlots>(
        page,
        `/api/mentor/${mentor.calendar.mentorId}/slots?from=${start.slice(0, 10)}&to=${start.slice(0, 10)}&timezone=${ANGELES}`,
      );
      const offered = day.slots.map((slot) => slot.start);
      expect(offered).toEqual(expect.arrayContaining(around));
      expect(offered).toHaveLength(what === 'forward' ? 46 : 50);

      await page.goto(`/scheduling?mentor=${mentor.calendar.mentorId}&slot=${encodeURIComponent(start)}`);
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
      await mentor.expectBothScreens(learner, session);
      const mail = await mentor.expectBothMails(learner, session);
      if (what === 'back') expect(mail).toContain('01:00 (America/Los_Angeles, UTC-08:00)');
      await mentor.expectEveryFile(learner, session);
      await page.context().close();
    },
  );
});

/** The hour before and the hour after, in the zone of the learner. */
const FORWARD = ['1:00 AM', '1:30 AM', '3:00 AM', '3:30 AM'];
const BACK = ['1:00 AM GMT-7', '1:30 AM GMT-7', '1:00 AM GMT-8', '1:30 AM GMT-8'];

/** The clock changes of a zone within the booking window. */
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
