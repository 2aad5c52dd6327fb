import { expect, it } from '@jest/globals';
import { MaterialChanged } from '@waymark/contracts/community/events';
import * as materials from '@waymark/contracts/community/materials.endpoints';
import * as rpc from '@waymark/contracts/community/moderation.endpoints';
import { PeerSessionChanged } from '@waymark/contracts/community/peer-events';
import * as peer from '@waymark/contracts/community/peer-sessions.endpoints';
import { systemClock } from '@waymark/kernel/clock';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { Harness } from '../testing/harness.ts';
import { aMaterial } from '../testing/materials.ts';
import { aMember, report } from '../testing/members.ts';
import { PeerScene } from '../testing/peer-sessions.ts';

const community = new Harness().forFile();
const scene = new PeerScene(community, systemClock);
const call = community.call.bind(community);
const admin = asAdmin();
const refused = (code: string) => expect.objectContaining({ code });
const hide = (id: string) => call(rpc.HideItem, { id, body: { reason: 'It names a mentee.' } }, admin);
const HIDDEN = { reason: 'It names a mentee.' };

it('hides a peer session from all but its host and admins, and gives no place in it', async () => {
  const { host, session, placed } = await scene.full(2, 0);
  const reader = await aMember(community);
  const { id: sessionId } = session;
  const ofSession = { kind: 'peer-session' as const, itemId: sessionId };
  await expect(report(community, host, ofSession)).rejects.toEqual(refused('RULE_REFUSED'));
  const id = await report(community, reader, ofSession);
  expect(await hide(id)).toMatchObject({ link: `/mentor-community/sessions/${sessionId}` });
  for (const by of [reader, placed[0]!]) {
    await expect(scene.reads(session, by)).rejects.toEqual(refused('NOT_FOUND'));
    await expect(scene.registers(session, by)).rejects.toEqual(refused('NOT_FOUND'));
    await expect(call(peer.GetPeerSessionIcs, { id: sessionId }, by)).rejects.toEqual(refused('NOT_FOUND'));
    const { items } = await call(peer.ListPeerSessions, { limit: 100, period: 'all' }, by);
    expect(items.map((one) => one.id)).not.toContain(sessionId);
  }
  for (const by of [host, admin]) expect(await scene.reads(session, by)).toMatchObject({ hidden: HIDDEN });
  expect(await community.emitted(PeerSessionChanged, { sessionId })).not.toHaveLength(0);
  await call(rpc.RestoreItem, { id }, admin);
  expect(await scene.reads(session, reader)).toMatchObject({ hidden: null });
});

it('hides a learning material from all but its author and admins, and from roadmaps', async () => {
  const author = await aMember(community);
  const { id: materialId } = await aMaterial(community, author);
  const read = (by = asLearner()) => call(materials.GetMaterial, { id: materialId }, by);
  const id = await report(community, asLearner(), { kind: 'material', itemId: materialId });
  await hide(id);
  await expect(read()).rejects.toEqual(refused('NOT_FOUND'));
  for (const by of [author, admin]) expect(await read(by)).toMatchObject({ hiddenReason: HIDDEN.reason });
  await call(rpc.RestoreItem, { id }, admin);
  expect(await read()).toMatchObject({ hiddenReason: null });
  const states = (await community.emitted(MaterialChanged, { materialId })).map(({ state }) => state);
  expect(states.slice(-2)).toEqual(['hidden', 'published']);
});

it('does not publish an item again that its author withdrew while it was hidden', async () => {
  const { host, session } = await scene.full(1, 0);
  const { id: materialId } = await aMaterial(community, host);
  const hidden = [
    await report(community, asLearner(), { kind: 'material', itemId: materialId }),
    await report(community, await aMember(community), { kind: 'peer-session', itemId: session.id }),
  ];
  for (const id of hidden) await hide(id);
  await call(materials.UnpublishMaterial, { id: materialId }, host);
  await call(peer.CancelPeerSession, { id: session.id, body: { reason: '' } }, host);
  for (const id of hidden) await call(rpc.RestoreItem, { id }, admin);
  await expect(call(materials.GetMaterial, { id: materialId }, asLearner())).rejects.toEqual(
    refused('NOT_FOUND'),
  );
  expect(await scene.reads(session, host)).toMatchObject({ hidden: null, status: 'cancelled' });
});

it('deletes reports of a learning material that its author deletes', async () => {
  const author = await aMember(community);
  const { id } = await aMaterial(community, author);
  await report(community, asLearner(), { kind: 'material', itemId: id });
  await call(materials.DeleteMaterial, { id }, author);
  const { items } = await call(rpc.ListReportedItems, { state: 'open', limit: 100 }, admin);
  expect(items.filter(({ kind }) => kind === 'material')).toEqual([]);
});
