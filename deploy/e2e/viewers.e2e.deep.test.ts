// covers: frontend/src/shared/player, frontend/src/features/hub/pdf
// guarantees: The player and the document viewer work by keyboard under our content policy
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { projectRoot } from '../launch/paths.ts';
import { axe, launchBrowser, loginAs, newPage } from '../test/browser.ts';

let browser: Browser;
let page: Page;
let violations: string[];
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});
beforeEach(async () => {
  violations = [];
  page = await newPage(browser);
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await loginAs(page, 'learner');
});

async function open(material: string): Promise<void> {
  await page.goto('/ai-resources');
  await page.getByRole('link', { name: material }).first().click();
  await page.getByRole('heading', { level: 1, name: material }).waitFor();
}

interface Playing {
  time: number;
  paused: boolean;
  volume: number;
  rate: number;
  captions: string | undefined;
}
const READ = `(({ currentTime: time, paused, volume, playbackRate: rate, textTracks }) =>
  ({ time, paused, volume, rate, captions: textTracks[0]?.mode }))(document.querySelector('video, audio'))`;
const soon = (check: (now: Playing) => void) =>
  eventually(async () => check(await page.evaluate<Playing>(READ)));

it('plays audio, seeks and changes the volume by keyboard alone', async () => {
  await open('Tones to breathe with');
  await page.getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('Space');
  await soon(({ paused, time }) => expect([paused, time > 0.2]).toEqual([false, true]));
  await page.keyboard.press('l');
  await page.keyboard.press('l');
  await soon(({ time }) => expect(time).toBeGreaterThan(20));
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await soon(({ paused, time }) => expect([paused, time > 10 && time < 20]).toEqual([true, true]));
  await page.keyboard.press('ArrowDown');
  await soon(({ volume }) => expect(volume).toBe(0.9));
  await page.getByLabel('Speed').selectOption('1.5');
  await soon(({ rate }) => expect(rate).toBe(1.5));
  expect(await axe(page)).toEqual([]);
  expect(violations).toEqual([]);
});

it('shows the captions of a video, and plays it in full screen', async () => {
  await open('One mark at a time');
  await page.getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('c');
  await soon(({ captions }) => expect(captions).toBe('showing'));
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Exit full screen' }).waitFor();
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
  expect(violations).toEqual([]);
});

const PDF = /\/api\/objects\//;
const BUDGET = 'The first budget after a bad year';

it('shows a document with text that can be selected, turns pages and zooms', async () => {
  await open(BUDGET);
  await page.locator('.page canvas').first().waitFor();
  const pages = Number(
    /of (\d+)/.exec((await page.getByLabel(/^Page, of \d+$/).getAttribute('aria-label')) ?? '')?.[1],
  );
  expect(pages).toBeGreaterThan(1);
  await page.locator('.textLayer span').first().waitFor({ state: 'attached' });
  const selected = await page.evaluate<number>(
    "getSelection().selectAllChildren(document.querySelector('.textLayer')), String(getSelection()).trim().length",
  );
  expect(selected).toBeGreaterThan(10);
  await page.getByLabel('Pages', { exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText(`Page 2 of ${pages}`).waitFor({ state: 'attached' });
  await page.getByLabel(/^Page, of/).fill('1');
  await page.keyboard.press('Enter');
  await page.getByText(`Page 1 of ${pages}`).waitFor({ state: 'attached' });
  const zoom = page.getByLabel('Zoom', { exact: true });
  const before = await zoom.textContent();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await eventually(async () => expect(await zoom.textContent()).not.toBe(before));
  expect(await axe(page)).toEqual([]);
  expect(violations).toEqual([]);
});

it('prompts for the password of a document', async () => {
  const body = await readFile(join(projectRoot, 'deploy/e2e/fixtures/locked.pdf'));
  await page.route(PDF, (route) => route.fulfill({ body, contentType: 'application/pdf' }));
  await open(BUDGET);
  await page.getByRole('heading', { name: 'This document has a password' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByText('That password did not open it. Try again.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('open');
  await page.keyboard.press('Enter');
  await page.getByText('Page 1 of 1').waitFor({ state: 'attached' });
});

it('states why a document did not open, and opens it after a retry', async () => {
  await page.route(PDF, (route) => route.fulfill({ status: 404 }));
  await open(BUDGET);
  await page.getByText('It may have been removed, or you may no longer have access to it.').waitFor();
  await page.unroute(PDF);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.page canvas').first().waitFor();
});
