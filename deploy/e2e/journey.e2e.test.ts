import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { newLearnerOn } from './booking-screens.ts';
import { addSource, draftOf, hasFocus, putOnStage, read, send, silence, tabTo } from './journey-scene.ts';
import { newMentorOn } from './people.ts';

const STAGES = ['Set one clock', 'Leave the house', 'Keep one promise', 'Wait for nobody'];
const NOTE = 'I was late for my own wedding. I was never late again.';
const STORY = silence('The whole story.wav', 60);

let browser: Browser;
let roadmapId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const { page: mentor } = await newMentorOn(browser);
  const stages = STAGES.map((title) => ({ title, steps: [`Begin: ${title}`, `Finish: ${title}`] }));
  const draft = await draftOf(mentor, 'On time', stages);
  roadmapId = draft.id;
  const [first, second, story] = await Promise.all(
    [silence('First.wav', 61), silence('Second.wav', 62), STORY].map((file) =>
      addSource(mentor, roadmapId, file),
    ),
  );
  await putOnStage(mentor, roadmapId, draft.stages[0]!, {
    mentorNote: NOTE,
    voiceClipSourceId: first!.id,
    artifacts: [{ sourceId: story!.id, title: 'What I said at the table', description: 'Ten years later.' }],
  });
  await putOnStage(mentor, roadmapId, draft.stages[1]!, { voiceClipSourceId: second!.id });
  await send(mentor, 'PATCH', `/api/roadmaps/${roadmapId}`, { audioSourceId: story!.id });
  await send(mentor, 'PATCH', `/api/roadmaps/${roadmapId}/publish`);
  await mentor.context().close();
});
afterAll(async () => {
  await browser?.close();
});

it('shows one milestone at a time, with the note, the voice and the files of its mentor, one voice playing', async () => {
  const page = await open('journey');
  const milestone = milestoneOf(page, 0);
  await milestone.getByText('Stage 1 of 4').waitFor();
  await milestone.getByText(NOTE).waitFor();
  // The current step shows its actions; another step has them in its menu.
  const coaching = milestone.getByRole('link', { name: /^Log in to look in .+’s story/ });
  expect(await coaching.count()).toBe(1);
  await milestone.getByRole('button', { name: `More: Finish: ${STAGES[0]}` }).click();
  await page.getByRole('menuitem', { name: /^From .+’s story$/ }).click();
  await coaching.nth(1).waitFor();
  await playButton(milestone, STAGES[0]!).click();
  await pauseButton(milestone, STAGES[0]!).waitFor();
  await milestone.getByRole('button', { name: 'Play What I said at the table' }).click();
  await milestone.getByRole('button', { name: 'Pause What I said at the table' }).waitFor();
  await playButton(milestone, STAGES[0]!).waitFor();

  const [back, on] = [/^Previous stage/, /^Next stage/].map((name) => page.getByRole('button', { name }));
  expect(await back!.getAttribute('aria-disabled')).toBe('true');
  await on!.click();
  await playButton(milestoneOf(page, 1), STAGES[1]!).click();
  await pauseButton(milestoneOf(page, 1), STAGES[1]!).waitFor();
  expect(await page.evaluate(PLAYING)).toBe(1);
  for (const title of STAGES.slice(2)) {
    await on!.click();
    await inSight(page, title);
  }
  expect(await on!.getAttribute('aria-disabled')).toBe('true');
  await back!.click();
  await inSight(page, STAGES[2]!);
  await page.context().close();
});

it('lets a learner go through a journey with the keyboard alone', async () => {
  const page = await open('journey');
  const onMap = (index: number) =>
    page.getByRole('button', {
      name: new RegExp(`^Stage ${index} .*\\((Not Started|In Progress|Completed)\\)$`),
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

it('shows two stages in the traditional view, the others on request, and remembers the choice of view', async () => {
  const page = await open('journey');
  await page.getByText('Traditional View').click();
  await stageOf(page, STAGES[1]!).waitFor();
  expect(await stageOf(page, STAGES[2]!).count()).toBe(0);
  await page.getByRole('listitem').filter({ hasText: STAGES[3]! }).waitFor();
  await page.goto(`/roadmap/${roadmapId}`);
  await page.getByRole('button', { name: 'Show 2 More Stages' }).click();
  for (const title of STAGES) await stageOf(page, title).waitFor();
  expect(await page.getByRole('button', { name: /^Show/ }).count()).toBe(0);
  await page.context().close();
});

it('plays and pauses the story, seeks in it, and downloads the file of the mentor', async () => {
  const page = await open('traditional');
  const player = page.getByRole('region', { name: /^The story, in/ });
  const place = player.getByRole('slider');
  await eventually(async () => expect(await place.getAttribute('max')).toBe('60'));
  await player.getByRole('button', { name: /^Play/ }).click();
  await eventually(async () => expect(await timeOf(page)).toBeGreaterThan(0.3));
  await player.getByRole('button', { name: /^Pause/ }).click();
  await player.getByRole('button', { name: /^Play/ }).waitFor();
  expect(await page.evaluate(PLAYING)).toBe(0);

  const before = await timeOf(page);
  await place.press('ArrowRight');
  await eventually(async () => expect((await timeOf(page)) - before).toBeCloseTo(5, 0));
  expect(await place.getAttribute('aria-valuetext')).toMatch(/^0:(?:0[5-9]|[1-5]\d) of 1:00$/);
  await player.getByRole('button', { name: /^Play/ }).click();
  await eventually(async () => expect(await timeOf(page)).toBeGreaterThan(before + 5.3));

  const download = page.waitForEvent('download');
  await player.getByRole('link', { name: 'Download' }).click();
  const file = await readFile(await (await download).path());
  expect(hashOf(file)).toBe(hashOf(STORY.buffer));
  expect((await download).suggestedFilename()).toBe(STORY.name);
  await page.context().close();
});

it('counts the steps of a learner alike in ring, bar, panel and stages, saves them, and continues at the next one', async () => {
  const { page, id } = await newLearnerOn(browser);
  await page.goto(`/roadmap/${roadmapId}?view=traditional`);
  const bar = page.getByRole('complementary', { name: 'Where you are' });
  const panel = page.getByRole('complementary', { name: 'Your roadmap at a glance' });
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

async function open(view: 'journey' | 'traditional'): Promise<Page> {
  const page = await newPage(browser);
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

/** Expects the milestone with this title to be the active one. */
async function inSight(page: Page, title: string): Promise<void> {
  await page
    .locator('[data-slide]:not([inert])')
    .getByRole('heading', { name: title, exact: true })
    .waitFor();
}

const PLAYING = '[...document.querySelectorAll("audio")].filter((audio) => !audio.paused).length';

const timeOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.querySelector("audio").currentTime');

const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex');
