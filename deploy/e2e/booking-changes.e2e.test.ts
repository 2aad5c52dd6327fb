import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { type OpenCalendar, openCalendar } from './booking-scene.ts';
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
  rows,
  shiftTo,
  toastOf,
  untilStatus,
} from './booking-screens.ts';
import { read } from './journey-scene.ts';

const WITH = 'Tomáš';
const DAY = 86_400_000;

let browser: Browser;
let free: OpenCalendar;
let priced: OpenCalendar;
let mentor: Page;
let freeMentor: Page;
let used = 0;

beforeAll(async () => {
  browser = await launchBrowser();
  const { url } = e2e();
  free = await openCalendar(url, 'ines', 0, 4);
  priced = await openCalendar(url, 'tomas', 2_000, 4);
  mentor = await mentorOn(browser, 'tomas');
  freeMentor = await mentorOn(browser, 'ines');
});
afterAll(async () => {
  await browser?.close();
});

describe('a session that is cancelled', () => {
  it('more than a day before: what comes back is said before the click, and is back a moment later', async () => {
    const { page, email } = await newLearnerOn(browser);
    const session = await bookPaid(page, priced.mentorId, nextStart(priced));
    const dialog = await ask(page, session, 'Cancel', 'Cancel this session?');
    await dialog.getByText('You get €20.00 back.').waitFor();
    const until = momentAt(new Date(Date.parse(session.sessionDate) - DAY).toISOString(), 'UTC');
    await dialog.getByText(`Cancelling is free until 24 hours before the start, ${until}`).waitFor();
    await dialog.getByRole('button', { name: 'Cancel session' }).click();

    await toastOf(page, 'Session cancelled').getByText('is on its way back to your card').waitFor();
    const card = cardOf(page, session.id);
    await card.getByText('Cancelled by you').waitFor();
    // Without a reload: the page hears of it.
    await card.getByText('Refunded', { exact: true }).waitFor();
    expect(await card.getByRole('button').count()).toBe(0);
    const [told] = await mailsTo(page, email, 'Cancelled: session with Tomáš');
    expect(told!.ics).toContain('METHOD:CANCEL');
    expect(told!.text).toContain('€20.00 goes back to you the way you paid it.');
    await mailsTo(page, email, '€20.00 went back to you: session with Tomáš');
    await page.context().close();
  });

  it('five hours before: nothing comes back, and that is said before the click', async () => {
    const { page, email } = await newLearnerOn(browser);
    const session = await bookPaid(page, priced.mentorId, nextStart(priced));
    await shiftTo(session.id, 5);
    await page.reload();
    const card = cardOf(page, session.id);
    await card.getByText(/^Starts in [45] hours$/).waitFor();
    expect(await card.getByRole('button', { name: /^Reschedule/ }).count()).toBe(0);
    const dialog = await ask(page, session, 'Cancel', 'Cancel this session?');
    await dialog.getByText('Nothing of the €20.00 comes back.').waitFor();
    await dialog.getByText('That has passed').waitFor();
    await dialog.getByRole('button', { name: 'Cancel session' }).click();

    await card.getByText('Cancelled by you').waitFor();
    await card.getByText('€20.00 paid').waitFor();
    const [told] = await mailsTo(page, email, 'Cancelled: session with Tomáš');
    expect(told!.text).toContain('so the €20.00 you paid is not given back');
    expect(await read<Session>(page, `/api/sessions/${session.id}`)).toMatchObject({ payment: 'paid' });
    await page.context().close();
  });

  it('by the mentor, however late: the learner gets everything back', async () => {
    const { page, email, username } = await newLearnerOn(browser);
    const session = await bookPaid(page, priced.mentorId, nextStart(priced));
    await shiftTo(session.id, 6);
    await openSession(mentor, session.id);
    const dialog = await ask(mentor, session, 'Cancel', 'Cancel this session?');
    await dialog.getByText(`${username} gets €20.00 back.`).waitFor();
    await dialog.getByRole('button', { name: 'Cancel session' }).click();
    await toastOf(mentor, 'Session cancelled').getByText(`goes back to ${username}`).waitFor();

    const card = cardOf(page, session.id);
    await card.getByText(`Cancelled by ${WITH}`).waitFor();
    await card.getByText('Refunded', { exact: true }).waitFor();
    const [told] = await mailsTo(page, email, 'Cancelled: session with Tomáš');
    expect(told!.text).toContain('has cancelled your session.');
    await mailsTo(page, email, '€20.00 went back to you');
    await page.context().close();
  });
});

describe('a session that is moved', () => {
  it.each(['learner', 'mentor'] as const)(
    'by the %s keeps its id, its link and its payment; reminders and invitations move with it',
    async (by) => {
      const { page, email } = await newLearnerOn(browser);
      const session = await bookPaid(page, priced.mentorId, nextStart(priced));
      const [before, later] = [session.sessionDate, nextStart(priced)];
      const [first] = await mailsTo(page, email, 'Session with Tomáš');
      const intent = await intentOf(session);
      expect(await remindersOf(session)).toEqual([before, before]);

      const mover = by === 'learner' ? page : mentor;
      await openSession(mover, session.id);
      const dialog = await ask(mover, session, 'Reschedule', 'Choose another time');
      await dialog.getByText('What was paid stays with the session.').waitFor();
      await chooseTime(dialog, later);
      await dialog.getByText(`Moves to ${momentAt(later, 'UTC')} your time`).waitFor();
      await dialog.getByRole('button', { name: 'Move session' }).click();
      await toastOf(mover, 'Session moved').waitFor();

      await cardOf(page, session.id)
        .getByText(new RegExp(momentAt(later, 'UTC').replace(/:.*/, '')))
        .waitFor();
      const moved = await read<Session>(page, `/api/sessions/${session.id}`);
      const { meetingLink, price, currency } = session;
      const kept = { meetingLink, price, currency, payment: 'paid', status: 'scheduled' };
      expect(moved).toMatchObject({ ...kept, sessionDate: later, sequence: 1 });
      expect(await intentOf(session)).toBe(intent);
      expect(await remindersOf(session)).toEqual([later, later]);
      const [told] = await mailsTo(page, email, 'Moved: session with Tomáš');
      expect(lineOf(told!.ics, 'UID')).toBe(lineOf(first!.ics, 'UID'));
      expect(lineOf(told!.ics, 'SEQUENCE')).toBe('1');
      expect(lineOf(told!.ics, 'DTSTART')).toBe(icsTime(later));
      await page.context().close();
    },
  );
});

describe('a session that is over', () => {
  it('is completed by itself, reviewed once, and its mentor is rated by it', async () => {
    const { page, email } = await newLearnerOn(browser);
    const before = await ratingsOf(page, free);
    const session = await bookFree(page, free.mentorId, nextStart(free));
    await shiftTo(session.id, -0.75);
    await untilStatus(page, session.id, 'completed');
    const words = `She asked one question and then let me think. ${session.id.slice(-6)}`;

    const card = await openSession(page, session.id);
    await card.getByText('Completed', { exact: true }).waitFor();
    const dialog = await ask(page, session, 'Write a review', /^How was it with/, 'dialog');
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await dialog.getByText('Choose from 1 to 5').waitFor();
    await dialog.getByRole('radio', { name: /^4 of 5/ }).check({ force: true });
    await dialog.getByLabel('In your words').fill(words);
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await toastOf(page, 'Thank you for your review').waitFor();
    await card.getByText('4 of 5').waitFor();
    expect(await card.getByRole('button', { name: /^Write a review/ }).count()).toBe(0);
    await mailsTo(page, email, 'How was your session with Inês Carvalho?');

    await eventually(async () => expect(await ratingsOf(page, free)).toBe(before + 1));
    const { rating } = await read<Mentor>(page, `/api/mentor/${free.mentorId}`);
    await page.goto(`/mentor/${free.mentorId}`);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await reviews.getByRole('listitem').filter({ hasText: words }).getByText('4 out of 5').waitFor();
    await page
      .getByText(`${rating!.average.toFixed(1)} out of 5 (${rating!.count} review`)
      .first()
      .waitFor();
    await page.context().close();
  });

  it('whose learner did not come stays paid, when the mentor says so within a day', async () => {
    const { page, email, username } = await newLearnerOn(browser);
    const session = await bookPaid(page, priced.mentorId, nextStart(priced));
    await openSession(mentor, session.id);
    const report = cardOf(mentor, session.id).getByRole('button', { name: /^Report no-show/ });
    expect(await report.count()).toBe(0);
    await shiftTo(session.id, -0.2);
    await openSession(mentor, session.id);
    const dialog = await ask(mentor, session, 'Report no-show', `Did ${username} not come?`);
    await dialog.getByText(`You keep what was paid: ${username} gets nothing of the €20.00 back.`).waitFor();
    await dialog.getByRole('button', { name: 'Did not come' }).click();
    await cardOf(mentor, session.id).getByText(`${username} did not come`).waitFor();

    const card = await openSession(page, session.id);
    await card.getByText('You did not come').waitFor();
    await card.getByText('€20.00 paid').waitFor();
    await mailsTo(page, email, 'Not held: session with Tomáš');
    await page.context().close();
  });

  it('to which the mentor did not come is paid back, when the learner says so', async () => {
    const { page, email } = await newLearnerOn(browser);
    const session = await bookPaid(page, priced.mentorId, nextStart(priced));
    await shiftTo(session.id, -0.3);
    await openSession(page, session.id);
    const dialog = await ask(page, session, 'Report no-show', `Did ${WITH} not come?`);
    await dialog.getByText('You get all of the €20.00 back.').waitFor();
    await dialog.getByRole('button', { name: 'Did not come' }).click();
    const card = cardOf(page, session.id);
    await card.getByText(`${WITH} did not come`).waitFor();
    await card.getByText('Refunded', { exact: true }).waitFor();
    await mailsTo(page, email, '€20.00 went back to you');
    await page.context().close();
  });
});

describe("the mentor's own list", () => {
  it('shows a free session with what its learner wrote, and takes notes that both can read', async () => {
    const { page, username } = await newLearnerOn(browser);
    const session = await bookFree(page, free.mentorId, nextStart(free), { userNotes: 'I am always late.' });
    const card = await openSession(freeMentor, session.id);
    await card.getByRole('heading', { name: username }).waitFor();
    await card.getByText('I am always late.').waitFor();
    const dialog = await ask(freeMentor, session, 'Write notes', 'Notes on this session', 'dialog');
    await dialog.getByLabel('Notes').fill('Leave one clock ten minutes early.');
    await dialog.getByRole('button', { name: 'Save notes' }).click();
    await toastOf(freeMentor, 'Notes saved').waitFor();
    const mine = await openSession(page, session.id);
    await mine.getByText('Leave one clock ten minutes early.').waitFor();
    await page.context().close();
  });
});

/** Presses a session's button; the dialog that asks. */
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

const intentOf = async ({ id }: Session) =>
  (await rows<{ intent: string }>('SELECT intent_id AS intent FROM sessions WHERE id = $1', [id]))[0]!.intent;

/** The starts that reminders still to come speak of. */
const remindersOf = async ({ id }: Session): Promise<string[]> => {
  const open = 'SELECT starts_at AS at FROM reminders WHERE session_id = $1 AND sent_at IS NULL';
  return (await rows<{ at: Date }>(open, [id])).map(({ at }) => at.toISOString());
};

const ratingsOf = async (page: Page, { mentorId }: OpenCalendar): Promise<number> =>
  (await read<Mentor>(page, `/api/mentor/${mentorId}`)).rating?.count ?? 0;

const lineOf = (ics: string | null, name: string): string | undefined =>
  new RegExp(`^${name}[^:]*:(.*)$`, 'm').exec(ics ?? '')?.[1]?.trim();

/** `20261203T183000Z` */
const icsTime = (at: string): string => at.replace(/[-:]|\.\d+/g, '');

/** A start nobody has used. */
function nextStart({ starts }: OpenCalendar): string {
  used += 2;
  return starts[used]!;
}
