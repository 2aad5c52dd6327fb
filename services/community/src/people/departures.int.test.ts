// guarantees: Whoever leaves the community, in whatever way, holds no session, place or request open
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { PeerLeft, PeerSessionCancelled } from '@waymark/contracts/community/peer-events';
import {
  CreatePeerSession,
  GetPeerSessionIcs,
  ListPeerSessions,
  RegisterForPeerSession,
} from '@waymark/contracts/community/peer-sessions.endpoints';
import {
  CreateSupportRequest,
  GetSupportRequest,
  ReopenSupportRequest,
} from '@waymark/contracts/community/support.endpoints';
import type { AnyEventType, EventData } from '@waymark/contracts/events';
import {
  UserDeletionChanged,
  UserRestored,
  UserRoleChanged,
  UserSuspended,
} from '@waymark/contracts/identity/events';
import { systemClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';
import { aMember, aRequest, respond } from '../testing/members.ts';
import { PeerScene } from '../testing/peer-sessions.ts';

const community = new Harness().forFile();
const scene = new PeerScene(community, systemClock);

async function publish<E extends AnyEventType>(event: E, data: EventData<E>): Promise<void> {
  const id = newId();
  await community.publish(event, data, { id });
  await eventually(async () => {
    expect(await community.sql('SELECT FROM inbox WHERE event_id = $1', [id])).toHaveLength(1);
  });
}

type Move = (person: Caller) => Promise<void>;

/** Each way to leave, and the way back. */
const ways: [string, { leave: Move; comeBack: Move }][] = [
  [
    'is suspended',
    {
      leave: ({ userId, username }) => publish(UserSuspended, { userId, username }),
      comeBack: ({ userId, username }) => publish(UserRestored, { userId, username }),
    },
  ],
  [
    'becomes a learner',
    {
      leave: ({ userId, username }) => publish(UserRoleChanged, { userId, username, role: 'learner' }),
      comeBack: ({ userId, username }) => publish(UserRoleChanged, { userId, username, role: 'mentor' }),
    },
  ],
  [
    'requests the deletion of the account',
    {
      leave: ({ userId }) =>
        publish(UserDeletionChanged, { userId, deleteAfter: '2030-01-01T00:00:00.000Z' }),
      comeBack: ({ userId }) => publish(UserDeletionChanged, { userId, deleteAfter: null }),
    },
  ],
];

describe.each(ways)('a member who %s', (_, { leave, comeBack }) => {
  it('has upcoming sessions cancelled, with a notice to those registered and waiting', async () => {
    const { host, session, placed, waiting } = await scene.full(1, 1);
    await leave(host);
    await leave(host);
    const of = (people: Caller[]) => people.map(({ userId }) => ({ userId, timezone: 'UTC' }));
    expect(await community.emitted(PeerSessionCancelled, { sessionId: session.id })).toMatchObject([
      { hostId: host.userId, sequence: 1, registered: of(placed), waiting: of(waiting), reason: '' },
    ]);
    const [guest] = placed;
    expect(await scene.reads(session, guest!)).toMatchObject({ status: 'cancelled', joinLink: null });
    const { ics } = await community.call(GetPeerSessionIcs, { id: session.id }, guest!);
    expect(ics).toContain('STATUS:CANCELLED');
    expect(ics).not.toContain('secret-room');
    await expect(scene.registers(session, await aMember(community))).rejects.toMatchObject({
      code: 'RULE_REFUSED',
    });
    const { items } = await community.call(ListPeerSessions, { limit: 100 }, guest!);
    expect(items.map(({ id }) => id)).not.toContain(session.id);
    await comeBack(host);
    expect(await scene.reads(session, host)).toMatchObject({ status: 'cancelled' });
    expect(await scene.hosts(host)).toMatchObject({ status: 'upcoming' });
  });

  it('gives up places, which go to those on the waiting list', async () => {
    const { session, placed, waiting, host } = await scene.full(1, 1);
    await leave(placed[0]!);
    expect(await community.emitted(PeerLeft, { sessionId: session.id })).toMatchObject([
      { to: [{ userId: placed[0]!.userId }] },
    ]);
    expect(await scene.reads(session, host)).toMatchObject({
      participants: [{ id: waiting[0]!.userId }],
      waiting: 0,
    });
  });

  it('has running sessions ended, and their links removed', async () => {
    const { host, session, placed } = await scene.full(1, 0);
    await community.sql(
      `UPDATE peer_sessions SET starts_at = now() - interval '5 minutes', ends_at = now() + interval '1 hour',
         begun_at = now() - interval '5 minutes' WHERE id = $1`,
      [session.id],
    );
    await leave(host);
    expect(await scene.reads(session, placed[0]!)).toMatchObject({ status: 'past', joinLink: null });
  });

  it('has open requests closed, and opens them again on return', async () => {
    const [author, other] = [await aMember(community), await aMember(community)];
    const { id } = await aRequest(community, author);
    await respond(community, id, other);
    await leave(author);
    expect(await community.call(GetSupportRequest, { id }, other)).toMatchObject({
      state: 'closed',
      responses: 1,
    });
    await expect(respond(community, id, other)).rejects.toMatchObject({ code: 'RULE_REFUSED' });
    await comeBack(author);
    expect(await community.call(GetSupportRequest, { id }, other)).toMatchObject({ state: 'closed' });
    expect(await community.call(ReopenSupportRequest, { id }, author)).toMatchObject({ state: 'open' });
  });

  it('creates nothing by a request in progress, until the member returns', async () => {
    const [person, host] = [await aMember(community), await aMember(community)];
    const session = await scene.hosts(host);
    const { id } = await aRequest(community, person);
    await leave(person);
    const body = { title: 'Late', description: 'Under way.', category: 'boundaries' } as const;
    const late = () => [
      community.call(CreatePeerSession, scene.body(), person),
      community.call(RegisterForPeerSession, { id: session.id, body: { timezone: 'UTC' } }, person),
      community.call(CreateSupportRequest, body, person),
      community.call(ReopenSupportRequest, { id }, person),
    ];
    for (const request of late()) await expect(request).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await comeBack(person);
    await Promise.all(late());
  });

  it('keeps no place and no session of twenty requests that race with the departure', async () => {
    const [person, guest] = [await aMember(community), await aMember(community)];
    const sessions = await Promise.all(
      Array.from({ length: 10 }, async () => scene.hosts(await aMember(community))),
    );
    const requests = sessions.flatMap((session) => [scene.registers(session, person), scene.hosts(person)]);
    const [outcomes] = await Promise.all([Promise.allSettled(requests), leave(person)]);
    expect(outcomes).toHaveLength(20);
    const open = await community.sql(
      `SELECT id FROM peer_sessions WHERE host_id = $1 AND cancelled_at IS NULL
       UNION ALL SELECT session_id FROM peer_registrations WHERE user_id = $1`,
      [person.userId],
    );
    expect(open).toEqual([]);
    expect(await scene.registers(sessions[0]!, guest)).toMatchObject({ own: 'registered' });
  });
});
