// guarantees: An hour is booked from the page of a mentor in two clicks
// guarantees: A visitor reaches a booked session in four clicks; the page it ends on survives a reload
// guarantees: A filled booking form survives a reload and a lost session, and only its own person sees it
// guarantees: Back closes an open dialog and leaves the page the next time; a held time is not given up without a question
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { PASSWORD } from './account-password.ts';
import type { OpenCalendar } from './booking-scene.ts';
import { bookFree, cardOf, newLearnerOn, onlySession, openSession } from './booking-screens.ts';
import { hasFocus } from './journey-scene.ts';
import { newCalendar } from './people.ts';

let browser: Browser;
let free: OpenCalendar;

beforeAll(async () => {
  browser = await launchBrowser();
  free = await newCalendar(0, 3);
});
afterAll(async () => {
  await browser?.close();
});

const logIn = async (page: Page, username: string): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};
const path = (page: Page): string => new URL(page.url()).pathname;

it('takes a visitor from the landing page to a booked session in four clicks', async () => {
  const { page: other, username } = await newLearnerOn(browser);
  await other.context().close();
  const page = await newPage(browser, { timeZone: 'UTC' });
  const slot = page.getByRole('main').getByRole('link', { name: /^30 minutes, free\s*Next free/ });
  await eventually(async () => {
    await page.goto('/');
    await slot.first().waitFor({ timeout: 5_000 });
  });
  await slot.first().click();
  await page.getByRole('link', { name: 'Log in to book' }).click();
  await page.getByText(/^Log in to book .+/).waitFor();
  await logIn(page, username);
  await page.getByRole('button', { name: 'Book free session' }).click();
  await page.getByRole('heading', { level: 1, name: /^Your session with .+ is booked$/ }).waitFor();
  const { id } = await onlySession(page);
  expect(new URL(page.url()).search).toBe(`?booked=${id}`);
  await page.reload();
  await cardOf(page, id).getByText('Free. There is nothing to pay.').waitFor();
  await page.context().close();
});

it('books an hour from the page of a mentor in two clicks: a time, and Book Session', async () => {
  const paid = await newCalendar(2_000, 3);
  const { page } = await newLearnerOn(browser);
  const times = page.getByRole('list', { name: 'Next free times, 60 minutes' });
  await eventually(async () => {
    await page.goto(`/mentor/${paid.mentorId}`);
    await times.getByRole('link').first().waitFor({ timeout: 5_000 });
  });
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  await click(times.getByRole('link').nth(1));
  await click(page.getByRole('button', { name: 'Book Session' }));
  await page.getByRole('heading', { level: 1, name: /^Your session with .+ is booked$/ }).waitFor();
  expect(clicks).toBe(2);
  expect(await onlySession(page)).toMatchObject({ kind: 'guided', price: 2_500, currency: 'EUR' });
  await page.context().close();
});

it('keeps a filled form through a lost session and the login after it', async () => {
  const { page, username } = await newLearnerOn(browser);
  await page.goto(`/book-session/${free.mentorId}`);
  await page.getByRole('radio', { name: /^Interview Preparation/ }).check();
  await page.getByLabel('Topic').fill('A second interview');
  await page.getByLabel('Message').fill('They asked why I left.');
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await logIn(page, username);
  await page.getByText('We kept what you had filled in.').waitFor();
  expect(await page.getByRole('radio', { name: /^Interview Preparation/ }).isChecked()).toBe(true);
  expect(await page.getByLabel('Topic').inputValue()).toBe('A second interview');
  expect(await page.getByLabel('Message').inputValue()).toBe('They asked why I left.');
  await page.getByRole('button', { name: 'Start over' }).click();
  expect(await page.getByLabel('Topic').inputValue()).toBe('');
  expect(await page.evaluate('sessionStorage.length')).toBe(0);
  await page.context().close();
});

describe('Back with an open dialog', () => {
  it('closes the dialog, and leaves the page when used again, also after Escape', async () => {
    const { page } = await newLearnerOn(browser);
    const { id } = await bookFree(page, free.mentorId, free.starts[20]!);
    await page.goto('/mentors');
    const card = await openSession(page, id);
    const button = card.getByRole('button', { name: /^Reschedule/ });
    const dialog = page.getByRole('dialog', { name: 'Choose another time' });
    await button.click();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(path(page)).toBe('/scheduling');
    await eventually(async () => expect(await hasFocus(button)).toBe(true));

    await button.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.goBack();
    await eventually(() => expect(path(page)).toBe('/mentors'));
    await page.goForward();
    await eventually(() => expect(path(page)).toBe('/scheduling'));
    await page.context().close();
  });
});
