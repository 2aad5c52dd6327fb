import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import * as events from '@waymark/contracts/community/peer-events';
import type { ListPeerQuery } from '@waymark/contracts/community/peer-sessions';
import * as rpc from '@waymark/contracts/community/peer-sessions.endpoints';
import { FixedClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { Harness } from '../testing/harness.ts';
import { aMember } from '../testing/members.ts';
import { HOUR, MINUTE, PeerScene } from '../testing/peer-sessions.ts';
import { ProcessDuePeerSessions } from './app/process-due-peer-sessions.ts';

const clock = new FixedClock(new Date());
// The work of the clock is run by the tests.
const community = new Harness({ PEER_SESSIONS_SECONDS: '3600' }, { clock }).forFile();
const scene = new PeerScene(community, clock);
const admin = asAdmin();
const refused = (code: string) => expect.objectContaining({ code });
const list = async (query: Partial<ListPeerQuery>, by = admin) =>
  (await community.call(rpc.ListPeerSessions, { limit: 100, ...query }, by)).items;
const due = () => community.get(ProcessDuePeerSessions);

describe('a peer session', () => {
  it('has its fields and the defaults', async () => {
    const rosa = await aMember(community, { name: 'Rosa' });
    const { joinLink: _, ...given } = scene.body({ agenda: ['Tea'], materials: ['https://a.example/b'] });
    const made = await community.call(rpc.CreatePeerSession, given, rosa);
    expect(made).toMatchObject({
      ...{ title: given.title, category: 'skills-development', skillLevel: 'all', duration: 60 },
      ...{ maxParticipants: 8, currentParticipants: 0, waiting: 0, isVirtual: true, location: null },
      ...{ host: { id: rosa.userId, name: 'Rosa' }, status: 'upcoming', own: 'host', place: null },
      ...{ scheduledFor: given.scheduledFor, timezone: 'Europe/Madrid', agenda: ['Tea'] },
      ...{
        joinLink: expect.stringMatching(/^https:\/\/meet\.jit\.si\/waymark-[\w-]{22}$/),
        facilitationNotes: '',
      },
    });
    const { participants: _p, waitingList: _w, ...listed } = made;
    expect(await list({ mine: 'true' }, rosa)).toEqual([listed]);
  });

  it('is refused without a title, description, place or future time', async () => {
    const cases = {
      title: { title: ' ' },
      description: { description: '' },
      location: { isVirtual: false },
      scheduledFor: { scheduledFor: scene.inMs(-MINUTE) },
      joinLink: { joinLink: 'javascript:alert(1)' },
      timezone: { timezone: 'Nowhere' },
      maxParticipants: { maxParticipants: 0 },
    };
    for (const [path, given] of Object.entries(cases)) {
      await expect(scene.hosts(admin, given)).rejects.toMatchObject({
        code: 'VALIDATION',
        issues: [{ path: [path] }],
      });
    }
    await expect(scene.hosts(asLearner())).rejects.toEqual(refused('FORBIDDEN'));
    for (const id of ['nothing', newId()]) {
      await expect(scene.reads({ id }, admin)).rejects.toEqual(refused('NOT_FOUND'));
      await expect(scene.registers({ id }, admin)).rejects.toEqual(refused('NOT_FOUND'));
    }
  });

  it('is listed by time, searched, filtered and paged', async () => {
    const host = await aMember(community);
    const add = (title: string, hours: number, given = {}) =>
      scene.hosts(host, { title: `Órder ${title}`, scheduledFor: scene.inMs(hours * HOUR), ...given });
    await add('late', 30, { category: 'community', skillLevel: 'advanced' });
    await add('early', 10);
    const cancelled = await add('cancelled', 20);
    await community.call(rpc.CancelPeerSession, { id: cancelled.id, body: { reason: '' } }, host);
    const found = async (query: Partial<ListPeerQuery>) =>
      (await list({ q: 'order', ...query })).map(({ title }) => title.split(' ')[1]);
    expect(await found({})).toEqual(['early', 'late']);
    expect(await found({ period: 'past' })).toEqual([]);
    expect(await found({ period: 'all' })).toEqual(['late', 'cancelled', 'early']);
    expect(await found({ category: 'community' })).toEqual(['late']);
    expect(await found({ skillLevel: 'advanced' })).toEqual(['late']);
    expect(await found({ mine: 'true' })).toEqual([]);
    expect(await found({ mine: 'false' })).toEqual(['early', 'late']);
    const first = await community.call(rpc.ListPeerSessions, { q: 'order', limit: 1 }, admin);
    const second = await community.call(
      rpc.ListPeerSessions,
      { q: 'order', limit: 1, cursor: first.nextCursor! },
      admin,
    );
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual([
      'Órder early',
      'Órder late',
    ]);
    expect(second.nextCursor).toBeNull();
  });

  it('is changed by its host only; those registered are informed of a new title, time or place', async () => {
    const { host, session, placed, waiting } = await scene.full(1, 1);
    const edited = () => community.emitted(events.PeerSessionEdited, { sessionId: session.id });
    await expect(scene.edits(session, placed[0]!, {})).rejects.toEqual(refused('FORBIDDEN'));
    const same = { maxParticipants: 1, scheduledFor: session.scheduledFor };
    await scene.edits(session, host, { ...same, agenda: ['Tea'] });
    expect(await edited()).toEqual([]);
    await scene.edits(session, host, { ...same, scheduledFor: scene.inMs(5 * HOUR) });
    expect(await edited()).toMatchObject([
      {
        ...{ previousStart: session.scheduledFor, startsAt: scene.inMs(5 * HOUR), sequence: 1 },
        ...{ registered: [{ userId: placed[0]!.userId }], waiting: [{ userId: waiting[0]!.userId }] },
      },
    ]);
    expect(JSON.stringify(await edited())).not.toContain('secret-room');
  });

  it('is cancelled with a reason, once, and takes no registration then', async () => {
    const { host, session, placed, waiting } = await scene.full(1, 1);
    const cancel = (by = host) =>
      community.call(rpc.CancelPeerSession, { id: session.id, body: { reason: 'I am ill.' } }, by);
    await expect(cancel(placed[0]!)).rejects.toEqual(refused('FORBIDDEN'));
    expect(await cancel()).toMatchObject({ status: 'cancelled', cancelReason: 'I am ill.' });
    await cancel();
    expect(await community.emitted(events.PeerSessionCancelled, { sessionId: session.id })).toMatchObject([
      {
        reason: 'I am ill.',
        registered: [{ userId: placed[0]!.userId }],
        waiting: [{ userId: waiting[0]!.userId }],
      },
    ]);
    await expect(scene.registers(session, admin)).rejects.toEqual(refused('RULE_REFUSED'));
    await expect(scene.edits(session, host, {})).rejects.toEqual(refused('RULE_REFUSED'));
  });

  it('is upcoming, live and past by the clock, which is signalled once', async () => {
    const { host, session, placed } = await scene.full(1, 0, { scheduledFor: scene.inMs(2 * HOUR) });
    const signals = async () =>
      (await community.emitted(events.PeerSessionChanged, { sessionId: session.id })).length;
    const before = await signals();
    clock.advance(2 * HOUR);
    expect(await scene.reads(session, host)).toMatchObject({ status: 'live' });
    for (const _ of [1, 2]) await due().beginAndEnd();
    expect(await signals()).toBe(before + 1);
    await expect(scene.registers(session, admin)).rejects.toEqual(refused('RULE_REFUSED'));
    await expect(scene.leaves(session, placed[0]!)).rejects.toEqual(refused('RULE_REFUSED'));
    await expect(scene.edits(session, host, { maxParticipants: 5 })).rejects.toEqual(refused('RULE_REFUSED'));
    clock.advance(HOUR);
    expect(await scene.reads(session, host)).toMatchObject({ status: 'past' });
    for (const _ of [1, 2]) await due().beginAndEnd();
    expect(await signals()).toBe(before + 2);
    expect(await list({ period: 'past', mine: 'true' }, placed[0]!)).toMatchObject([{ id: session.id }]);
  });

  it('is started early by its host, joined late while places are free, and ended early', async () => {
    const host = await aMember(community);
    const session = await scene.hosts(host, { scheduledFor: scene.inMs(61 * MINUTE) });
    const act = (one: typeof rpc.StartPeerSession | typeof rpc.EndPeerSession, by: Caller = host) =>
      community.call(one, { id: session.id }, by);
    await expect(act(rpc.StartPeerSession)).rejects.toEqual(refused('RULE_REFUSED'));
    await expect(act(rpc.EndPeerSession)).rejects.toEqual(refused('RULE_REFUSED'));
    clock.advance(MINUTE);
    await expect(act(rpc.StartPeerSession, admin)).rejects.toEqual(refused('FORBIDDEN'));
    for (const _ of [1, 2]) expect(await act(rpc.StartPeerSession)).toMatchObject({ status: 'live' });
    const late = await scene.registers(session, admin);
    expect(late).toMatchObject({ own: 'registered', joinLink: expect.any(String) });
    for (const _ of [1, 2]) expect(await act(rpc.EndPeerSession)).toMatchObject({ status: 'past' });
    await expect(act(rpc.StartPeerSession)).rejects.toEqual(refused('RULE_REFUSED'));
  });

  it('reminds its host and those registered at the time that is in force', async () => {
    const { host, session, placed } = await scene.full(1, 1, { scheduledFor: scene.inMs(26 * HOUR) });
    const reminders = async () =>
      (await community.emitted(events.PeerSessionReminded, { sessionId: session.id })).map(
        ({ before, to }) => ({
          before,
          to: to.map(({ userId }) => userId),
        }),
      );
    await scene.edits(session, host, { maxParticipants: 1, scheduledFor: scene.inMs(50 * HOUR) });
    clock.advance(3 * HOUR);
    await due().sendReminders();
    expect(await reminders()).toEqual([]);
    clock.advance(24 * HOUR);
    for (const _ of [1, 2]) await due().sendReminders();
    const to = [host.userId, placed[0]!.userId];
    expect(await reminders()).toEqual([{ before: '24h', to }]);
    clock.advance(22.5 * HOUR);
    await due().sendReminders();
    expect(await reminders()).toEqual([
      { before: '24h', to },
      { before: '1h', to },
    ]);
  });
});
