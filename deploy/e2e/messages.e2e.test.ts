// guarantees: Messages: a first message to a stranger is a request; what is written arrives live, and once, also from offline
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { MessagePage, MessagePartner } from '@waymark/contracts/community/messages';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { type Learner, newLearnerOn } from './booking-screens.ts';
import { draftOf, read, send } from './journey-scene.ts';
import { newMentorOn } from './people.ts';

let browser: Browser;
let mentor: Learner;
let learner: Learner;

beforeAll(async () => {
  browser = await launchBrowser();
  mentor = await newMentorOn(browser);
  learner = await newLearnerOn(browser);
});
afterAll(async () => {
  await browser?.close();
});

/** In the thread: the list beside it has the last message, too. */
const bubble = (page: Page, text: string): Locator =>
  page
    .getByRole('region', { name: /^Messages with/ })
    .getByRole('listitem')
    .filter({ hasText: text });
const open = (page: Page, { id }: Learner): Promise<unknown> => page.goto(`/messages/with/${id}`);
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message to / }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

it('takes a question about a step to its mentor, and both read along', async () => {
  const draft = await draftOf(mentor.page, 'Letters', [{ title: 'Begin', steps: ['Open one letter'] }]);
  await send(mentor.page, 'PATCH', `/api/roadmaps/${draft.id}/publish`);
  await learner.page.goto(`/roadmap/${draft.id}?view=traditional`);
  await learner.page
    .getByRole('link', { name: /^Ask about this step ?: Open one letter/ })
    .first()
    .click();
  await learner.page.getByText(/your first message is a request/).waitFor();
  await write(learner.page, 'How did you open the first one?');
  await learner.page.getByText(/has not answered yet/).waitFor();

  await mentor.page.goto('/messages?box=requests');
  await mentor.page.getByRole('link', { name: /How did you open the first one\?/ }).click();
  await mentor.page.getByRole('link', { name: /About this step.*Open one letter/ }).waitFor();
  await mentor.page.getByRole('button', { name: 'Accept' }).click();
  await write(mentor.page, 'With a cup of tea beside me.');

  await bubble(learner.page, 'With a cup of tea beside me.').waitFor();
  await write(learner.page, 'I will try that tonight.');
  await bubble(mentor.page, 'I will try that tonight.').waitFor();
  await bubble(learner.page, 'I will try that tonight.').getByText(/Seen/).waitFor();
});

it('sends what was written offline once, with two windows open', async () => {
  await begun();
  const elsewhere = await learner.page.context().newPage();
  await Promise.all([learner.page, elsewhere].map((page) => open(page, mentor)));
  await Promise.all(
    [learner.page, elsewhere].map((page) => page.getByRole('textbox', { name: /^Message to / }).waitFor()),
  );
  await learner.page.context().setOffline(true);
  await write(learner.page, 'From the train');
  await learner.page.getByText('Waits for the connection').waitFor();
  await bubble(elsewhere, 'From the train').waitFor();
  await learner.page.context().setOffline(false);
  await bubble(mentor.page, 'From the train').waitFor();
  await eventually(async () => {
    for (const page of [learner.page, elsewhere]) {
      expect(await bubble(page, 'From the train').count()).toBe(1);
      expect(await page.getByText(/^Sending|^Waits/).count()).toBe(0);
    }
  });
  const partner = await read<MessagePartner>(learner.page, `/api/messages/with/${mentor.id}`);
  const { messages } = await read<MessagePage>(learner.page, `/api/messages/threads/${partner.thread!.id}`);
  expect(messages.filter(({ text }) => text === 'From the train')).toHaveLength(1);
  await elsewhere.close();
});

it('blocks: neither writes, and the other one is not told why', async () => {
  await begun();
  await open(mentor.page, learner);
  await mentor.page.getByRole('button', { name: /^Options for the messages/ }).click();
  await mentor.page.getByRole('menuitem', { name: /^Block/ }).click();
  await mentor.page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await mentor.page.getByRole('button', { name: /^Unblock/ }).waitFor();
  await open(learner.page, mentor);
  await learner.page.getByRole('button', { name: /^Options for the messages/ }).waitFor();
  await learner.page.getByRole('textbox', { name: /^Message to / }).waitFor({ state: 'detached' });
  expect(await learner.page.getByText(/block/i).count()).toBe(0);
  await mentor.page.getByRole('button', { name: /^Unblock/ }).click();
  await mentor.page.getByRole('textbox', { name: /^Message to / }).waitFor();
});

/** An open thread of both, on the mentor's screen. */
async function begun(): Promise<void> {
  const { thread } = await read<MessagePartner>(learner.page, `/api/messages/with/${mentor.id}`);
  if (thread?.state !== 'open') {
    if (!thread) await say(learner, mentor, 'May I ask you something?');
    await say(mentor, learner, 'Of course.');
  }
  await open(mentor.page, learner);
}

const say = ({ page }: Learner, { id }: Learner, text: string): Promise<unknown> =>
  send(page, 'POST', `/api/messages/with/${id}`, { clientId: randomUUID(), text });
