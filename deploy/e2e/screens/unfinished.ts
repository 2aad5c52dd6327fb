import type { Locator, Page } from 'playwright-core';
import type { OpenCalendar } from '../booking-scene.ts';
import { cards, paymentOf, payWith } from '../booking-screens.ts';
import type { Screen } from './screen.ts';

interface Scene {
  newcomer: () => Page;
  free: () => OpenCalendar;
  priced: () => OpenCalendar;
  /** Removes held times and drafts. */
  clear: (page: Page) => Promise<unknown>;
}

const shown = (locator: Locator) => locator.first().waitFor({ state: 'attached' });

/** Bookings that are left before they are done. */
export const unfinishedScreens = ({ newcomer, free, priced, clear }: Scene): Screen[] => [
  {
    name: 'payment dialog after a declined card',
    page: newcomer,
    path: () => `/scheduling?mentor=${priced().mentorId}&slot=${encodeURIComponent(priced().starts[50]!)}`,
    async open(page) {
      await page.getByRole('button', { name: 'Book for €20.00' }).click();
      await payWith(page, cards.isDeclined);
      await shown(paymentOf(page).getByRole('alert'));
    },
    after: clear,
  },
  {
    name: 'question before a payment is left',
    isVariant: true,
    page: newcomer,
    path: () => `/scheduling?mentor=${priced().mentorId}&slot=${encodeURIComponent(priced().starts[50]!)}`,
    async open(page) {
      await page.getByRole('button', { name: 'Book for €20.00' }).click();
      await shown(paymentOf(page).getByText('Test mode, no real money'));
      await page.keyboard.press('Escape');
      await shown(paymentOf(page).getByRole('heading', { name: 'Give up this time?' }));
    },
    after: clear,
  },
  {
    name: 'booking form that was kept over a reload',
    isVariant: true,
    page: newcomer,
    path: () => `/book-session/${free().mentorId}`,
    async open(page) {
      await page.getByLabel('Topic').fill('A second interview');
      await page.reload();
      await shown(page.getByText('We kept what you had filled in.'));
    },
    after: clear,
  },
];
