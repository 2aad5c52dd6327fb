import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { LocateFile } from '@waymark/contracts/community/files.endpoints';
import { ListMaterials, ListOwnMaterials } from '@waymark/contracts/community/materials.endpoints';
import { GetMessageCounts, ListThreads } from '@waymark/contracts/community/messages.endpoints';
import { ListMembers } from '@waymark/contracts/community/network.endpoints';
import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { ListPeerSessions } from '@waymark/contracts/community/peer-sessions.endpoints';
import { ListSupportRequests } from '@waymark/contracts/community/support.endpoints';
import { demoMentors } from '@waymark/demo/mentors';
import { demoPeople } from '@waymark/demo/people';
import type { ObjectStorage } from '@waymark/storage/port';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { STORAGE } from '../files/storage.ts';
import { Harness } from '../testing/harness.ts';
import { demoMaterials } from './demo-materials.ts';
import { demoPeerSessions } from './demo-peer-sessions.ts';
import { demoRequests } from './demo-requests.ts';

const community = new Harness({ DEMO_MODE: 'true' }).forFile();
const rosa = asMentor(demoPeople.mentor.id);

describe('the demo', () => {
  it('has a card of each mentor and threads, once, also after a restart', async () => {
    await community.restart();
    const members = await community.call(ListMembers, { limit: 100 }, rosa);
    expect(members.items.map(({ name }) => name).sort()).toEqual(demoMentors.map(({ name }) => name).sort());
    const requests = await community.call(ListSupportRequests, { limit: 100 }, rosa);
    expect(requests.items.map(({ title }) => title).sort()).toEqual(
      demoRequests.map(({ title }) => title).sort(),
    );
    const sessions = await community.call(ListPeerSessions, { limit: 100, period: 'all' }, rosa);
    expect(sessions.items.map(({ title }) => title).sort()).toEqual(
      demoPeerSessions.map(({ body }) => body.title).sort(),
    );
    expect(new Set(sessions.items.map(({ status }) => status))).toEqual(new Set(['past', 'upcoming']));
    expect(sessions.items.some(({ waiting }) => waiting > 0)).toBe(true);
    expect(requests.items.some(({ state, helpedBy }) => state === 'closed' && helpedBy)).toBe(true);
  });

  it('has conversations, and a request that waits for the mentor, once', async () => {
    const box = async (name: 'inbox' | 'requests', by: Caller) =>
      (await community.call(ListThreads, { box: name }, by)).items.map(({ with: { name: of } }) => of);
    const ana = asLearner(demoPeople.learner.id);
    const nameOf = (id: number) => demoMentors.find((one) => one.id === id)!.name;
    expect(await box('inbox', ana)).toEqual([nameOf(demoPeople.mentor.id), nameOf(demoPeople.tomas.id)]);
    expect(await box('requests', rosa)).toEqual(['nora']);
    expect(await community.call(GetMessageCounts, {}, ana)).toMatchObject({ unread: 2, threads: 1 });
  });

  it('has a past session with a recording and captions that the mentor and the host can watch', async () => {
    const sessions = await community.call(ListPeerSessions, { limit: 100, period: 'past' }, rosa);
    const recorded = sessions.items.filter(({ recordingStatus }) => recordingStatus === 'ready');
    expect(recorded).toHaveLength(1);
    const [{ recordingUrl, captionsUrl, own }] = recorded as [PeerSession];
    expect(own).toBe('registered');
    for (const url of [recordingUrl, captionsUrl]) {
      const id = url!.split('/').at(-1)!;
      for (const by of [rosa, asMentor(demoPeople.jonas.id)]) {
        const { key } = await community.call(LocateFile, { id, part: 'content' }, by);
        expect(await community.get<ObjectStorage>(STORAGE).head(key)).not.toBeNull();
      }
      const stranger = community.call(LocateFile, { id, part: 'content' }, asMentor(demoPeople.mei.id));
      await expect(stranger).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('has materials of every type with their files, and a draft, once', async () => {
    const { items } = await community.call(ListMaterials, { limit: 100 }, rosa);
    const published = demoMaterials.filter(({ is_published }) => is_published);
    expect(items.map(({ title }) => title).sort()).toEqual(published.map(({ title }) => title).sort());
    expect(new Set(items.map(({ type }) => type)).size).toBe(4);
    const files = items.filter(({ file }) => file);
    expect(files).toHaveLength(3);
    for (const { contentUrl } of files) {
      const id = contentUrl!.split('/').at(-1)!;
      const { key } = await community.call(LocateFile, { id, part: 'content' }, rosa);
      expect(await community.get<ObjectStorage>(STORAGE).head(key)).not.toBeNull();
    }
    const own = await community.call(ListOwnMaterials, { limit: 100 }, rosa);
    expect(own.items.filter(({ is_published }) => !is_published)).toHaveLength(1);
  });
});
