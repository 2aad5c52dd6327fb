import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ErrorBody } from '@waymark/contracts/errors';
import { AddSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { ROADMAP_ID } from '../testing/samples.ts';

const FORM_TYPE = 'multipart/form-data; boundary=b';
const STORY = 'I lost my trade at forty, learned to weld at night, and opened a small shop two years later. ';

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { RATE_LIMIT_UPLOAD: '10000/60' } });
  browser = await gateway.mentor();
});
afterAll(() => gateway?.stop());

const part = (name: string, value: string, filename?: string) => {
  const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: text/plain`;
  return `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
};
const form = (...parts: string[]) => `${parts.join('')}--b--\r\n`;
const file = part('file', STORY, 'story.txt');
const roadmap = part('roadmapId', ROADMAP_ID);
const thirty = Array.from({ length: 30 }, (_, n) => part(`x${n}`, 'x'));

async function expectRefused(body: string, type: string, ...statuses: number[]): Promise<void> {
  const headers = { 'content-type': type };
  const response = await browser.fetch('/api/upload', { method: 'POST', headers, body });
  expect(statuses).toContain(response.status);
  expect(ErrorBody.strict().parse(await response.json()).statusCode).toBe(response.status);
  expect(await gateway.stored()).toEqual([]);
  expect(gateway.roadmaps.callsOf(AddSource)).toEqual([]);
}

it.each([
  ['no part', form()],
  ['no file', form(roadmap)],
  ['no roadmap', form(file)],
  ['a path as roadmap id', form(part('roadmapId', '../etc'), file)],
  ['a file of another name', form(part('other', STORY, 'a.txt'), roadmap)],
  ['no byte', ''],
  ['two files', form(roadmap, file, part('file', `${STORY} 2`, 'b.txt'))],
  ['a field in place of the file', form(roadmap, part('file', STORY))],
  ['a file in place of the roadmap', form(part('roadmapId', 'x', 'a.txt'), file)],
  ['a roadmap id of 60 KB', form(part('roadmapId', 'x'.repeat(60_000)), file)],
  ['a NUL as roadmap id', form(part('roadmapId', '\0'), file)],
  ['thirty other fields', form(...thirty, roadmap, file)],
  ['a field called __proto__', form(part('__proto__', 'x'), roadmap)],
  ['a file called __proto__', form(roadmap, part('__proto__', STORY, 'a.txt'))],
  ['a field name of 5 000 characters', form(part('x'.repeat(5_000), 'x'), roadmap)],
  ['an end in the middle of the file', roadmap + file.slice(0, -20)],
  ['an end in a file of 200 KB', part('file', STORY.repeat(2_000), 'a.txt').slice(0, -20)],
  ['no last boundary', roadmap + file],
  ['an end in the head of a part', file.slice(0, 60)],
  ['no form at all', 'garbage'],
  ['JSON', '{"roadmapId":"x","file":"y"}'],
])('returns 400 and stores nothing for a form with %s', async (_what, body) => {
  await expectRefused(body, FORM_TYPE, 400);
});

it.each([
  ['no boundary', 'multipart/form-data'],
  ['an empty boundary', 'multipart/form-data; boundary='],
  ['another boundary', 'multipart/form-data; boundary=other'],
  ['a boundary of 5 000 characters', `multipart/form-data; boundary=${'b'.repeat(5_000)}`],
  ['another kind of parts', 'multipart/mixed; boundary=b'],
])('returns 400 or 415 and stores nothing for a type with %s', async (_what, type) => {
  await expectRefused(form(roadmap, file), type, 400, 415);
});
