// covers: services/ai-worker, libs/platform, libs/storage
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { buildRecording } from './integrations/media/testing/long-recording.ts';
import { Harness } from './testing/harness.ts';
import { OpenAiTestServer } from './testing/openai-server.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

describe('a long recording', () => {
  let harness: Harness;
  let model: OpenAiTestServer;
  beforeAll(async () => {
    harness = await Harness.start();
    model = await OpenAiTestServer.start();
  });
  afterAll(async () => {
    await harness?.stop();
    await model?.close();
  });

  async function read(seconds: number) {
    const bytes = await buildRecording(seconds);
    const { sourceId } = await harness.queueFile(bytes, 'audio/webm');
    const result = await eventually(
      () => {
        const found = harness.roadmaps.extracted.find((one) => one.sourceId === sourceId);
        if (!found) throw new Error('not read');
        return found;
      },
      { timeoutMs: 120_000 },
    );
    return { bytes, result };
  }

  it('of an hour is made seekable and transcribed in parts', async () => {
    const variables = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: model.baseUrl };
    const worker = await harness.spawnWorker(variables, { isMeasured: true });
    // The first one loads modules.
    await read(2 * MINUTE);
    const watched = await worker.watch();
    const started = performance.now();
    const { bytes, result } = await read(HOUR);
    const seconds = Math.round((performance.now() - started) / 1_000);
    const { beforeMiB, peakMiB } = watched();
    process.stderr.write(
      `an hour of ${Math.round(bytes.length / 2 ** 20)} MiB in ${seconds} s: RSS of the worker ${beforeMiB} MiB before, ${peakMiB} MiB at most\n`,
    );
    expect(result).toMatchObject({
      outcome: 'text',
      media: { durationSeconds: expect.closeTo(HOUR, 0), displayType: 'audio/webm' },
    });
    const [, ...parts] = model.speeches;
    expect(parts.length).toBeGreaterThan(0);
    expect(Math.max(...parts.map((part) => part.bytes))).toBeLessThan(25 * 2 ** 20);
  }, 240_000);
});
