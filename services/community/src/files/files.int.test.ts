// guarantees: A file of 500 MB arrives whole through three cuts and a killed gateway; its upload is continued by its owner only
import { beforeAll, describe, expect, it } from '@jest/globals';
import { FileProbed } from '@waymark/contracts/ai/events';
import { ProbeFileJob } from '@waymark/contracts/ai/jobs';
import type { Caller } from '@waymark/contracts/caller';
import { FileChanged } from '@waymark/contracts/community/events';
import { fileFolder, type OpenUploadInput, type StoredFile } from '@waymark/contracts/community/files';
import * as rpc from '@waymark/contracts/community/files.endpoints';
import { UserDeleted } from '@waymark/contracts/identity/events';
import { Database } from '@waymark/database/database';
import { newId } from '@waymark/kernel/ids';
import type { ObjectStorage } from '@waymark/storage/port';
import type { ResumableUploads } from '@waymark/storage/resumable/port';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';
import { AttachFiles } from './app/attach-files.ts';
import { SweepFiles } from './app/sweep-files.ts';
import { STORAGE, UPLOADS } from './storage.ts';

const MB = 1024 * 1024;
const community = new Harness({ UPLOADS_UNFINISHED: '2', UPLOAD_MB_PER_DAY: '600' }).forFile();

let lastId = 7_000;
let owner: Caller;
const anOwner = () => asMentor(++lastId);
beforeAll(() => {
  owner = anOwner();
});

const video = { name: 'talk.mp4', size: 1_000, type: 'video/mp4' };
const open = (body: OpenUploadInput, by = owner) => community.call(rpc.OpenFile, body, by);
const complete = (file: StoredFile, by = owner, given: object = {}) => {
  const stored = {
    id: file.id,
    key: `${fileFolder(file.id)}resumed`,
    size: 1_000,
    type: 'video/mp4',
    extension: 'mp4',
  };
  return community.call(rpc.CompleteFile, { ...stored, ...given }, by);
};
const get = (id: string, by: Caller = owner) => community.call(rpc.GetFile, { id }, by);
const probed = { outcome: 'ready' as const, durationSeconds: 61.5, pageCount: null, hasThumbnail: true };

/** A file that the worker has checked. */
async function aReadyFile(by: Caller): Promise<StoredFile> {
  const file = await open(video, by);
  await complete(file, by);
  await community.publish(FileProbed, { ...probed, fileId: file.id });
  await eventually(async () => expect((await get(file.id, by)).state).toBe('ready'));
  return get(file.id, by);
}

describe('stored bytes', () => {
  it('count all files of a user from the opening of an upload until its removal', async () => {
    const by = anOwner();
    const bytesOf = async (caller: Caller) => (await community.call(rpc.GetStoredBytes, {}, caller)).bytes;
    expect(await bytesOf(by)).toBe(0);
    const unfinished = await open({ ...video, size: 5_000 }, by);
    await aReadyFile(by);
    expect(await bytesOf(by)).toBe(6_000);
    expect(await bytesOf(anOwner())).toBe(0);
    await community.call(rpc.RemoveFile, { id: unfinished.id }, by);
    // Also of a former mentor.
    expect(await bytesOf(asLearner(by.userId))).toBe(1_000);
  });
});

describe('opening an upload', () => {
  it('continues the unfinished upload of the same file of the same person', async () => {
    const by = anOwner();
    const chosen = { ...video, fingerprint: 'talk.mp4-video/mp4-1000-1' };
    const first = await open(chosen, by);
    expect((await open(chosen, by)).id).toBe(first.id);
    expect((await open({ ...chosen, fingerprint: 'another' }, by)).id).not.toBe(first.id);
    expect((await open(chosen, anOwner())).id).not.toBe(first.id);
  });

  it('is refused beyond the number of unfinished uploads, also when many are opened at once', async () => {
    const by = anOwner();
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => open(video, by)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(open(video, by)).rejects.toMatchObject({ code: 'RULE_REFUSED' });
    expect(await community.call(rpc.ListFileUploads, {}, by)).toHaveLength(2);
  });

  it('is refused beyond the bytes of a day, also with an upload that was cancelled', async () => {
    const by = anOwner();
    const { id } = await open({ ...video, size: 400 * MB }, by);
    await community.call(rpc.RemoveFile, { id }, by);
    await expect(open({ ...video, size: 201 * MB }, by)).rejects.toMatchObject({
      code: 'RULE_REFUSED',
      message: expect.stringContaining('200 MB are left'),
    });
    const unknown = await open({}, by);
    const check = { id: unknown.id, size: 201 * MB };
    await expect(community.call(rpc.CheckFileUpload, check, by)).rejects.toMatchObject({
      code: 'RULE_REFUSED',
    });
  });

  it('is for mentors and admins, but for messages', async () => {
    await expect(open(video, asLearner())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const file = { purpose: 'message' as const, name: 'a.pdf', size: 1_000 };
    expect(await open(file, asLearner())).toMatchObject({ purpose: 'message', state: 'uploading' });
    const by = anOwner();
    const { id } = await open(video, by);
    const former = asLearner(by.userId);
    await expect(community.call(rpc.CheckFileUpload, { id }, former)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('an upload that arrives', () => {
  it('is checked by the worker once, although it is completed twice', async () => {
    const by = anOwner();
    const file = await open(video, by);
    const [one, two] = await Promise.all([complete(file, by), complete(file, by)]);
    expect([one, two].map((done) => [done.file.state, done.isUsed])).toEqual([
      ['checking', true],
      ['checking', true],
    ]);
    const other = await complete(file, by, { key: `${fileFolder(file.id)}other` });
    expect(other.isUsed).toBe(false);
    expect(await community.emitted(ProbeFileJob, { fileId: file.id })).toHaveLength(1);
    await expect(community.call(rpc.CheckFileUpload, { id: file.id }, by)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is refused with a reason for a type of another use', async () => {
    const by = anOwner();
    const file = await open(video, by);
    const done = await complete(file, by, { type: 'image/png', extension: 'png' });
    expect(done).toMatchObject({
      isUsed: false,
      file: { state: 'refused', reason: expect.stringContaining('not supported') },
    });
    expect(await community.emitted(FileChanged, { fileId: file.id })).toHaveLength(1);
    expect(await community.emitted(ProbeFileJob, { fileId: file.id })).toEqual([]);
  });

  it('is refused when its name does not fit its content', async () => {
    const by = anOwner();
    const file = await open({ ...video, name: 'talk.pdf' }, by);
    expect((await complete(file, by)).file).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('talk.pdf'),
    });
  });

  it('is not found by other users', async () => {
    const by = anOwner();
    const file = await open(video, by);
    const other = anOwner();
    const missing = { code: 'NOT_FOUND' };
    await expect(get(file.id, other)).rejects.toMatchObject(missing);
    await expect(complete(file, other)).rejects.toMatchObject(missing);
    await expect(community.call(rpc.CheckFileUpload, { id: file.id }, other)).rejects.toMatchObject(missing);
    await expect(community.call(rpc.RemoveFile, { id: file.id }, other)).rejects.toMatchObject(missing);
  });
});

describe('a checked file', () => {
  it('has what the worker measured, once', async () => {
    const by = anOwner();
    const file = await aReadyFile(by);
    expect(file).toMatchObject({ durationSeconds: 61.5, hasThumbnail: true, isAttached: false });
    await community.publish(FileProbed, { outcome: 'refused', fileId: file.id, reason: 'Late.' });
    const begun = await community.call(rpc.BeginProbe, { fileId: file.id });
    expect(begun).toEqual({ next: 'skip' });
    expect((await get(file.id, by)).state).toBe('ready');
  });

  it('is read by its owner only, until it is attached to something that others see', async () => {
    const by = anOwner();
    const { id } = await aReadyFile(by);
    const locate = (viewer: Caller | null) => community.call(rpc.LocateFile, { id, part: 'content' }, viewer);
    expect(await locate(by)).toMatchObject({ contentType: 'video/mp4', name: 'talk.mp4' });
    for (const viewer of [anOwner(), asLearner(), null])
      await expect(locate(viewer)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is attached once only, by its owner, for its declared use', async () => {
    const by = anOwner();
    const { id } = await aReadyFile(by);
    const attach = (userId: number, to: string, purpose: 'material' | 'captions' = 'material') =>
      community
        .get(Database)
        .transaction((tx) =>
          community.get(AttachFiles).attach(tx, id, { userId, purpose }, { kind: 'material', id: to }),
        );
    const material = newId();
    await expect(attach(anOwner().userId, material)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(attach(by.userId, material, 'captions')).rejects.toMatchObject({ code: 'RULE_REFUSED' });
    await attach(by.userId, material);
    await attach(by.userId, material);
    await expect(attach(by.userId, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(community.call(rpc.RemoveFile, { id }, by)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a picture', () => {
  const aChecked = async (purpose: 'thumbnail' | 'message', type: string, extension: string) => {
    const by = anOwner();
    const file = await open({ purpose, name: '', size: 1_000 }, by);
    await complete(file, by, { type, extension });
    await community.publish(FileProbed, { ...probed, durationSeconds: null, fileId: file.id });
    await eventually(async () => expect((await get(file.id, by)).state).toBe('ready'));
    const { key, contentType } = await community.call(rpc.LocateFile, { id: file.id, part: 'content' }, by);
    return [key.replace(fileFolder(file.id), ''), contentType];
  };

  it('is kept as its re-encoded copy only, which tells no place; a document with a cover stays as it is', async () => {
    const copy = ['thumbnail', 'image/webp'];
    expect(await aChecked('thumbnail', 'image/jpeg', 'jpg')).toEqual(copy);
    expect(await aChecked('message', 'image/jpeg', 'jpg')).toEqual(copy);
    expect(await aChecked('message', 'application/pdf', 'pdf')).toEqual(['resumed', 'application/pdf']);
  });
});

describe('the sweep', () => {
  const age = (id: string) =>
    community.sql(`UPDATE files SET touched_at = now() - interval '49 hours' WHERE id = $1`, [id]);

  it('removes uploads that were given up and files that nothing shows, with their bytes', async () => {
    const by = anOwner();
    const storage = community.get<ObjectStorage>(STORAGE);
    const uploads = community.get<ResumableUploads>(UPLOADS);
    const ready = await aReadyFile(by);
    const key = `${fileFolder(ready.id)}resumed`;
    await storage.put(key, 'bytes', { contentType: 'application/octet-stream' });
    const given = await open(video, by);
    await uploads.begin(given.id, 1_000);
    const fresh = await open({ ...video, fingerprint: 'fresh' }, by);
    await age(ready.id);
    await age(given.id);
    await community.get(SweepFiles).execute();
    await expect(get(ready.id, by)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(get(given.id, by)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await get(fresh.id, by)).state).toBe('uploading');
    expect([await storage.head(key), await uploads.progress(given.id)]).toEqual([null, null]);
  });

  it('enqueues a check again whose job was lost', async () => {
    const by = anOwner();
    const file = await open(video, by);
    await complete(file, by);
    await eventually(async () => {
      const [row] = await community.sql(
        'SELECT FROM outbox WHERE payload->>$1 = $2 AND published_at IS NULL',
        ['fileId', file.id],
      );
      expect(row).toBeUndefined();
    });
    await community.loseJobs();
    await age(file.id);
    await eventually(async () =>
      expect(await community.emitted(ProbeFileJob, { fileId: file.id })).toHaveLength(2),
    );
  });

  it('deletes the files of a deleted account', async () => {
    const by = anOwner();
    const { id } = await aReadyFile(by);
    const key = `${fileFolder(id)}resumed`;
    const storage = community.get<ObjectStorage>(STORAGE);
    await storage.put(key, 'bytes', { contentType: 'application/octet-stream' });
    await community.publish(UserDeleted, { userId: by.userId, roadmaps: 'keep' });
    await eventually(async () => {
      expect(await community.sql('SELECT FROM files WHERE owner_id = $1', [by.userId])).toEqual([]);
      expect(await storage.head(key)).toBeNull();
    });
  });
});
