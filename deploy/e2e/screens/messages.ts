import { randomUUID } from 'node:crypto';
import type { SentMessage } from '@waymark/contracts/community/messages';
import type { Browser, Page } from 'playwright-core';
import { loginAs, newPage } from '../../test/browser.ts';
import { type Learner, newLearnerOn } from '../booking-screens.ts';
import { send } from '../journey-scene.ts';
import { newMentorOn } from '../people.ts';
import type { Area, Screen } from './screen.ts';

let mentor: Learner;
let learner: Learner;
let stranger: Learner;
let admin: Page;

const say = async ({ page }: Learner, { id }: Learner, text: string, replyTo?: string): Promise<string> => {
  const body = { clientId: randomUUID(), text, replyTo };
  return (await send<SentMessage>(page, 'POST', `/api/messages/with/${id}`, body)).message.id;
};

async function setUp(browser: Browser): Promise<void> {
  mentor = await newMentorOn(browser);
  learner = await newLearnerOn(browser);
  stranger = await newLearnerOn(browser);
  admin = await newPage(browser);
  await loginAs(admin, 'admin');
  const first = await say(learner, mentor, 'May I ask you something about the first step?');
  const reply = await say(mentor, learner, 'Of course. '.repeat(30), first);
  await say(learner, mentor, 'Thank you.', reply);
  await say(stranger, mentor, 'I would like to learn how you did it.');
  await send(mentor.page, 'POST', `/api/messages/${first}/report`, { reason: 'spam', text: 'A test.' });
}

const toLearner = (path: string | (() => string)) => ({ page: () => learner.page, path });
const toMentor = (path: string | (() => string)) => ({ page: () => mentor.page, path });
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to / }).waitFor();

const screens: Screen[] = [
  { name: 'messages', ...toMentor('/messages') },
  { name: 'requests', isVariant: true, ...toMentor('/messages?box=requests') },
  { name: 'a request', ...toMentor(() => `/messages/with/${stranger.id}`), open: composer },
  { name: 'a thread', ...toLearner(() => `/messages/with/${mentor.id}`), open: composer },
  {
    name: 'the menu of a message',
    isVariant: true,
    ...toLearner(() => `/messages/with/${mentor.id}`),
    async open(page) {
      await page.getByRole('button', { name: /^More for your message: Thank you/ }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
    },
  },
  {
    name: 'reporting a message',
    isVariant: true,
    ...toLearner(() => `/messages/with/${mentor.id}`),
    async open(page) {
      await page.getByRole('button', { name: /^More for the message of/ }).click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a request without an answer',
    isVariant: true,
    page: () => stranger.page,
    path: () => `/messages/with/${mentor.id}`,
    open: (page) => page.getByText(/has not answered yet/).waitFor(),
  },
  { name: 'a first message', ...toLearner('/messages/with/2'), open: composer },
  { name: 'messages, nothing found', isVariant: true, ...toLearner('/messages?q=zebra') },
  { name: 'messages with nobody', isVariant: true, ...toLearner('/messages/with/999999') },
  { name: 'no messages yet', isVariant: true, page: () => admin, path: '/messages' },
  {
    name: 'admin, a reported message',
    page: () => admin,
    path: '/admin/reports?of=messages',
    async open(page) {
      await page
        .getByRole('button', { name: /^Read the message of/ })
        .first()
        .click();
      await page.getByText('Reported', { exact: false }).first().waitFor();
    },
  },
];

export const messagesArea: Area = { name: 'messages', setUp, screens };
