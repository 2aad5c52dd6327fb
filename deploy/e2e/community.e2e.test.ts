import { afterAll, beforeAll, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { type Learner } from './booking-screens.ts';
import { newMentorOn } from './people.ts';

const SUPPORT = '/mentor-community/support';
let browser: Browser;
let asker: Learner;
let helper: Learner;
beforeAll(async () => {
  browser = await launchBrowser();
  [asker, helper] = await Promise.all([newMentorOn(browser), newMentorOn(browser)]);
});
afterAll(async () => {
  await browser?.close();
});

it('leads from a card to a request, a response and the mark that it helped, in open tabs without a reload', async () => {
  const [one, two] = [asker.page, helper.page];
  const skill = `Knots of ${helper.username}`;
  await two.goto('/mentor-community');
  await two.getByRole('button', { name: 'Edit Your Card' }).click();
  const card = two.getByRole('form', { name: 'Your card' });
  await card.getByLabel('I am available for peer support').check();
  await card.getByRole('textbox', { name: 'What you can help with' }).fill(skill);
  await card.getByRole('button', { name: 'Save Card' }).click();
  await card.waitFor({ state: 'hidden' });
  await two.goto(SUPPORT);
  await two
    .getByRole('status')
    .getByText(/request/)
    .waitFor();

  await one.goto(SUPPORT);
  await one.getByRole('button', { name: 'Ask for Help' }).click();
  const form = one.getByRole('dialog', { name: 'Ask for Help' });
  const title = `Which knot holds? (${asker.username})`;
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Mine came undone twice.');
  await form.getByLabel('Urgency').selectOption('High');
  await form.getByRole('button', { name: skill }).click();
  await form.getByRole('button', { name: 'Ask for Help' }).click();
  await one.getByRole('heading', { level: 1, name: title }).waitFor();

  // The list and the bell of the other mentor.
  await two.getByRole('link', { name: title }).waitFor();
  await two.getByRole('button', { name: /^Notifications, 1 / }).waitFor();
  await two.getByRole('link', { name: title }).click();
  await two.getByLabel('Your response').fill('The bowline. It held my roof.');
  await two.getByRole('button', { name: 'Respond' }).click();

  const response = one.getByRole('article', { name: `Response of ${helper.username}` });
  await response.getByText('The bowline. It held my roof.').waitFor();
  await response.getByRole('button', { name: 'This one helped' }).click();
  await two.getByText('This helped').waitFor();
  await one.getByRole('button', { name: 'Close Request' }).click();
  await two.getByText('This request is closed, so it no longer takes responses.').waitFor();
});
