// guarantees: `/help` is complete without scripts, login or network; a search for danger shows help with its page
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { helpFor } from '@waymark/safety/help';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { mainFaults } from '../test/screen-faults.ts';
import { newLearnerOn } from './booking-screens.ts';
import { hasFocus, tabTo } from './journey-scene.ts';
import { newCalendar } from './people.ts';
import { isInstalled, STEPS } from './walker.ts';

const ROADMAP = '/roadmap/roadmap1?view=journey';
const NEUTRAL = 'https://www.wikipedia.org/';
const inSpanish: Safety = { level: 'strong', kinds: ['suicide'], language: 'es', urgent: false };
const inEnglish: Safety = { ...inSpanish, language: 'en' };

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

it('shows help above a note to a mentor, in place of the line that leads to it', async () => {
  const { mentorId } = await newCalendar(0);
  await page.goto(`/scheduling?mentor=${mentorId}`);
  const notes = page.getByLabel(/^Notes/);
  const line = page.getByRole('main').getByRole('link', { name: 'Help now' });
  await line.waitFor();
  await notes.fill('I want to die.');
  await notes.blur();
  const help = page.getByRole('region', { name: helpFor(inEnglish, 'ES').title });
  await help.getByText('Only you see this.').waitFor();
  await help
    .getByRole('link', { name: /^Call / })
    .first()
    .waitFor();
  expect((await help.boundingBox())!.y).toBeLessThan((await notes.boundingBox())!.y);
  expect(await line.count()).toBe(0);
});

it('shows the bar of the roadmap floating only while no text is typed, and lets Tab lead to it', async () => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(ROADMAP);
  const bar = page.getByRole('complementary', { name: 'Where you are' });
  await bar.waitFor();
  const position = () =>
    page.evaluate<string>(
      `getComputedStyle(document.querySelector('[aria-label="Where you are"]')).position`,
    );
  await page.getByLabel('Your reflection').focus();
  await eventually(async () => expect(await position()).toBe('static'));
  await tabTo(page, bar.getByRole('button', { name: 'Save Progress' }));
  await eventually(async () => expect(await position()).toBe('sticky'));
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

it('sends help with the page of a search for danger, and no unrelated paths', async () => {
  const { title } = helpFor(inEnglish, null);
  await eventually(async () => {
    const html = await (await page.request.get('/browse?q=kill+myself')).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toContain(title);
    expect(main).not.toContain('The nearest roadmaps');
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/browse?q=kill+myself');
  const help = page.getByRole('region', { name: title });
  // The country was chosen above, and is stored on the device.
  for (const number of numbersOf(inEnglish, 'MX')) await help.getByRole('link', { name: number }).waitFor();
  expect(await mainFaults(page)).toEqual([]);
  await help.getByRole('link', { name: 'All numbers, by country and need' }).click();
  await page.getByRole('heading', { level: 1, name: 'Help now' }).waitFor();
});

it('shows help without a network too, and removes it from the history when the reader leaves', async () => {
  const visitor = await newPage(browser, { serviceWorker: true, timeZone: 'Europe/Paris' });
  await visitor.goto('/');
  await isInstalled(visitor);
  await visitor.context().setOffline(true);
  await visitor.goto('/help?lang=fr');
  await visitor.getByRole('link', { name: 'Appeler le 3114' }).waitFor();
  expect(await visitor.title()).toBe('Pour toi · Waymark');
  await visitor.context().setOffline(false);
  await visitor
    .context()
    .route(NEUTRAL, (route) => route.fulfill({ contentType: 'text/html', body: 'neutral' }));
  for (const _ of [1, 2, 3]) await visitor.keyboard.press('Escape');
  await visitor.waitForURL(NEUTRAL);
  await visitor.goBack();
  expect(visitor.url()).not.toContain('/help');
  await visitor.context().close();
});

const startOf = (on: Page): Locator =>
  on.getByRole('button', { name: new RegExp(`^Look in .+’s story: ${STEPS[0]}$`) });

const folded = (on: Page): Locator => on.getByRole('region', { name: 'For you' });

async function coachOn(on: Page, context: string): Promise<void> {
  await on.getByRole('button', { name: `Ask something: ${STEPS[0]}` }).click();
  await on.getByLabel('What would you like to know?').fill(context);
  await startOf(on).click();
}

const numbersOf = (safety: Safety, country: string): string[] =>
  helpFor(safety, country).sections.flatMap(({ lines }) => lines.flatMap(({ phone }) => phone ?? []));
