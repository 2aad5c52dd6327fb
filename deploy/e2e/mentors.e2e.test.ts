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

it('finds a mentor without regard to accents, shows their roadmaps, and leads home from their page', async () => {
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

it('returns from the page of a mentor to the same place of the list by the Back of the browser', async () => {
  const page = await newPage(browser);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/mentors?sort=name');
  const cards = page.getByRole('main').getByRole('article');
  const link = cards.last().getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const scroll = () => page.evaluate<number>('scrollY');
  // Parts of the cards that load on sight move what is below them.
  await page.getByRole('list', { name: 'Ways to talk' }).last().waitFor();
  const before = await scroll();
  expect(before).toBeGreaterThan(700);
  const name = await link.textContent();
  await link.click();
  await page.getByRole('heading', { level: 1, name: name! }).waitFor();
  await page.goBack();
  await link.waitFor();
  expect(new URL(page.url()).search).toBe('?sort=name');
  await eventually(async () => expect(Math.abs((await scroll()) - before)).toBeLessThan(50));
  await page.context().close();
});
