// guarantees: An account: cancelled at once, kept or erased by each service once, in a race with bookings; no name remains
// guarantees: The export contains all the own data and nothing of others, in messages below 1 MB
// guarantees: A request for help: matched mentors are informed once, one response helped, removed texts are gone
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { MaterialChanged } from '@waymark/contracts/community/events';
import { SaveMaterialPosition, ViewMaterial } from '@waymark/contracts/community/materials.endpoints';
import { ListMembers } from '@waymark/contracts/community/network.endpoints';
import { PeerSessionCancelled } from '@waymark/contracts/community/peer-events';
import { ExportCommunity, GetCommunityAtDeletion } from '@waymark/contracts/community/rpc-account';
import { GetSupportRequest, MarkHelpedResponse } from '@waymark/contracts/community/support.endpoints';
import { MentorChanged, UserDeleted, UserRoleChanged } from '@waymark/contracts/identity/events';
import { systemClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { asAdmin } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { exportedFiles, tablesWith } from '@waymark/testing/person-data';
import { manifest } from '../manifest.ts';
import { Harness } from '../testing/harness.ts';
import { aMaterial } from '../testing/materials.ts';
import { aMember, aRequest, respond } from '../testing/members.ts';
import { PeerScene } from '../testing/peer-sessions.ts';

const community = new Harness().forFile();
const scene = new PeerScene(community, systemClock);
const PAST = '2020-01-01T00:00:00.000Z';

async function erase({ userId }: Caller): Promise<void> {
  const id = newId();
  await community.publish(UserDeleted, { userId, roadmaps: 'keep' }, { id });
  await applied(id);
}
const applied = (id: string) =>
  eventually(async () => {
    expect(await community.sql('SELECT FROM inbox WHERE event_id = $1', [id])).toHaveLength(1);
  });

describe('a deleted account', () => {
  it('leaves no name and text, and the replies of others', async () => {
    const name = 'Zebulon Quill';
    const [gone, other] = [
      await aMember(community, { name, bio: `I am ${name}`, card: { helpOffered: [`Calling ${name}`] } }),
      await aMember(community),
    ];
    const own = await aRequest(community, gone, { title: name, description: `${name} is tired` });
    await respond(community, own.id, other);
    const theirs = await aRequest(community, other);
    const response = await respond(community, theirs.id, gone, `Yours, ${name}`);
    await respond(community, theirs.id, other, 'Thank you.', response.id);
    const body = { responseId: response.id };
    await community.call(MarkHelpedResponse, { id: theirs.id, body }, other);
    const { id } = await aMaterial(community, gone, { title: name, description: `By ${name} alone` });
    const counts = { requests: 1, responses: 1, materials: 1, hosted: 0, registrations: 0 };
    expect(await community.call(GetCommunityAtDeletion, {}, gone)).toEqual(counts);
    await erase(gone);
    await erase(gone);
    expect(await tablesWith(community, manifest, 'zebulon')).toEqual([]);
    const changes = await community.emitted(MaterialChanged, { materialId: id });
    expect(changes.map(({ state }) => state)).toEqual(['published', 'deleted']);
    await expect(community.call(GetSupportRequest, { id: own.id }, other)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await community.call(GetSupportRequest, { id: theirs.id }, other)).toMatchObject({
      ...{ helpedBy: null, responses: 1 },
      thread: [{ isRemoved: true, text: '', mentor: { name: 'A former mentor' } }, { text: 'Thank you.' }],
    });
  });

  it('cancels sessions of the host with notices, and gives places to those who wait', async () => {
    const name = 'Zebulon Quill';
    const [gone, host, next] = [
      await aMember(community, { name }),
      await aMember(community),
      await aMember(community),
    ];
    const hosted = await scene.hosts(gone, { title: `With ${name}`, facilitationNotes: name });
    await scene.registers(hosted, next);
    const session = await scene.hosts(host, { maxParticipants: 1 });
    for (const person of [gone, next]) await scene.registers(session, person);
    expect(await community.call(GetCommunityAtDeletion, {}, gone)).toMatchObject({
      hosted: 1,
      registrations: 1,
    });
    await erase(gone);
    await erase(gone);
    expect(await tablesWith(community, manifest, 'zebulon')).toEqual([]);
    expect(await community.emitted(PeerSessionCancelled, { sessionId: hosted.id })).toMatchObject([
      { hostName: 'A former mentor', registered: [{ userId: next.userId }] },
    ]);
    await expect(scene.reads(hosted, next)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await scene.reads(session, host)).toMatchObject({
      waiting: 0,
      participants: [{ id: next.userId }],
    });
  });

  it('stays erased when older events arrive later', async () => {
    const gone = await aMember(community);
    await erase(gone);
    const { userId, username } = gone;
    const [role, profile] = [newId(), newId()];
    await community.publish(UserRoleChanged, { userId, username, role: 'mentor' }, { id: role, at: PAST });
    const older = { mentorId: userId, name: 'Zebulon', avatar: null, bio: '', version: 2 };
    await community.publish(MentorChanged, older, { id: profile });
    await Promise.all([applied(role), applied(profile)]);
    const { items } = await community.call(ListMembers, { limit: 100 }, asAdmin());
    expect(items.filter(({ id }) => id === userId)).toEqual([]);
    expect(await tablesWith(community, manifest, 'zebulon')).toEqual([]);
  });
});

describe('the export', () => {
  it('contains the own card, requests, responses, materials and views, and no text of others', async () => {
    const [one, other] = [
      await aMember(community, { card: { contactEmail: 'me@community.example' } }),
      await aMember(community),
    ];
    const own = await aRequest(community, one);
    await respond(community, own.id, other, 'A text of the other');
    const theirs = await aRequest(community, other, { title: 'A title of the other' });
    await respond(community, theirs.id, one, 'Mine');
    const { id } = await aMaterial(community, one, { title: 'Shared by me' });
    const read = await aMaterial(community, other, { title: 'Material of the other' });
    await community.call(ViewMaterial, { id: read.id }, one);
    await community.call(SaveMaterialPosition, { id: read.id, body: { position: 7 } }, one);
    const hosted = await scene.hosts(one, { facilitationNotes: 'My notes' });
    const session = await scene.hosts(other, { title: 'A session of the other' });
    await scene.registers(session, one);
    const { files } = await exportedFiles(community, ExportCommunity, one);
    expect(files['network-card']).toMatchObject([{ contact_email: 'me@community.example' }]);
    expect(files['support-requests']).toMatchObject([{ id: own.id }]);
    expect(files['support-responses']).toMatchObject([{ text: 'Mine' }]);
    expect(files['learning-materials']).toMatchObject([{ id, title: 'Shared by me' }]);
    expect(files['learning-material-views']).toMatchObject([{ material_id: read.id }]);
    expect(files['learning-material-positions']).toMatchObject([{ material_id: read.id, position: 7 }]);
    expect(files['peer-sessions']).toMatchObject([{ id: hosted.id, facilitation_notes: 'My notes' }]);
    expect(files['peer-registrations']).toMatchObject([{ session_id: session.id, state: 'registered' }]);
    expect(JSON.stringify(files)).not.toContain('of the other');
  });
});
