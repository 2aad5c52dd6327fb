// guarantees: A peer session is never overbooked; 300 clients get one place each, the rest wait in order and move up
// guarantees: The join link and the recording of a peer session reach only its host and those with a place
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import * as events from '@waymark/contracts/community/peer-events';
import * as rpc from '@waymark/contracts/community/peer-sessions.endpoints';
import { systemClock } from '@waymark/kernel/clock';
import { Harness } from '../testing/harness.ts';
import { aMember } from '../testing/members.ts';
import { MINUTE, PeerScene } from '../testing/peer-sessions.ts';

const community = new Harness().forFile();
const scene = new PeerScene(community, systemClock);
const refused = (code: string) => expect.objectContaining({ code });
const idsOf = (people: { userId: number }[]) => people.map(({ userId }) => userId);
const movedUp = async ({ id: sessionId }: { id: string }) =>
  (await community.emitted(events.PeerMovedUp, { sessionId })).flatMap(({ to }) => idsOf(to));

describe('a place', () => {
  it('is taken once per person, and not by the host', async () => {
    const [host, one] = [await aMember(community), await aMember(community)];
    const session = await scene.hosts(host);
    await expect(scene.registers(session, host)).rejects.toEqual(refused('RULE_REFUSED'));
    const first = await scene.registers(session, one, 'America/Lima');
    expect(first).toMatchObject({
      own: 'registered',
      currentParticipants: 1,
      participants: [{ id: one.userId }],
    });
    expect(await scene.registers(session, one)).toEqual(first);
    expect(await community.emitted(events.PeerRegistered, { sessionId: session.id })).toMatchObject([
      { to: [{ userId: one.userId, timezone: 'America/Lima' }] },
    ]);
  });

  it('is given to as many as fit when many register at once; the others wait in order', async () => {
    const [host, ...people] = await Promise.all(Array.from({ length: 13 }, () => aMember(community)));
    const session = await scene.hosts(host!, { maxParticipants: 3 });
    const twice = people.flatMap((person) => [person, person]);
    await Promise.all(twice.map((person) => scene.registers(session, person)));
    const { participants, waitingList } = await scene.reads(session, host!);
    expect([participants.length, waitingList.length]).toEqual([3, 9]);
    const order = [...participants, ...waitingList].map(({ id }) => id);
    expect([...order].sort()).toEqual(idsOf(people).sort());
    const shown = await Promise.all(
      waitingList.map(({ id }) => scene.reads(session, people.find(({ userId }) => userId === id)!)),
    );
    expect(shown.map(({ place, own }) => [own, place])).toEqual(
      waitingList.map((_, index) => ['waiting', index + 1]),
    );
  });

  it('goes to the first who waits when a person leaves, and to more when there are more places', async () => {
    const { host, session, placed, waiting } = await scene.full(1, 3);
    expect(await scene.leaves(session, placed[0]!)).toMatchObject({ own: null, joinLink: null });
    await scene.leaves(session, placed[0]!);
    expect(await movedUp(session)).toEqual(idsOf(waiting.slice(0, 1)));
    const left = await community.emitted(events.PeerLeft, { sessionId: session.id });
    expect(left).toMatchObject([{ sequence: 1, to: [{ userId: placed[0]!.userId }] }]);
    await scene.edits(session, host, { maxParticipants: 3, scheduledFor: session.scheduledFor });
    expect(await movedUp(session)).toEqual(idsOf(waiting));
    expect(await scene.registers(session, placed[0]!)).toMatchObject({ own: 'waiting', place: 1 });
  });

  it('on the waiting list is given up without a notice', async () => {
    const { session, waiting } = await scene.full(1, 2);
    await scene.leaves(session, waiting[0]!);
    expect(await scene.reads(session, waiting[1]!)).toMatchObject({ own: 'waiting', place: 1, waiting: 1 });
    expect(await community.emitted(events.PeerLeft, { sessionId: session.id })).toEqual([]);
    expect(await movedUp(session)).toEqual([]);
  });

  it('is kept when the number of places is reduced, and the database refuses one too many', async () => {
    const { host, session, waiting } = await scene.full(2, 1);
    const fewer = scene.edits(session, host, { maxParticipants: 1, scheduledFor: session.scheduledFor });
    await expect(fewer).rejects.toMatchObject({
      code: 'RULE_REFUSED',
      issues: [{ path: ['maxParticipants'] }],
    });
    await expect(
      community.sql(
        `UPDATE peer_registrations SET state = 'registered' WHERE session_id = $1 AND user_id = $2`,
        [session.id, waiting[0]!.userId],
      ),
    ).rejects.toMatchObject({ constraint: 'peer_sessions_capacity' });
  });
});

describe('the join link', () => {
  const ROOM = 'secret-room';
  const NOTES = 'private-notes';

  it('reaches the host and those registered, and no other in any response, list, event or calendar', async () => {
    const { host, session, placed, waiting } = await scene.full(1, 1, { facilitationNotes: NOTES });
    const stranger = await aMember(community);
    const seen = async (by: Caller) => {
      const query = { limit: 100, period: 'all' as const };
      const listed = await community.call(rpc.ListPeerSessions, query, by);
      return JSON.stringify([
        await scene.reads(session, by),
        listed.items.filter(({ id }) => id === session.id),
      ]);
    };
    for (const by of [host, placed[0]!])
      expect((await seen(by)).match(new RegExp(ROOM, 'g'))).toHaveLength(2);
    expect((await seen(host)).match(new RegExp(NOTES, 'g'))).toHaveLength(2);
    expect(await seen(placed[0]!)).not.toContain(NOTES);
    for (const by of [waiting[0]!, stranger]) {
      expect(await seen(by)).not.toMatch(new RegExp(`${ROOM}|${NOTES}`));
      await expect(community.call(rpc.GetPeerSessionIcs, { id: session.id }, by)).rejects.toEqual(
        refused('FORBIDDEN'),
      );
    }
    await scene.leaves(session, placed[0]!);
    expect(await seen(placed[0]!)).not.toContain(ROOM);
    await community.call(rpc.CancelPeerSession, { id: session.id, body: { reason: '' } }, host);
    expect(await seen(waiting[0]!)).not.toContain(ROOM);
    const outbox = await community.sql('SELECT payload::text FROM outbox');
    expect(JSON.stringify(outbox)).not.toContain(ROOM);
  });

  it('is in the calendar entry of those registered', async () => {
    const { host, session, placed } = await scene.full(1, 0, { scheduledFor: scene.inMs(30 * MINUTE) });
    const { ics, filename } = await community.call(rpc.GetPeerSessionIcs, { id: session.id }, placed[0]!);
    expect(filename).toBe(`peer-session-${session.id}.ics`);
    expect(ics.replace(/\r\n /g, '')).toMatch(/URL;VALUE=URI:https:\/\/meet\.example\/secret-room/);
    await community.call(rpc.StartPeerSession, { id: session.id }, host);
    await community.call(rpc.EndPeerSession, { id: session.id }, host);
    expect(await scene.reads(session, placed[0]!)).toMatchObject({ status: 'past', joinLink: null });
  });
});
