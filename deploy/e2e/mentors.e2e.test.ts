import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { read } from './journey-scene.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('finds a mentor without regard to accents, shows their roadmaps, and goes back to the same search', async () => {
  const page = await newPage(browser);
  await page.goto('/mentors');
  const cards = page.getByRole('main').getByRole('article');
  const headings = cards.getByRole('heading');
  await cards.first().waitFor();
  await page.getByRole('searchbox', { name: 'Search mentors' }).fill('TOMAS dvorak');
  await eventually(async () => expect(await headings.allTextContents()).toEqual(['Tomáš Dvořák']));
  await page.getByText('1 mentor', { exact: true }).waitFor();
  await cards.first().click();
  await page.getByRole('heading', { level: 1, name: 'Tomáš Dvořák' }).waitFor();
  const id = page.url().split('/').pop();
  const roadmaps = await read<RoadmapSummary[]>(page, `/api/roadmaps?mentorId=${id}&limit=100`);
  expect(roadmaps.length).toBeGreaterThan(0);
  await cards.first().waitFor();
  expect(await headings.allTextContents()).toEqual(roadmaps.map(({ title }) => title));
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Find your way back' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.context().close();
});

it('filters by keyboard, keeps the filters over a reload, and goes on to the message page', async () => {
  const page = await newPage(browser);
  await page.goto('/mentors');
  const headings = page.getByRole('main').getByRole('article').getByRole('heading');
  await headings.first().waitFor();
  await page.getByRole('button', { name: 'Filter', exact: true }).focus();
  await page.keyboard.press('Enter');
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.getByRole('option', { name: 'Czech' }).waitFor({ state: 'attached' });
  await language.focus();
  await page.keyboard.type('Cz');
  await page.waitForURL('**/mentors?language=cs');
  await eventually(async () => expect(await headings.allTextContents()).toEqual(['Tomáš Dvořák']));
  await page.reload();
  await eventually(async () => expect(await headings.allTextContents()).toEqual(['Tomáš Dvořák']));
  await page.getByRole('link', { name: 'Tomáš Dvořák', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Speaks Czech, English, and German').waitFor();
  await page.getByRole('link', { name: 'Send Message' }).click();
  await page.getByRole('heading', { level: 1, name: 'Coming Soon' }).waitFor();
  await page.context().close();
});
