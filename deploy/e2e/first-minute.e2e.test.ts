// guarantees: A guest's ticks are found again on the first page, and come along when an account is created
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { PASSWORD } from './account-password.ts';
import { draftOf, read, send } from './journey-scene.ts';
import { newMentorOn } from './people.ts';

const WORD = `Larkspur ${randomUUID().slice(0, 8)}`;
const STEPS = ['Open one drawer', 'Write down one date'];

let browser: Browser;
let roadmapId: string;
beforeAll(async () => {
  browser = await launchBrowser();
  const { page: mentor } = await newMentorOn(browser);
  roadmapId = (await draftOf(mentor, WORD, [{ title: 'The drawer', steps: STEPS }])).id;
  await send(mentor, 'PATCH', `/api/roadmaps/${roadmapId}/publish`);
  await mentor.context().close();
});
afterAll(async () => {
  await browser?.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function createAccount(page: Page): Promise<void> {
  const username = `first-${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

it('remembers what a guest ticked, on the first page and on the card, and saves it to the account created', async () => {
  const page = await newPage(browser);
  await page.goto(`/roadmap/${roadmapId}?view=traditional`);
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await page.getByText('Nothing to save yet', { exact: true }).first().waitFor();
  await page.getByRole('checkbox', { name: STEPS[0] }).check();
  await page.getByText('· saved on this device').waitFor();

  await page.goto('/');
  await heading(page, 'Pick up where you left off').waitFor();
  await page.goto(`/browse?q=${encodeURIComponent(WORD)}`);
  await page.getByRole('link', { name: `Continue: ${WORD}` }).waitFor();
  await page.getByRole('link', { name: new RegExp(`${STEPS[1]}.*1 of 2 steps`) }).click();
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await page.getByText('Nothing is lost.').waitFor();
  expect(new URL(page.url()).search).toBe('?tab=register');
  await createAccount(page);
  await page.waitForURL(`**/roadmap/${roadmapId}*`);
  const { id } = await read<{ id: number }>(page, '/api/user');
  await eventually(async () => {
    const progress = await read<{ completedSteps: number }>(page, `/api/progress/${id}/${roadmapId}`);
    expect(progress.completedSteps).toBe(1);
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
  expect(await heading(page, 'Pick up where you left off').count()).toBe(0);
  await page.context().close();
});

it('leads a new account from one question to the first step of one path, by keyboard on a phone', async () => {
  const page = await newPage(browser, { width: 320 });
  await page.goto('/auth?tab=register');
  await createAccount(page);
  await heading(page, 'What are you in the middle of?').waitFor();
  const topics = page.getByRole('list', { name: 'Topics' }).getByRole('link');
  await eventually(async () => expect(await topics.count()).toBe(6));
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await page.getByLabel('Or in your own words').fill(WORD);
  await page.getByLabel('Or in your own words').press('Enter');
  await heading(page, STEPS[0]!).waitFor();
  await page.getByRole('button', { name: 'Begin this roadmap' }).press('Enter');
  await page.waitForURL(`**/roadmap/${roadmapId}?step=*`);
  await page.goto('/');
  await heading(page, STEPS[0]!).waitFor();
  await page.context().close();
});
