import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { eventually } from '@waymark/testing/eventually';
import type { Page } from 'playwright-core';

export const franklinPath = join(import.meta.dirname, 'fixtures/franklin.txt');
export const franklin = readFileSync(franklinPath, 'utf8');

/** Creates a roadmap in the Studio, as a logged-in mentor, and returns its id. */
export async function createRoadmap(page: Page, title: string): Promise<string> {
  await page.goto('/mentor/roadmaps#create');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category').selectOption({ label: 'Life Skills' });
  await page
    .getByLabel('Description')
    .fill('Thirteen virtues, one week each, and a little book to be honest in.');
  await page.getByRole('button', { name: 'Create roadmap' }).click();
  await page.waitForURL(/\/mentor\/roadmaps\/.+/);
  // The address changes before the page.
  await page.getByRole('textbox', { name: 'Your story' }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** Adds a stage of one step to the roadmap that is open in the Studio. */
export async function addStage(page: Page, title: string, step = `Begin: ${title}`): Promise<void> {
  await page.getByRole('button', { name: 'Add Stage' }).click();
  await writeStage(page, title, step);
}

/** Fills in the dialog that adds a stage, and saves it. */
export async function writeStage(page: Page, title: string, step: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add Stage' });
  await dialog.getByLabel('Stage title').fill(title);
  await dialog.getByLabel('Action').fill(step);
  await dialog.getByRole('button', { name: 'Save stage' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Starts the draft and waits until its stages are in the builder. */
export async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Roadmap with AI' }).click();
  await page.getByRole('heading', { name: 'Stage Builder' }).waitFor();
  await page.getByRole('region', { name: /^Stage 4:/ }).waitFor({ timeout: 60_000 });
}

/** Publishes the roadmap open in the Studio, past the findings. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish (Roadmap|changes)$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish/ });
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Published', { exact: true }).first().waitFor();
}

/** Publishes the draft open in the Studio without a look at its steps, which only the API can do. */
export async function publishUnread(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const response = await page.request.patch(`/api/roadmaps/${id}/publish`, {
    data: { unreviewed: 'accept' },
  });
  expect(response.status()).toBe(200);
  await page.reload();
  await page.getByText('Published', { exact: true }).first().waitFor();
}

/** Opens the review from the Studio, confirms every step as it is, and returns to the Studio. */
export async function keepAll(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await keepEach(page);
  await page.getByRole('link', { name: 'Back to the Studio' }).first().click();
  await page.getByRole('heading', { name: 'Stage Builder' }).waitFor();
}

/** In the open review, confirms every step as it is. */
export async function keepEach(page: Page): Promise<void> {
  const keep = page.getByRole('button', { name: 'Keep', exact: true });
  await keep.waitFor();
  for (let left = await unlookedAt(page); left > 0; left -= 1) {
    await page.keyboard.press('k');
    await page
      .getByText(left > 1 ? `Kept. ${left - 1} to go.` : 'Kept. No step is left to review.')
      .waitFor();
  }
  await page.getByText('Saved', { exact: true }).waitFor();
}

async function unlookedAt(page: Page): Promise<number> {
  const id = /roadmaps\/([^/]+)\/review/.exec(page.url())![1]!;
  const { stages } = await fetchRoadmap(page, id, 'draft');
  return stages.flatMap(({ steps }) => steps).filter(({ reviewed }) => !reviewed).length;
}

/** Waits until the recorder shows at least the given seconds; each is on screen for one second only. */
export const recordedFor = (page: Page, seconds: number): Promise<void> =>
  eventually(async () => {
    const shown = await page.getByRole('timer', { name: 'Recorded so far' }).textContent();
    const [minutes, rest] = shown!.split(':').map(Number);
    expect(minutes! * 60 + rest!).toBeGreaterThanOrEqual(seconds);
  });

/** The roadmap as the API returns it to the user of the page: published, or the working copy of its mentor. */
export async function fetchRoadmap(page: Page, id: string, version?: 'draft'): Promise<Roadmap> {
  const response = await page.request.get(`/api/roadmaps/${id}${version ? `?version=${version}` : ''}`);
  expect(response.status()).toBe(200);
  return (await response.json()) as Roadmap;
}

/** 4–6 stages of 3–5 steps, unique titles, and every quote at its span in the source. */
export async function expectTrueDraft(page: Page, { stages }: Pick<Roadmap, 'stages'>): Promise<void> {
  expect(stages.length).toBeGreaterThanOrEqual(4);
  expect(stages.length).toBeLessThanOrEqual(6);
  const titles = [
    ...stages.map(({ title }) => title),
    ...stages.flatMap(({ steps }) => steps.map(({ title }) => title)),
  ];
  expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length);
  const texts = new Map<string, string>();
  let quotes = 0;
  for (const { steps } of stages) {
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(5);
    for (const { evidence } of steps) {
      if (!evidence) continue;
      const text = texts.get(evidence.sourceId) ?? (await sourceText(page, evidence.sourceId));
      texts.set(evidence.sourceId, text);
      expect(text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
      quotes += 1;
    }
  }
  expect(quotes).toBeGreaterThanOrEqual(stages.length * 2);
}

async function sourceText(page: Page, id: string): Promise<string> {
  const response = await page.request.get(`/api/sources/${id}/text`);
  expect(response.status()).toBe(200);
  return ((await response.json()) as { text: string }).text;
}
