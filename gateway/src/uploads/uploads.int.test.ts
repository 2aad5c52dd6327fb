import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AddSource, CheckUpload } from '@waymark/contracts/roadmaps/rpc';
import { UPLOAD_BAD_TYPE, UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import { makeDocx, makeZip } from '@waymark/storage/testing/make-zip';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from '../testing/browser.ts';
import { pdf, pdfStream, png } from '../testing/files.ts';
import { TestGateway } from '../testing/gateway.ts';
import { ROADMAP_ID } from '../testing/samples.ts';
import { streamUpload, upload } from '../testing/upload.ts';
import { QuarantineSweeper } from './quarantine-sweeper.ts';

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { RATE_LIMIT_UPLOAD: '10000/60' } });
  browser = await gateway.mentor();
});
afterAll(() => gateway?.stop());
beforeEach(async () => {
  for (const key of await gateway.stored()) await gateway.storage.delete(key);
  gateway.roadmaps.sources.clear();
  gateway.roadmaps.calls.length = 0;
});

const refusing = (code: 'NOT_FOUND' | 'RULE_REFUSED' | 'FORBIDDEN') => () => {
  throw new AppError(code, 'No.');
};

describe('an uploaded file', () => {
  it.each([[['file', 'roadmapId'] as const], [['roadmapId', 'file'] as const]])(
    'becomes a source, with the form in the order %p',
    async (order) => {
      const body = pdf(300_000);
      const response = await upload(browser, {
        file: { body, name: 'Meine Geschichte ü.pdf' },
        roadmapId: ROADMAP_ID,
        order: [...order],
      });
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({
        originalName: 'Meine Geschichte ü.pdf',
        fileSize: 300_000,
        fileType: 'application/pdf',
        status: 'processing',
      });
      const { input, ctx } = gateway.roadmaps.callsOf(AddSource)[0]!;
      expect(ctx.caller).toMatchObject({ username: 'rosa' });
      expect(input.key).toMatch(new RegExp(`^sources/${ROADMAP_ID}/[0-9a-f-]{36}$`));
      expect(await gateway.stored()).toEqual([input.key]);
      expect(input.sha256).toBe(createHash('sha256').update(body).digest('hex'));
    },
  );

  it.each([
    ['a picture that says it is a PDF', png(), 'story.pdf', 'image/png'],
    [
      'a Word document',
      makeDocx(['My story']),
      'story.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['plain text', Buffer.from('I was born in 1961, and then I was not.\n'), 'story.txt', 'text/plain'],
    ['text of five letters', Buffer.from('Hello'), 'x', 'text/plain'],
  ])('is what its content says: %s', async (_what, body, name, fileType) => {
    const response = await upload(browser, { file: { body, name }, roadmapId: ROADMAP_ID });
    expect(await response.json()).toMatchObject({ fileType });
  });

  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'a.png',
      'image/png',
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.txt', 'text/plain'],
    [
      'an archive',
      makeZip({ 'a.txt': 'x' }),
      'a.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['a large archive', makeZip({ 'a.jpg': randomBytes(100_000) }), 'a.docx', 'application/zip'],
    ['a program', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(5_000)]), 'a.pdf', 'application/pdf'],
    ['noise', Buffer.from(Array.from({ length: 9_000 }, (_, i) => (i * 7919) % 256)), 'a.jpg', 'image/jpeg'],
    ['two bytes', Buffer.from([0, 1]), 'a.pdf', 'application/pdf'],
  ])('is refused with 415 and the words of the screen: %s', async (_what, body, name, type) => {
    const response = await upload(browser, { file: { body, name, type }, roadmapId: ROADMAP_ID });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_TYPE', error: UPLOAD_BAD_TYPE });
    expect(await gateway.stored()).toEqual([]);
    expect(gateway.roadmaps.callsOf(AddSource)).toEqual([]);
  });

  it('is refused with 400 when it is empty', async () => {
    const response = await upload(browser, { file: { body: Buffer.alloc(0) }, roadmapId: ROADMAP_ID });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'This file is empty.' });
    expect(await gateway.stored()).toEqual([]);
  });

  it('may have 50 MB to the byte', async () => {
    const { answer } = streamUpload(browser, ROADMAP_ID, pdfStream(UPLOAD_MAX_BYTES));
    expect(await answer).toMatchObject({ status: 201, body: { fileSize: UPLOAD_MAX_BYTES } });
  });

  it('may not have one byte more, and nothing of it is kept', async () => {
    const { answer } = streamUpload(browser, ROADMAP_ID, pdfStream(UPLOAD_MAX_BYTES + 1));
    expect(await answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE', error: UPLOAD_TOO_LARGE } });
    expect(await gateway.stored()).toEqual([]);
  });

  it('that announces its size is refused before it is read', async () => {
    const response = await upload(browser, {
      file: { body: Buffer.alloc(UPLOAD_MAX_BYTES + 100_000) },
      roadmapId: ROADMAP_ID,
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: UPLOAD_TOO_LARGE });
  });

  it('that breaks off half-way leaves nothing', async () => {
    const { request, answer } = streamUpload(browser, ROADMAP_ID, pdfStream(20_000_000));
    answer.catch(() => {});
    await eventually(() => expect(gateway.roadmaps.callsOf(CheckUpload)).toHaveLength(1));
    await new Promise((resolve) => request.write(Buffer.alloc(100_000), resolve));
    request.destroy();
    await eventually(async () => expect(await gateway.stored()).toEqual([]));
    expect(gateway.roadmaps.callsOf(AddSource)).toEqual([]);
  });

  it.each([100, 20_000, 200_000])('whose form ends after %i bytes of it leaves nothing', async (bytes) => {
    const response = await browser.fetch('/api/upload', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${pdf(bytes).toString('latin1')}`,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION' });
    expect(await gateway.stored()).toEqual([]);
  });

  it.each([
    ['no file', { roadmapId: ROADMAP_ID }],
    ['no roadmap', { file: { body: pdf() } }],
    ['a roadmap that cannot be', { file: { body: pdf() }, roadmapId: '../etc' }],
    ['a roadmap of a thousand letters', { file: { body: pdf() }, roadmapId: 'a'.repeat(2_000) }],
    ['a file of another name', { file: { body: pdf(), field: 'other' }, roadmapId: ROADMAP_ID }],
  ])('is refused with 400: %s', async (_what, form) => {
    const response = await upload(browser, form);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION', issues: [expect.anything()] });
    expect(await gateway.stored()).toEqual([]);
  });

  it('is refused before a byte of it is taken where the roadmap comes first and is not the caller’s', async () => {
    const response = await gateway.roadmaps.during(CheckUpload, refusing('NOT_FOUND'), () =>
      upload(browser, { file: { body: pdf() }, roadmapId: ROADMAP_ID, order: ['roadmapId', 'file'] }),
    );
    expect(response.status).toBe(404);
    expect(await gateway.stored()).toEqual([]);
  });

  it('is removed again where the roadmap comes last and is not the caller’s', async () => {
    const response = await gateway.roadmaps.during(CheckUpload, refusing('RULE_REFUSED'), () =>
      upload(browser, { file: { body: pdf() }, roadmapId: ROADMAP_ID }),
    );
    expect(response.status).toBe(422);
    expect(await gateway.stored()).toEqual([]);
  });

  it('is removed again when the roadmap refuses it in the end', async () => {
    const response = await gateway.roadmaps.during(AddSource, refusing('FORBIDDEN'), () =>
      upload(browser, { file: { body: pdf() }, roadmapId: ROADMAP_ID }),
    );
    expect(response.status).toBe(403);
    expect(await gateway.stored()).toEqual([]);
  });

  it('brought twice is one source and one object', async () => {
    const form = { file: { body: pdf() }, roadmapId: ROADMAP_ID };
    const [first, second] = [await upload(browser, form), await upload(browser, form)];
    const [one, two] = [(await first.json()) as { id: string }, (await second.json()) as { id: string }];
    expect(two.id).toBe(one.id);
    expect(await gateway.stored()).toHaveLength(1);
  });

  it('is not lost when the answer is: it is asked once more, and never is there a row without its bytes', async () => {
    let lost = true;
    const forgetful = (input: never) => {
      const source = gateway.roadmaps.addSource(input);
      if (lost) {
        lost = false;
        throw new AppError('UNAVAILABLE', 'The answer went astray.');
      }
      return source;
    };
    const response = await gateway.roadmaps.during(AddSource, forgetful as never, () =>
      upload(browser, { file: { body: pdf() }, roadmapId: ROADMAP_ID }),
    );
    expect(response.status).toBe(201);
    const [{ key }] = gateway.roadmaps.sources.values() as never as [{ key: string }];
    expect(await gateway.stored()).toEqual([key]);
  });

  it('is for people who are logged in', async () => {
    const response = await upload(gateway.browser(), { file: { body: pdf() }, roadmapId: ROADMAP_ID });
    expect(response.status).toBe(401);
    expect(await gateway.stored()).toEqual([]);
  });

  it('keeps its name, but no folder and nothing that cannot be seen', async () => {
    const file = { body: pdf(), name: '..\\\\..\\\\secret\u202egpj.exe.pdf' };
    const response = await upload(browser, { file, roadmapId: ROADMAP_ID });
    expect(await response.json()).toMatchObject({ originalName: 'secretgpj.exe.pdf' });
  });
});

describe('quarantine', () => {
  it('is swept of what is older than a day', async () => {
    await gateway.storage.put('quarantine/7/left-by-a-crash', 'x', {
      contentType: 'application/octet-stream',
    });
    const sweeper = gateway.service.app.get(QuarantineSweeper);
    expect(await sweeper.sweep(new Date(Date.now() + 23 * 3_600_000))).toBe(0);
    expect(await sweeper.sweep(new Date(Date.now() + 25 * 3_600_000))).toBe(1);
    expect(await gateway.stored()).toEqual([]);
  });
});
