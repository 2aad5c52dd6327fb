// covers: frontend/src/features/studio
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { fetchRoadmap } from './story.ts';
import { dialogOf, edit, hasText, save, stage, TwoWindows } from './two-windows.ts';

let browser: Browser;
let both: TwoWindows;

beforeAll(async () => {
  browser = await launchBrowser();
  both = await TwoWindows.of(browser);
});
afterAll(async () => {
  await browser?.close();
});
beforeEach(() => both.openRoadmap());

it('saves a stage although another window changed something else meanwhile', async () => {
  const { here, elsewhere, id } = both;
  await edit(here, 'mine');
  await elsewhere.getByRole('button', { name: 'Edit details' }).click();
  await dialogOf(elsewhere).getByLabel('How long it takes').fill('3 months');
  await dialogOf(elsewhere).getByRole('button', { name: 'Save' }).click();
  await dialogOf(elsewhere).waitFor({ state: 'detached' });
  await save(here);
  const { duration } = await fetchRoadmap(here, id, 'draft');
  expect([duration, await both.notes()]).toEqual(['3 months', ['mine']]);
});

it('saves unsaved text as a new stage when another window has deleted the stage', async () => {
  const { here, elsewhere } = both;
  await edit(here, 'words of a lost stage');
  await elsewhere.getByRole('button', { name: 'Delete Open the post' }).click();
  await elsewhere.getByRole('button', { name: 'Delete stage' }).click();
  await stage(elsewhere).waitFor({ state: 'detached' });
  await dialogOf(here).getByText('This stage was deleted in another window').waitFor();
  await save(here);
  expect(await both.notes()).toEqual(['words of a lost stage']);
});

it('shows edited details beside those that another window has saved, and saves the chosen ones', async () => {
  const { here, elsewhere, id } = both;
  await here.getByRole('button', { name: 'Edit details' }).click();
  await dialogOf(here).getByLabel('Title', { exact: true }).fill('My title');
  await elsewhere.getByRole('button', { name: 'Edit details' }).click();
  await dialogOf(elsewhere).getByLabel('Title', { exact: true }).fill('Their title');
  await dialogOf(elsewhere).getByRole('button', { name: 'Save' }).click();
  await dialogOf(elsewhere).waitFor({ state: 'detached' });
  await dialogOf(here).getByText('These details were changed in another window').waitFor();
  expect((await fetchRoadmap(here, id, 'draft')).title).toBe('Their title');
  await dialogOf(here).getByRole('button', { name: 'Keep mine' }).click();
  await dialogOf(here).getByRole('button', { name: 'Save' }).click();
  await dialogOf(here).waitFor({ state: 'detached' });
  expect((await fetchRoadmap(here, id, 'draft')).title).toBe('My title');
});

it('restores the details of a roadmap that is not created yet after a reload', async () => {
  const { here } = both;
  await here.goto('/mentor/roadmaps');
  await here.getByLabel('Title').fill('Not made yet');
  await here.getByLabel('Category').selectOption({ label: 'Life Skills' });
  await here.reload();
  await hasText(here.getByLabel('Title'), 'Not made yet');
  await here.getByRole('option', { name: 'Life Skills', selected: true }).waitFor({ state: 'attached' });
  await here.getByLabel('Title').fill('');
  await here.getByLabel('Category').selectOption('');
});
