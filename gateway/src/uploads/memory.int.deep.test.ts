// guarantees: Memory grows by a constant in large uploads
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/recordings.endpoints';
import { type Source, UPLOAD_MAX_BYTES } from '@waymark/contracts/roadmaps/sources';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { ChildService } from '@waymark/platform/testing/child-service';
import { Browser } from '../testing/browser.ts';
import { pdfStream } from '../testing/files.ts';
import { TestGateway } from '../testing/gateway.ts';
import { recording } from '../testing/recordings.ts';
import { AT, ROADMAP_ID } from '../testing/samples.ts';
import { streamUpload } from '../testing/upload.ts';

let gateway: TestGateway;
let child: ChildService;
let browser: Browser;
beforeAll(async () => {
  // An hour of parts within seconds.
  const rate = '100000/60';
  gateway = await TestGateway.start({ env: { RATE_LIMIT_IP: rate, RATE_LIMIT_USER: rate } });
  // A child process: this one generates the files, which use memory too.
  const apart = await gateway.spawn({ NODE_OPTIONS: '--max-semi-space-size=4' });
  child = apart.child;
  browser = new Browser(apart.url);
  browser.cookie = (await gateway.mentor()).cookie;
});
afterAll(async () => {
  await child?.end();
  await gateway?.stop();
});

/** An hour at 64 kbit/s, of four seconds each. */
const HOUR_PARTS = 900;
const PART_BYTES = 32_000;
type Part = RpcInput<typeof rpc.AddRecordingPart>;

/** Sends an hour of sound and makes a source of it. */
async function recordHour(): Promise<void> {
  const id = randomUUID();
  const beginning = recording('chromium.webm');
  for (let number = 0; number < HOUR_PARTS; number += 1) {
    const bytes = number === 0 ? beginning : randomBytes(PART_BYTES);
    const response = await browser.fetch(`/api/recordings/${id}/parts/${number}?seconds=${4 * number + 4}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    expect(response.status).toBe(200);
  }
  const response = await browser.fetch(`/api/recordings/${id}/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'An hour', parts: HOUR_PARTS }),
  });
  expect(response.status).toBe(201);
  expect(((await response.json()) as Source).fileSize).toBe(beginning.length + (HOUR_PARTS - 1) * PART_BYTES);
}

describe('memory', () => {
  // What was written to the store is garbage until V8 collects it, which it does after 64 MiB at the latest.
  it.each([4, 8])(
    'grows by a constant while %i uploads of 50 MB run',
    async (count) => {
      const upload = (i: number) =>
        streamUpload(browser, ROADMAP_ID, pdfStream(UPLOAD_MAX_BYTES - 10 * count - i)).response;
      // The first upload loads modules, which is not growth.
      await upload(9);
      const watched = await child.watch();
      const responses = await Promise.all(Array.from({ length: count }, (_, i) => upload(i)));
      const { grownMiB } = watched();
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
      process.stderr.write(`${count} uploads of 50 MB: RSS grew by ${grownMiB} MiB at most\n`);
      expect(grownMiB).toBeLessThan(110);
    },
    240_000,
  );

  it('stays flat while two hours of sound arrive in parts and are joined', async () => {
    const parts: Part[] = [];
    const state = (id: string, takes: Part[]) => ({
      ...{ id, roadmapId: ROADMAP_ID, fileType: 'audio/webm', sourceId: null, takeOf: null },
      ...{ parts: takes.length, bytes: 0, seconds: 0, createdAt: AT, updatedAt: AT },
    });
    const of = (id: string) => parts.filter((part) => part.id === id).sort((a, b) => a.number - b.number);
    gateway.roadmaps
      .on(rpc.CheckRecording, () => ({ success: true as const }))
      .on(rpc.AddRecordingPart, (part) => {
        parts.push(part);
        return state(part.id, of(part.id));
      })
      .on(rpc.LocateRecording, ({ id }) => ({ recording: state(id, of(id)), parts: of(id) }))
      .on(rpc.CloseRecording, ({ id }) => state(id, []));
    await recordHour();
    const watched = await child.watch();
    await Promise.all([recordHour(), recordHour()]);
    const { beforeMiB, peakMiB } = watched();
    process.stderr.write(`two hours in parts: RSS ${beforeMiB} MiB before, ${peakMiB} MiB at most\n`);
    expect(parts).toHaveLength(3 * HOUR_PARTS);
  }, 240_000);
});
