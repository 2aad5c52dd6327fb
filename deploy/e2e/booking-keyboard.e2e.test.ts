// guarantees: Operable by keyboard; focus is never lost
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { cardOf, dayName, newLearnerOn, onlySession, paymentOf, toastOf } from './booking-screens.ts';
import { hasFocus, tabTo } from './journey-scene.ts';
import { newCalendar } from './people.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('lets the keyboard alone find, book and cancel a free session', async () => {
  const { username, starts } = await newCalendar(0, 4);
  const { page } = await newLearnerOn(browser);
  const { keyboard } = page;
  const start = starts[6]!;
  await page.goto('/scheduling?tab=sessions');
  await tabTo(page, page.getByRole('tab', { name: 'My Sessions' }));
  await keyboard.press('ArrowRight');
  const search = page.getByRole('combobox', { name: 'Find a mentor' });
  await search.waitFor();
  await tabTo(page, search);
  await keyboard.type(username);
  await page.getByRole('option', { name: new RegExp(`^${username}`) }).waitFor();
  await keyboard.press('Enter');
  await focusOn(page.getByRole('heading', { level: 2, name: username }));

  const chosenDay = page.getByRole('group', { name: 'Day' }).getByRole('radio', { checked: true });
  await chosenDay.waitFor({ state: 'attached' });
  await tabTo(page, chosenDay);
  const day = page.getByRole('radio', { name: new RegExp(`^${dayName(start, 'UTC')}`) });
  for (let presses = 0; presses < 7 && !(await day.isChecked()); presses += 1)
    await keyboard.press('ArrowRight');
  expect(await day.isChecked()).toBe(true);
  const times = page.getByRole('group', { name: dayName(start, 'UTC') });
  await times.waitFor();
  await tabTo(page, times.getByRole('radio').first());
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  expect(await times.getByRole('radio').nth(1).isChecked()).toBe(true);
  await tabTo(page, page.getByLabel('Notes'));
  await keyboard.type('I use no mouse.');
  await tabTo(page, page.getByRole('button', { name: 'Book free session' }));
  await keyboard.press('Enter');
  await toastOf(page, 'Session booked successfully').waitFor();
  const session = await onlySession(page);
  expect(session.userNotes).toBe('I use no mouse.');
  await focusOn(cardOf(page, session.id).getByRole('heading'));

  const reschedule = cardOf(page, session.id).getByRole('button', { name: /^Reschedule/ });
  await tabTo(page, reschedule);
  await keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focusOn(reschedule);

  await tabTo(page, cardOf(page, session.id).getByRole('button', { name: /^Cancel/ }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await focusOn(dialog.getByRole('button', { name: 'Keep it' }));
  await keyboard.press('Tab');
  await focusOn(dialog.getByRole('button', { name: 'Cancel session' }));
  await keyboard.press('Enter');
  await cardOf(page, session.id).getByText('Cancelled by you').waitFor();
  await eventually(async () => expect(await page.evaluate('document.activeElement.id')).toBe('main'));
  await page.context().close();
});

it('keeps the focus on the page when a payment is closed with Escape', async () => {
  const { mentorId, starts } = await newCalendar(2_000, 4);
  const { page } = await newLearnerOn(browser);
  await page.goto(`/scheduling?mentor=${mentorId}&slot=${encodeURIComponent(starts[6]!)}`);
  await page.getByRole('button', { name: 'Book for €20.00' }).click();
  await paymentOf(page).getByText('Test mode, no real money').waitFor();
  await page.keyboard.press('Escape');
  await focusOn(paymentOf(page).getByRole('heading', { name: 'Give up this time?' }));
  await page.keyboard.press('Escape');
  await paymentOf(page).waitFor({ state: 'detached' });
  await eventually(async () =>
    expect(await page.evaluate('document.activeElement.tagName')).not.toBe('BODY'),
  );
  await page.context().close();
});

const focusOn = (target: Locator): Promise<void> =>
  eventually(async () => expect(await hasFocus(target)).toBe(true));
