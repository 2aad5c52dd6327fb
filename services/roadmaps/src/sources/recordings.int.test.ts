// guarantees: A recording in parts: stored once per number, joined in order, nothing lost without a network or a tab
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { SourceExtracted } from '@waymark/contracts/ai/events';
import type { Caller } from '@waymark/contracts/caller';
import { MAX_UNFINISHED, PART_MAX_BYTES, partKey } from '@waymark/contracts/roadmaps/recordings';
import * as rpc from '@waymark/contracts/roadmaps/recordings.endpoints';
import { GetStoredBytes } from '@waymark/contracts/roadmaps/rpc-account';
import { UPLOAD_MAX_BYTES } from '@waymark/contracts/roadmaps/sources';
import { DeleteSource, LocateSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { Database } from '@waymark/database/database';
import { FixedClock } from '@waymark/kernel/clock';
import type { ObjectStorage } from '@waymark/storage/port';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { DeleteObjects } from '../shared/app/delete-objects.ts';
import { STORAGE } from '../shared/storage.ts';
import { aDraft, addStage, aFile, aStage, aTranscript } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { DeleteExpiredRecords } from '../upkeep/app/delete-expired-records.ts';
import { DeleteOrphanedObjects } from '../upkeep/app/delete-orphaned-objects.ts';
import { SourcesRepository } from './persistence/sources.repository.ts';

const roadmaps = new Harness().forFile();
const DAY_MS = 24 * 3_600_000;
const storage = () => roadmaps.get<ObjectStorage>(STORAGE);
const inDays = (days: number) => new FixedClock(new Date(Date.now() + days * DAY_MS).toISOString());

const start = (roadmapId: string, id: string = randomUUID(), caller: Caller = asMentor()) =>
  roadmaps.call(rpc.StartRecording, { id: roadmapId, body: { id, fileType: 'audio/webm' } }, caller);
const list = (id: string) => roadmaps.call(rpc.ListRecordings, { id }, asMentor());
const hashOf = (number: number, mark = 'a') => String(number).padStart(64, mark);

async function add(id: string, number: number, given: { mark?: string; bytes?: number } = {}) {
  const sha256 = hashOf(number, given.mark);
  await storage().put(partKey(id, number, sha256), 'part', { contentType: 'application/octet-stream' });
  const part = { id, number, sha256, bytes: given.bytes ?? 4, seconds: (number + 1) * 2 };
  return roadmaps.call(rpc.AddRecordingPart, part, asMentor());
}
const objectsOf = async (id: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storage().list(`recordings/${id}/`)) keys.push(key);
  return keys;
};

describe('stored bytes', () => {
  it('are those of own sources and of the parts of unfinished recordings', async () => {
    const bytesOf = async (caller: Caller) => (await roadmaps.call(GetStoredBytes, {}, caller)).bytes;
    const before = await bytesOf(asMentor());
    const { id: roadmapId } = await aDraft(roadmaps);
    const { id } = await start(roadmapId);
    await add(id, 0, { bytes: 300 });
    await add(id, 2, { bytes: 200 });
    const source = await aFile(roadmaps, roadmapId, 'bytes of a file');
    expect((await bytesOf(asMentor())) - before).toBe(500 + source.fileSize);
    await roadmaps.call(rpc.CloseRecording, { id, sourceId: source.id }, asMentor());
    expect((await bytesOf(asMentor())) - before).toBe(source.fileSize);
    expect(await bytesOf(asMentor(999))).toBe(0);
  });
});

describe('a recording in parts', () => {
  it('is offered with what has arrived without a gap', async () => {
    const { id: roadmapId } = await aDraft(roadmaps);
    const { id } = await start(roadmapId);
    expect(await add(id, 1)).toMatchObject({ parts: 0, bytes: 0, seconds: 0 });
    expect(await add(id, 3)).toMatchObject({ parts: 0 });
    expect(await add(id, 0)).toMatchObject({ parts: 2, bytes: 8, seconds: 4 });
    expect(await list(roadmapId)).toEqual([expect.objectContaining({ id, parts: 2, sourceId: null })]);
    const { parts } = await roadmaps.call(rpc.LocateRecording, { id }, asMentor());
    expect(parts.map(({ number }) => number)).toEqual([0, 1, 3]);
  });

  it('is started once under its id', async () => {
    const { id: roadmapId } = await aDraft(roadmaps);
    const { id: other } = await aDraft(roadmaps);
    const id = randomUUID();
    const [one, two] = await Promise.all([start(roadmapId, id), start(roadmapId, id)]);
    expect(one).toEqual(two);
    await expectRejection(start(other, id), 'CONFLICT');
  });

  it('stores a repeated part once and rejects other bytes under its number', async () => {
    const { id } = await start((await aDraft(roadmaps)).id);
    await Promise.all([add(id, 0), add(id, 0), add(id, 0)]);
    expect(await add(id, 0)).toMatchObject({ parts: 1, bytes: 4 });
    await expectRejection(add(id, 0, { mark: 'b' }), 'CONFLICT');
  });

  it('is limited to 50 MB', async () => {
    const { id } = await start((await aDraft(roadmaps)).id);
    const full = UPLOAD_MAX_BYTES / PART_MAX_BYTES;
    for (let number = 0; number < full; number += 1) await add(id, number, { bytes: PART_MAX_BYTES });
    await expectRejection(add(id, full, { bytes: 1 }), 'TOO_LARGE');
    expect(await add(id, 0)).toMatchObject({ parts: full, bytes: UPLOAD_MAX_BYTES });
  });

  it('is limited to twenty unfinished ones per roadmap', async () => {
    const { id: roadmapId } = await aDraft(roadmaps);
    const first = await start(roadmapId);
    for (let count = 1; count < MAX_UNFINISHED; count += 1) await start(roadmapId);
    await expectRejection(start(roadmapId), 'RULE_REFUSED');
    expect(await start(roadmapId, first.id)).toEqual(first);
  });

  it('does not exist for others', async () => {
    const { id: roadmapId } = await aDraft(roadmaps);
    const { id } = await start(roadmapId);
    await expectRejection(start(roadmapId, randomUUID(), asMentor(99)), 'NOT_FOUND');
    const part = { id, number: 0, sha256: hashOf(0), bytes: 1, seconds: 1 };
    await expectRejection(roadmaps.call(rpc.CheckRecording, { id }, asMentor(99)), 'NOT_FOUND');
    await expectRejection(roadmaps.call(rpc.AddRecordingPart, part, asMentor(99)), 'NOT_FOUND');
    for (const caller of [asLearner(), asMentor(99)]) {
      await expectRejection(roadmaps.call(rpc.LocateRecording, { id }, caller), 'NOT_FOUND');
      await expectRejection(roadmaps.call(rpc.DeleteRecording, { id }, caller), 'NOT_FOUND');
    }
  });
});

describe('a finished recording', () => {
  it('names its source, has no parts and accepts none', async () => {
    const { id: roadmapId } = await aDraft(roadmaps);
    const { id } = await start(roadmapId);
    await add(id, 0);
    const source = await aTranscript(roadmaps, roadmapId, 'As if it were sound');
    const close = () => roadmaps.call(rpc.CloseRecording, { id, sourceId: source.id }, asMentor());
    expect(await close()).toMatchObject({ sourceId: source.id });
    expect(await close()).toMatchObject({ sourceId: source.id });
    expect([await list(roadmapId), await objectsOf(id)]).toEqual([[], []]);
    await expectRejection(add(id, 1), 'CONFLICT');
    await roadmaps.call(DeleteSource, { id: source.id }, asMentor());
    await expectRejection(roadmaps.call(rpc.LocateRecording, { id }, asMentor()), 'NOT_FOUND');
  });

  it('cannot name a source of another roadmap', async () => {
    const { id } = await start((await aDraft(roadmaps)).id);
    const source = await aTranscript(roadmaps, (await aDraft(roadmaps)).id, 'Of another roadmap');
    await expectRejection(
      roadmaps.call(rpc.CloseRecording, { id, sourceId: source.id }, asMentor()),
      'NOT_FOUND',
    );
  });
});

describe('the text of a recording', () => {
  const moments = [{ at: 0, seconds: 7 }];
  const aRecording = async () => {
    const { id: roadmapId } = await aDraft(roadmaps);
    const { id } = await aFile(roadmaps, roadmapId, 'sound', asMentor(), 'audio/webm');
    const { key } = await roadmaps.call(LocateSource, { id }, asMentor());
    const write = (name: string, caller: Caller = asMentor()) => {
      const given = { id, textKey: `${key}.${name}.txt`, words: 2, beginning: 'We left.', moments };
      return roadmaps.call(rpc.SetSourceText, given, caller);
    };
    return { roadmapId, id, key, write };
  };
  const processed = (sourceId: string) =>
    roadmaps.publish(SourceExtracted, { outcome: 'no-text', sourceId, message: 'No speech model.' });

  it('is written down by its mentor, once it is processed', async () => {
    const { id, key, write } = await aRecording();
    await expectRejection(write('early'), 'RULE_REFUSED');
    await processed(id);
    await eventually(async () => expect(await write('one')).toMatchObject({ status: 'ready', words: 2 }));
    expect(await roadmaps.call(LocateSource, { id }, asMentor())).toMatchObject({
      textKey: `${key}.one.txt`,
      moments,
    });
    await expectRejection(write('theirs', asMentor(99)), 'NOT_FOUND');
  });

  it('replaces the text before and deletes it, until a step quotes it', async () => {
    const { roadmapId, id, key, write } = await aRecording();
    await processed(id);
    await storage().put(`${key}.one.txt`, 'One', { contentType: 'text/plain' });
    await eventually(() => write('one'));
    await write('two');
    expect(await storage().head(`${key}.one.txt`)).toBeNull();
    const { steps } = await addStage(roadmaps, roadmapId, aStage('Told', 1));
    await roadmaps.get(Database).transaction(({ em }) =>
      em.query(
        `UPDATE steps SET evidence_source_id = $1, evidence_quote = 'We left.', evidence_start = 0, evidence_end = 8
         WHERE id = $2`,
        [id, steps[0]!.id],
      ),
    );
    await expectRejection(write('three'), 'RULE_REFUSED');
  });
});

describe('an abandoned recording', () => {
  it('is deleted with its parts by its mentor', async () => {
    const { id: roadmapId } = await aDraft(roadmaps);
    const { id } = await start(roadmapId);
    await add(id, 0);
    await roadmaps.call(rpc.DeleteRecording, { id }, asMentor());
    expect([await list(roadmapId), await objectsOf(id)]).toEqual([[], []]);
  });

  it('is deleted after seven days, and its objects with it', async () => {
    const { id: roadmapId } = await aDraft(roadmaps);
    const { id } = await start(roadmapId);
    await add(id, 0);
    const sweepIn = async (days: number) => {
      await new DeleteExpiredRecords(roadmaps.get(Database), inDays(days)).execute();
      const [sources, objects] = [roadmaps.get(SourcesRepository), roadmaps.get(DeleteObjects)];
      await new DeleteOrphanedObjects(storage(), inDays(days), sources, objects).execute();
    };
    await sweepIn(6.9);
    expect([(await list(roadmapId)).length, (await objectsOf(id)).length]).toEqual([1, 1]);
    await sweepIn(7.1);
    expect([await list(roadmapId), await objectsOf(id)]).toEqual([[], []]);
  });
});
