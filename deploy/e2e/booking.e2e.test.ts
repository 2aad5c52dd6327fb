import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FreeSlots } from '@waymark/contracts/scheduling/calendar';
import type { Hold } from '@waymark/contracts/scheduling/sessions';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { type OpenCalendar, openCalendar } from './booking-scene.ts';
import {
  bookFree,
  cardOf,
  cards,
  chooseTime,
  findMentor,
  type Learner,
  mailsTo,
  newLearnerOn,
  onlySession,
  paymentOf,
  payWith,
  sessionsOf,
  slotAt,
  toastOf,
} from './booking-screens.ts';
import { hasFocus, read } from './journey-scene.ts';

const NOTES = 'I open my post with my coat on.\nWhat would you do first?';
const PRICE = 2_000;

let browser: Browser;
let free: OpenCalendar;
let priced: OpenCalendar;
let used = 0;

beforeAll(async () => {
  browser = await launchBrowser();
  const { url } = e2e();
  free = await openCalendar(url, 'jonas', 0, 3);
  priced = await openCalendar(url, 'kofi', PRICE, 3);
});
afterAll(async () => {
  await browser?.close();
});

describe('a free session', () => {
  it('is booked from search to card, and told by toast, mail and bell', async () => {
    const { page, email } = await newLearnerOn(browser);
    const start = nextStart(free);
    await page.goto('/scheduling');
    await page.getByText('No sessions scheduled yet.').waitFor();
    await page.getByRole('button', { name: 'Book a session' }).click();
    await page.getByRole('combobox', { name: 'Find a mentor' }).fill('lindq');
    await page.getByRole('option', { name: /^Jonas Lindqvist/ }).click();
    await chooseTime(page, start);
    await page.getByLabel('Notes').fill(NOTES);
    await page.getByRole('button', { name: 'Book free session' }).click();

    const toast = toastOf(page, 'Session booked successfully');
    await toast.getByText('Your free session has been scheduled.').waitFor();
    const session = await onlySession(page);
    expect(session).toMatchObject({ sessionDate: start, duration: 30, status: 'scheduled', payment: 'free' });
    const card = cardOf(page, session.id);
    await card.getByText('Scheduled', { exact: true }).waitFor();
    await card.getByText('Free', { exact: true }).waitFor();
    expect(await card.getByRole('definition').filter({ hasText: 'coat on' }).textContent()).toBe(NOTES);
    expect(await card.getByRole('link', { name: /^Join/ }).getAttribute('href')).toBe(session.meetingLink);

    const [mail] = await mailsTo(page, email, 'Session with Jonas Lindqvist');
    expect(mail!.ics).toContain('METHOD:REQUEST');
    expect(mail!.text).toContain('> I open my post with my coat on.');
    await page.goto('/mentors');
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const news = page.getByRole('dialog', { name: 'Notifications' });
    await news.getByRole('link', { name: /Your session with Jonas Lindqvist is booked/ }).click();
    await eventually(async () => expect(await hasFocus(card.getByRole('heading'))).toBe(true));
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

    await page.goto('/dev/mail');
    await page.getByRole('link').filter({ hasText: email }).first().click();
    await page.getByRole('heading', { level: 2, name: mail!.subject }).waitFor();
    const shown = page.frameLocator('iframe');
    await shown.getByText('Your session with Jonas Lindqvist is booked.').first().waitFor();
    await page.getByRole('tab', { name: 'Invitation' }).click();
    await page.getByText(`UID:${session.id}`).waitFor();
    await page.context().close();
  });

  it('that somebody else took meanwhile is said kindly; the notes stay and another time is a click away', async () => {
    const [slow, quick] = [await newLearnerOn(browser), await newLearnerOn(browser)];
    const start = nextStart(free);
    const { page } = slow;
    await findMentor(page, 'jonas', 'Jonas Lindqvist');
    await chooseTime(page, start);
    await page.getByLabel('Notes').fill(NOTES);
    await bookFree(quick.page, free.mentorId, start);
    await page.getByRole('button', { name: 'Book free session' }).click();

    const notice = page.getByRole('alert').filter({ hasText: 'That time was just taken.' });
    await notice.getByText('Here are the nearest free ones.').waitFor();
    expect(await page.getByLabel('Notes').inputValue()).toBe(NOTES);
    await slotAt(page, start).waitFor({ state: 'detached' });
    expect(await sessionsOf(page)).toEqual([]);
    const nearest = notice.getByRole('button').first();
    await eventually(async () => expect(await hasFocus(nearest)).toBe(true));
    await nearest.click();
    await page.getByRole('button', { name: 'Book free session' }).click();
    await toastOf(page, 'Session booked successfully').waitFor();
    const { sessionDate, userNotes } = await onlySession(page);
    expect([30, 60]).toContain(Math.abs(Date.parse(sessionDate) - Date.parse(start)) / 60_000);
    expect(userNotes).toBe(NOTES);
    await close(slow, quick);
  });
});

describe('a session that costs something', () => {
  it('is paid in a dialog that says it is a test and how long the time is kept, and stands', async () => {
    const { page, email } = await newLearnerOn(browser);
    const start = nextStart(priced);
    await findMentor(page, 'mensah', 'Kofi Mensah');
    await chooseTime(page, start);
    await page.getByLabel('Notes').fill(NOTES);
    await page.getByRole('button', { name: 'Book for €20.00' }).click();
    const dialog = paymentOf(page);
    await dialog.getByText('Test mode, no real money').waitFor();
    await dialog.getByText(/^Kept for you for (?:10:00|[7-9]:\d\d)$/).waitFor();
    await dialog.getByText('To pay: €20.00').waitFor();
    await payWith(page, cards.pays);

    await toastOf(page, 'Payment Successful').getByText('Your session has been booked!').waitFor();
    const session = await onlySession(page);
    const paid = { sessionDate: start, status: 'scheduled', payment: 'paid', isPaid: true, price: PRICE };
    expect(session).toMatchObject({ ...paid, userNotes: NOTES });
    await cardOf(page, session.id).getByText('€20.00 paid').waitFor();
    await mailsTo(page, email, /^Receipt WM-.*: €20\.00 for your session with Kofi Mensah/);
    const [mail] = await mailsTo(page, email, 'Session with Kofi Mensah');
    expect(mail!.text).toContain('Price: €20.00, paid');
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor();
    await page.context().close();
  });

  it.each([
    { what: 'declined', card: cards.isDeclined, words: /declined/i },
    { what: 'short of money', card: cards.hasTooLittle, words: /insufficient|too little|not enough/i },
  ])('whose card is $what says so, keeps the time, and takes another card', async ({ card, words }) => {
    const { page } = await newLearnerOn(browser);
    const { id } = await startPaying(page, nextStart(priced));
    await payWith(page, card);
    await toastOf(page, 'Payment Failed').filter({ hasText: words }).waitFor();
    const dialog = paymentOf(page);
    await dialog.getByRole('alert').filter({ hasText: words }).waitFor();
    expect(await sessionsOf(page)).toEqual([]);
    await payWith(page, cards.pays);
    await toastOf(page, 'Payment Successful').waitFor();
    expect(await onlySession(page)).toMatchObject({ id, payment: 'paid' });
    await page.context().close();
  });

  it('asks the bank where the card wants so, and comes back paid, with nothing of it in the address', async () => {
    const { page } = await newLearnerOn(browser);
    const { id } = await startPaying(page, nextStart(priced));
    await payWith(page, cards.asksTheBank);
    await page.getByRole('heading', { level: 1, name: 'Test bank' }).waitFor();
    await page.getByText('Test mode, no real money').waitFor();
    await page.getByRole('region', { name: 'The payment' }).getByText('€20.00').waitFor();
    await eventually(() => expect(new URL(page.url()).search).toBe(''));
    await page.getByRole('button', { name: 'Approve' }).click();

    const told = toastOf(page, 'Session booked successfully');
    await told.getByText('Payment processed and session scheduled.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/scheduling');
    expect(page.url()).not.toMatch(/payment|secret|redirect_status/);
    await cardOf(page, id).getByText('€20.00 paid').waitFor();
    await page.context().close();
  });

  it('that the bank refused is not booked; the time is still kept, and another card pays it', async () => {
    const { page } = await newLearnerOn(browser);
    const { id } = await startPaying(page, nextStart(priced));
    await payWith(page, cards.asksTheBank);
    await page.getByRole('button', { name: 'Decline' }).click();
    await toastOf(page, 'Payment Failed').waitFor();
    expect(page.url()).not.toMatch(/payment|secret|redirect_status/);
    expect(await sessionsOf(page)).toEqual([]);
    await banner(page).getByRole('button', { name: 'Continue payment' }).click();
    await payWith(page, cards.pays);
    await toastOf(page, 'Payment Successful').waitFor();
    expect(await onlySession(page)).toMatchObject({ id, payment: 'paid' });
    await page.context().close();
  });

  it('is let go when the dialog is closed: the time is free for others, and no banner asks for it', async () => {
    const [learner, other] = [await newLearnerOn(browser), await newLearnerOn(browser)];
    const { page } = learner;
    const start = nextStart(priced);
    await startPaying(page, start);
    expect(await isFree(other.page, start)).toBe(false);
    await page.keyboard.press('Escape');
    await paymentOf(page).waitFor({ state: 'detached' });
    await eventually(async () => expect(await isFree(other.page, start)).toBe(true));
    expect(await read<Hold[]>(page, '/api/sessions/holds')).toEqual([]);
    await banner(page).waitFor({ state: 'detached' });
    await close(learner, other);
  });

  it('survives a reload while it is paid: the banner counts down and goes on with the same payment', async () => {
    const { page } = await newLearnerOn(browser);
    const { id } = await startPaying(page, nextStart(priced));
    await page.reload();
    const kept = banner(page);
    await kept.getByText(/is kept for you for/).waitFor();
    expect(await kept.getByRole('timer').textContent()).toMatch(/^(?:10:00|[7-9]:\d\d)$/);
    await kept.getByText('€20.00, not paid yet.').waitFor();
    await kept.getByRole('button', { name: 'Continue payment' }).click();
    await payWith(page, cards.pays);
    await toastOf(page, 'Payment Successful').waitFor();
    expect(await onlySession(page)).toMatchObject({ id, payment: 'paid' });
    await banner(page).waitFor({ state: 'detached' });
    await page.context().close();
  });
});

/** Chooses a priced time by the link that a profile has, and opens its payment; the hold that was made. */
async function startPaying(page: Page, start: string): Promise<Hold> {
  await page.goto(`/scheduling?mentor=${priced.mentorId}&slot=${encodeURIComponent(start)}`);
  await page.getByRole('button', { name: 'Book for €20.00' }).click();
  await paymentOf(page).getByText('Test mode, no real money').waitFor();
  const [hold] = await read<Hold[]>(page, '/api/sessions/holds');
  expect(hold).toMatchObject({ sessionDate: start, price: PRICE });
  return hold!;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Kept for you: session with Kofi Mensah' });

async function isFree(page: Page, start: string): Promise<boolean> {
  const day = start.slice(0, 10);
  const path = `/api/mentor/${priced.mentorId}/slots?from=${day}&to=${day}&timezone=UTC`;
  const { slots } = await read<FreeSlots>(page, path);
  return slots.some((slot) => slot.start === start);
}

/** A start nobody has used, with a free one at either side. */
function nextStart({ starts }: OpenCalendar): string {
  used += 3;
  return starts[used]!;
}

const close = (...learners: Learner[]) => Promise.all(learners.map(({ page }) => page.context().close()));
