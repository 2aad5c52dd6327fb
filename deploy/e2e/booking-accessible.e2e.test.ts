import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailSummary } from '@waymark/contracts/identity/notifications';
import type { Hold, Session } from '@waymark/contracts/scheduling/sessions';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { faultsAt } from '../test/looks.ts';
import { type OpenCalendar, openCalendar } from './booking-scene.ts';
import {
  bookFree,
  cardOf,
  cards,
  dayName,
  mailsTo,
  mentorOn,
  newLearnerOn,
  onlySession,
  openSession,
  paymentOf,
  payWith,
  shiftTo,
  slotAt,
  toastOf,
  untilStatus,
} from './booking-screens.ts';
import { hasFocus, read, send, tabTo } from './journey-scene.ts';

let browser: Browser;
let free: OpenCalendar;
let priced: OpenCalendar;
/** Somebody with a session ahead, one behind and a receipt; somebody with nothing; and the mentor of the first. */
const people: Record<'learner' | 'newcomer' | 'mentor', Page> = {} as never;
let ahead: Session;
let behind: Session;

beforeAll(async () => {
  browser = await launchBrowser();
  const { url } = e2e();
  free = await openCalendar(url, 'jonas', 0, 4);
  priced = await openCalendar(url, 'kofi', 2_000, 4);
  const learner = await newLearnerOn(browser);
  people.newcomer = (await newLearnerOn(browser)).page;
  people.learner = learner.page;
  people.mentor = await mentorOn(browser, 'jonas');
  const userNotes = 'I open my post with my coat on.';
  behind = await bookFree(learner.page, free.mentorId, free.starts[90]!, { userNotes });
  await shiftTo(behind.id, -0.9);
  ahead = await bookFree(learner.page, free.mentorId, free.starts[92]!, { userNotes });
  await untilStatus(learner.page, behind.id, 'completed');
  await mailsTo(learner.page, learner.email, 'How was your session');
});
afterAll(async () => {
  await browser?.close();
});

interface Screen {
  name: string;
  as: keyof typeof people;
  path: string | (() => string);
  /** Opens what only shows after a click; answers what has to be there. */
  show: (page: Page) => Promise<Locator> | Locator;
  after?: (page: Page) => Promise<unknown>;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const bookingOf = (calendar: () => OpenCalendar) => () => `/scheduling?mentor=${calendar().mentorId}`;
const press = async (page: Page, session: Session, button: string, role: 'dialog' | 'alertdialog') => {
  await cardOf(page, session.id)
    .getByRole('button', { name: new RegExp(`^${button}`) })
    .click();
  return page.getByRole(role);
};

const screens: Screen[] = [
  {
    name: 'sessions, none yet',
    as: 'newcomer',
    path: '/scheduling',
    show: (page) => page.getByText('No sessions scheduled yet.'),
  },
  {
    name: 'choosing a mentor',
    as: 'newcomer',
    path: '/scheduling?tab=book',
    async show(page) {
      await page.getByRole('combobox', { name: 'Find a mentor' }).fill('o');
      return page.getByRole('option').first();
    },
  },
  {
    name: 'the week calendar',
    as: 'newcomer',
    path: bookingOf(() => priced),
    show: (page) =>
      slotAt(page, priced.starts[0]!)
        .or(page.getByRole('radio', { name: /free/ }))
        .first(),
  },
  {
    name: 'a day without free times',
    as: 'newcomer',
    path: () => `/scheduling?mentor=${free.mentorId}&slot=2099-01-01T00:00:00.000Z`,
    async show(page) {
      const days = page.getByRole('group', { name: 'Day' });
      await days
        .getByRole('radio', { name: /nothing free$/ })
        .last()
        .check({ force: true });
      return page.getByText('No available slots for this date.');
    },
  },
  {
    name: 'the payment dialog',
    as: 'newcomer',
    path: () => `${bookingOf(() => priced)()}&slot=${encodeURIComponent(priced.starts[50]!)}`,
    async show(page) {
      await page.getByRole('button', { name: 'Book for €20.00' }).click();
      await payWith(page, cards.isDeclined);
      return paymentOf(page).getByRole('alert');
    },
    after: (page) => page.reload(),
  },
  {
    name: 'a time that is kept',
    as: 'newcomer',
    path: '/scheduling',
    show: (page) => page.getByRole('region', { name: /^Kept for you/ }),
  },
  {
    name: 'the bank of the sandbox',
    as: 'newcomer',
    path: '/scheduling',
    async show(page) {
      await page.getByRole('button', { name: 'Continue payment' }).click();
      await payWith(page, cards.asksTheBank);
      return page.getByRole('button', { name: 'Approve' });
    },
    async after(page) {
      for (const { id } of await read<Hold[]>(page, '/api/sessions/holds'))
        await send(page, 'POST', `/api/sessions/holds/${id}/release`);
    },
  },
  {
    name: 'sessions ahead, one of them named',
    as: 'learner',
    path: () => `/scheduling?session=${ahead.id}`,
    show: (page) => cardOf(page, ahead.id),
  },
  {
    name: 'sessions behind',
    as: 'learner',
    path: '/scheduling?tab=sessions&show=past',
    show: (page) => cardOf(page, behind.id),
  },
  {
    name: 'cancelling',
    as: 'learner',
    path: () => `/scheduling?session=${ahead.id}`,
    show: (page) => press(page, ahead, 'Cancel', 'alertdialog'),
  },
  {
    name: 'rescheduling',
    as: 'learner',
    path: () => `/scheduling?session=${ahead.id}`,
    async show(page) {
      const dialog = await press(page, ahead, 'Reschedule', 'dialog');
      return dialog.getByRole('radio', { name: /free/ }).first();
    },
  },
  {
    name: 'reviewing',
    as: 'learner',
    path: () => `/scheduling?session=${behind.id}`,
    show: (page) => press(page, behind, 'Write a review', 'dialog'),
  },
  {
    name: 'the calendar feed',
    as: 'learner',
    path: '/scheduling?tab=sessions',
    async show(page) {
      await page.getByRole('button', { name: 'Subscribe in your calendar' }).click();
      return page.getByLabel('Your private address');
    },
  },
  {
    name: 'availability',
    as: 'mentor',
    path: '/scheduling?tab=availability',
    show: (page) => page.getByRole('heading', { level: 2 }).nth(2),
  },
  {
    name: "the mentor's day",
    as: 'mentor',
    path: '/scheduling?tab=sessions&show=day',
    show: (page) => page.getByRole('button', { name: 'Next day' }),
  },
  {
    name: 'booking an hour',
    as: 'learner',
    path: () => `/book-session/${free.mentorId}`,
    async show(page) {
      await page.getByRole('button', { name: 'Next month' }).click();
      await page
        .getByRole('button', { name: /, free times/ })
        .first()
        .click();
      return page.getByRole('radio', { name: /^9:00 AM/ });
    },
  },
  { name: 'notifications', as: 'learner', path: '/notifications', show: heading('Notifications') },
  {
    name: 'the outbox',
    as: 'learner',
    path: '/dev/mail',
    show: (page) => page.getByRole('navigation', { name: 'Mails' }),
  },
  {
    name: 'a mail',
    as: 'learner',
    path: '/dev/mail',
    async show(page) {
      const [mail] = await read<MailSummary[]>(page, '/api/dev/mails?limit=1');
      await page.goto(`/dev/mail?mail=${mail!.id}`);
      return page.getByRole('heading', { level: 2, name: mail!.subject });
    },
  },
  {
    name: 'the page of a mentor',
    as: 'learner',
    path: () => `/mentor/${free.mentorId}`,
    show: (page) => page.getByRole('heading', { name: 'Next free' }),
  },
];

describe('every screen of booking, in both themes, 1280 and 360 wide', () => {
  it.each(screens)('$name: axe finds nothing, nothing runs off the side', async (screen) => {
    const page = people[screen.as];
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(typeof screen.path === 'string' ? screen.path : screen.path());
    await (await screen.show(page)).waitFor({ state: 'attached' });
    const faults = [...(await faultsAt(page, 1280)), ...(await faultsAt(page, 360))];
    await screen.after?.(page);
    expect(faults).toEqual([]);
  });
});

describe('with the keyboard alone', () => {
  it('a free session is found, booked and cancelled', async () => {
    const { page } = await newLearnerOn(browser);
    const { keyboard } = page;
    const start = free.starts[100]!;
    await page.goto('/scheduling');
    await tabTo(page, page.getByRole('tab', { name: 'My Sessions' }));
    await keyboard.press('ArrowRight');
    const search = page.getByRole('combobox', { name: 'Find a mentor' });
    await search.waitFor();
    await tabTo(page, search);
    await keyboard.type('lindqvist');
    await page.getByRole('option', { name: /^Jonas Lindqvist/ }).waitFor();
    await keyboard.press('Enter');
    await focusOn(page.getByRole('heading', { level: 2, name: 'Jonas Lindqvist' }));

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

    const cancel = cardOf(page, session.id).getByRole('button', { name: /^Cancel/ });
    await tabTo(page, cancel);
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

  it.each([
    { button: 'Cancel', role: 'alertdialog' },
    { button: 'Reschedule', role: 'dialog' },
  ] as const)('the focus comes back to $button after its dialog', async ({ button, role }) => {
    const page = people.learner;
    await page.setViewportSize({ width: 1280, height: 800 });
    const card = await openSession(page, ahead.id);
    const opener = card.getByRole('button', { name: new RegExp(`^${button}`) });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole(role).waitFor();
    await page.getByRole(role).getByRole('button', { name: 'Keep it' }).press('Enter');
    await page.getByRole(role).waitFor({ state: 'detached' });
    await focusOn(opener);
  });

  it('the focus stays on the page when a payment is closed', async () => {
    const page = people.newcomer;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${bookingOf(() => priced)()}&slot=${encodeURIComponent(priced.starts[60]!)}`);
    await page.getByRole('button', { name: 'Book for €20.00' }).click();
    await paymentOf(page).getByText('Test mode, no real money').waitFor();
    await page.keyboard.press('Escape');
    await paymentOf(page).waitFor({ state: 'detached' });
    await eventually(async () =>
      expect(await page.evaluate('document.activeElement.tagName')).not.toBe('BODY'),
    );
  });
});

/** Colours that glide have arrived. */
const focusOn = (target: Locator): Promise<void> =>
  eventually(async () => expect(await hasFocus(target)).toBe(true));
