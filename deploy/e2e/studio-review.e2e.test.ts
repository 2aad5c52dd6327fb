import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { SourceText } from '@waymark/contracts/roadmaps/sources';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { hasFocus, read, tabTo } from './journey-scene.ts';
import { newMentorOn } from './people.ts';
import { createRoadmap, fetchRoadmap } from './story.ts';

const story = readFileSync(join(import.meta.dirname, 'fixtures/night-bus.txt'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('lets a mentor review the steps of a draft by keyboard alone, and shows learners the result', async () => {
  const { page } = await newMentorOn(browser);
  const id = await createRoadmap(page, 'Reading at forty');
  await page.getByLabel('Your story').fill(story);
  await page.getByRole('button', { name: 'Generate Roadmap with AI' }).click();
  await page.getByText(/^\d+ of \d+ moments still to look at$/).waitFor({ timeout: 60_000 });
  await tabTo(page, page.getByRole('link', { name: 'Review', exact: true }));
  await page.keyboard.press('Enter');

  const drafted = await fetchRoadmap(page, id, 'draft');
  const [first, second, third] = stepsOf(drafted);
  const count = stepsOf(drafted).length;
  await isAt(page, first!.title, { focused: false });
  await press(page, 'k', `Kept. ${count - 1} to go.`);
  await isAt(page, second!.title);
  await press(page, 's', `Skipped. ${count - 2} to go.`);
  await isAt(page, third!.title);
  await press(page, 'u', 'Undone.');
  await isAt(page, second!.title);
  await press(page, 'e', '');
  await page.getByLabel('Title').selectText();
  await page.keyboard.type('Call the number before you have courage');
  await press(page, 'Enter', `Saved. ${count - 2} to go.`);

  await isAt(page, third!.title);
  await page.keyboard.press('p');
  await eventually(async () =>
    expect(await hasFocus(page.getByRole('option').and(page.locator(':focus')))).toBe(true),
  );
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await press(page, 'Enter', /^The step has the other passage now/);
  const picked = stepsOf(await fetchRoadmap(page, id, 'draft'))[2]!;
  expect(picked).toMatchObject({ id: third!.id, reviewed: true, origin: 'outline' });
  const { sourceId, start, end, quote } = picked.evidence!;
  const { text } = await read<SourceText>(page, `/api/sources/${sourceId}/text`);
  expect(text.slice(start, end)).toBe(quote);
  expect(story).toContain(`school. ${quote}`);

  const taken = await takeSentence(page, id);
  await publishDecided(page, id, count - 3);
  await expectOnRoadmap(
    await newPage(browser),
    id,
    [first!, second!, third!].map((step) => step.id).concat(taken),
  );
  await page.context().close();
});

/** Makes a step of the last sentence of the story that is none yet. Returns its id. */
async function takeSentence(page: Page, id: string): Promise<string> {
  const before = stepsOf(await fetchRoadmap(page, id, 'draft')).map((step) => step.id);
  await page.keyboard.press('t');
  await eventually(async () =>
    expect(await hasFocus(page.getByRole('option').and(page.locator(':focus')))).toBe(true),
  );
  await page.keyboard.press('End');
  const isStep = page.getByRole('button', { name: 'Show this step' });
  await isStep.or(page.getByRole('button', { name: 'Make this a step', disabled: false })).waitFor();
  while (await isStep.isVisible()) await page.keyboard.press('ArrowUp');
  await press(page, 'Enter', /^Added\./);
  const steps = stepsOf(await fetchRoadmap(page, id, 'draft'));
  const taken = steps.find((step) => !before.includes(step.id))!;
  expect(taken).toMatchObject({ reviewed: true, origin: 'outline' });
  await isAt(page, taken.title);
  return taken.id;
}

/** The API refuses undecided steps, and the page leaves them out. */
async function publishDecided(page: Page, id: string, left: number): Promise<void> {
  const refused = await page.request.patch(`/api/roadmaps/${id}/publish`, { data: {} });
  expect(refused.status()).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'NOT_PUBLISHABLE', details: { count: left } });
  await page.reload();
  await page.getByRole('link', { name: 'Back to the Studio' }).waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Back to the Studio' }));
  await page.keyboard.press('Enter');
  const publish = page.getByRole('button', { name: 'Publish Roadmap' });
  await publish.waitFor();
  await tabTo(page, publish);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: `${left} suggestions to decide on` }).waitFor();
  await tabTo(page, page.getByRole('button', { name: /^Publish the \d+ steps? you have decided$/ }));
  await page.keyboard.press('Enter');
  await page.getByText('Published', { exact: true }).first().waitFor();
}

async function expectOnRoadmap(visitor: Page, id: string, stepIds: string[]): Promise<void> {
  const published = await eventually(() => fetchRoadmap(visitor, id));
  expect(
    stepsOf(published)
      .map((step) => step.id)
      .toSorted(),
  ).toEqual(stepIds.toSorted());
  await visitor.goto(`/roadmap/${id}?view=traditional`);
  const more = visitor.getByRole('button', { name: /^Show \d+ More/ });
  await visitor.getByRole('checkbox').first().waitFor();
  if (await more.isVisible()) await more.click();
  await visitor
    .getByText(/^In .+’s words$/)
    .first()
    .waitFor();
  const edited = visitor.getByRole('listitem').filter({ hasText: 'Call the number before you have courage' });
  expect(
    await edited
      .last()
      .getByText(/^In .+’s words$/)
      .count(),
  ).toBe(1);
  await visitor.context().close();
}

const stepsOf = ({ stages }: Roadmap) => stages.flatMap(({ steps }) => steps);

/** The review shows this step, and its heading has the focus. */
async function isAt(page: Page, title: string, { focused = true } = {}): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  await heading.waitFor();
  if (focused) await eventually(async () => expect(await hasFocus(heading)).toBe(true));
}

/** Presses a key and waits for what is announced. */
async function press(page: Page, key: string, announced: string | RegExp): Promise<void> {
  await page.keyboard.press(key);
  if (announced !== '') await page.getByRole('status').filter({ hasText: announced }).waitFor();
}
