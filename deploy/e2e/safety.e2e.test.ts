import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { helpFor } from '@waymark/safety/help';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { mainFaults } from '../test/screen-faults.ts';
import { newLearnerOn } from './booking-screens.ts';
import { hasFocus } from './journey-scene.ts';
import { newCalendar } from './people.ts';
import { STEPS } from './walker.ts';

const ROADMAP = '/roadmap/roadmap1?view=journey';
const NEUTRAL = 'https://www.wikipedia.org/';
const inSpanish: Safety = { level: 'strong', kinds: ['suicide'], urgent: false, language: 'es' };

let browser: Browser;
let page: Page;
/** Bodies that the browser sent. */
let sent: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page } = await newLearnerOn(browser, { timeZone: 'Europe/Madrid' }));
  sent = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
});
afterAll(async () => {
  await browser?.close();
});

it('shows help in the language of the writer, for the country they choose, and sends nothing', async () => {
  await page.goto(ROADMAP);
  await coachOn(page, 'Quiero morir, ya no puedo más.');
  const help = page.getByRole('region', { name: helpFor(inSpanish, 'ES').title });
  await help.waitFor();
  expect(await help.getAttribute('lang')).toBe('es');
  expect(await hasFocus(help.getByRole('heading', { level: 3 }))).toBe(true);
  const country = help.getByLabel('Tu país');
  expect(await country.inputValue()).toBe('ES');
  await country.selectOption('MX');
  for (const number of numbersOf(inSpanish, 'MX')) await help.getByRole('link', { name: number }).waitFor();
  expect(await mainFaults(page)).toEqual([]);
  expect(sent.filter((body) => body.includes('Quiero morir'))).toEqual([]);
});

it('shows a line with help beside a note to a mentor', async () => {
  const { mentorId } = await newCalendar(0);
  await page.goto(`/scheduling?mentor=${mentorId}`);
  await page.getByLabel(/^Notes/).fill('Everyone would be better off without me.');
  await page.getByLabel(/^Notes/).blur();
  await page.getByText('Only you see this.').waitFor();
  await page.getByRole('button', { name: 'Show who you can talk to' }).click();
  await page
    .getByRole('link', { name: /^Call / })
    .first()
    .waitFor();
});

it('folds help against violence at home, does not restore it after a reload, and leaves on request', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(ROADMAP);
  await coachOn(page, 'My husband hits me.');
  await folded(page).waitFor();
  expect(await folded(page).textContent()).toMatch(/^For you\s*Show\s*Leave this page$/);
  expect(await page.getByText('husband').count()).toBe(0);
  await page.reload();
  await startOf(page).waitFor();
  expect(await folded(page).count()).toBe(0);

  await coachOn(page, 'My husband hits me.');
  await page.route(NEUTRAL, (route) => route.fulfill({ contentType: 'text/html', body: 'neutral' }));
  await folded(page).getByRole('button', { name: 'Leave this page' }).click();
  await page.waitForURL(NEUTRAL);
  await page.goBack();
  expect(page.url()).not.toContain('/roadmap/');
  expect(sent.filter((body) => body.includes('husband'))).toEqual([]);
});

const startOf = (on: Page): Locator => on.getByRole('button', { name: `Get AI coaching: ${STEPS[0]}` });

const folded = (on: Page): Locator => on.getByRole('region', { name: 'For you' });

async function coachOn(on: Page, context: string): Promise<void> {
  await on.getByRole('button', { name: `Add some context: ${STEPS[0]}` }).click();
  await on.getByLabel('Where are you with this step?').fill(context);
  await startOf(on).click();
}

const numbersOf = (safety: Safety, country: string): string[] =>
  helpFor(safety, country).sections.flatMap(({ lines }) => lines.flatMap(({ phone }) => phone ?? []));
