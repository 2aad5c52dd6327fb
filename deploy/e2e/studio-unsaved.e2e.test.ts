import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, loginAs, newPage } from '../test/browser.ts';
import { hasFocus } from './journey-scene.ts';
import { createRoadmap, fetchRoadmap } from './story.ts';

let browser: Browser;
let here: Page;
let elsewhere: Page;
let id: string;

beforeAll(async () => {
  browser = await launchBrowser();
  here = await newPage(browser);
  await loginAs(here, 'mentor');
  elsewhere = await newPage(browser);
  await loginAs(elsewhere, 'mentor');
});
afterAll(async () => {
  await browser?.close();
});

/** A roadmap with one stage, in two windows. */
beforeEach(async () => {
  id = await createRoadmap(here, `In two windows ${Date.now()}`);
  await here.getByRole('button', { name: 'Add Stage' }).click();
  const dialog = dialogOf(here);
  await dialog.getByLabel('Stage title').fill('Open the post');
  await dialog.getByLabel('Action').fill('Open one envelope');
  await save(here);
  await elsewhere.goto(`/mentor?roadmap=${id}`);
});

describe('what is being written in a stage', () => {
  it('is there again after Escape, and after a reload, until it is saved or given up', async () => {
    await edit(here, 'half a sentence');
    await here.keyboard.press('Escape');
    await dialogOf(here).waitFor({ state: 'detached' });
    await here.getByText('Not saved yet').first().waitFor();
    await stage(here).getByText('Edited, not saved').waitFor();

    await here.getByRole('button', { name: 'Edit Open the post' }).click();
    await dialogOf(here).getByText('What you had written is here again').waitFor();
    await here.reload();
    await says(note(here), 'half a sentence');
    await save(here);
    expect(await notes()).toEqual(['half a sentence']);
    await stage(here).getByText('Edited, not saved').waitFor({ state: 'detached' });

    await edit(here, 'never mind');
    await dialogOf(here).getByRole('button', { name: 'Cancel' }).click();
    await here.getByRole('button', { name: 'Edit Open the post' }).click();
    await says(note(here), 'half a sentence');
  });

  it('is saved although another window changed something else meanwhile', async () => {
    await edit(here, 'mine');
    await elsewhere.getByRole('button', { name: 'Edit details' }).click();
    await dialogOf(elsewhere).getByLabel('How long it takes').fill('3 months');
    await dialogOf(elsewhere).getByRole('button', { name: 'Save' }).click();
    await dialogOf(elsewhere).waitFor({ state: 'detached' });
    await save(here);
    const { duration } = await fetchRoadmap(here, id, 'draft');
    expect([duration, await notes()]).toEqual(['3 months', ['mine']]);
  });

  it('is set beside what another window wrote over it, and overwrites nothing unasked', async () => {
    await edit(here, 'mine');
    await edit(elsewhere, 'theirs');
    await save(elsewhere);
    await dialogOf(here).getByRole('button', { name: 'Save stage' }).click();
    const conflict = dialogOf(here).getByRole('alert').filter({ hasText: 'changed in another window' });
    await conflict.getByText('theirs').waitFor();
    expect(await notes()).toEqual(['theirs']);
    await here.reload();
    await conflict.getByText('theirs').waitFor();
    await says(note(here), 'mine');
    await dialogOf(here).getByRole('button', { name: 'Save mine over it' }).click();
    await dialogOf(here).waitFor({ state: 'detached' });
    expect(await notes()).toEqual(['mine']);

    // The other way round: the other's words are taken.
    await edit(elsewhere, 'theirs again');
    await dialogOf(elsewhere).getByRole('button', { name: 'Save stage' }).click();
    await dialogOf(elsewhere).getByRole('button', { name: 'Take what stands there' }).click();
    await says(note(elsewhere), 'mine');
  });

  it('is not lost with the stage: another window deleted it, saving makes it a new one', async () => {
    await edit(here, 'words of a lost stage');
    await elsewhere.getByRole('button', { name: 'Delete Open the post' }).click();
    await elsewhere.getByRole('button', { name: 'Delete stage' }).click();
    await stage(elsewhere).waitFor({ state: 'detached' });
    await dialogOf(here).getByRole('button', { name: 'Save stage' }).click();
    await dialogOf(here).getByText('This stage was deleted in another window').waitFor();
    await save(here);
    expect(await notes()).toEqual(['words of a lost stage']);
  });
});

describe('the details of a roadmap', () => {
  it('are set beside what another window wrote, and one of the two is chosen', async () => {
    await here.getByRole('button', { name: 'Edit details' }).click();
    await dialogOf(here).getByLabel('Title', { exact: true }).fill('My title');
    await elsewhere.getByRole('button', { name: 'Edit details' }).click();
    await dialogOf(elsewhere).getByLabel('Title', { exact: true }).fill('Their title');
    await dialogOf(elsewhere).getByRole('button', { name: 'Save' }).click();
    await dialogOf(elsewhere).waitFor({ state: 'detached' });
    await dialogOf(here).getByRole('button', { name: 'Save' }).click();
    await dialogOf(here).getByText('These details were changed in another window').waitFor();
    expect((await fetchRoadmap(here, id, 'draft')).title).toBe('Their title');
    await dialogOf(here).getByRole('button', { name: 'Save mine over it' }).click();
    await dialogOf(here).waitFor({ state: 'detached' });
    expect((await fetchRoadmap(here, id, 'draft')).title).toBe('My title');
  });

  it('of one that is not made yet outlive a reload', async () => {
    await here.goto('/mentor');
    await here.getByLabel('Title').fill('Not made yet');
    await here.getByLabel('Category').selectOption({ label: 'Life Skills' });
    await here.reload();
    await says(here.getByLabel('Title'), 'Not made yet');
    await here.getByRole('option', { name: 'Life Skills', selected: true }).waitFor({ state: 'attached' });
    await here.getByLabel('Title').fill('');
    await here.getByLabel('Category').selectOption('');
  });
});

describe('before publishing', () => {
  it('each finding leads to the very field, by keyboard alone', async () => {
    await here.getByRole('button', { name: 'Publish Roadmap' }).press('Enter');
    const ask = dialogOf(here);
    await ask.getByText('Nobody can tell how long the whole way takes').waitFor();
    await ask.getByRole('button', { name: 'Edit details' }).press('Enter');
    await here.getByRole('dialog', { name: 'Edit details' }).waitFor();
    const duration = dialogOf(here).getByLabel('How long it takes');
    await focusOn(duration);
    await here.keyboard.type('A winter');
    await says(duration, 'A winter');
    await here.keyboard.press('Enter');
    await dialogOf(here).waitFor({ state: 'detached' });

    await here.getByRole('button', { name: 'Publish Roadmap' }).press('Enter');
    await dialogOf(here).getByRole('button', { name: 'Edit “Open the post”' }).press('Enter');
    await here.getByRole('dialog', { name: 'Edit Stage' }).waitFor();
    await focusOn(note(here));
    await here.keyboard.type('I was here too.');
    await says(note(here), 'I was here too.');
    await save(here);
    await here.getByRole('button', { name: 'Publish Roadmap' }).press('Enter');
    await dialogOf(here).getByText('Nothing is missing.').waitFor();
  });
});

describe('a file for a stage', () => {
  it('is uploaded where it is shown, with its progress; it can be stopped, tried again, and taken off', async () => {
    await here.getByRole('button', { name: 'Edit Open the post' }).click();
    const area = dialogOf(here).getByRole('region', { name: 'Upload and show here' });
    const choose = (name: string) =>
      area
        .getByLabel('Choose files')
        .last()
        .setInputFiles({
          name,
          mimeType: 'text/plain',
          buffer: Buffer.from('What I owed, page by page. '.repeat(20)),
        });
    await choose('owed.exe');
    await area.getByText(/^File type not supported/).waitFor();
    await area.getByRole('button', { name: 'Remove: owed.exe' }).click();

    await here.route('**/api/upload', () => {});
    await choose('first.txt');
    await area.getByRole('progressbar', { name: 'Uploading first.txt' }).waitFor();
    await area.getByRole('button', { name: 'Cancel: first.txt' }).click();
    await area.getByText('first.txt').waitFor({ state: 'detached' });
    await here.unroute('**/api/upload');

    await here.route('**/api/upload', (route) => route.abort());
    await choose('owed.txt');
    await area.getByText('Failed to upload owed.txt . Please try again.').waitFor();
    await here.unroute('**/api/upload');
    await area.getByRole('button', { name: 'Try again: owed.txt' }).click();
    await dialogOf(here).getByRole('textbox', { name: 'Title', exact: true }).waitFor();
    await save(here);
    await stage(here).getByText('1 thing to show').waitFor();
    expect((await fetchRoadmap(here, id, 'draft')).stages[0]?.artifacts).toMatchObject([{ title: 'owed' }]);

    await here.getByRole('button', { name: 'Remove owed.txt' }).click();
    await here.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await stage(here).getByText('1 thing to show').waitFor({ state: 'detached' });
  });
});

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const note = (page: Page): Locator => dialogOf(page).getByLabel('Note');
const stage = (page: Page): Locator => page.getByRole('region', { name: 'Stage 1: Open the post' });

const says = (field: Locator, text: string): Promise<void> =>
  eventually(async () => expect(await field.inputValue()).toBe(text));

const focusOn = (field: Locator): Promise<void> =>
  eventually(async () => expect(await hasFocus(field)).toBe(true));

/** Opens the stage and writes its note, without saving. */
async function edit(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Open the post' }).click();
  await note(page).fill(text);
}

async function save(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Save stage' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
}

const notes = async (): Promise<(string | null)[]> =>
  (await fetchRoadmap(here, id, 'draft')).stages.map(({ mentorNote }) => mentorNote);
