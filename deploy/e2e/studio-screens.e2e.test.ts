import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { axe, FAKE_MICROPHONE, launchBrowser, loginAs, newPage } from '../test/browser.ts';
import { createRoadmap, franklin, generate, publish, recordedFor } from './story.ts';

let browser: Browser;
let empty: string;
/** Published, edited since, with a new draft waiting. */
let edited: string;

beforeAll(async () => {
  browser = await launchBrowser(FAKE_MICROPHONE);
  const page = await newPage(browser);
  await loginAs(page, 'mentor');
  empty = await createRoadmap(page, `Nothing yet ${Date.now()}`);
  edited = await createRoadmap(page, `Looked at ${Date.now()}`);
  await page.getByLabel('Your story').fill(franklin);
  await generate(page);
  await publish(page);
  await page
    .getByRole('button', { name: /^Edit (?!details)/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Stage' });
  await dialog.getByLabel('Action').first().fill('Write down what comes in');
  await dialog.getByLabel('Note').fill('You are not the sum on that letter.');
  await dialog.getByRole('button', { name: 'Save stage' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Generate Roadmap with AI' }).click();
  await page.getByRole('button', { name: 'Compare with my stages' }).waitFor({ timeout: 60_000 });
  await page.context().close();
}, 240_000);
afterAll(async () => {
  await browser?.close();
});

interface Screen {
  name: string;
  open: (page: Page) => Promise<unknown>;
}

const workspace = (page: Page, id: string) => page.goto(`/mentor?roadmap=${id}`);

const screens: Screen[] = [
  {
    name: 'the draft beside the stages',
    open: async (page) => {
      await workspace(page, edited);
      await page.getByRole('button', { name: 'Compare with my stages' }).click();
      await page.getByText('Take', { exact: true }).first().click();
      await page.getByText('1 stage taken.').waitFor();
    },
  },
  {
    name: 'what is missing before publishing',
    open: async (page) => {
      await workspace(page, empty);
      await page.getByRole('button', { name: 'Publish Roadmap' }).click();
      await page.getByText('Add at least one stage with a step.').waitFor();
    },
  },
  {
    name: 'what learners are told',
    open: async (page) => {
      await workspace(page, edited);
      await page.getByRole('button', { name: 'Publish changes' }).click();
      await page.getByText('What learners are told').waitFor();
    },
  },
  {
    name: 'the preview',
    open: async (page) => {
      await page.goto(`/roadmap/${edited}/preview`);
      await page.getByText('You are not the sum on that letter.').first().waitFor();
    },
  },
];

const looks = (['light', 'dark'] as const).flatMap((theme) => [1280, 360].map((width) => ({ theme, width })));

describe.each(looks)('the Studio, $theme, $width wide', ({ theme, width }) => {
  let page: Page;

  beforeAll(async () => {
    page = await newPage(browser, { theme, width });
    await loginAs(page, 'mentor');
  });
  afterAll(async () => {
    await page?.context().close();
  });

  it.each(screens)('$name: axe finds nothing, nothing runs off the side', async ({ open }) => {
    await open(page);
    await expectSound(page);
  });

  it('the recorder, from the first second to the recording that is not saved yet', async () => {
    await workspace(page, empty);
    await page.getByRole('button', { name: 'Start recording' }).click();
    await recordedFor(page, 1);
    await expectSound(page);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByRole('button', { name: 'Save recording' }).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete recording' }).click();
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
  });
});

async function expectSound(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
}
