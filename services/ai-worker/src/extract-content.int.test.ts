// guarantees: A file goes to an outside AI service only as its owner allowed
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import sharp from 'sharp';
import { NOT_SEEN, NOT_SENT, READ_WITHOUT_MODEL } from './domain/extraction/notes.ts';
import { Harness } from './testing/harness.ts';
import { OpenAiTestServer } from './testing/openai-server.ts';

const STORY = 'I told my sister the truth on the phone. I went to a meeting every day for ninety days.';

describe('the job extract-content', () => {
  let harness: Harness;
  let model: OpenAiTestServer;
  let png: Buffer;
  beforeAll(async () => {
    [harness, model] = await Promise.all([Harness.start(), OpenAiTestServer.start()]);
    const create = { width: 1_500, height: 900, channels: 4 as const, background: '#2f6b4f' };
    png = await sharp({ create })
      .withExif({ IFD0: { Artist: 'A name' } })
      .png()
      .toBuffer();
  });
  afterEach(() => harness.tidy());
  afterAll(() => Promise.all([harness.stop(), model.close()]));

  const resultOf = (runId: string) =>
    eventually(() => {
      const result = harness.roadmaps.found.find((one) => one.runId === runId);
      expect(result).toBeDefined();
      return result!;
    });

  it('shows a model a small picture without metadata', async () => {
    await harness.startWorker({ OPENAI_BASE_URL: model.baseUrl });
    const runId = await harness.queueExtraction(png, { name: 'bench.png', fileType: 'image/png' });
    expect(await resultOf(runId)).toMatchObject({
      ...{ outcome: 'extracted', engine: 'openai', usage: { calls: 1 } },
      extraction: {
        ...{ title: 'A tidy workbench', basis: 'picture' },
        facts: { width: 1_500, height: 900, durationSeconds: null },
      },
    });
    const [url] = model.chats[0]!.body.messages[1]!.pictures!;
    const sent = await sharp(Buffer.from(url!.split(',')[1]!, 'base64')).metadata();
    expect(sent).toMatchObject({ format: 'jpeg', width: 1_024 });
    expect(sent.exif).toBeUndefined();
  });

  it('sends no file that its owner does not allow to be sent', async () => {
    await harness.startWorker({ OPENAI_BASE_URL: model.baseUrl });
    const calls = model.chats.length;
    const runId = await harness.queueExtraction(png, { name: 'bench.png', fileType: 'image/png' }, false);
    expect(await resultOf(runId)).toMatchObject({
      ...{ outcome: 'extracted', engine: 'offline', usage: null },
      extraction: { basis: 'facts', note: NOT_SENT.facts, facts: { width: 1_500 } },
    });
    expect(model.chats).toHaveLength(calls);
  });

  it('states only what is known without a model, and copies from texts', async () => {
    await harness.startWorker();
    const [image, text, damaged] = await Promise.all([
      harness.queueExtraction(png, { name: 'bench.png', fileType: 'image/png' }),
      harness.queueExtraction(Buffer.from(STORY), { name: 'notes.txt', fileType: 'text/plain' }),
      harness.queueExtraction(Buffer.from('no picture'), { name: 'x.png', fileType: 'image/png' }),
    ]);
    expect(await resultOf(image)).toMatchObject({
      extraction: {
        ...{ title: 'bench', description: 'My own words.', emotions: [], lessons: [] },
        ...{ basis: 'facts', engine: 'offline', note: NOT_SEEN.image, facts: { width: 1_500, height: 900 } },
      },
    });
    expect(await resultOf(text)).toMatchObject({
      extraction: { title: 'notes', description: STORY, basis: 'text', note: READ_WITHOUT_MODEL },
    });
    expect(await resultOf(damaged)).toMatchObject({
      ...{ outcome: 'refused', message: expect.stringContaining('damaged') },
    });
  });
});
