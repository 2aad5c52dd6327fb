// guarantees: Wall times, clock changes and zones
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import {
  chooseTime,
  clockAt,
  goToDay,
  momentAt,
  newLearnerOn,
  onlySession,
  slotAt,
  toastOf,
} from './booking-screens.ts';
import { ANGELES, TOKYO, TokyoMentor } from './booking-zones-scene.ts';

let browser: Browser;
let mentor: TokyoMentor;

beforeAll(async () => {
  browser = await launchBrowser();
  mentor = await TokyoMentor.open(browser);
});
afterAll(async () => {
  await browser?.close();
});

describe('a mentor in Tokyo and a learner in Los Angeles', () => {
  it('see the same instant on their own dates, on every screen, in both mails and every ICS file', async () => {
    const learner = await newLearnerOn(browser, { timeZone: ANGELES });
    const { page } = learner;
    const { calendar } = mentor;
    const start = calendar.starts.find((each) => each.endsWith('T00:30:00.000Z'))!;
    expect(clockAt(start, TOKYO)).toBe('9:30 AM');
    await page.goto(`/scheduling?mentor=${calendar.mentorId}`);
    await chooseTime(page, start, ANGELES);
    const [here, there] = [momentAt(start, ANGELES), momentAt(start, TOKYO)];
    const [hereDay, thereDay] = [here, there].map((words) => words.split(',')[0]!);
    expect(hereDay).not.toBe(thereDay);
    await page.getByText(`${here} your time, ${there} for ${calendar.username}`, { exact: true }).waitFor();
    expect(await slotAt(page, start, ANGELES).getAttribute('aria-label')).toMatch(
      new RegExp(
        `, ${thereDay},? ${clockAt(start, TOKYO)} for ${calendar.username}$`.replaceAll(' ', String.raw`\s`),
      ),
    );

    await page.getByText(`${calendar.username}’s time`, { exact: true }).click();
    await page.getByText('Tokyo (GMT+9)').waitFor();
    await goToDay(page, start, TOKYO);
    await eventually(async () => expect(await slotAt(page, start, TOKYO).isChecked()).toBe(true));
    await page.getByText(`${here} your time, ${there} for ${calendar.username}`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Book free session' }).click();
    await toastOf(page, 'Session booked successfully').waitFor();

    const session = await onlySession(page);
    expect(session).toMatchObject({ sessionDate: start, mentorTimezone: TOKYO, learnerTimezone: ANGELES });
    await mentor.expectBothScreens(learner, session);
    await mentor.expectBothMails(learner, session);
    await mentor.expectEveryFile(learner, session);
    await page.context().close();
  });
});
