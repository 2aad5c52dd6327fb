import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Hold } from '@waymark/contracts/scheduling/sessions';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { type OpenCalendar } from './booking-scene.ts';
import {
  cardOf,
  cards,
  chooseTime,
  mailsTo,
  newLearnerOn,
  onlySession,
  paymentOf,
  payWith,
  sessionsOf,
  toastOf,
} from './booking-screens.ts';
import { hasFocus, read } from './journey-scene.ts';
import { newCalendar } from './people.ts';

const NOTES = 'I open my post with my coat on.\nWhat would you do first?';
const PRICE = 2_000;

let browser: Browser;
let free: OpenCalendar;
let priced: OpenCalendar;

beforeAll(async () => {
  browser = await launchBrowser();
  [free, priced] = await Promise.all([newCalendar(0, 3), newCalendar(PRICE, 3)]);
});
afterAll(async () => {
  await browser?.close();
});

describe('a free session', () => {
  it('is booked from search to card and announced by toast, mail and notification', async () => {
    const { page, email } = await newLearnerOn(browser);
    const start = free.starts[6]!;
    await page.goto('/scheduling');
    await page.getByRole('combobox', { name: 'Find a mentor' }).fill(free.username);
    await page.getByRole('option', { name: new RegExp(`^${free.username}`) }).click();
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

    const [mail] = await mailsTo(page, email, `Session with ${free.username}`);
    expect(mail!.ics).toContain('METHOD:REQUEST');
    expect(mail!.text).toContain('> I open my post with my coat on.');
    await page.goto('/mentors');
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const notifications = page.getByRole('dialog', { name: 'Notifications' });
    await notifications.getByRole('link', { name: `Your session with ${free.username} is booked` }).click();
    await eventually(async () => expect(await hasFocus(card.getByRole('heading'))).toBe(true));
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

    await page.goto(`/dev/mail?mail=${mail!.id}`);
    await page.getByRole('heading', { level: 2, name: mail!.subject }).waitFor();
    const shown = page.frameLocator('iframe');
    await shown
      .getByText(`Your session with ${free.username} is booked.`)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.getByRole('tab', { name: 'Invitation' }).click();
    await page.getByText(`UID:${session.id}`).waitFor();
    await page.context().close();
  });
});

describe('a priced session', () => {
  it('is held through a declined card and a reload, and booked when the bank approves', async () => {
    const { page, email } = await newLearnerOn(browser);
    const { id } = await startPaying(page, priced.starts[6]!);
    const dialog = paymentOf(page);
    await dialog.getByText(/^Held for you for (?:10:00|[7-9]:\d\d)$/).waitFor();
    await dialog.getByText('To pay: €20.00').waitFor();
    await payWith(page, cards.isDeclined);
    await dialog
      .getByRole('alert')
      .filter({ hasText: /declined/i })
      .waitFor();
    expect(await sessionsOf(page)).toEqual([]);

    await page.reload();
    const banner = page.getByRole('region', { name: `Held for you: session with ${priced.username}` });
    await banner.getByText('€20.00, not paid yet.').waitFor();
    await banner.getByRole('button', { name: 'Continue payment' }).click();
    await payWith(page, cards.asksTheBank);
    await page.getByRole('heading', { level: 1, name: 'Test bank' }).waitFor();
    await page.getByText('Test mode, no real money').waitFor();
    await page.getByRole('region', { name: 'The payment' }).getByText('€20.00').waitFor();
    await eventually(() => expect(new URL(page.url()).search).toBe(''));
    await page.getByRole('button', { name: 'Approve' }).click();

    const toast = toastOf(page, 'Session booked successfully');
    await toast.getByText('Payment processed and session scheduled.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/scheduling');
    expect(page.url()).not.toMatch(/payment|secret|redirect_status/);
    const paid = { id, status: 'scheduled', payment: 'paid', isPaid: true, price: PRICE, userNotes: NOTES };
    expect(await onlySession(page)).toMatchObject(paid);
    await cardOf(page, id).getByText('€20.00 paid').waitFor();
    await banner.waitFor({ state: 'detached' });
    await mailsTo(page, email, `: €20.00 for your session with ${priced.username}`);
    const [mail] = await mailsTo(page, email, /^Session with/);
    expect(mail!.text).toContain('Price: €20.00, paid');
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor();
    await page.context().close();
  });
});

/** Chooses a priced time by the link of a profile and opens its payment; returns the hold. */
async function startPaying(page: Page, start: string): Promise<Hold> {
  await page.goto(`/scheduling?mentor=${priced.mentorId}&slot=${encodeURIComponent(start)}`);
  await page.getByLabel('Notes').fill(NOTES);
  await page.getByRole('button', { name: 'Book for €20.00' }).click();
  await paymentOf(page).getByText('Test mode, no real money').waitFor();
  const [hold] = await read<Hold[]>(page, '/api/sessions/holds');
  expect(hold).toMatchObject({ sessionDate: start, price: PRICE });
  return hold!;
}
