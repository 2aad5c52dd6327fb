// guarantees: A recording in parts: stored once per number, joined in order, nothing lost without a network or a tab
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PART_MAX_BYTES } from '@waymark/contracts/roadmaps/recordings';
import * as rpc from '@waymark/contracts/roadmaps/recordings.endpoints';
import { AddSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { recording } from '../testing/recordings.ts';
import { AT, ROADMAP_ID } from '../testing/samples.ts';

type Part = RpcInput<typeof rpc.AddRecordingPart>;

let gateway: TestGateway;
let browser: Browser;
let id: string;
let parts: Part[];
let sourceId: string | null;
const state = () => ({
  ...{
    id,
    roadmapId: ROADMAP_ID,
    fileType: 'audio/webm',
    sourceId,
    takeOf: null,
    createdAt: AT,
    updatedAt: AT,
  },
  ...{ parts: parts.length, bytes: 0, seconds: 0 },
});
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { RATE_LIMIT_UPLOAD: '10000/60' } });
  browser = await gateway.mentor();
  gateway.roadmaps
    .on(rpc.CheckRecording, () => ({ success: true as const }))
    .on(rpc.AddRecordingPart, (part) => {
      parts = [...parts.filter(({ number }) => number !== part.number), part];
      return state();
    })
    .on(rpc.LocateRecording, () => ({
      recording: state(),
      parts: parts.toSorted((one, two) => one.number - two.number),
    }))
    .on(rpc.CloseRecording, (input) => {
      sourceId = input.sourceId;
      return state();
    });
});
afterAll(() => gateway?.stop());
beforeEach(async () => {
  for (const key of await gateway.stored()) await gateway.storage.delete(key);
  gateway.roadmaps.sources.clear();
  gateway.roadmaps.calls.length = 0;
  [id, parts, sourceId] = [randomUUID(), [], null];
});

const put = (number: number, body: Buffer, type = 'application/octet-stream') =>
  browser.fetch(`/api/recordings/${id}/parts/${number}?seconds=${number + 1}`, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  });
const finish = (body: object = {}) =>
  browser.fetch(`/api/recordings/${id}/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'The night', ...body }),
  });
const bytes = recording('chromium.webm');
const cut = [bytes.subarray(0, 400), bytes.subarray(400, 700), bytes.subarray(700)];

describe('parts of a recording', () => {
  it('become one source of the same bytes, in whatever order they arrive', async () => {
    for (const number of [2, 0, 1]) expect((await put(number, cut[number]!)).status).toBe(200);
    const response = await finish({ parts: 3 });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      originalName: 'The night.webm',
      fileType: 'audio/webm',
      fileSize: bytes.length,
    });
    const { input } = gateway.roadmaps.callsOf(AddSource)[0]!;
    expect(input.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(gateway.roadmaps.callsOf(rpc.CloseRecording)).toHaveLength(1);
  });

  it('return the same source when they are finished twice', async () => {
    await put(0, bytes);
    const [one, two] = [await (await finish()).json(), await (await finish()).json()];
    expect(two).toEqual(one);
    expect(gateway.roadmaps.callsOf(AddSource)).toHaveLength(1);
  });

  it('are refused with the missing numbers while some parts have not arrived', async () => {
    await put(1, cut[1]!);
    const response = await finish({ parts: 3 });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'RULE_REFUSED', details: { missing: [0, 2] } });
    expect(gateway.roadmaps.callsOf(AddSource)).toEqual([]);
  });

  it('are refused when they are not a recording, and stay stored', async () => {
    await put(0, Buffer.from('<!doctype html><script>alert(1)</script>'));
    expect((await finish()).status).toBe(415);
    expect((await gateway.stored()).map((key) => key.split('/')[0])).toEqual(['recordings']);
  });
});

describe('one part', () => {
  it('is stored before it is added', async () => {
    await put(4, cut[0]!);
    const { input } = gateway.roadmaps.callsOf(rpc.AddRecordingPart)[0]!;
    const sha256 = createHash('sha256').update(cut[0]!).digest('hex');
    expect(input).toEqual({ id, number: 4, bytes: 400, seconds: 5, sha256 });
    expect(await gateway.stored()).toEqual([`recordings/${id}/4-${sha256}`]);
  });

  it('has at most 1 MB', async () => {
    expect((await put(0, Buffer.alloc(PART_MAX_BYTES, 1))).status).toBe(200);
    expect((await put(1, Buffer.alloc(PART_MAX_BYTES + 1, 1))).status).toBe(413);
    expect(await gateway.stored()).toHaveLength(1);
  });

  it.each([
    ['empty', Buffer.alloc(0), 'application/octet-stream', 400],
    ['JSON', Buffer.from('{}'), 'application/json', 415],
  ])('is refused when it is %s', async (_what, body, type, status) => {
    expect((await put(0, body, type)).status).toBe(status);
    expect(gateway.roadmaps.callsOf(rpc.AddRecordingPart)).toEqual([]);
  });

  it('is refused before its bytes are stored when the recording is not the caller’s', async () => {
    const refuse = () => {
      throw new AppError('NOT_FOUND', 'No.');
    };
    await gateway.roadmaps.during(rpc.CheckRecording, refuse, async () => {
      expect((await put(0, bytes)).status).toBe(404);
    });
    expect(await gateway.stored()).toEqual([]);
  });
});
