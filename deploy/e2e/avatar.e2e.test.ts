import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { hasFocus, tabTo } from './journey-scene.ts';
import { newMentorOn } from './people.ts';
import { middleOf, twoColours } from './picture-files.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it('crops a picture by keyboard, shows it in the directory, and shows the mark again after its removal', async () => {
  const { page, username } = await newMentorOn(browser);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Profile picture' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    section.getByRole('button', { name: 'Upload Picture' }).press('Enter'),
  ]);
  await chooser.setFiles(await twoColours(page));
  const area = page.getByRole('application', { name: 'Part of the picture to show' });
  await area.waitFor();
  await tabTo(page, area);
  await page.keyboard.press('+');
  await page.getByRole('slider', { name: 'Zoom' }).and(page.locator('[aria-valuetext="110%"]')).waitFor();
  // To the blue half: five large steps are one side of the square.
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('Shift+ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'Save Picture' }));
  await page.keyboard.press('Enter');
  await page.getByText('Picture saved').first().waitFor();
  await eventually(async () =>
    expect(await hasFocus(section.getByRole('button', { name: 'Change Picture' }))).toBe(true),
  );

  await page.goto(`/mentors?q=${username}`);
  const picture = page.getByRole('main').getByRole('article').locator('img');
  await picture.waitFor();
  const src = (await picture.getAttribute('src')) ?? '';
  const [red = 255, , blue = 0] = await middleOf(page, src);
  expect({ isBlue: blue > 200 && red < 60 }).toEqual({ isBlue: true });

  await page.goto('/account');
  await section.getByRole('button', { name: 'Remove Picture' }).press('Enter');
  await section.getByRole('button', { name: 'Upload Picture' }).waitFor();
  expect((await page.request.get(src)).status()).toBe(404);
  await page.context().close();
});
