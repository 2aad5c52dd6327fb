// guarantees: Operable by keyboard; focus is never lost
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { expectTicked, openRoadmap, STEPS, step, Walker } from './walker.ts';

const [first, second] = STEPS;
let browser: Browser;

/** What is typed before the box has the focus is lost. */
async function openPalette(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await eventually(async () => expect(await palette.getByRole('combobox').evaluate(hasFocus)).toBe(true));
  return palette;
}

/** Goes down to an option and chooses it; roadmaps of other tests that match what is typed stand above it. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('option', { name }).waitFor();
  const selected = page.getByRole('option', { name, selected: true });
  await eventually(
    async () => {
      if (await selected.isVisible()) return;
      await page.keyboard.press('ArrowDown');
      expect(await selected.isVisible()).toBe(true);
    },
    { intervalMs: 200 },
  );
  await page.keyboard.press('Enter');
}

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('opens the palette with Ctrl+K, follows the first result with Enter, and restores the focus on Escape', async () => {
  const page = await newPage(browser);
  await page.goto('/browse');
  await page.getByRole('searchbox').waitFor();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browse Roadmaps' });
  await link.focus();
  const palette = await openPalette(page);
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  await eventually(async () => expect(await link.evaluate(hasFocus)).toBe(true));

  await openPalette(page);
  await page.keyboard.type('burnout');
  // Results of the first letters may show another roadmap first.
  await eventually(async () => {
    const result = palette.getByRole('option').first();
    expect(await result.textContent()).toContain('Out of Burnout');
    expect(await result.getAttribute('aria-selected')).toBe('true');
  });
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/roadmap\/roadmap1/);
  await palette.waitFor({ state: 'detached' });
  await page.context().close();
});

it('runs a palette command of the page on the focused step, and a command that is available everywhere', async () => {
  const page = await newPage(browser);
  await openRoadmap(page);
  await step(page, first).focus();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  // What is typed before the box has the focus is lost.
  const box = palette.getByRole('combobox');
  await eventually(async () => expect(await box.evaluate(hasFocus)).toBe(true));
  await page.keyboard.type('mark');
  await choose(page, 'Mark the focused step as done');
  await palette.waitFor({ state: 'detached' });
  await expectTicked(page, [first]);
  await eventually(async () => expect(await step(page, first).evaluate(hasFocus)).toBe(true));
  await openPalette(page);
  await page.keyboard.type('dark');
  await choose(page, 'Dark theme');
  await eventually(async () =>
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark'),
  );
  await palette.waitFor({ state: 'detached' });
  await openPalette(page);
  await page.keyboard.type('qqqqq');
  await palette.getByText('No matches. Try another word, or browse all roadmaps.').waitFor();
  await page.context().close();
});

it('focuses the search box of the page with `/`, and opens the palette where there is none', async () => {
  const page = await newPage(browser);
  await page.goto('/browse');
  const box = page.getByRole('searchbox', { name: 'Search roadmaps' });
  await box.waitFor();
  await page.keyboard.press('/');
  expect(await box.evaluate(hasFocus)).toBe(true);
  await page.keyboard.type('a/b?');
  expect(await box.inputValue()).toBe('a/b?');
  await page.goto('/auth');
  await page.getByLabel('Username').waitFor();
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Search and commands' }).waitFor();
  await page.context().close();
});

it('ticks and unticks the focused step with `D`, but not while a text is typed', async () => {
  const walker = await Walker.register(browser);
  const page = await walker.open(browser, { serviceWorker: false });
  await page.keyboard.press('d');
  await expectTicked(page, []);
  await step(page, first).focus();
  await page.keyboard.press('d');
  await walker.expectDone(page, [first]);
  await page.keyboard.press('Shift+D');
  await walker.expectDone(page, []);
  await step(page, second).focus();
  await page.keyboard.press('d');
  await walker.expectDone(page, [second]);
  const reflection = page.getByLabel('Your reflection');
  await reflection.focus();
  await page.keyboard.type('dd ?/');
  expect(await reflection.inputValue()).toBe('dd ?/');
  await expectTicked(page, [second]);
  await page.context().close();
});

it('lists every key of the page with `?`, and single keys can be switched off there for this browser', async () => {
  const page = await newPage(browser);
  await openRoadmap(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const label of [
    'Go anywhere, do anything',
    'Search',
    'All shortcuts',
    'Mark the focused step as done',
  ])
    await help.getByText(label, { exact: true }).waitFor();
  const single = help.getByRole('checkbox', { name: 'Single-key shortcuts' });
  await single.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.reload();
  await step(page, first).focus();
  await page.keyboard.press('d');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search and commands' }).waitFor();
  expect(await help.count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectTicked(page, []);
  await page.context().close();
});

// Sent as text, since the types of this file are those of Node.
const hasFocus = new Function('element', 'return element === document.activeElement') as (
  element: unknown,
) => boolean;
