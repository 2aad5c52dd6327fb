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
const WARNING = 'Tell the teacher what you cannot do before your child has to.';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('lets a mentor look at the steps of a draft by keyboard alone, and shows learners what came of it', async () => {
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

  await warn(page);
  await publishTheRest(page, id, count - 3);
  await expectOnRoadmap(await newPage(browser), id);
  await page.context().close();
});

/** Takes the first held-back passage in as a warning. */
async function warn(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: /^Held back: / }));
  await page.keyboard.press('Enter');
  await page.getByText('Held back', { exact: true }).first().waitFor();
  await page.keyboard.press('w');
  await eventually(async () => expect(await hasFocus(page.getByLabel('The warning'))).toBe(true));
  await page.keyboard.type(WARNING);
  await tabTo(page, page.getByRole('button', { name: 'Save warning' }));
  await press(page, 'Enter', /^Added as a warning/);
}

/** The API and the page refuse steps that were not looked at, until the mentor accepts them. */
async function publishTheRest(page: Page, id: string, left: number): Promise<void> {
  const refused = await page.request.patch(`/api/roadmaps/${id}/publish`, { data: {} });
  expect(refused.status()).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'NOT_PUBLISHABLE', details: { count: left } });
  await page.reload();
  await page.getByText(`Steps: ${left} to go`).waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Back to the Studio' }));
  await page.keyboard.press('Enter');
  const publish = page.getByRole('button', { name: 'Publish Roadmap' });
  await publish.waitFor();
  await tabTo(page, publish);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /you have not looked at$/ }).waitFor();
  await tabTo(page, page.getByRole('button', { name: /^Publish without reviewing/ }));
  await page.keyboard.press('Enter');
  await page.getByText('Published', { exact: true }).first().waitFor();
}

async function expectOnRoadmap(visitor: Page, id: string): Promise<void> {
  const published = await eventually(() => fetchRoadmap(visitor, id));
  const warned = published.stages.find(({ warnings }) => warnings.length > 0)!;
  expect(warned.warnings).toMatchObject([{ text: WARNING }]);
  await visitor.goto(`/roadmap/${id}?view=traditional`);
  const more = visitor.getByRole('button', { name: /^Show \d+ More/ });
  await visitor.getByRole('checkbox').first().waitFor();
  if (await more.isVisible()) await more.click();
  const stage = visitor.getByRole('region', { name: warned.title });
  const callout = stage.getByRole('complementary', { name: 'What I would not do again' });
  await callout.getByText(WARNING).waitFor();
  expect(await callout.getByRole('checkbox').count()).toBe(0);
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
