// guarantees: The join link and the recording of a peer session reach only its host and those with a place
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PeerSessionDetails } from '@waymark/contracts/community/peer-sessions';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import type { Learner } from './booking-screens.ts';
import { silence } from './journey-scene.ts';
import { newMentorOn } from './people.ts';

const LIST = '/mentor-community/sessions';
const ROOM = 'https://meet.example/room-of-the-journey';
let browser: Browser;
let people: [Learner, Learner, Learner];
beforeAll(async () => {
  browser = await launchBrowser();
  const one = () => newMentorOn(browser);
  people = await Promise.all([one(), one(), one()]);
});
afterAll(async () => {
  await browser?.close();
});

/** Whether the server sends the join link to this person, in the session or in any list. */
async function getsLink(page: Page, id: string): Promise<boolean> {
  const paths = [`/api/peer-sessions/${id}`, '/api/peer-sessions?period=all&limit=100'];
  const texts = await Promise.all(paths.map(async (path) => (await page.request.get(path)).text()));
  expect(texts.every((text) => text.includes(id))).toBe(true);
  return texts.some((text) => text.includes(ROOM));
}

it('updates open tabs from hosting a peer session over places and waiting list to its recording', async () => {
  const [host, first, second] = people.map(({ page }) => page) as [Page, Page, Page];
  const title = `Reading aloud (${people[0].username})`;
  await Promise.all([first.goto(`${LIST}?q=reading`), second.goto(`${LIST}?q=reading`)]);
  await Promise.all([first, second].map((page) => page.getByText('No matches.').waitFor()));

  await host.goto(LIST);
  await host.getByRole('button', { name: 'Host Session' }).click();
  const form = host.getByRole('dialog', { name: 'Host Session' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Bring a page.');
  const [date, time] = await host.evaluate(() => {
    const soon = new Date(Date.now() + 40 * 60_000);
    const two = (part: number) => String(part).padStart(2, '0');
    const day = [soon.getFullYear(), two(soon.getMonth() + 1), two(soon.getDate())].join('-');
    return [day, `${two(soon.getHours())}:${two(soon.getMinutes())}`] as const;
  });
  await form.getByLabel('Date').fill(date);
  await form.getByLabel('Time', { exact: true }).fill(time);
  await form.getByLabel('Places').fill('1');
  await form.getByLabel('Join link').fill(ROOM);
  const [response] = await Promise.all([
    host.waitForResponse((one) => one.url().endsWith('/api/peer-sessions') && one.status() === 201),
    form.getByRole('button', { name: 'Create Session' }).click(),
  ]);
  const { id } = (await response.json()) as PeerSessionDetails;
  await host.getByRole('heading', { level: 1, name: title }).waitFor();

  await first.getByRole('button', { name: `Register for ${title}` }).click();
  await first.getByText('Registration Confirmed').first().waitFor();
  await second.getByRole('link', { name: title }).click();
  await second.getByRole('button', { name: /^Join Waiting List/ }).click();
  await second.getByText('You are number 1 on the waiting list.', { exact: false }).first().waitFor();
  await host.getByRole('region', { name: 'Waiting list, in order' }).getByText(people[2].username).waitFor();
  expect(await Promise.all([host, first, second].map((page) => getsLink(page, id)))).toEqual([
    true,
    true,
    false,
  ]);

  await first.getByRole('link', { name: title }).click();
  await first.getByRole('button', { name: 'Give Up Place' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Give up place' }).click();
  await second.getByText('You have a place').waitFor();
  await second.getByRole('button', { name: /^Notifications, 1 / }).waitFor();
  expect(await Promise.all([host, first, second].map((page) => getsLink(page, id)))).toEqual([
    true,
    false,
    true,
  ]);

  await host.getByRole('button', { name: 'Start Now' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Start session' }).click();
  await second.getByText('LIVE').waitFor();
  expect(await second.getByRole('link', { name: `Join ${title}` }).getAttribute('href')).toBe(ROOM);
  await first.getByText('This session has started and all places are taken.').waitFor();
  await host.getByRole('button', { name: 'End Session' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await second.getByText('Over', { exact: true }).waitFor();
  expect(await getsLink(second, id)).toBe(false);

  await host.getByRole('button', { name: 'Add Recording' }).click();
  const upload = host.getByRole('dialog', { name: 'Add the recording' });
  await upload.locator('input[type=file]').first().setInputFiles(silence('reading.wav', 1));
  await upload.getByText('Recording: reading.wav is ready.').waitFor();
  await upload.getByRole('button', { name: 'Save Recording' }).click();
  await second.getByRole('button', { name: 'Watch Recording' }).click();
  const player = second.getByRole('dialog', { name: title }).locator('audio');
  const src = (await player.getAttribute('src'))!;
  await eventually(async () => {
    const seconds = await player.evaluate((audio) => (audio as unknown as { duration: number }).duration);
    expect(seconds).toBeGreaterThan(0.9);
  });
  const statusFor = async (page: Page) => (await page.request.get(src)).status();
  expect(await Promise.all([host, first, second].map(statusFor))).toEqual([200, 404, 200]);
});
