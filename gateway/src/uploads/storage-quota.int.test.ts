// guarantees: A person stores no more than the quota, whatever is sent at once; a full disk gets 503
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@waymark/contracts/errors';
import { CheckRecording } from '@waymark/contracts/roadmaps/recordings.endpoints';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { ROADMAP_ID } from '../testing/samples.ts';
import { upload } from '../testing/upload.ts';

const MEGABYTE = 1024 * 1024;
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const picture = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length, randomUUID())]);
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, randomUUID())]);

let gateway: TestGateway;
beforeAll(async () => {
  const env = { STORAGE_LEARNER_MB: '1', STORAGE_MENTOR_MB: '3', STORAGE_NEW_ACCOUNTS_MB: '1' };
  gateway = await TestGateway.start({ booking: true, env: { ...env, RATE_LIMIT_UPLOAD: '10000/60' } });
});
afterAll(() => gateway?.stop());
beforeEach(() => gateway.roadmaps.sources.clear());

let people = 0;
const person = (role: 'learner' | 'mentor') => {
  people += 1;
  return gateway.mentor(`person-${people}`, role);
};
const testUpload = (by: Browser, body: Buffer) =>
  upload(by, { path: '/api/test-upload', file: { body, name: 'a.png', type: 'image/png' } });
const addFile = (by: Browser, body: Buffer) => upload(by, { roadmapId: ROADMAP_ID, file: { body } });
const errorOf = async (response: Response) => (await response.json()) as ErrorBody;

describe('the quota of stored bytes', () => {
  it('refuses what does not fit, with what is used and what is left, until something is deleted', async () => {
    const learner = await person('learner');
    for (const _ of [1, 2]) expect((await testUpload(learner, picture(400_000))).status).toBe(201);
    const refused = await testUpload(learner, picture(400_000));
    expect(refused.status).toBe(413);
    expect(await errorOf(refused)).toMatchObject({
      code: 'STORAGE_FULL',
      details: { usedBytes: 800_000, limitBytes: MEGABYTE, remainingBytes: MEGABYTE - 800_000 },
    });
    const [first] = await gateway.stored('test-uploads/');
    await gateway.storage.delete(first!);
    expect((await testUpload(learner, picture(400_000))).status).toBe(201);
  });

  it('cannot be exceeded by concurrent uploads', async () => {
    const learner = await person('learner');
    const before = (await gateway.stored('test-uploads/')).length;
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => testUpload(learner, picture(400_000))),
    );
    const accepted = responses.filter(({ status }) => status === 201).length;
    expect(responses.every(({ status }) => [201, 413].includes(status))).toBe(true);
    expect(accepted).toBeLessThanOrEqual(2);
    expect((await gateway.stored('test-uploads/')).length - before).toBe(accepted);
    // Nothing remains reserved.
    expect((await testUpload(learner, picture(200_000))).status).toBe(201);
  });

  it('counts an uploaded picture until it is set or replaced, and keeps one upload only', async () => {
    const learner = await person('learner');
    const send = async (bytes: number) => {
      const response = await learner.fetch(`/api/mentor/avatar/uploads/${randomUUID()}`, {
        method: 'PUT',
        headers: { 'content-type': 'image/png' },
        body: new Uint8Array(picture(bytes)),
      });
      return response.status;
    };
    for (let i = 0; i < 5; i += 1) expect(await send(700_000)).toBe(200);
    expect(await gateway.stored('quarantine/avatars/')).toHaveLength(1);
    expect((await testUpload(learner, picture(500_000))).status).toBe(413);
    expect(await send(2 * MEGABYTE)).toBe(413);
    expect(await gateway.stored('quarantine/avatars/')).toEqual([]);
  });

  it('counts sources, texts and files of a mentor together', async () => {
    const mentor = await person('mentor');
    expect((await addFile(mentor, pdf(MEGABYTE))).status).toBe(201);
    const file = { name: 'talk.webm', size: MEGABYTE, type: 'video/webm' };
    expect((await mentor.post('/api/objects/upload', file)).status).toBe(201);
    const refused = await mentor.post('/api/objects/upload', { ...file, size: 2 * MEGABYTE });
    expect([refused.status, (await errorOf(refused)).code]).toEqual([413, 'STORAGE_FULL']);
    const uploads = (await (await mentor.get('/api/objects/uploads')).json()) as unknown[];
    expect(uploads).toHaveLength(1);
    const story = { name: 'Story', text: 'word '.repeat(220_000) };
    const text = await mentor.post(`/api/roadmaps/${ROADMAP_ID}/transcript`, story);
    expect([text.status, (await errorOf(text)).code]).toEqual([413, 'STORAGE_FULL']);
    gateway.roadmaps.on(CheckRecording, () => ({ success: true as const }));
    const part = await mentor.fetch(`/api/recordings/${randomUUID()}/parts/0?seconds=4`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(MEGABYTE),
    });
    expect([part.status, (await errorOf(part)).code]).toEqual([413, 'STORAGE_FULL']);
  });

  it('counts the bytes of an upload of unknown size when they are sent', async () => {
    const mentor = await person('mentor');
    const { uploadURL } = (await (await mentor.post('/api/objects/upload')).json()) as { uploadURL: string };
    const response = await mentor.fetch(uploadURL, {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(pdf(3 * MEGABYTE)),
    });
    expect([response.status, (await errorOf(response)).code]).toEqual([413, 'STORAGE_FULL']);
  });

  it('is shared by the learners that register from one address', async () => {
    const register = async (name: string) => {
      const browser = gateway.browser();
      const account = { username: name, email: `${name}@example.org`, password: 'tall-Lantern-48-river' };
      expect((await browser.post('/api/register', account)).status).toBe(201);
      return browser;
    };
    const [one, two] = [await register('newcomer-1'), await register('newcomer-2')];
    expect((await testUpload(one, picture(700_000))).status).toBe(201);
    const refused = await testUpload(two, picture(700_000));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
    // What was refused is not counted.
    expect((await testUpload(two, picture(100_000))).status).toBe(201);
  });
});
