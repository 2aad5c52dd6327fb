// guarantees: The join link and the recording of a peer session reach only its host and those with a place
import { describe, expect, it } from '@jest/globals';
import { FileProbed } from '@waymark/contracts/ai/events';
import { ProbeFileJob } from '@waymark/contracts/ai/jobs';
import type { Caller } from '@waymark/contracts/caller';
import { LocateFile } from '@waymark/contracts/community/files.endpoints';
import { PeerSessionChanged } from '@waymark/contracts/community/peer-events';
import * as rpc from '@waymark/contracts/community/peer-sessions.endpoints';
import { FixedClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';
import { aMember } from '../testing/members.ts';
import { HOUR, PeerScene } from '../testing/peer-sessions.ts';

const clock = new FixedClock(new Date());
const community = new Harness({ PEER_SESSIONS_SECONDS: '3600' }, { clock }).forFile();
const scene = new PeerScene(community, clock);
const refused = (code: string) => expect.objectContaining({ code });

/** A file of this person. */
async function aFile(owner: Caller, state = 'ready', purpose = 'peer-recording', type = 'video/mp4') {
  const id = newId();
  await community.sql(
    `INSERT INTO files (id, owner_id, purpose, name, state, size, type, object_key, duration_seconds, created_at, touched_at)
     VALUES ($1, $2, $3, 'recording.mp4', $4, 2048, $5, $6, $7, now(), now())`,
    [id, owner.userId, purpose, state, type, `files/${id}/content`, state === 'ready' ? 61 : null],
  );
  return id;
}
const set = ({ id }: { id: string }, by: Caller, fileId: string, captionsFileId: string | null = null) =>
  community.call(rpc.SetPeerRecording, { id, body: { fileId, captionsFileId } }, by);

describe('a recording', () => {
  it('is added by the host when the session is over, and is for those who were registered', async () => {
    const { host, session, placed, waiting } = await scene.full(1, 1);
    const file = await aFile(host);
    const captions = await aFile(host, 'ready', 'captions', 'text/vtt');
    await expect(set(session, host, file)).rejects.toEqual(refused('RULE_REFUSED'));
    clock.advance(3 * HOUR);
    expect(await scene.reads(session, host)).toMatchObject({ status: 'live', recordingStatus: 'recording' });
    clock.advance(2 * HOUR);
    expect(await scene.reads(session, host)).toMatchObject({ status: 'past', recordingStatus: 'none' });
    await expect(set(session, placed[0]!, file)).rejects.toEqual(refused('FORBIDDEN'));
    const facts = {
      recordingStatus: 'ready',
      recordingKind: 'video',
      recordingDuration: 61,
      recordingSize: 2048,
    };
    expect(await set(session, host, file, captions)).toMatchObject(facts);
    expect(await scene.reads(session, placed[0]!)).toMatchObject({
      ...facts,
      ...{ recordingUrl: `/api/objects/${file}`, captionsUrl: `/api/objects/${captions}` },
    });
    const stranger = await aMember(community);
    for (const by of [waiting[0]!, stranger]) {
      expect(await scene.reads(session, by)).toMatchObject({
        ...facts,
        recordingUrl: null,
        captionsUrl: null,
      });
    }
    const located = (id: string, by: Caller | null) =>
      community.call(LocateFile, { id, part: 'content' }, by);
    for (const id of [file, captions]) {
      for (const by of [host, placed[0]!])
        expect(await located(id, by)).toMatchObject({ key: `files/${id}/content` });
      for (const by of [waiting[0]!, stranger, null]) {
        await expect(located(id, by)).rejects.toEqual(refused('NOT_FOUND'));
      }
    }
  });

  it('is refused unless its file has arrived, is a recording and of the host', async () => {
    const [host, other] = [await aMember(community), await aMember(community)];
    const session = await scene.hosts(host);
    clock.advance(5 * HOUR);
    await expect(set(session, host, await aFile(host, 'uploading'))).rejects.toEqual(refused('RULE_REFUSED'));
    await expect(set(session, host, await aFile(host, 'ready', 'material'))).rejects.toEqual(
      refused('RULE_REFUSED'),
    );
    await expect(set(session, host, await aFile(other))).rejects.toEqual(refused('NOT_FOUND'));
    await expect(set(session, host, newId())).rejects.toEqual(refused('NOT_FOUND'));
    expect(await scene.reads(session, host)).toMatchObject({ recordingStatus: 'none' });
  });

  it('is replaced and deleted with its files', async () => {
    const host = await aMember(community);
    const session = await scene.hosts(host);
    clock.advance(5 * HOUR);
    const [first, second] = [await aFile(host), await aFile(host)];
    await set(session, host, first);
    expect(await set(session, host, second)).toMatchObject({ recordingUrl: `/api/objects/${second}` });
    const states = async () =>
      (
        await community.sql<{ state: string }>('SELECT state FROM files WHERE id = ANY($1) ORDER BY id', [
          [first, second],
        ])
      ).map(({ state }) => state);
    expect(await states()).toEqual(['removed', 'ready']);
    for (const _ of [1, 2]) {
      expect(await community.call(rpc.RemovePeerRecording, { id: session.id }, host)).toMatchObject({
        ...{ recordingStatus: 'none', recordingUrl: null, recordingCreatedAt: null },
      });
    }
    expect(await states()).toEqual(['removed', 'removed']);
  });
});

describe('a recording that is still checked', () => {
  const ready = { outcome: 'ready' as const, durationSeconds: 61.5, pageCount: null, hasThumbnail: false };
  const signals = async ({ id }: { id: string }) =>
    (await community.emitted(PeerSessionChanged, { sessionId: id })).length;
  const nothing = { recordingUrl: null, captionsUrl: null, recordingDuration: null };

  /** Saved while the recording and its captions are checked. */
  async function processing() {
    const { host, session, placed } = await scene.full(1, 0);
    clock.advance(5 * HOUR);
    const file = await aFile(host, 'checking');
    const captions = await aFile(host, 'checking', 'captions', 'text/vtt');
    const saved = await set(session, host, file, captions);
    return { host, session, viewer: placed[0]!, file, captions, saved };
  }

  it('is processed, then ready by itself with its captions, and signals each to open pages', async () => {
    const { host, session, viewer, file, captions, saved } = await processing();
    const located = () => community.call(LocateFile, { id: file, part: 'content' }, viewer);
    expect(saved).toMatchObject({ recordingStatus: 'processing', ...nothing });
    for (const by of [host, viewer])
      expect(await scene.reads(session, by)).toMatchObject({ recordingStatus: 'processing', ...nothing });
    await expect(located()).rejects.toEqual(refused('NOT_FOUND'));
    const before = await signals(session);

    await community.publish(FileProbed, { ...ready, fileId: file });
    await eventually(async () =>
      expect(await scene.reads(session, viewer)).toMatchObject({
        ...{ recordingStatus: 'ready', recordingDuration: 61.5, recordingUrl: `/api/objects/${file}` },
        captionsUrl: null,
      }),
    );
    expect(await located()).toMatchObject({ key: `files/${file}/content` });
    await community.publish(FileProbed, { ...ready, durationSeconds: null, fileId: captions });
    await eventually(async () =>
      expect(await scene.reads(session, viewer)).toMatchObject({ captionsUrl: `/api/objects/${captions}` }),
    );
    expect(await signals(session)).toBe(before + 2);
  });

  it('is removed with its captions when it is refused, and the host reads why until the next one', async () => {
    const { host, session, viewer, file, captions } = await processing();
    const before = await signals(session);
    await community.publish(FileProbed, { outcome: 'refused', fileId: file, reason: 'It is damaged.' });
    const gone = { recordingStatus: 'none', recordingKind: null, recordingSize: null, ...nothing };
    await eventually(async () =>
      expect(await scene.reads(session, host)).toMatchObject({
        ...gone,
        recordingFault: 'The recording was not accepted. It is damaged.',
      }),
    );
    expect(await scene.reads(session, viewer)).toMatchObject({ ...gone, recordingFault: null });
    expect(await signals(session)).toBe(before + 1);
    const rows = await community.sql<object>(
      'SELECT state, attached_id AS "attachedId" FROM files WHERE id = ANY($1) ORDER BY purpose',
      [[file, captions]],
    );
    expect(rows).toEqual([
      { state: 'removed', attachedId: null },
      { state: 'refused', attachedId: null },
    ]);
    expect(await set(session, host, await aFile(host))).toMatchObject({
      ...{ recordingStatus: 'ready', recordingFault: null },
    });
  });

  it('stays when only its captions are refused', async () => {
    const { host, session, file, captions } = await processing();
    await community.publish(FileProbed, { outcome: 'refused', fileId: captions, reason: 'It has no cues.' });
    await eventually(async () =>
      expect(await scene.reads(session, host)).toMatchObject({
        ...{ recordingStatus: 'processing', captionsUrl: null },
        recordingFault: 'The captions were not accepted. It has no cues.',
      }),
    );
    await community.publish(FileProbed, { ...ready, fileId: file });
    await eventually(async () =>
      expect(await scene.reads(session, host)).toMatchObject({ recordingStatus: 'ready' }),
    );
  });

  it('can be replaced before its result arrives, which then changes nothing', async () => {
    const { host, session, file } = await processing();
    const next = await aFile(host, 'checking');
    expect(await set(session, host, next)).toMatchObject({ recordingStatus: 'processing' });
    await community.publish(FileProbed, { outcome: 'refused', fileId: file, reason: 'Late.' });
    await community.publish(FileProbed, { ...ready, fileId: next });
    await eventually(async () =>
      expect(await scene.reads(session, host)).toMatchObject({
        ...{ recordingStatus: 'ready', recordingFault: null, recordingUrl: `/api/objects/${next}` },
      }),
    );
  });

  it('is checked again when the job was lost', async () => {
    const { file } = await processing();
    await community.sql(`UPDATE files SET touched_at = now() - interval '49 hours' WHERE id = $1`, [file]);
    await eventually(async () =>
      expect(await community.emitted(ProbeFileJob, { fileId: file })).toHaveLength(1),
    );
  });
});
