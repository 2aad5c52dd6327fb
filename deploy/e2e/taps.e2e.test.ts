import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import type { OpenCalendar } from './booking-scene.ts';
import { newLearnerOn, paymentOf, sessionsOf, toastOf } from './booking-screens.ts';
import { draftOf, read, send } from './journey-scene.ts';
import { newCalendar, newMentorOn } from './people.ts';

const PHONE = { width: 390, height: 844 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** Presses in turn what is in view after the page scrolls to it; returns the number of presses. */
async function tap(...targets: Locator[]): Promise<number> {
  for (const target of targets) await target.click();
  return targets.length;
}

it('takes a visitor in at most three taps to the first step about debt, done', async () => {
  const page = await newPage(browser, PHONE);
  await page.goto('/');
  const main = page.getByRole('main');
  const firstStep = main.getByRole('checkbox', { checked: false, disabled: false }).first();
  const taps = await tap(
    page.getByRole('link', { name: 'Start Your Journey' }),
    main.getByRole('link', { name: /Paying Back Every Cent/ }).first(),
    firstStep,
  );
  await page.getByText(/^1 of \d+ steps completed/).waitFor();
  await page.getByText('Empty the drawer').first().waitFor();
  expect(taps).toBeLessThanOrEqual(3);
  await page.context().close();
});

describe('the home in the evening', () => {
  it('completes the next step in one tap, even before the scripts have arrived', async () => {
    const { page: mentor } = await newMentorOn(browser);
    const { id } = await draftOf(mentor, 'One light', [
      { title: 'Begin', steps: ['Light one lamp', 'Sit down'] },
    ]);
    await send(mentor, 'PATCH', `/api/roadmaps/${id}/publish`);
    const { stages } = await read<Roadmap>(mentor, `/api/roadmaps/${id}`);
    const { page } = await newLearnerOn(browser, PHONE);
    await send(page, 'POST', `/api/roadmaps/${id}/follow`);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    expect(await tap(page.getByRole('button', { name: 'I did it: Light one lamp' }))).toBe(1);
    scripts.resolve();
    await page.getByRole('heading', { name: 'Sit down' }).waitFor();
    const { id: userId } = await read<{ id: number }>(page, '/api/user');
    const progress = await read<{ progress: object }>(page, `/api/progress/${userId}/${id}`);
    expect(progress.progress).toEqual({ [stages[0]!.steps[0]!.id]: true });
    for (const one of [page, mentor]) await one.context().close();
  });
});

describe('from the page of a mentor', () => {
  const book = async ({ mentorId, price }: OpenCalendar, button: string) => {
    const { page } = await newLearnerOn(browser, PHONE);
    // The profile gets price and next free time from another service.
    await eventually(async () => {
      const mentor = await read<Mentor>(page, `/api/mentor/${mentorId}`);
      expect([mentor.sessionPrice, mentor.nextFreeAt]).toEqual([price, expect.any(String)]);
    });
    await page.goto(`/mentor/${mentorId}`);
    const halfAnHour = page.getByRole('link', { name: /^30 minutes.*Next free/ }).first();
    expect(await tap(halfAnHour, page.getByRole('button', { name: button }))).toBe(2);
    return page;
  };

  it('a free session is booked in two taps', async () => {
    const page = await book(await newCalendar(0, 3), 'Book free session');
    await toastOf(page, 'Session booked successfully').waitFor();
    expect(await sessionsOf(page)).toHaveLength(1);
    await page.context().close();
  });

  it('the payment of a priced one opens in two taps', async () => {
    const page = await book(await newCalendar(2_000, 3), 'Book for €20.00');
    await paymentOf(page).getByText('To pay: €20.00').waitFor();
    await page.context().close();
  });
});
