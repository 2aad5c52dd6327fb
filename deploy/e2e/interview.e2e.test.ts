import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Interview } from '@waymark/contracts/roadmaps/interview';
import { INTERVIEW_QUESTIONS } from '@waymark/contracts/roadmaps/interview-questions';
import type { Timeline } from '@waymark/contracts/roadmaps/timeline';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { FAKE_MICROPHONE, launchBrowser, newPage } from '../test/browser.ts';
import type { Learner } from './booking-screens.ts';
import { draftOf, hasFocus, logInOn, read, send, tabTo } from './journey-scene.ts';
import { newMentorOn } from './people.ts';
import { record } from './recorder-scene.ts';
import { fetchRoadmap } from './story.ts';

let browser: Browser;
let mentor: Learner;
beforeAll(async () => {
  browser = await launchBrowser(FAKE_MICROPHONE);
  mentor = await newMentorOn(browser);
});
afterAll(async () => {
  await browser?.close();
});

const WORDS = [
  'I owed eleven thousand euros and I hid every letter in a drawer under the sink.',
  'In March I opened the oldest letter. I wrote down every debt on one sheet of paper.',
  'I rang the bank and asked for smaller payments. I sold my car and took the bus for two years.',
  'I borrowed from a friend to pay another debt, which was a mistake and nearly cost us the friendship.',
  'Today I owe nothing. I talk about money with my sister every month, and I open the post on the day it comes.',
];
const storedWords = async (page: Page, id: string): Promise<string[]> =>
  (await read<Interview>(page, `/api/roadmaps/${id}/interview`)).answers.map(({ text }) => text);
const open = async (page: Page, tab: string): Promise<string> => {
  const { id } = await draftOf(page, `By ${tab}`, []);
  await page.goto(`/mentor/roadmaps/${id}/${tab}`);
  return id;
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('saves an interview while it is written, also in two windows, and drafts from it', async () => {
  const { page } = mentor;
  const id = await open(page, 'interview');
  await press(page, 'Start Interview');
  for (const [index, answer] of WORDS.entries()) {
    const box = page.getByLabel(INTERVIEW_QUESTIONS[index]!.question);
    if (index === 3) await box.focus();
    await eventually(async () => expect(await hasFocus(box)).toBe(true));
    await box.fill(answer);
    if (index === 2) {
      await eventually(async () => expect((await storedWords(page, id))[2]).toBe(answer));
      await page.reload();
      await page.getByText('Question 4 of 5').waitFor();
    } else await press(page, index === 4 ? 'Finish' : 'Next');
  }
  await page.getByRole('heading', { name: 'Your interview' }).waitFor();
  await eventually(async () => expect(await storedWords(page, id)).toEqual(WORDS));

  await changeInAnotherWindow(page, id);
  await press(page, 'Generate Roadmap');
  await page.getByText(/^\d+ of \d+ moments still to look at$/).waitFor({ timeout: 20_000 });
  const { stages } = await fetchRoadmap(page, id, 'draft');
  const quotes = stages.flatMap(({ steps }) => steps.map(({ evidence }) => evidence?.quote));
  expect(quotes).toContain('I wrote down every debt on one sheet of paper.');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Keep', exact: true }).waitFor();
});

/** The other window overwrites an interview answer that is edited here. */
async function changeInAnotherWindow(page: Page, id: string): Promise<void> {
  const elsewhere = await newPage(browser);
  await logInOn(elsewhere, mentor);
  await press(page, 'Edit answer 1');
  await page.getByText('Question 1 of 5').waitFor();
  await elsewhere.goto(`/mentor/roadmaps/${id}/interview`);
  await press(elsewhere, 'Edit answer 1');
  await elsewhere.getByRole('textbox').fill('I hid every letter for three years.');
  await eventually(async () => expect((await storedWords(page, id))[0]).toMatch(/three years/));
  await elsewhere.context().close();
  await page.getByRole('textbox').fill('I hid every letter.');
  await page.getByRole('alert').getByText('I hid every letter for three years.').waitFor();
  await press(page, 'Take theirs');
  await eventually(async () =>
    expect(await page.getByRole('textbox').inputValue()).toBe('I hid every letter for three years.'),
  );
  await page.goto(`/mentor/roadmaps/${id}/interview`);
}

it('orders a timeline by keyboard, and ghostwrites a draft that is accepted into the review', async () => {
  const { page } = mentor;
  const id = await open(page, 'timeline');
  for (const [year, title, step] of [
    ['2019', 'Opened the shop', 'I bought the oven in monthly payments'],
    ['2016', 'Rented a stall', 'I asked every customer what they would buy again'],
  ] as const)
    await addMilestone(page, year, title, step);
  await page.getByRole('button', { name: 'Drag Rented a stall' }).focus();
  for (const [key, announced] of [
    ['Space', /^Rented a stall would go to place 2 of 2\.$/],
    ['ArrowUp', /^Rented a stall would go to place 1 of 2\.$/],
    ['Space', /^Rented a stall put at place/],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByText(announced).waitFor({ state: 'attached' });
  }
  await eventually(async () =>
    expect(await titlesOf(page, id)).toEqual(['Rented a stall', 'Opened the shop']),
  );

  await press(page, 'Write a draft');
  await page.getByText('Roadmap Generated Successfully!').first().waitFor();
  await page
    .getByText('In your own words, without a model, from 2 timeline entries', { exact: false })
    .waitFor();
  expect((await fetchRoadmap(page, id, 'draft')).stages).toEqual([]);
  await press(page, 'Manual Edit Instead');
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor({ state: 'detached' });
  await page.reload();
  await press(page, 'Generate Again');
  await page.getByText('Roadmap Generated Successfully!').first().waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Accept', exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/review$/);
  await page.getByRole('button', { name: 'Keep', exact: true }).waitFor();
  const { stages } = await fetchRoadmap(page, id, 'draft');
  expect(stages.map(({ title }) => title)).toEqual(['Rented a stall', 'Opened the shop']);
});

async function addMilestone(page: Page, year: string, title: string, step: string): Promise<void> {
  await press(page, 'Add milestone');
  await page.getByLabel('Year').fill(year);
  await page.getByRole('textbox', { name: 'Milestone' }).fill(title);
  await press(page, 'Add step');
  await page.keyboard.type(step);
  await press(page, 'Save milestone');
  await page.getByRole('heading', { name: title }).waitFor();
}
const titlesOf = async (page: Page, id: string): Promise<string[]> =>
  (await read<Timeline>(page, `/api/roadmaps/${id}/timeline`)).milestones.map(({ title }) => title);

it('records a spoken interview answer, which is typed beside its player, and starts the interview over', async () => {
  const { page } = mentor;
  const id = await open(page, 'interview');
  await press(page, 'Start Interview');
  await press(page, 'Answer aloud');
  await record(page);
  await page.reload();
  await page.getByText('You left before saving this.').waitFor();
  await press(page, 'Save recording');
  await page
    .getByText('Listen to it, and write down what you said.')
    .or(page.getByText(/cannot transcribe/))
    .first()
    .waitFor();
  await page.getByRole('textbox').fill(WORDS[0]!);
  await press(page, 'Next');
  await eventually(async () => {
    const { answers } = await read<Interview>(page, `/api/roadmaps/${id}/interview`);
    expect(answers).toMatchObject([{ text: WORDS[0], recordingId: expect.any(String) }]);
  });
  for (const [index, text] of WORDS.entries())
    if (index > 0)
      await send(page, 'PUT', `/api/roadmaps/${id}/interview/${index + 1}`, { text, revision: 0 });
  await page.reload();
  await page.getByRole('button', { name: 'Play answer 1' }).waitFor();
  await press(page, 'Start Over');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('button', { name: 'Start Interview' }).waitFor();
  expect(await storedWords(page, id)).toEqual([]);
});
