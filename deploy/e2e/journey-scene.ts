import { expect } from '@jest/globals';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import type { Locator, Page } from 'playwright-core';
import { recordedFor } from './story.ts';

/** A write as the page itself would make it; its answer, which has to be a good one. */
export async function send<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const { status, text } = await page.evaluate(
    async (request) => {
      const json = request.body && JSON.stringify(request.body);
      const headers: Record<string, string> = json ? { 'content-type': 'application/json' } : {};
      const response = await fetch(request.path, { method: request.method, headers, body: json });
      return { status: response.status, text: await response.text() };
    },
    { method, path, body },
  );
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
  return (text ? JSON.parse(text) : null) as T;
}

/** What stands at a path of the API for whoever the page is logged in as. */
export async function read<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(path);
  expect(response.status()).toBe(200);
  return (await response.json()) as T;
}

export type StageWish = Pick<Stage, 'title'> & { steps: string[] } & Record<string, unknown>;

/** A roadmap of the mentor whose page it is, not yet published. */
export async function draftOf(mentor: Page, title: string, stages: StageWish[]): Promise<Roadmap> {
  const { id } = await send<Roadmap>(mentor, 'POST', '/api/roadmaps', {
    title,
    categoryId: 'life-skills',
    description: 'How to be on time when nobody waits for you.',
  });
  for (const { steps, ...stage } of stages) {
    const body = { ...stage, steps: steps.map((name) => ({ title: name })) };
    await send(mentor, 'POST', `/api/roadmaps/${id}/stages`, body);
  }
  return read<Roadmap>(mentor, `/api/roadmaps/${id}?version=draft`);
}

/** Everything learners see of a stage, as it stands, with something put on it. */
export async function putOnStage(mentor: Page, roadmapId: string, stage: Stage, more: object): Promise<void> {
  const { title, description, estimatedDuration } = stage;
  const steps = stage.steps.map((step) => ({ id: step.id, title: step.title }));
  const body = { title, description, estimatedDuration, steps, ...more };
  await send(mentor, 'PATCH', `/api/roadmaps/${roadmapId}/stages/${stage.id}`, body);
}

/** Speaks into the Studio's recorder for at least so many seconds; answers the source it became. */
export async function tellAloud(
  mentor: Page,
  roadmapId: string,
  name: string,
  seconds: number,
): Promise<Source> {
  await mentor.getByRole('button', { name: 'Start recording' }).click();
  await recordedFor(mentor, seconds);
  await mentor.getByRole('button', { name: 'Stop recording' }).click();
  await mentor.getByLabel('Name of the recording').fill(name);
  await mentor.getByRole('button', { name: 'Save recording' }).click();
  await mentor.getByRole('listitem').filter({ hasText: name }).first().waitFor();
  const sources = await read<Source[]>(mentor, `/api/roadmaps/${roadmapId}/sources`);
  const source = sources.find(({ originalName }) => originalName.startsWith(name));
  if (!source) throw new Error(`${name} was not saved`);
  return source;
}

/** Somebody new, logged in on this page, of whom nobody knows anything. */
export async function registerOn(page: Page): Promise<User> {
  if (page.url() === 'about:blank') await page.goto('/');
  const username = `walker${Date.now().toString(36)}`;
  const body = { username, email: `${username}@example.org`, password: PASSWORD };
  const user = await send<User>(page, 'POST', '/api/register', body);
  await page.reload();
  return user;
}

/** The same person on another device. */
export async function logInOn(page: Page, { username }: User): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  await send(page, 'POST', '/api/login', { username, password: PASSWORD });
  await page.reload();
}

const PASSWORD = 'one-foot-after-the-other';

/** Tabs on until this has the focus; throws where the keyboard cannot get to it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not get to ${target}`);
}

export const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(':focus')).count()) === 1;
