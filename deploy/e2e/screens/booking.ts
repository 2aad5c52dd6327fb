import type { MailSummary } from '@waymark/contracts/identity/notifications';
import type { Hold, Session } from '@waymark/contracts/scheduling/sessions';
import type { Browser, Locator, Page } from 'playwright-core';
import type { OpenCalendar } from '../booking-scene.ts';
import {
  bookFree,
  cardOf,
  cards,
  mentorOn,
  newLearnerOn,
  payWith,
  shiftTo,
  untilStatus,
} from '../booking-screens.ts';
import { read, send } from '../journey-scene.ts';
import { newCalendar } from '../people.ts';
import { noShowScreens, setUpNoShows } from './no-shows.ts';
import type { Area, Screen } from './screen.ts';
import { unfinishedScreens } from './unfinished.ts';

let free: OpenCalendar;
let priced: OpenCalendar;
/** With a session ahead and one behind. */
let learner: Page;
let learnerId: number;
let newcomer: Page;
/** Of the learner's sessions. */
let mentor: Page;
let ahead: Session;
let behind: Session;
/** The mentor has proposed another time for it. */
let asked: Session;

async function setUp(browser: Browser): Promise<void> {
  [free, priced] = await Promise.all([newCalendar(0, 4), newCalendar(2_000, 4)]);
  const [person, other] = await Promise.all([newLearnerOn(browser), newLearnerOn(browser)]);
  [learner, learnerId, newcomer] = [person.page, person.id, other.page];
  mentor = await mentorOn(browser, free);
  const userNotes = 'I open my post with my coat on.';
  behind = await bookFree(learner, free.mentorId, free.starts[90]!, { userNotes });
  await shiftTo(behind.id, -0.9);
  ahead = await bookFree(learner, free.mentorId, free.starts[92]!, { userNotes });
  asked = await bookFree(learner, free.mentorId, free.starts[94]!, { userNotes });
  await send(mentor, 'POST', `/api/sessions/${asked.id}/reschedule`, {
    sessionDate: free.starts[97],
    message: 'My train arrives later than I thought.',
  });
  await send(mentor, 'PUT', '/api/mentor/calendar/settings', {
    ...{ timezone: 'UTC', minNoticeMinutes: 0, bookingWindowDays: 365, offersIntro: true },
  });
  await setUpNoShows(browser);
}

const shown = (locator: Locator) => locator.first().waitFor({ state: 'attached' });
const bookingOf = ({ mentorId }: OpenCalendar) => `/scheduling?mentor=${mentorId}`;
const aheadPath = () => `/scheduling?session=${ahead.id}`;
const untilOver = (page: Page) => untilStatus(page, behind.id, 'completed');

async function press(page: Page, session: Session, button: string): Promise<void> {
  const name = new RegExp(`^${button}`);
  await cardOf(page, session.id).getByRole('button', { name }).click();
}

/** Holds a priced time for the caller. */
const holdTime = (page: Page) =>
  send(page, 'POST', '/api/sessions/create-payment-intent', {
    mentorId: priced.mentorId,
    sessionDate: priced.starts[50],
    duration: 30,
    userNotes: '',
    price: priced.price,
    timezone: 'UTC',
  });

const forgetForm = (page: Page) => page.evaluate('sessionStorage.clear()');

async function releaseHolds(page: Page): Promise<void> {
  await page.goto('/scheduling');
  await forgetForm(page);
  for (const { id } of await read<Hold[]>(page, '/api/sessions/holds'))
    await send(page, 'POST', `/api/sessions/holds/${id}/release`);
}

const bookingScreens: Screen[] = [
  {
    name: 'sessions, none yet',
    isVariant: true,
    page: () => newcomer,
    path: '/scheduling?tab=sessions',
    open: (page) => shown(page.getByText('No sessions scheduled yet.')),
  },
  {
    name: 'search for a mentor',
    page: () => newcomer,
    path: '/scheduling?tab=book',
    async open(page) {
      await page.getByRole('combobox', { name: 'Find a mentor' }).fill('o');
      await shown(page.getByRole('option'));
    },
  },
  {
    name: 'week calendar',
    page: () => newcomer,
    path: () => bookingOf(priced),
    open: (page) => shown(page.getByRole('radio', { name: /free/ })),
  },
  {
    name: 'day without free times',
    isVariant: true,
    page: () => newcomer,
    path: () => `${bookingOf(free)}&slot=2099-01-01T00:00:00.000Z`,
    async open(page) {
      const days = page.getByRole('group', { name: 'Day' });
      await days
        .getByRole('radio', { name: /nothing free$/ })
        .last()
        .check({ force: true });
      await shown(page.getByText('No available slots for this date.'));
    },
  },
  {
    name: 'held time',
    isVariant: true,
    page: () => newcomer,
    path: '/scheduling',
    before: holdTime,
    open: (page) => shown(page.getByRole('region', { name: /^Held for you/ })),
    after: releaseHolds,
  },
  {
    name: 'bank page of the sandbox',
    page: () => newcomer,
    path: '/scheduling',
    before: holdTime,
    async open(page) {
      await page.getByRole('button', { name: 'Continue payment' }).click();
      await payWith(page, cards.asksTheBank);
      await shown(page.getByRole('button', { name: 'Approve' }));
    },
    after: releaseHolds,
  },
  {
    name: 'booking an hour',
    page: () => newcomer,
    path: () => `/book-session/${free.mentorId}`,
    async open(page) {
      await page.getByRole('button', { name: 'Next month' }).click();
      await page
        .getByRole('button', { name: /, free times/ })
        .first()
        .click();
      await shown(page.getByRole('radio', { name: /^9:00 AM/ }));
    },
    after: forgetForm,
  },
  {
    name: 'booking an intro call',
    isVariant: true,
    page: () => newcomer,
    path: () => `${bookingOf(free)}&kind=intro`,
    async open(page) {
      await shown(page.getByRole('radio', { name: /free/ }));
      await shown(page.getByRole('button', { name: 'Book intro call' }));
    },
  },
  {
    name: 'page of a mentor with free times',
    isVariant: true,
    page: () => newcomer,
    path: () => `/mentor/${free.mentorId}`,
    async open(page) {
      await shown(page.getByText(/^Next free: /));
      await shown(page.getByText(/^Intro call, 15 minutes/));
    },
  },
];

const sessionScreens: Screen[] = [
  {
    name: 'sessions ahead, one of them named',
    page: () => learner,
    path: aheadPath,
    open: (page) => shown(cardOf(page, ahead.id)),
  },
  {
    name: 'end of a booking',
    page: () => learner,
    path: () => `/scheduling?booked=${ahead.id}`,
    open: (page) => shown(page.getByRole('heading', { level: 1, name: /is booked$/ })),
  },
  {
    name: 'cancel dialog',
    page: () => learner,
    path: aheadPath,
    async open(page) {
      await press(page, ahead, 'Cancel');
      await shown(page.getByRole('alertdialog'));
    },
  },
  {
    name: 'reschedule dialog',
    isVariant: true,
    page: () => learner,
    path: aheadPath,
    async open(page) {
      await press(page, ahead, 'Reschedule');
      await shown(page.getByRole('dialog').getByRole('radio', { name: /free/ }));
    },
  },
  {
    name: 'week of a learner',
    page: () => learner,
    path: '/scheduling?tab=sessions&show=week',
    open: (page) => shown(page.getByRole('button', { name: 'Next week' })),
  },
  {
    name: 'proposed time',
    page: () => learner,
    path: () => `/scheduling?session=${asked.id}`,
    open: (page) => shown(cardOf(page, asked.id).getByRole('region', { name: 'Proposed time' })),
  },
  {
    name: 'answer to a proposed time',
    page: () => learner,
    path: () => `/scheduling?session=${asked.id}`,
    async open(page) {
      await press(page, asked, 'Answer the proposed time');
      await shown(page.getByRole('dialog').getByRole('button', { name: 'Decline' }));
    },
  },
  {
    name: 'calendar feed',
    page: () => learner,
    path: '/scheduling?tab=sessions',
    async open(page) {
      await page.getByRole('button', { name: 'Subscribe in your calendar' }).click();
      await shown(page.getByLabel('Your private address'));
    },
  },
  {
    name: 'calendar feed with topics and notes',
    isVariant: true,
    page: () => learner,
    path: '/scheduling?tab=sessions',
    async open(page) {
      await page.getByRole('button', { name: 'Subscribe in your calendar' }).click();
      await page.getByRole('switch', { name: 'Include topics and notes' }).check();
      await shown(page.getByText(/^Entries have the topic/));
    },
  },
  {
    name: 'learner of a mentor',
    page: () => mentor,
    path: () => `/scheduling?learner=${learnerId}`,
    open: (page) => shown(page.getByRole('list', { name: 'Sessions, latest first' })),
  },
  {
    name: 'learners of a mentor',
    page: () => mentor,
    path: '/scheduling?learners=all',
    open: (page) => shown(page.getByRole('list', { name: 'Your learners' })),
  },
  {
    name: 'learners not seen for two weeks, none',
    isVariant: true,
    page: () => mentor,
    path: '/scheduling?learners=quiet',
    open: (page) => shown(page.getByText('Nobody has been away for two weeks')),
  },
  { name: 'notifications', page: () => learner, path: '/notifications' },
  {
    name: 'a mail in the outbox',
    page: () => learner,
    path: '/dev/mail',
    async open(page) {
      const [mail] = await read<MailSummary[]>(page, '/api/dev/mails?limit=1');
      await page.goto(`/dev/mail?mail=${mail!.id}`);
      await shown(page.getByRole('heading', { level: 2, name: mail!.subject }));
    },
  },
  {
    name: 'availability',
    page: () => mentor,
    path: '/scheduling?tab=availability',
    open: (page) => shown(page.getByRole('heading', { level: 2 }).nth(2)),
  },
  {
    name: 'week of a mentor',
    isVariant: true,
    page: () => mentor,
    path: '/scheduling?tab=sessions&show=week',
    open: (page) => shown(page.getByRole('button', { name: 'Next week' })),
  },
  {
    name: 'day of a mentor',
    page: () => mentor,
    path: '/scheduling?tab=sessions&show=day',
    open: (page) => shown(page.getByRole('button', { name: 'Next day' })),
  },
  {
    name: 'sessions behind',
    isVariant: true,
    page: () => learner,
    path: '/scheduling?tab=sessions&show=past',
    before: untilOver,
    open: (page) => shown(cardOf(page, behind.id)),
  },
  {
    name: 'review dialog',
    page: () => learner,
    path: () => `/scheduling?session=${behind.id}`,
    before: untilOver,
    async open(page) {
      await press(page, behind, 'Write a review');
      await shown(page.getByRole('dialog'));
    },
  },
];

const unfinished = unfinishedScreens({
  newcomer: () => newcomer,
  free: () => free,
  priced: () => priced,
  clear: releaseHolds,
});

const screens = [...bookingScreens, ...unfinished, ...sessionScreens, ...noShowScreens];

/** The screens of a booking, for both people. */
export const bookingArea: Area = { name: 'booking', setUp, screens };
