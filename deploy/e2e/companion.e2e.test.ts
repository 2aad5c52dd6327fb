import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '@waymark/contracts/identity/http';
import type { Companion } from '@waymark/contracts/roadmaps/learning';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, loginAs, newPage } from '../test/browser.ts';
import { draftOf, logInOn, read, registerOn, send } from './journey-scene.ts';

const QUOTES = ['One foot.', 'Then the other foot.', 'Then a rest.', 'Then one foot again.'];

let browser: Browser;
/** Four stages of two steps, with short words of its mentor. */
let roadmapId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const mentor = await newPage(browser);
  await loginAs(mentor, 'mentor');
  const stages = QUOTES.map((mentorNote, at) => ({
    title: `Mile ${at + 1}`,
    steps: [`Begin mile ${at + 1}`, `End mile ${at + 1}`],
    mentorNote,
  }));
  roadmapId = (await draftOf(mentor, `Four miles ${Date.now()}`, stages)).id;
  await send(mentor, 'PATCH', `/api/roadmaps/${roadmapId}/publish`);
  await mentor.context().close();
});
afterAll(async () => {
  await browser?.close();
});

describe('the mood check-in', () => {
  it('has a kind word for each answer, and is known on the other device', async () => {
    const page = await newPage(browser);
    const user = await registerOn(page);
    await openCompanion(page);
    const said = new Set<string>();
    for (const name of ['Struggling', 'Thriving', 'Neutral']) {
      await mood(page, name).click();
      await eventually(async () => expect(await mood(page, name).getAttribute('aria-pressed')).toBe('true'));
      said.add((await section(page, 'How are you today?').getByRole('status').textContent())!);
    }
    expect(said.size).toBe(3);
    expect([...said].every((words) => words.length > 20)).toBe(true);

    await eventually(async () => expect((await companionOf(page)).mood?.mood).toBe('neutral'));
    const elsewhere = await otherDevice(user);
    await eventually(async () =>
      expect(await mood(elsewhere, 'Neutral').getAttribute('aria-pressed')).toBe('true'),
    );
    await close(page, elsewhere);
  });
});

describe('reflections', () => {
  it('are refused when blank, kept for their writer on every device, read by nobody else, and can be deleted', async () => {
    const page = await newPage(browser);
    const user = await registerOn(page);
    await openCompanion(page);
    await page.getByLabel('Your reflection').fill('   ');
    await page.getByRole('button', { name: 'Save reflection' }).click();
    await page.getByText('Empty Reflection', { exact: true }).first().waitFor();
    await page
      .getByText('Please write something before saving your reflection.', { exact: true })
      .first()
      .waitFor();
    await reflect(page, 'The first mile was the longest.');
    expect(await page.getByLabel('Your reflection').inputValue()).toBe('');
    await eventually(async () =>
      expect((await companionOf(page)).reflections).toMatchObject([
        { text: 'The first mile was the longest.', stageName: 'Mile 1', stageNumber: 1, progress: 0 },
      ]),
    );

    const [elsewhere, mentor] = [await otherDevice(user), await newPage(browser)];
    await elsewhere.getByText('The first mile was the longest.').waitFor();
    await loginAs(mentor, 'mentor');
    await openCompanion(mentor);
    expect((await companionOf(mentor)).reflections).toEqual([]);
    expect(await mentor.getByText('The first mile was the longest.').count()).toBe(0);

    await elsewhere.getByRole('button', { name: /^Delete the reflection of/ }).click();
    await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await eventually(async () => expect((await companionOf(page)).reflections).toEqual([]));
    await close(page, elsewhere, mentor);
  });

  it('written without an account stand on the device, and come along at login', async () => {
    const page = await newPage(browser);
    await openCompanion(page);
    await reflect(page, 'Nobody knows that I walk.');
    const stored = JSON.parse(await page.evaluate<string>('localStorage.getItem("journey_reflections")'));
    expect(stored).toMatchObject([
      { text: 'Nobody knows that I walk.', stageName: 'Mile 1', stageNumber: 1, progress: 0 },
    ]);
    expect(Date.parse(stored[0].date)).toBeGreaterThan(Date.now() - 60_000);
    await page.reload();
    await page.getByText('Nobody knows that I walk.').waitFor();

    const user = await registerOn(page);
    await eventually(async () => expect((await companionOf(page)).reflections).toHaveLength(1));
    const elsewhere = await otherDevice(user);
    await elsewhere.getByText('Nobody knows that I walk.').waitFor();
    await eventually(async () =>
      expect(await page.evaluate('localStorage.getItem("journey_reflections")')).toBe('[]'),
    );
    await close(page, elsewhere);
  });
});

describe('the words for the way', () => {
  it('change every ten seconds, stand still when paused, and go on when asked to', async () => {
    const page = await newPage(browser, { reducedMotion: false });
    await page.clock.install();
    await openCompanion(page);
    // From here on no time passes but what we let pass.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const words = page.getByRole('region', { name: 'Words for the way' });
    const shown = (at: number) => words.getByText(QUOTES[at]!, { exact: true });
    await words.getByRole('button', { name: 'Pause the quotes' }).click();
    while ((await shown(0).count()) === 0) await words.getByRole('button', { name: 'Next quote' }).click();
    await leave(page);
    await page.clock.runFor(60_000);
    expect(await shown(0).count()).toBe(1);

    await words.getByRole('button', { name: 'Play the quotes' }).click();
    await leave(page);
    await page.clock.runFor(9_900);
    expect(await shown(0).count()).toBe(1);
    await page.clock.runFor(200);
    await shown(1).waitFor();
    await page.clock.runFor(10_000);
    await shown(2).waitFor();
    await close(page);
  });

  it('do not change by themselves where motion is not wanted', async () => {
    const page = await newPage(browser, { reducedMotion: true });
    await page.clock.install();
    await openCompanion(page);
    const words = page.getByRole('region', { name: 'Words for the way' });
    await words.getByRole('button', { name: 'Play the quotes' }).waitFor();
    await page.clock.runFor(60_000);
    expect(await words.getByText(QUOTES[0]!, { exact: true }).count()).toBe(1);
    await words.getByRole('button', { name: 'Next quote' }).click();
    await words.getByText(QUOTES[1]!, { exact: true }).waitFor();
    await close(page);
  });
});

describe('the streak', () => {
  it('counts the days of the learner: the same two steps are two days here and one day there', async () => {
    const now = new Date();
    // Where it is half past midnight or so, seventy minutes ago was yesterday; where it is noon, it was today.
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
    await streak(page).getByText('2 days in a row').waitFor();
    await streak(page).getByText('Today counts.').waitFor();

    const elsewhere = await newPage(browser, { timeZone: noon });
    await logInOn(elsewhere, user);
    await openCompanion(elsewhere);
    await streak(elsewhere).getByText('1 day in a row').waitFor();
    await close(page, elsewhere);
  });
});

describe('sharing', () => {
  it('is offered from half of the way on, and puts the words on the clipboard', async () => {
    const page = await halfWay();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share how far you are' }).click();
    await page.getByText('Copied', { exact: true }).first().waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(/^I have walked 50 % of “Four miles \d+” on Waymark\. http.*\/roadmap\//);
    expect(copied.endsWith(`/roadmap/${roadmapId}`)).toBe(true);
    await close(page);
  });

  it('shows the words where there is no clipboard either', async () => {
    const page = await halfWay(
      'navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"))',
    );
    await page.getByRole('button', { name: 'Share how far you are' }).click();
    await page
      .getByText(/^I have walked 50 % of “Four miles/)
      .first()
      .waitFor();
    await close(page);
  });

  /** A visitor's page on which four of eight steps are ticked; the offer came with the fourth. */
  async function halfWay(script = ''): Promise<Page> {
    const page = await newPage(browser);
    await page.addInitScript(`delete Navigator.prototype.share; ${script}`);
    await openCompanion(page);
    const offer = page.getByRole('button', { name: 'Share how far you are' });
    for (const step of ['Begin mile 1', 'End mile 1', 'Begin mile 2']) await tick(page, step);
    await page.getByText('3 of 8 steps completed').waitFor();
    expect(await offer.count()).toBe(0);
    await tick(page, 'End mile 2');
    await offer.waitFor();
    return page;
  }
});

async function openCompanion(page: Page): Promise<void> {
  await page.goto(`/roadmap/${roadmapId}?view=traditional`);
  await page.getByRole('heading', { name: 'How are you today?' }).waitFor();
}

async function otherDevice(user: User): Promise<Page> {
  const page = await newPage(browser);
  await logInOn(page, user);
  await openCompanion(page);
  return page;
}

/** Takes pointer and focus away from the quotes, which stand still under both. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.getByLabel('Your reflection').focus();
}

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

const mood = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

const streak = (page: Page): Locator => page.getByRole('complementary', { name: 'Your journey at a glance' });

async function reflect(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your reflection').fill(text);
  await page.getByRole('button', { name: 'Save reflection' }).click();
  await page.getByRole('list', { name: 'What you wrote before' }).getByText(text).waitFor();
}

const tick = (page: Page, step: string): Promise<void> =>
  page.getByRole('checkbox', { name: step, exact: true }).check();

const companionOf = (page: Page): Promise<Companion> =>
  read<Companion>(page, `/api/companion/${roadmapId}?timeZone=UTC`);

/** The zone so many hours west of Greenwich; beyond the date line it is the one east of it. */
function zoneWest(hours: number): string {
  const west = hours > 12 ? hours - 24 : hours;
  return west >= 0 ? `Etc/GMT+${west}` : `Etc/GMT${west}`;
}

const close = (...pages: Page[]): Promise<unknown> =>
  Promise.all(pages.map((page) => page.context().close()));
