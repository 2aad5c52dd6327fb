import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import {
  bookFree,
  bookPaid,
  cardOf,
  chooseTime,
  mailsTo,
  mentorOn,
  momentAt,
  newLearnerOn,
  openSession,
  shiftTo,
  toastOf,
  untilStatus,
} from './booking-screens.ts';
import { read } from './journey-scene.ts';
import { newCalendar } from './people.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

describe('a paid session', () => {
  it('moves when its mentor accepts the time of its learner, then is cancelled by its mentor and refunded', async () => {
    const calendar = await newCalendar(2_000, 4);
    const { page, email, username } = await newLearnerOn(browser);
    const session = await bookPaid(page, calendar.mentorId, calendar.starts[6]!);
    const later = calendar.starts[10]!;
    const [first] = await mailsTo(page, email, /^Session with/);
    const dialog = await ask(page, session, 'Reschedule', 'Choose another time');
    await dialog.getByText('The payment moves with the session.').waitFor();
    await chooseTime(dialog, later);
    await dialog.getByText(`You propose ${momentAt(later, 'UTC')} your time`).waitFor();
    await dialog.getByLabel(/^Message to/).fill('My shift has changed.');
    await dialog.getByRole('button', { name: 'Propose this time' }).click();
    await toastOf(page, 'Time proposed').waitFor();
    const card = cardOf(page, session.id);
    await card.getByText(/^You proposed/).waitFor();
    expect(await read<Session>(page, `/api/sessions/${session.id}`)).toMatchObject({ sequence: 0 });

    const mentor = await mentorOn(browser, calendar);
    await openSession(mentor, session.id);
    await cardOf(mentor, session.id).getByText('My shift has changed.').waitFor();
    const answer = await ask(mentor, session, 'Answer the proposed time', /proposes another time$/, 'dialog');
    await answer.getByRole('button', { name: 'Accept' }).click();
    await toastOf(mentor, 'Session moved').waitFor();
    await card.getByText(new RegExp(momentAt(later, 'UTC').replace(/:.*/, ''))).waitFor();
    const moved = await read<Session>(page, `/api/sessions/${session.id}`);
    const { meetingLink } = session;
    expect(moved).toMatchObject({ meetingLink, payment: 'paid', sessionDate: later, sequence: 1 });
    const [notice] = await mailsTo(page, email, /^Moved: session with/);
    expect(lineOf(notice!.ics, 'UID')).toBe(lineOf(first!.ics, 'UID'));
    expect(lineOf(notice!.ics, 'SEQUENCE')).toBe('1');
    expect(lineOf(notice!.ics, 'DTSTART')).toBe(icsTime(later));

    const cancelling = await ask(mentor, session, 'Cancel', 'Cancel this session?');
    await cancelling.getByText(`${username} gets €20.00 back.`).waitFor();
    await cancelling.getByLabel(/^Message to/).fill('I am ill. I am sorry.');
    await cancelling.getByRole('button', { name: 'Cancel session' }).click();
    await toastOf(mentor, 'Session cancelled').getByText(`goes back to ${username}`).waitFor();
    // The page of the learner shows both without a reload.
    await card.getByText(`Cancelled by ${calendar.username}`).waitFor();
    await card.getByText('Refunded', { exact: true }).waitFor();
    await card.getByText('I am ill. I am sorry.').waitFor();
    const [cancelled] = await mailsTo(page, email, /^Cancelled: session with/);
    expect(cancelled!.ics).toContain('METHOD:CANCEL');
    await mailsTo(page, email, /^Refund of €20\.00/);
    await Promise.all([page, mentor].map((each) => each.context().close()));
  });
});

describe('a session that is over', () => {
  it('is completed, gets notes from its mentor and a review that shows on the profile', async () => {
    const calendar = await newCalendar(0, 4);
    const { page, email, username } = await newLearnerOn(browser);
    const session = await bookFree(page, calendar.mentorId, calendar.starts[0]!, {
      userNotes: 'Always late.',
    });
    await shiftTo(session.id, -0.75);
    const mentor = await mentorOn(browser, calendar);
    const theirs = await openSession(mentor, session.id);
    await theirs.getByRole('heading', { name: username }).waitFor();
    await theirs.getByText('Always late.').waitFor();
    const notes = await ask(mentor, session, 'Write notes', 'Notes on this session', 'dialog');
    await notes.getByLabel('Notes').fill('Leave one clock ten minutes early.');
    await notes.getByRole('button', { name: 'Save notes' }).click();
    await toastOf(mentor, 'Notes saved').waitFor();

    await untilStatus(page, session.id, 'completed');
    const card = await openSession(page, session.id);
    await card.getByText('Completed', { exact: true }).waitFor();
    await card.getByText('Leave one clock ten minutes early.').waitFor();
    const dialog = await ask(page, session, 'Write a review', /^How was it with/, 'dialog');
    await dialog.getByRole('radio', { name: /^4 of 5/ }).check({ force: true });
    await dialog.getByLabel('In your words').fill('She let me think.');
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await toastOf(page, 'Thank you for your review').waitFor();
    await card.getByText('4 of 5').waitFor();
    expect(await card.getByRole('button', { name: /^Write a review/ }).count()).toBe(0);
    await mailsTo(page, email, `How was your session with ${calendar.username}?`);

    await page.goto(`/mentor/${calendar.mentorId}`);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await reviews
      .getByRole('listitem')
      .filter({ hasText: 'She let me think.' })
      .getByText('4 out of 5')
      .waitFor();
    await page.getByText('4.0 out of 5 (1 review').first().waitFor();
    await Promise.all([page, mentor].map((each) => each.context().close()));
  });
});

/** Presses a button of a session's card; returns the dialog it opens. */
async function ask(
  page: Page,
  { id }: Session,
  button: string,
  title: string | RegExp,
  role: 'dialog' | 'alertdialog' = button === 'Reschedule' ? 'dialog' : 'alertdialog',
): Promise<Locator> {
  await cardOf(page, id)
    .getByRole('button', { name: new RegExp(`^${button}`) })
    .click();
  return page.getByRole(role, { name: title });
}

const lineOf = (ics: string | null, name: string): string | undefined =>
  new RegExp(`^${name}[^:]*:(.*)$`, 'm').exec(ics ?? '')?.[1]?.trim();

/** `20261203T183000Z` */
const icsTime = (at: string): string => at.replace(/[-:]|\.\d+/g, '');
