import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import type { Locator, Page } from 'playwright-core';
import { openOrigin } from '../test/browser.ts';
import { PASSWORD, passwordOf } from './account-password.ts';

/** Sends a write from the page; returns the body of its successful response. */
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

/** Reads a path of the API as the user of the page. */
export async function read<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(path);
  expect(response.status()).toBe(200);
  return (await response.json()) as T;
}

export type StageInput = Pick<Stage, 'title'> & { steps: string[] } & Record<string, unknown>;

/** An unpublished roadmap of the mentor of the page. */
export async function draftOf(mentor: Page, title: string, stages: StageInput[]): Promise<Roadmap> {
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

/** Updates fields of a stage and leaves the other published fields unchanged. */
export async function putOnStage(mentor: Page, roadmapId: string, stage: Stage, more: object): Promise<void> {
  const { title, description, estimatedDuration } = stage;
  const steps = stage.steps.map((step) => ({ id: step.id, title: step.title }));
  const body = { title, description, estimatedDuration, steps, ...more };
  await send(mentor, 'PATCH', `/api/roadmaps/${roadmapId}/stages/${stage.id}`, body);
}

/** Adds a file to a roadmap of the mentor of the page. Returns its source. */
export async function addSource(
  mentor: Page,
  roadmapId: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<Source> {
  const response = await mentor.request.post('/api/upload', { multipart: { roadmapId, file } });
  if (!response.ok()) throw new Error(`/api/upload: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Source;
}

/** Silence as a WAV file: mono, 8 bits, 8000 samples a second. */
export function silence(name: string, seconds: number) {
  const samples = seconds * 8_000;
  const buffer = Buffer.alloc(44 + samples, 128);
  buffer.write('RIFF', 0);
  buffer.writeUInt32LE(36 + samples, 4);
  buffer.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [20, 0x1_0001],
    [24, 8_000],
    [28, 8_000],
    [32, 0x8_0001],
  ] as const) {
    buffer.writeUInt32LE(value, at);
  }
  buffer.write('data', 36);
  buffer.writeUInt32LE(samples, 40);
  return { name, mimeType: 'audio/wav', buffer };
}

/** Registers a new learner on this page, which may have data of a visitor. */
export async function registerOn(page: Page): Promise<User> {
  const isNew = await openOrigin(page);
  const username = `walker-${randomUUID().slice(0, 8)}`;
  const body = { username, email: `${username}@example.org`, password: PASSWORD };
  const user = await send<User>(page, 'POST', '/api/register', body);
  if (!isNew) await page.reload();
  return user;
}

/** The same person on another device. */
export async function logInOn(page: Page, { username }: Pick<User, 'username'>): Promise<void> {
  const isNew = await openOrigin(page);
  await send(page, 'POST', '/api/login', { username, password: passwordOf(username) });
  if (!isNew) await page.reload();
}

/** Waits until this is there and presses Tab until it has the focus; throws when it is not reachable. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not get to ${target}`);
}

export const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(':focus')).count()) === 1;
