import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UPLOAD_BAD_TYPE, UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '@waymark/contracts/roadmaps/sources';
import { AddSource, CheckUpload } from '@waymark/contracts/roadmaps/sources.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { makeZip } from '@waymark/storage/testing/make-zip';
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
    ['a picture with a type in capitals', png(), 'story.PNG', 'image/png'],
    ['text of five letters', Buffer.from('Hello'), 'x', 'text/plain'],
  ])('has the type of its content: %s', async (_what, body, name, fileType) => {
    const response = await upload(browser, { file: { body, name }, roadmapId: ROADMAP_ID });
    expect(await response.json()).toMatchObject({ fileType });
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.txt', 'text/plain'],
    ['a large archive', makeZip({ 'a.jpg': randomBytes(100_000) }), 'a.docx', 'application/zip'],
    ['two bytes', Buffer.from([0, 1]), 'a.pdf', 'application/pdf'],
  ])('is rejected with 415 and its message: %s', async (_what, body, name, type) => {
    const response = await upload(browser, { file: { body, name, type }, roadmapId: ROADMAP_ID });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_TYPE', error: UPLOAD_BAD_TYPE });
    expect(await gateway.stored()).toEqual([]);
    expect(gateway.roadmaps.callsOf(AddSource)).toEqual([]);
  });

  it.each([
    ['a program that is text', Buffer.from('echo hello'), 'setup.exe', '.exe', '.txt'],
    ['a picture named as a PDF', png(), 'story.pdf', '.pdf', '.png'],
  ])(
    'is rejected with 415 when its name and its content disagree: %s',
    async (_what, body, name, given, found) => {
      const response = await upload(browser, { file: { body, name }, roadmapId: ROADMAP_ID });
      expect(response.status).toBe(415);
      const error = expect.stringContaining(`named ${given}, but its content is that of a ${found} file`);
      expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_TYPE', error });
      expect(await gateway.stored()).toEqual([]);
    },
  );

  it('is rejected with 400 when it is empty', async () => {
    const response = await upload(browser, { file: { body: Buffer.alloc(0) }, roadmapId: ROADMAP_ID });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'This file is empty.' });
    expect(await gateway.stored()).toEqual([]);
  });

  it('is accepted with exactly 50 MB', async () => {
    const { response } = streamUpload(browser, ROADMAP_ID, pdfStream(UPLOAD_MAX_BYTES));
    expect(await response).toMatchObject({ status: 201, body: { fileSize: UPLOAD_MAX_BYTES } });
  });

  it('is rejected with 413 with one byte more, and leaves nothing in the store', async () => {
    const { response } = streamUpload(browser, ROADMAP_ID, pdfStream(UPLOAD_MAX_BYTES + 1));
    expect(await response).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE', error: UPLOAD_TOO_LARGE },
    });
    expect(await gateway.stored()).toEqual([]);
  });

  it('is rejected with 413 for its Content-Length', async () => {
    const response = await upload(browser, {
      file: { body: Buffer.alloc(UPLOAD_MAX_BYTES + 100_000) },
      roadmapId: ROADMAP_ID,
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: UPLOAD_TOO_LARGE });
  });

  it('leaves nothing in the store when the connection breaks', async () => {
    const { request, response } = streamUpload(browser, ROADMAP_ID, pdfStream(20_000_000));
    response.catch(() => {});
    await eventually(() => expect(gateway.roadmaps.callsOf(CheckUpload)).toHaveLength(1));
    await new Promise((resolve) => request.write(Buffer.alloc(100_000), resolve));
    request.destroy();
    await eventually(async () => expect(await gateway.stored()).toEqual([]));
    expect(gateway.roadmaps.callsOf(AddSource)).toEqual([]);
  });

  it('becomes no source when its sender cancels before it is registered', async () => {
    const server = gateway.service.app.getHttpServer();
    const connections = promisify(server.getConnections.bind(server));
    const sender = new AbortController();
    const cancelled = async () => {
      const before = await connections();
      sender.abort();
      await eventually(async () => expect(await connections()).toBe(before - 1));
      return { success: true } as const;
    };
    // The roadmap is sent last: then the file has arrived.
    const form = { file: { body: pdf() }, roadmapId: ROADMAP_ID, signal: sender.signal };
    await gateway.roadmaps.during(CheckUpload, cancelled, async () => {
      await expect(upload(browser, form)).rejects.toThrow('aborted');
      await eventually(async () => expect(await gateway.stored()).toEqual([]));
    });
    expect(gateway.roadmaps.callsOf(AddSource)).toEqual([]);
  });

  it('is rejected when the roadmap, sent first, is unknown', async () => {
    const response = await gateway.roadmaps.during(CheckUpload, refusing('NOT_FOUND'), () =>
      upload(browser, { file: { body: pdf() }, roadmapId: ROADMAP_ID, order: ['roadmapId', 'file'] }),
    );
    expect(response.status).toBe(404);
    expect(await gateway.stored()).toEqual([]);
  });

  it('is removed when the roadmap, sent last, rejects it', async () => {
    const response = await gateway.roadmaps.during(CheckUpload, refusing('RULE_REFUSED'), () =>
      upload(browser, { file: { body: pdf() }, roadmapId: ROADMAP_ID }),
    );
    expect(response.status).toBe(422);
    expect(await gateway.stored()).toEqual([]);
  });

  it('is removed when its source is rejected', async () => {
    const response = await gateway.roadmaps.during(AddSource, refusing('FORBIDDEN'), () =>
      upload(browser, { file: { body: pdf() }, roadmapId: ROADMAP_ID }),
    );
    expect(response.status).toBe(403);
    expect(await gateway.stored()).toEqual([]);
  });

  it('becomes one source and one object when it is sent twice', async () => {
    const form = { file: { body: pdf() }, roadmapId: ROADMAP_ID };
    const [first, second] = [await upload(browser, form), await upload(browser, form)];
    const [one, two] = [(await first.json()) as { id: string }, (await second.json()) as { id: string }];
    expect(two.id).toBe(one.id);
    expect(await gateway.stored()).toHaveLength(1);
  });

  it('keeps its bytes when the first reply of the service is lost and the retry succeeds', async () => {
    let lost = true;
    const forgetful = (input: never) => {
      const source = gateway.roadmaps.addSource(input);
      if (lost) {
        lost = false;
        throw new AppError('UNAVAILABLE', 'The response went astray.');
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
});

describe('the quarantine', () => {
  it('loses objects older than a day', async () => {
    await gateway.storage.put('quarantine/7/left-by-a-crash', 'x', {
      contentType: 'application/octet-stream',
    });
    const sweeper = gateway.service.app.get(QuarantineSweeper);
    expect(await sweeper.sweep(new Date(Date.now() + 23 * 3_600_000))).toBe(0);
    expect(await sweeper.sweep(new Date(Date.now() + 25 * 3_600_000))).toBe(1);
    expect(await gateway.stored()).toEqual([]);
  });
});
