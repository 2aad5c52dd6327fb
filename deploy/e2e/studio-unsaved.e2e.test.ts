import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { PASSWORD } from './account-password.ts';
import { hasFocus } from './journey-scene.ts';
import { fetchRoadmap } from './story.ts';
import { dialogOf, edit, hasText, note, save, stage, TwoWindows } from './two-windows.ts';

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

it('restores unsaved text of a stage after Escape and a reload, until it is saved or discarded', async () => {
  const { here } = both;
  await edit(here, 'half a sentence');
  await here.keyboard.press('Escape');
  await dialogOf(here).waitFor({ state: 'detached' });
  await here.getByText('Not saved yet').first().waitFor();
  await stage(here).getByText('Edited, not saved').waitFor();

  await here.getByRole('button', { name: 'Edit Open the post' }).click();
  await dialogOf(here).getByText('Your earlier text was restored').waitFor();
  await here.reload();
  await hasText(note(here), 'half a sentence');
  await save(here);
  expect(await both.notes()).toEqual(['half a sentence']);
  await stage(here).getByText('Edited, not saved').waitFor({ state: 'detached' });

  await edit(here, 'never mind');
  await dialogOf(here).getByRole('button', { name: 'Cancel' }).click();
  await here.getByRole('button', { name: 'Edit Open the post' }).click();
  await hasText(note(here), 'half a sentence');
});

it('shows unsaved text beside what another window has saved, and overwrites neither without a choice', async () => {
  const { here, elsewhere } = both;
  // Not informed of other windows, so that the conflict is found by saving.
  await here.route('**/api/events', (route) => route.abort());
  await here.reload();
  await edit(here, 'mine');
  await edit(elsewhere, 'theirs');
  await save(elsewhere);
  await dialogOf(here).getByRole('button', { name: 'Save stage' }).click();
  const conflict = dialogOf(here).getByRole('alert').filter({ hasText: 'changed in another window' });
  await conflict.getByText('theirs', { exact: true }).waitFor();
  expect(await both.notes()).toEqual(['theirs']);
  await here.unroute('**/api/events');
  await here.reload();
  await conflict.getByText('theirs', { exact: true }).waitFor();
  await hasText(note(here), 'mine');
  await edit(elsewhere, 'theirs again');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await save(here);
  expect(await both.notes()).toEqual(['mine']);

  // The other window is informed at once. Now its text is replaced.
  await dialogOf(elsewhere).getByRole('button', { name: 'Take theirs' }).click();
  await hasText(note(elsewhere), 'mine');
});

it('keeps unsaved text through an expired session, and shows it as saved once it is stored', async () => {
  const { here } = both;
  await edit(here, 'written as the session ended');
  // Saving is what finds the session expired.
  await here.route('**/stages/**', async (route) => {
    await here.context().clearCookies();
    await route.continue();
  });
  await dialogOf(here).getByRole('button', { name: 'Save stage' }).click();
  await here.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  expect(await here.getByText('Not saved', { exact: true }).count()).toBe(0);
  await here.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await here.getByLabel('Username').fill(both.username);
  await here.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await here.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await here.unroute('**/stages/**');
  await here.waitForURL(`**/mentor/roadmaps/${both.id}**`);
  // By its attribute: the open dialog hides the rest of the page from roles.
  const status = here.locator('main [role=status]').filter({ hasText: /saved/i });
  const shows = (text: string) =>
    eventually(async () => expect((await status.allTextContents()).map((one) => one.trim())).toEqual([text]));
  await shows('Some text is not saved yet');
  if (!(await dialogOf(here).isVisible()))
    await here.getByRole('button', { name: 'Edit Open the post' }).click();
  await hasText(note(here), 'written as the session ended');
  await save(here);
  await shows('Saved');
  expect(await both.notes()).toEqual(['written as the session ended']);
});

it('leads from each finding before publishing to its field, by keyboard alone', async () => {
  const { here } = both;
  await here.getByRole('button', { name: 'Publish Roadmap' }).press('Enter');
  const ask = dialogOf(here);
  await ask.getByText('The roadmap has no duration').waitFor();
  await ask.getByRole('button', { name: 'Edit details' }).press('Enter');
  await here.getByRole('dialog', { name: 'Edit details' }).waitFor();
  const duration = dialogOf(here).getByLabel('How long it takes');
  await focusOn(duration);
  await here.keyboard.type('A winter');
  await hasText(duration, 'A winter');
  await here.keyboard.press('Tab');
  await here.keyboard.type('first winter,post');
  await here.keyboard.press('Enter');
  await dialogOf(here).getByRole('button', { name: 'Remove the tag post' }).waitFor();
  await here.keyboard.press('Enter');
  await dialogOf(here).waitFor({ state: 'detached' });

  await here.getByRole('button', { name: 'Publish Roadmap' }).press('Enter');
  await dialogOf(here).getByRole('button', { name: 'Edit “Open the post”' }).press('Enter');
  await here.getByRole('dialog', { name: 'Edit Stage' }).waitFor();
  await focusOn(note(here));
  await here.keyboard.type('I was here too.');
  await hasText(note(here), 'I was here too.');
  await save(here);
  await here.getByRole('button', { name: 'Publish Roadmap' }).press('Enter');
  await dialogOf(here).getByText('Nothing is missing.').waitFor();
});

it('uploads a file for a stage with its progress, which can be cancelled, tried again and removed', async () => {
  const { here, id } = both;
  await here.getByRole('button', { name: 'Edit Open the post' }).click();
  const area = dialogOf(here).getByRole('region', { name: 'Upload and show here' });
  const choose = (name: string) =>
    area
      .getByLabel('Choose files')
      .last()
      .setInputFiles({
        name,
        mimeType: 'text/plain',
        // Equal bytes are one file. The first of them arrives if its cancellation is late.
        buffer: Buffer.from(`What I owed, page by page: ${name}. `.repeat(20)),
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

  await here.route('**/api/upload', (route) => route.fulfill({ status: 503 }));
  await choose('owed.txt');
  await area.getByText('Failed to upload owed.txt . Please try again.').waitFor();
  await here.unroute('**/api/upload');
  await area.getByRole('button', { name: 'Try again: owed.txt' }).click();
  await dialogOf(here).getByRole('textbox', { name: 'Title', exact: true }).waitFor();
  await save(here);
  await stage(here).getByText('1 file to show').waitFor();
  expect((await fetchRoadmap(here, id, 'draft')).stages[0]?.artifacts).toMatchObject([{ title: 'owed' }]);

  await here.getByRole('button', { name: 'Remove owed.txt' }).click();
  await here.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await stage(here).getByText('1 file to show').waitFor({ state: 'detached' });
});

const focusOn = (field: Locator): Promise<void> =>
  eventually(async () => expect(await hasFocus(field)).toBe(true));
