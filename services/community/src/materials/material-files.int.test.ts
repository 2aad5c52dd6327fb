// guarantees: Learning materials: no content for visitors, drafts only for their author and admins, one view per person and day
import { expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { MaterialChanged } from '@waymark/contracts/community/events';
import { uploadAddress } from '@waymark/contracts/community/file-address';
import { LocateFile } from '@waymark/contracts/community/files.endpoints';
import * as rpc from '@waymark/contracts/community/materials.endpoints';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { Harness } from '../testing/harness.ts';
import { aFile, aMaterial, LINK } from '../testing/materials.ts';
import { aMember } from '../testing/members.ts';

const community = new Harness().forFile();
const [admin, learner] = [asAdmin(), asLearner()];
const refused = (code: string) => expect.objectContaining({ code });
const urlOf = (id: string) => `/api/objects/${id}`;
const states = async (ids: string[]) => {
  const rows = await community.sql<{ id: string; state: string }>('SELECT id, state FROM files');
  return ids.map((id) => rows.find((row) => row.id === id)?.state);
};
const share = (author: Caller, fileId: string, given = {}) =>
  aMaterial(community, author, { type: 'video', contentUrl: urlOf(fileId), ...given });

it('shows what the worker found in the file of a material', async () => {
  const author = await aMember(community);
  const [fileId, captions] = [
    await aFile(community, author),
    await aFile(community, author, { type: 'text/vtt', purpose: 'captions' }),
  ];
  const made = await share(author, fileId, { captionsUrl: urlOf(captions) });
  expect(made).toMatchObject({
    ...{ contentUrl: urlOf(fileId), captionsUrl: urlOf(captions), host: null, duration: 61, pageCount: 3 },
    ...{
      thumbnail_url: `${urlOf(fileId)}/thumbnail`,
      file: { name: 'a file', type: 'video/mp4', size: 1000 },
    },
  });
  expect(await community.emitted(MaterialChanged, { materialId: made.id })).toMatchObject([
    { durationSeconds: 61, pageCount: 3 },
  ]);
  const forVisitors = { contentUrl: null, captionsUrl: null, thumbnail_url: made.thumbnail_url };
  expect(await community.call(rpc.GetMaterial, { id: made.id })).toMatchObject(forVisitors);
});

it('takes the address that a file was uploaded to, and waits for its check', async () => {
  const author = await aMember(community);
  const fileId = await aFile(community, author, { state: 'checking' });
  const shared = share(author, fileId, { contentUrl: uploadAddress(fileId) });
  await community.sql(`UPDATE files SET state = 'ready' WHERE id = $1`, [fileId]);
  expect(await shared).toMatchObject({ contentUrl: urlOf(fileId) });
});

it('takes only a file of the author that is ready, fits the type and is not in use', async () => {
  const [author, other] = [await aMember(community), await aMember(community)];
  const cases: [string, string, string][] = [
    [await aFile(community, other), 'video', 'NOT_FOUND'],
    [await aFile(community, author, { state: 'checking' }), 'video', 'RULE_REFUSED'],
    [await aFile(community, author, { type: 'text/vtt', purpose: 'captions' }), 'document', 'RULE_REFUSED'],
    [await aFile(community, author, { type: 'audio/mpeg' }), 'video', 'RULE_REFUSED'],
    [await aFile(community, author, { type: 'application/pdf' }), 'audio', 'RULE_REFUSED'],
  ];
  for (const [fileId, type, code] of cases) {
    await expect(share(author, fileId, { type })).rejects.toEqual(refused(code));
  }
  const used = await aFile(community, author);
  await share(author, used);
  await expect(share(author, used)).rejects.toEqual(refused('CONFLICT'));
  const both = await aFile(community, author);
  const results = await Promise.allSettled([share(author, both), share(author, both)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('removes a file that was replaced, and those of a deleted material', async () => {
  const author = await aMember(community);
  const [first, second] = [await aFile(community, author), await aFile(community, author)];
  const { id } = await share(author, first);
  await community.call(rpc.EditMaterial, { id, body: { title: 'Same file' } }, author);
  expect(await states([first])).toEqual(['ready']);
  await expect(community.call(rpc.EditMaterial, { id, body: { type: 'audio' } }, author)).rejects.toEqual(
    refused('RULE_REFUSED'),
  );
  const edited = await community.call(rpc.EditMaterial, { id, body: { contentUrl: urlOf(second) } }, author);
  expect(edited).toMatchObject({ contentUrl: urlOf(second), title: 'Same file' });
  expect(await states([first, second])).toEqual(['removed', 'ready']);
  await community.call(rpc.EditMaterial, { id, body: { contentUrl: LINK } }, author);
  expect(await states([second])).toEqual(['removed']);
  const third = await aFile(community, author);
  const other = await share(author, third);
  await community.call(rpc.DeleteMaterial, { id: other.id }, admin);
  expect(await states([third])).toEqual(['removed']);
});

it('gives the content to users, the thumbnail to visitors, and neither of a draft except to author and admins', async () => {
  const author = await aMember(community);
  const fileId = await aFile(community, author);
  const { id } = await share(author, fileId);
  const readers = [null, learner, author, admin];
  const found = async (part: 'content' | 'thumbnail') => {
    const all = readers.map((by) => community.call(LocateFile, { id: fileId, part }, by));
    return (await Promise.allSettled(all)).map(({ status }) => status === 'fulfilled');
  };
  expect(await found('content')).toEqual([false, true, true, true]);
  expect(await found('thumbnail')).toEqual([true, true, true, true]);
  await community.call(rpc.UnpublishMaterial, { id }, author);
  expect(await found('content')).toEqual([false, false, true, true]);
  expect(await found('thumbnail')).toEqual([false, false, true, true]);
});
