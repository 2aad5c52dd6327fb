// guarantees: Captions follow the words, also where names were replaced; the next step's clip follows only once chosen
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const playButton = (page: Page, step: string) =>
  page.getByRole('button', { name: new RegExp(`^(Play|Pause) .* on “${step}”$`) });

/** The worker cuts the clips of the demo after the first start. */
async function openWithClips(): Promise<Page> {
  const page = await browser.newPage();
  await eventually(
    async () => {
      await page.goto(`${e2e().url}/roadmap/roadmap1?view=traditional`);
      await page.getByRole('heading', { name: 'Say it out loud' }).first().waitFor();
      await playButton(page, 'Call it an injury').waitFor({ timeout: 2_000 });
    },
    { timeoutMs: 60_000 },
  );
  return page;
}

it('marks the words of a step as they are spoken, and plays the next step once this is switched on', async () => {
  const page = await openWithClips();
  const first = page.getByRole('group', { name: /^Recording: .*“Write four true sentences”/ });
  expect(await first.getByText('Sample voice, made by a program').count()).toBe(1);
  await playButton(page, 'Write four true sentences').click();
  const marked = first.locator('[data-said="now"]');
  const early = await eventually(async () => (await marked.textContent({ timeout: 500 })) || null);
  await eventually(async () => expect(await marked.textContent()).not.toBe(early));

  await first.getByRole('button', { name: /^Play on/ }).click();
  await first.getByRole('button', { name: /speed/ }).click();
  await first.getByRole('slider').press('PageUp');
  const focused = () => page.evaluate<string>('document.activeElement.getAttribute("aria-label")');
  const before = await focused();
  await first.getByText('Next: “Read them to a doctor”').waitFor({ timeout: 15_000 });
  await page.getByRole('button', { name: /^Pause .* on “Read them to a doctor”$/ }).waitFor();
  expect(await focused()).toBe(before);
  const rates =
    'JSON.stringify([...document.querySelectorAll("audio")].filter((one) => !one.paused).map((one) => one.playbackRate))';
  expect(await page.evaluate<string>(rates)).toBe('[1.25]');
});
