import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Companion } from '@waymark/contracts/roadmaps/learning';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { draftOf, logInOn, read, registerOn, send } from './journey-scene.ts';
import { newMentorOn } from './people.ts';

const MILES = [1, 2, 3, 4];

let browser: Browser;
/** Four stages of two steps. */
let roadmapId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const { page: mentor } = await newMentorOn(browser);
  const stages = MILES.map((mile) => ({
    title: `Mile ${mile}`,
    steps: [`Begin mile ${mile}`, `End mile ${mile}`],
  }));
  roadmapId = (await draftOf(mentor, 'Four miles', stages)).id;
  await send(mentor, 'PATCH', `/api/roadmaps/${roadmapId}/publish`);
  await mentor.context().close();
});
afterAll(async () => {
  await browser?.close();
});

it('keeps a mood and reflections on the device, moves them to the account at login, and shows them elsewhere', async () => {
  const page = await newPage(browser);
  await openCompanion(page);
  await page.getByLabel('Your reflection').fill('Nobody knows that I walk.');
  await page.getByRole('button', { name: 'Save reflection' }).click();
  await written(page).getByText('Nobody knows that I walk.').waitFor();
  await mood(page, 'Neutral').click();
  await page.reload();
  await written(page).getByText('Nobody knows that I walk.').waitFor();

  const user = await registerOn(page);
  await openCompanion(page);
  await eventually(async () =>
    expect(await companionOf(page)).toMatchObject({
      mood: { mood: 'neutral' },
      reflections: [{ text: 'Nobody knows that I walk.', stageName: 'Mile 1', stageNumber: 1, progress: 0 }],
    }),
  );
  await eventually(async () =>
    expect(await page.evaluate('localStorage.getItem("journey_reflections")')).toBe('[]'),
  );

  const elsewhere = await newPage(browser);
  await logInOn(elsewhere, user);
  await openCompanion(elsewhere);
  await written(elsewhere).getByText('Nobody knows that I walk.').waitFor();
  await eventually(async () =>
    expect(await mood(elsewhere, 'Neutral').getAttribute('aria-pressed')).toBe('true'),
  );
  await elsewhere.getByRole('button', { name: /^Delete the reflection of/ }).click();
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await eventually(async () => expect((await companionOf(page)).reflections).toEqual([]));
  await close(page, elsewhere);
});

it('counts the streak in days of the zone of the device', async () => {
  const now = new Date();
  // Seventy minutes ago was yesterday in a zone shortly after midnight, and today in a zone at noon.
  const west = now.getUTCHours();
  const [midnight, noon] = [zoneWest(west), zoneWest(west - 12)];
  const page = await newPage(browser, { timeZone: midnight });
  await page.clock.setFixedTime(new Date(now.getTime() - 70 * 60_000));
  await openCompanion(page);
  await tick(page, 'Begin mile 1');
  await page.getByText('1 of 8 steps completed').waitFor();
  await page.clock.setFixedTime(now);
  const user = await registerOn(page);
  await openCompanion(page);
  await tick(page, 'End mile 1');
  await streak(page).getByText('A streak of 2 days').waitFor();

  const elsewhere = await newPage(browser, { timeZone: noon });
  await logInOn(elsewhere, user);
  await openCompanion(elsewhere);
  await streak(elsewhere).getByText('A streak of 1 day').waitFor();
  await close(page, elsewhere);
});

async function openCompanion(page: Page): Promise<void> {
  await page.goto(`/roadmap/${roadmapId}?view=traditional`);
  await page.getByRole('heading', { name: 'How are you today?' }).waitFor();
}

const mood = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

const written = (page: Page): Locator => page.getByRole('list', { name: 'Your earlier reflections' });

const streak = (page: Page): Locator => page.getByRole('complementary', { name: 'Your roadmap at a glance' });

const tick = (page: Page, step: string): Promise<void> =>
  page.getByRole('checkbox', { name: step, exact: true }).check();

const companionOf = (page: Page): Promise<Companion> =>
  read<Companion>(page, `/api/companion/${roadmapId}?timeZone=UTC`);

/** The zone `hours` west of Greenwich; beyond the date line, the one east of it. */
function zoneWest(hours: number): string {
  const west = hours > 12 ? hours - 24 : hours;
  return west >= 0 ? `Etc/GMT+${west}` : `Etc/GMT${west}`;
}

const close = (...pages: Page[]): Promise<unknown> =>
  Promise.all(pages.map((page) => page.context().close()));
