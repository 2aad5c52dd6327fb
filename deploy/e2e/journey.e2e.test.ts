import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { axe, FAKE_MICROPHONE, launchBrowser, loginAs, newPage, type PageOptions } from '../test/browser.ts';
import { overflow } from '../test/looks.ts';
import { draftOf, hasFocus, putOnStage, read, registerOn, send, tabTo, tellAloud } from './journey-scene.ts';

const STAGES = ['Set one clock', 'Leave the house', 'Keep one promise', 'Wait for nobody'];
const NOTE = 'I was late for my own wedding. I was never late again.';

let browser: Browser;
let roadmapId: string;
/** The bytes of the whole story as the mentor's browser sent them. */
let told: string;

beforeAll(async () => {
  browser = await launchBrowser(FAKE_MICROPHONE);
  const mentor = await newPage(browser);
  await mentor.addInitScript(`
    const append = FormData.prototype.append;
    FormData.prototype.append = function (name, value, ...rest) {
      if (value instanceof Blob) globalThis.lastSent = value;
      return append.call(this, name, value, ...rest);
    };`);
  await loginAs(mentor, 'mentor');
  const draft = await draftOf(
    mentor,
    `On time ${Date.now()}`,
    STAGES.map((title) => ({ title, steps: [`Begin: ${title}`, `Finish: ${title}`] })),
  );
  roadmapId = draft.id;
  await mentor.goto(`/mentor?roadmap=${roadmapId}`);
  const first = await tellAloud(mentor, roadmapId, 'First voice', 8);
  const second = await tellAloud(mentor, roadmapId, 'Second voice', 8);
  const story = await tellAloud(mentor, roadmapId, 'The whole story', 13);
  told = await mentor.evaluate<string>(HASH_OF_LAST_SENT);
  await putOnStage(mentor, roadmapId, draft.stages[0]!, {
    mentorNote: NOTE,
    voiceClipSourceId: first.id,
    artifacts: [{ sourceId: story.id, title: 'What I said at the table', description: 'Ten years later.' }],
  });
  await putOnStage(mentor, roadmapId, draft.stages[1]!, { voiceClipSourceId: second.id });
  await send(mentor, 'PATCH', `/api/roadmaps/${roadmapId}`, { audioSourceId: story.id });
  await send(mentor, 'PATCH', `/api/roadmaps/${roadmapId}/publish`);
  await mentor.context().close();
});
afterAll(async () => {
  await browser?.close();
});

describe('the interactive journey', () => {
  it('is one milestone at a time, with what its mentor says and shows there', async () => {
    const page = await open('journey');
    const milestone = milestoneOf(page, 0);
    await milestone.getByText('Milestone 1 of 4').waitFor();
    await milestone.getByText(NOTE).waitFor();
    await milestone.getByText('What I said at the table').waitFor();
    await playButton(milestone, STAGES[0]!).waitFor();
    expect(await milestone.getByRole('button', { name: /coach/i }).count()).toBe(0);
    expect(await milestone.getByRole('link', { name: /^Sign in to be coached/ }).count()).toBe(2);
    await page.context().close();
  });

  it('goes on and back, and no further than the first and the last', async () => {
    const page = await open('journey');
    const [back, on] = [/^Previous milestone/, /^Next milestone/].map((name) =>
      page.getByRole('button', { name }),
    );
    expect(await back!.getAttribute('aria-disabled')).toBe('true');
    for (const title of STAGES.slice(1)) {
      await on!.click();
      await inSight(page, title);
    }
    expect(await on!.getAttribute('aria-disabled')).toBe('true');
    await on!.click({ force: true });
    await inSight(page, STAGES[3]!);
    await back!.click();
    await inSight(page, STAGES[2]!);
    await page.context().close();
  });

  it.each([
    { reducedMotion: false, far: true },
    { reducedMotion: true, far: false },
  ])('glides to the next milestone, or simply is there (reduced motion: $reducedMotion)', async (wish) => {
    const page = await open('journey', wish);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole('button', { name: /^Next milestone/ }).dispatchEvent('click');
    await page.locator('[data-slide="1"]:not([inert])').waitFor();
    await page.clock.runFor(50);
    expect((await distanceOfSecond(page)) > 20).toBe(wish.far);
    await page.clock.runFor(3_000);
    expect(await distanceOfSecond(page)).toBeLessThan(3);
    await page.context().close();
  });

  it('plays one voice at a time', async () => {
    const page = await open('journey');
    const milestone = milestoneOf(page, 0);
    await playButton(milestone, STAGES[0]!).click();
    await pauseButton(milestone, STAGES[0]!).waitFor();
    await milestone.getByRole('button', { name: 'Play What I said at the table' }).click();
    await milestone.getByRole('button', { name: 'Pause What I said at the table' }).waitFor();
    await playButton(milestone, STAGES[0]!).waitFor();

    await page.getByRole('button', { name: /^Next milestone/ }).click();
    await playButton(milestoneOf(page, 1), STAGES[1]!).click();
    await pauseButton(milestoneOf(page, 1), STAGES[1]!).waitFor();
    expect(await page.evaluate(PLAYING)).toBe(1);
    await page.context().close();
  });

  it('is walked with the keyboard alone', async () => {
    const page = await open('journey');
    const onMap = (index: number) =>
      page.getByRole('button', {
        name: new RegExp(`^Milestone ${index} .*\\((Not Started|In Progress|Completed)\\)$`),
      });
    await tabTo(page, onMap(1));
    await page.keyboard.press('ArrowRight');
    await inSight(page, STAGES[1]!);
    await eventually(async () => expect(await hasFocus(onMap(2))).toBe(true));
    await page.keyboard.press('Home');
    await inSight(page, STAGES[0]!);

    const [first, second] = [stepOf(page, `Begin: ${STAGES[0]}`), stepOf(page, `Finish: ${STAGES[0]}`)];
    await tabTo(page, playButton(milestoneOf(page, 0), STAGES[0]!));
    await page.keyboard.press('Enter');
    await pauseButton(milestoneOf(page, 0), STAGES[0]!).waitFor();
    await page.keyboard.press('Space');
    await tabTo(page, first);
    await page.keyboard.press('Space');
    expect(await first.isChecked()).toBe(true);
    await tabTo(page, second);
    await page.keyboard.press('d');
    expect(await second.isChecked()).toBe(true);
    await milestoneOf(page, 0).getByText('Completed', { exact: true }).waitFor();

    await tabTo(page, page.getByRole('button', { name: 'Continue', exact: true }));
    await page.keyboard.press('Enter');
    await inSight(page, STAGES[1]!);
    await eventually(async () => expect(await hasFocus(stepOf(page, `Begin: ${STAGES[1]}`))).toBe(true));
    await page.context().close();
  });
});

describe('the traditional view', () => {
  it('is a choice that stays, shows two stages, names the others, and shows them when asked', async () => {
    const page = await open('journey');
    await page.getByText('Traditional View').click();
    await stageOf(page, STAGES[1]!).waitFor();
    expect(await stageOf(page, STAGES[2]!).count()).toBe(0);
    await page.getByRole('listitem').filter({ hasText: STAGES[2]! }).waitFor();
    await page.getByRole('listitem').filter({ hasText: STAGES[3]! }).waitFor();
    await page.goto(`/roadmap/${roadmapId}`);
    await page.getByRole('button', { name: 'Show 2 More Stages' }).click();
    for (const title of STAGES) await stageOf(page, title).waitFor();
    expect(await page.getByRole('button', { name: /^Show/ }).count()).toBe(0);
    await page.context().close();
  });

  it('plays the story: on, off, from another place, and the file is what the mentor recorded', async () => {
    const page = await open('traditional');
    const player = page.getByRole('region', { name: /^The story, in/ });
    const place = player.getByRole('slider');
    await eventually(async () => expect(Number(await place.getAttribute('max'))).toBeGreaterThan(11));
    await player.getByRole('button', { name: /^Play/ }).click();
    await eventually(async () => expect(await timeOf(page)).toBeGreaterThan(0.3));
    await player.getByRole('button', { name: /^Pause/ }).click();
    await player.getByRole('button', { name: /^Play/ }).waitFor();
    expect(await page.evaluate(PLAYING)).toBe(0);

    const before = await timeOf(page);
    await place.press('ArrowRight');
    await eventually(async () => expect((await timeOf(page)) - before).toBeCloseTo(5, 0));
    expect(await place.getAttribute('aria-valuetext')).toMatch(/^0:(?:0[5-9]|1\d) of 0:(?:1[2-9]|[2-5]\d)$/);
    await player.getByRole('button', { name: /^Play/ }).click();
    await eventually(async () => expect(await timeOf(page)).toBeGreaterThan(before + 5.3));

    const download = page.waitForEvent('download');
    await player.getByRole('link', { name: 'Download' }).click();
    const file = await readFile(await (await download).path());
    expect(createHash('sha256').update(file).digest('hex')).toBe(told);
    expect((await download).suggestedFilename()).toBe('The whole story.webm');
    await page.context().close();
  });

  it('says of roadmap1 that it is sample data', async () => {
    const page = await newPage(browser);
    await page.goto('/roadmap/roadmap1?view=traditional');
    await page.getByText('This roadmap is part of the demo: its content is sample data.').waitFor();
    await page.context().close();
  });
});

describe('where one stands', () => {
  it('is said alike by ring, bar, panel and stages, and the bar does what it says', async () => {
    const page = await newPage(browser);
    await registerOn(page);
    await page.goto(`/roadmap/${roadmapId}?view=traditional`);
    const bar = page.getByRole('complementary', { name: 'Where you are' });
    const panel = page.getByRole('complementary', { name: 'Your journey at a glance' });
    await bar.getByText('0 of 8 steps completed').waitFor();
    expect(await stepOf(page, `Begin: ${STAGES[1]}`).isDisabled()).toBe(true);

    for (const [index, name] of [`Begin: ${STAGES[0]}`, `Finish: ${STAGES[0]}`].entries()) {
      await stepOf(page, name).check();
      await bar.getByText(`${index + 1} of 8 steps completed`).waitFor();
    }
    await bar.getByText(`Stage 2: ${STAGES[1]}`).waitFor();
    await panel.getByText('Stage 2 of 4').waitFor();
    await panel.getByText(STAGES[1]!).waitFor();
    expect((await panel.getByRole('definition').allTextContents()).slice(0, 2)).toEqual(['2', '8']);
    expect(await page.getByRole('progressbar').first().getAttribute('aria-valuenow')).toBe('25');
    expect(await stepOf(page, `Begin: ${STAGES[1]}`).isDisabled()).toBe(false);

    await bar.getByRole('button', { name: 'Save Progress' }).click();
    await page.getByText('Progress saved', { exact: true }).first().waitFor();
    const { id } = await read<{ id: number }>(page, '/api/user');
    const saved = await read<{ completedSteps: number }>(page, `/api/progress/${id}/${roadmapId}`);
    expect(saved.completedSteps).toBe(2);

    for (const name of [`Begin: ${STAGES[1]}`, `Finish: ${STAGES[1]}`]) await stepOf(page, name).check();
    await bar.getByText('4 of 8').waitFor();
    expect(await stageOf(page, STAGES[2]!).count()).toBe(0);
    await bar.getByRole('button', { name: 'Continue' }).click();
    const next = stepOf(page, `Begin: ${STAGES[2]}`);
    await next.waitFor();
    await eventually(async () => expect(await hasFocus(next)).toBe(true));
    await page.context().close();
  });
});

const looks = (['light', 'dark'] as const).flatMap((theme) =>
  [1280, 360].flatMap((width) =>
    (['journey', 'traditional'] as const).map((view) => ({ theme, width, view })),
  ),
);

describe('both views, for every eye', () => {
  it.each(looks)('$view, $theme, $width wide: axe finds nothing, nothing runs off the side', async (look) => {
    const page = await open(look.view, look);
    expect(await axe(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

async function open(view: 'journey' | 'traditional', options?: PageOptions): Promise<Page> {
  const page = await newPage(browser, options);
  await page.goto(`/roadmap/${roadmapId}?view=${view}`);
  await stageOf(page, STAGES[0]!).waitFor();
  await page.getByRole('heading', { name: 'How are you today?' }).waitFor();
  return page;
}

const milestoneOf = (page: Page, index: number): Locator => page.locator(`[data-slide="${index}"]`);

const playButton = (within: Locator, stage: string): Locator =>
  within.getByRole('button', { name: new RegExp(`^Play .* on “${stage}”$`) });

const pauseButton = (within: Locator, stage: string): Locator =>
  within.getByRole('button', { name: new RegExp(`^Pause .* on “${stage}”$`) });

const stageOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const stepOf = (page: Page, name: string): Locator => page.getByRole('checkbox', { name, exact: true });

/** The milestone with this title is the one that can be used. */
async function inSight(page: Page, title: string): Promise<void> {
  await page.locator('[data-slide]:not([inert])').getByRole('heading', { name: title }).waitFor();
}

/** How far the second milestone is from the place where it can be read, in CSS pixels. */
const distanceOfSecond = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const slide = document.querySelector('[data-slide="1"]');
    const left = slide.getBoundingClientRect().left;
    return Math.abs(left - slide.parentElement.parentElement.getBoundingClientRect().left - 2);
  })()`);

const PLAYING = '[...document.querySelectorAll("audio")].filter((audio) => !audio.paused).length';

const timeOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.querySelector("audio").currentTime');

const HASH_OF_LAST_SENT = `(async () => {
  const hash = await crypto.subtle.digest('SHA-256', await globalThis.lastSent.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
})()`;
