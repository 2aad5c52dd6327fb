import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { MailSubscription } from '@waymark/contracts/identity/notification-preferences';
import type { Page } from 'playwright-core';
import { newPage, withoutContent } from '../../test/browser.ts';
import type { Area, Screen } from './screen.ts';

/** The lists of the landing page. */
const LISTS = ['/api/mentors?featured=true', '/api/user-stories/featured', '/api/roadmaps?limit=3'];
const BUSY = { statusCode: 503, code: 'UNAVAILABLE', error: 'Busy', message: 'Busy. Try again in a moment.' };
const SUBSCRIPTION: MailSubscription = { topic: 'reminders', subscribed: true };
const EMPTY_PROFILE: Mentor = {
  id: 50,
  userId: 50,
  name: 'Zoë',
  avatar: null,
  bio: '',
  expertise: [],
  languages: [],
  timezone: null,
  roadmapCount: 0,
  nextFreeAt: null,
  nextGuidedAt: null,
  guidedPrice: { from: 2_000, to: 3_000 },
  sessionPrice: null,
  currency: 'USD',
  rating: null,
  memberSince: '2026-01-01T00:00:00.000Z',
};

let visitor: Page;
const page = () => visitor;

const fulfillLists = (to: Page, response: { status?: number; json: unknown }) =>
  Promise.all(LISTS.map((list) => to.route(`**${list}`, (route) => route.fulfill(response))));
const withoutRoutes = (to: Page) => to.unrouteAll();

async function emptyProfile(to: Page): Promise<void> {
  await to.route('**/api/mentor/50', (route) => route.fulfill({ json: EMPTY_PROFILE }));
  await to.route('**/api/roadmaps?*', (route) => route.fulfill({ json: [] }));
}

/** Pages of three instead of 24, by the server itself: the demo has no 25 roadmaps. */
async function pagesOfThree(to: Page): Promise<void> {
  await withoutContent(to, '/browse');
  await to.route(/\/api\/roadmaps\?/, (route) =>
    route.continue({ url: route.request().url().replace('limit=24', 'limit=3') }),
  );
}

const pageScreens: Screen[] = [
  { name: 'landing', page, path: '/' },
  {
    name: 'landing without mentors, stories and roadmaps',
    isVariant: true,
    page,
    path: '/',
    before: (to) => fulfillLists(to, { json: [] }),
    open: (to) => to.getByText('No learning paths available at the moment.').waitFor(),
    after: withoutRoutes,
  },
  {
    name: 'landing whose lists fail',
    isVariant: true,
    page,
    path: '/',
    before: (to) => fulfillLists(to, { status: 503, json: BUSY }),
    open: (to) => to.getByRole('heading', { name: 'The learning paths did not load' }).waitFor(),
    after: withoutRoutes,
  },
  { name: 'help', page, path: '/help?lang=en&country=FR' },
  { name: 'help without a country', isVariant: true, page, path: '/help?lang=de' },
  {
    name: 'browse for danger',
    page,
    path: '/browse?q=kill+myself',
    open: (to) => to.getByRole('link', { name: 'All numbers, by country and need' }).waitFor(),
  },
  {
    name: 'mentors for danger',
    isVariant: true,
    page,
    path: '/mentors?q=kill+myself',
    open: (to) => to.getByRole('link', { name: 'All numbers, by country and need' }).waitFor(),
  },
  { name: 'who runs this', page, path: '/about' },
  { name: 'privacy', page, path: '/privacy' },
  { name: 'terms', isVariant: true, page, path: '/terms' },
  { name: 'contact', isVariant: true, page, path: '/contact' },
  { name: 'login', page, path: '/auth' },
  {
    name: 'create account',
    isVariant: true,
    page,
    path: '/auth',
    open: (to) => to.getByRole('tab', { name: 'Create Account' }).click(),
  },
  { name: 'forgot password', isVariant: true, page, path: '/auth?tab=forgot' },
  { name: 'reset password', page, path: '/reset-password?token=from-a-mail' },
  {
    name: 'reset password without a token',
    isVariant: true,
    page,
    path: '/reset-password',
    open: (to) => to.getByText('Invalid or missing reset token.').waitFor(),
  },
  {
    name: 'unsubscribe from a mail',
    page,
    path: '/unsubscribe?token=from-a-mail',
    before: (to) => to.route('**/api/mail-subscription?*', (route) => route.fulfill({ json: SUBSCRIPTION })),
    open: (to) => to.getByRole('heading', { name: 'Turn these emails off?' }).waitFor(),
    after: withoutRoutes,
  },
  {
    name: 'unsubscribe with a broken link',
    isVariant: true,
    page,
    path: '/unsubscribe',
    open: (to) => to.getByRole('heading', { name: 'This link does not work' }).waitFor(),
  },
  { name: 'confirm address', page, path: '/account/confirm-email?token=from-a-mail' },
  {
    name: 'confirm address with a used link',
    isVariant: true,
    page,
    path: '/account/confirm-email?token=used',
    async open(to) {
      await to.getByRole('button', { name: 'Confirm this address' }).click();
      await to.getByText('This link has already been used').waitFor();
    },
  },
  { name: 'undo change of address', isVariant: true, page, path: '/account/undo-email?token=from-a-mail' },
  { name: 'browse', page, path: '/browse' },
  { name: 'browse with sentences that match', isVariant: true, page, path: '/browse?q=money&length=long' },
  {
    name: 'browse without results',
    isVariant: true,
    page,
    path: '/browse?q=zzzz',
    open: (to) => to.getByRole('heading', { name: 'The nearest roadmaps' }).waitFor(),
    // What is written in the form is held for the tab.
    after: (to) => to.evaluate('sessionStorage.clear()'),
  },
  {
    name: 'browse with more to load',
    isVariant: true,
    page,
    path: '/browse',
    before: pagesOfThree,
    open: (to) => to.getByRole('button', { name: 'Load More' }).waitFor(),
    after: withoutRoutes,
  },
  { name: 'mentors', page, path: '/mentors' },
  { name: 'mentors without results', isVariant: true, page, path: '/mentors?q=zzzz' },
  { name: 'mentors filtered', isVariant: true, page, path: '/mentors?language=en&sort=price' },
  { name: 'mentor', page, path: '/mentor/2' },
  {
    name: 'booking an hour as a visitor',
    page,
    path: '/book-session/2',
    open: (to) =>
      to
        .getByRole('link', { name: /^\d+:\d\d/ })
        .first()
        .waitFor(),
  },
  {
    name: 'booking half an hour as a visitor',
    isVariant: true,
    page,
    path: '/scheduling?mentor=5',
    open: (to) =>
      to
        .getByRole('link', { name: /^\d+:\d\d/ })
        .first()
        .waitFor(),
  },
  {
    name: 'login to book a time',
    isVariant: true,
    page,
    path: '/book-session/2',
    async open(to) {
      await to
        .getByRole('link', { name: /^\d+:\d\d/ })
        .first()
        .click();
      await to.getByText(/^Log in to book Rosa/).waitFor();
    },
  },
  {
    name: 'mentor without introduction and roadmaps',
    isVariant: true,
    page,
    path: '/mentor/50',
    before: emptyProfile,
    open: (to) => to.getByRole('heading', { level: 3, name: 'No roadmaps yet' }).waitFor(),
    after: withoutRoutes,
  },
  { name: 'mentor not found', isVariant: true, page, path: '/mentor/999999' },
  { name: 'Learning Hub of a visitor', isVariant: true, page, path: '/ai-resources' },
  {
    name: 'learning material of a visitor',
    isVariant: true,
    page,
    path: '/ai-resources?q=one+mark',
    async open(to) {
      await to.getByRole('link', { name: 'One mark at a time' }).click();
      await to.getByRole('link', { name: 'Log in', exact: true }).waitFor();
    },
  },
  { name: 'roadmap', page, path: '/roadmap/roadmap1' },
  { name: 'roadmap not found', isVariant: true, page, path: '/roadmap/nothing' },
  { name: 'page not found', page, path: '/no/such/page' },
  { name: 'studio of a visitor', isVariant: true, page, path: '/mentor' },
  { name: 'admin dashboard of a visitor', isVariant: true, page, path: '/admin' },
  { name: 'tools of the demo', page, path: '/dev' },
  { name: 'outbox of the demo', page, path: '/dev/mail' },
];

async function openPalette(to: Page): Promise<void> {
  await to.keyboard.press('Control+k');
  const palette = to.getByRole('dialog', { name: 'Search and commands' });
  await palette.getByRole('option').first().waitFor();
}

const keyboardScreens: Screen[] = [
  { name: 'command palette', page, path: '/auth', open: openPalette },
  {
    name: 'command palette without results',
    isVariant: true,
    page,
    path: '/auth',
    async open(to) {
      await openPalette(to);
      await to.keyboard.type('a trail');
      await to
        .getByRole('dialog')
        .getByText('No matches. Try another word, or browse all roadmaps.')
        .waitFor();
    },
  },
  {
    name: 'command palette for danger',
    isVariant: true,
    page,
    path: '/auth',
    async open(to) {
      await openPalette(to);
      await to.keyboard.type('kill myself');
      await to.getByRole('dialog').getByRole('link', { name: 'All numbers, by country and need' }).waitFor();
    },
  },
  {
    name: 'keyboard shortcuts',
    page,
    path: '/roadmap/roadmap1?view=traditional',
    async open(to) {
      await to.keyboard.press('?');
      await to.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
];

/** What visitors see. Reads the demo and changes nothing. */
export const publicArea: Area = {
  name: 'public screens',
  async setUp(browser) {
    visitor = await newPage(browser);
  },
  screens: [...pageScreens, ...keyboardScreens],
};
