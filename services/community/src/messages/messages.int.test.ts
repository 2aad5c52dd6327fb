// guarantees: Who may write to whom: strangers by a request that waits for its answer; a message is stored once, in order
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { ThreadMoved } from '@waymark/contracts/community/message-events';
import * as rpc from '@waymark/contracts/community/messages.endpoints';
import { UserSuspended } from '@waymark/contracts/identity/events';
import { SessionBooked, type SessionFacts } from '@waymark/contracts/scheduling/events';
import { FixedClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';
import { Owners } from '../testing/messages.ts';
import { MAX_REQUESTS_PER_DAY } from './domain/writing.ts';

const clock = new FixedClock('2026-05-04T10:00:00Z');
const owners: Owners = new Owners(() => community);
const community: Harness = new Harness({}, { clock, fakes: owners.fakes() }).forFile();
const { send } = owners;
const refused = (code: string) => expect.objectContaining({ code });
const partner = (by: Caller, { userId }: Caller) => community.call(rpc.GetMessagePartner, { userId }, by);
const change = (id: string, body: object, by: Caller) => community.call(rpc.ChangeThread, { id, body }, by);
const page = (id: string, by: Caller, query: object = {}) =>
  community.call(rpc.ListMessages, { id, ...query }, by);
const box = async (by: Caller, name: 'inbox' | 'requests' = 'inbox') =>
  (await community.call(rpc.ListThreads, { box: name }, by)).items.map(({ id }) => id);
const bookedBy = (learner: Caller, mentor: Caller): SessionFacts => ({
  ...{ sessionId: newId(), mentorId: mentor.userId, learnerId: learner.userId, sequence: 0 },
  ...{
    mentorName: mentor.username,
    learnerName: learner.username,
    mentorTimezone: 'UTC',
    learnerTimezone: 'UTC',
  },
  ...{
    kind: 'standard',
    sessionType: null,
    startsAt: '2026-05-06T10:00:00Z',
    endsAt: '2026-05-06T10:30:00Z',
  },
  ...{ meetingLink: 'https://meet.invalid/room', topic: '', userNotes: '', aboutTitle: null },
  ...{ price: 0, currency: 'EUR', payment: 'free' },
});
beforeEach(() => {
  owners.isDown = false;
});

describe('a first message', () => {
  it.each([
    ['learner', 'mentor', false, 'request'],
    ['learner', 'mentor', true, 'open'],
    ['learner', 'admin', false, 'NOT_FOUND'],
    ['learner', 'learner', false, 'NOT_FOUND'],
    ['mentor', 'learner', false, 'NOT_FOUND'],
    ['mentor', 'learner', true, 'open'],
    ['mentor', 'mentor', false, 'request'],
    ['mentor', 'admin', false, 'request'],
    ['admin', 'learner', false, 'NOT_FOUND'],
    ['admin', 'mentor', true, 'open'],
  ] as const)('of a %s to a %s (known: %s) is: %s', async (from, to, isKnown, result) => {
    const [one, other] = [owners.a(from), owners.a(to)];
    if (isKnown) owners.know(one, other);
    if (result === 'NOT_FOUND') {
      await expect(partner(one, other)).rejects.toEqual(refused('NOT_FOUND'));
      await expect(send(one, other)).rejects.toEqual(refused('NOT_FOUND'));
      return;
    }
    expect(await partner(one, other)).toMatchObject({
      ...{ thread: null, isRequest: result === 'request', canWrite: true, replyTime: null },
      person: { id: other.userId, name: other.username, isMentor: to === 'mentor', isGone: false },
    });
    const { thread, message } = await send(one, other);
    expect(thread).toMatchObject({ state: result, isRequester: true, lastNumber: 1, unread: 0 });
    expect(message).toMatchObject({ number: 1, isMine: true, text: 'Are you free on Friday?' });
  });

  it('is open between followers of a roadmap and its mentor', async () => {
    const [learner, mentor] = [owners.a('learner'), owners.a('mentor')];
    owners.know(learner, mentor, 'follows');
    expect((await send(mentor, learner)).thread.state).toBe('open');
  });

  it('is not stored as a request by mistake while nobody can tell whether the two know each other', async () => {
    const [learner, mentor] = owners.aPair();
    owners.isDown = true;
    await expect(send(learner, mentor)).rejects.toEqual(refused('UNAVAILABLE'));
    owners.isDown = false;
    const { thread } = await send(learner, mentor);
    owners.isDown = true;
    expect((await send(learner, mentor)).thread).toMatchObject({ id: thread.id, lastNumber: 2 });
  });

  it('does not reach who is unknown, suspended, about to leave, or oneself', async () => {
    const learner = owners.a('learner');
    const gone = [owners.a('mentor', { isSuspended: true }), owners.a('mentor', { isLeaving: true })];
    for (const to of [...gone, { userId: 999_999 }, learner])
      await expect(send(learner, to)).rejects.toEqual(refused('NOT_FOUND'));
  });

  it('begins one thread although both write at once', async () => {
    const [learner, mentor] = owners.aPair();
    const sent = await Promise.all([send(learner, mentor), send(mentor, learner), send(learner, mentor)]);
    expect(new Set(sent.map(({ thread }) => thread.id)).size).toBe(1);
    expect(sent.map(({ message }) => message.number).toSorted()).toEqual([1, 2, 3]);
  });
});

describe('a request', () => {
  async function aRequest() {
    const [learner, mentor] = [owners.a('learner'), owners.a('mentor')];
    const { thread, message } = await send(learner, mentor);
    return { learner, mentor, id: thread.id, message };
  }

  it('has one message until it is answered, and waits in a box of its own', async () => {
    const { learner, mentor, id } = await aRequest();
    await expect(send(learner, mentor)).rejects.toEqual(refused('FORBIDDEN'));
    expect([await box(mentor), await box(mentor, 'requests'), await box(learner)]).toEqual([[], [id], [id]]);
    expect(await community.call(rpc.GetMessageCounts, {}, mentor)).toEqual({
      unread: 0,
      threads: 0,
      requests: 1,
    });
    const answered = await send(mentor, learner);
    expect(answered.thread).toMatchObject({ state: 'open', isRequester: false });
    expect((await send(learner, mentor)).message.number).toBe(3);
    expect(await box(mentor)).toEqual([id]);
  });

  it('can be sent again once its message was deleted', async () => {
    const { learner, mentor, message } = await aRequest();
    await community.call(rpc.DeleteMessage, { id: message.id }, learner);
    expect(await box(mentor, 'requests')).toEqual([]);
    expect((await send(learner, mentor)).thread.state).toBe('request');
  });

  it('is accepted or declined by its receiver, once', async () => {
    const { learner, mentor, id } = await aRequest();
    await expect(change(id, { request: 'accept' }, learner)).rejects.toEqual(refused('FORBIDDEN'));
    const decisions = ['accept', 'decline'].map((request) => change(id, { request }, mentor));
    const results = await Promise.allSettled(decisions);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results).toContainEqual(expect.objectContaining({ reason: refused('CONFLICT') }));
    const decided = results[0]?.status === 'fulfilled' ? 'accept' : 'decline';
    await change(id, { request: decided }, mentor);
  });

  it('that was declined takes no message of its sender, until the receiver writes', async () => {
    const { learner, mentor, id } = await aRequest();
    await change(id, { request: 'decline' }, mentor);
    await expect(send(learner, mentor)).rejects.toMatchObject({
      ...{ code: 'FORBIDDEN', message: `${mentor.username} has declined your request.` },
    });
    expect([await box(mentor), await box(mentor, 'requests'), await box(learner)]).toEqual([[], [], [id]]);
    expect((await send(mentor, learner)).thread.state).toBe('open');
    await send(learner, mentor);
  });

  it.each(['that waits', 'that was declined'])('%s opens once the two have a session', async (how) => {
    const { learner, mentor, id } = await aRequest();
    if (how === 'that was declined') await change(id, { request: 'decline' }, mentor);
    await community.publish(SessionBooked, bookedBy(learner, mentor));
    await eventually(async () => {
      expect(await partner(learner, mentor)).toMatchObject({ canWrite: true, thread: { state: 'open' } });
    });
    expect((await send(learner, mentor)).message.number).toBe(2);
  });

  it('is limited to ten a day of one person, also at once', async () => {
    const learner = owners.a('learner');
    const mentors = Array.from({ length: MAX_REQUESTS_PER_DAY + 2 }, () => owners.a('mentor'));
    const sent = await Promise.allSettled(mentors.map((mentor) => send(learner, mentor)));
    expect(sent.filter(({ status }) => status === 'rejected')).toMatchObject([
      ...[{ reason: refused('RULE_REFUSED') }, { reason: refused('RULE_REFUSED') }],
    ]);
    clock.advance(24 * 3_600_000 + 1);
    await send(learner, owners.a('mentor'));
  });
});

describe('a message', () => {
  it('is stored once per id of the sender’s device, also at once', async () => {
    const [learner, mentor] = owners.aPair();
    const clientId = newId();
    const sent = await Promise.all([1, 2, 3].map(() => send(learner, mentor, { clientId })));
    const again = await send(learner, mentor, { clientId, text: 'Another text.' });
    expect(new Set([...sent, again].map(({ message }) => message.id)).size).toBe(1);
    expect(again.thread.lastNumber).toBe(1);
    const other = owners.a('mentor');
    owners.know(learner, other);
    await expect(send(learner, other, { clientId })).rejects.toEqual(refused('IDEMPOTENCY_MISMATCH'));
  });

  it('is numbered without gaps under concurrent sends of both', async () => {
    const [learner, mentor] = owners.aPair();
    const { thread } = await send(learner, mentor);
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 ? send(learner, mentor) : send(mentor, learner))),
    );
    const numbers = sent.map(({ message }) => message.number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => at + 2));
    expect((await page(thread.id, learner)).thread.lastNumber).toBe(51);
  });

  it('shows its client id to its author only, and what it replies to', async () => {
    const [learner, mentor] = owners.aPair();
    const { message, thread } = await send(learner, mentor, { text: 'One' });
    const reply = await send(mentor, learner, { text: 'Two', replyTo: message.id });
    expect(reply.message.replyTo).toEqual({ id: message.id, number: 1, isMine: false, text: 'One' });
    const [first] = (await page(thread.id, mentor)).messages;
    expect(first).toMatchObject({ clientId: null, isMine: false, changeableUntil: null });
    await community.call(rpc.DeleteMessage, { id: message.id }, learner);
    expect((await page(thread.id, mentor)).messages).toMatchObject([
      { isDeleted: true, text: '' },
      { replyTo: null, text: 'Two' },
    ]);
    const elsewhere = await send(learner, owners.a('mentor'));
    const replyTo = elsewhere.message.id;
    await expect(send(learner, mentor, { replyTo })).rejects.toEqual(refused('NOT_FOUND'));
    await expect(send(learner, mentor, { replyTo: newId() })).rejects.toEqual(refused('NOT_FOUND'));
  });

  it('names a step that its sender can see', async () => {
    const [learner, mentor] = owners.aPair();
    const step = { roadmapId: 'grief', stepId: 'walk' };
    const { message } = await send(learner, mentor, { text: '', step });
    expect(message.step).toEqual({ ...step, title: 'Walk to the sea', roadmapTitle: 'Out of grief' });
    for (const wrong of [{ stepId: 'none' }, { roadmapId: 'draft' }])
      await expect(send(learner, mentor, { step: { ...step, ...wrong } })).rejects.toEqual(
        refused('NOT_FOUND'),
      );
  });

  it('is edited and deleted by its author within 15 minutes', async () => {
    const [learner, mentor] = owners.aPair();
    const { message, thread } = await send(learner, mentor);
    const edit = (by: Caller, text = 'Or on Saturday?') =>
      community.call(rpc.EditMessage, { id: message.id, body: { text } }, by);
    const remove = (by: Caller) => community.call(rpc.DeleteMessage, { id: message.id }, by);
    await expect(edit(mentor)).rejects.toEqual(refused('FORBIDDEN'));
    await expect(remove(mentor)).rejects.toEqual(refused('FORBIDDEN'));
    await expect(edit(owners.a('admin'))).rejects.toEqual(refused('NOT_FOUND'));
    clock.advance(15 * 60_000 - 1);
    expect(await edit(learner)).toMatchObject({ text: 'Or on Saturday?', editedAt: expect.any(String) });
    clock.advance(1);
    await expect(edit(learner)).rejects.toEqual(refused('RULE_REFUSED'));
    await expect(remove(learner)).rejects.toEqual(refused('RULE_REFUSED'));
    const { message: next } = await send(learner, mentor);
    await community.call(rpc.DeleteMessage, { id: next.id }, learner);
    await expect(community.call(rpc.DeleteMessage, { id: next.id }, learner)).rejects.toEqual(
      refused('RULE_REFUSED'),
    );
    expect((await page(thread.id, mentor)).thread.unread).toBe(1);
  });

  it('signals both, and nobody else, without its text', async () => {
    const [learner, mentor] = owners.aPair();
    const { thread } = await send(learner, mentor);
    await eventually(async () =>
      expect(community.signalled(ThreadMoved, { threadId: thread.id })).toEqual([{ threadId: thread.id }]),
    );
  });
});

describe('a thread', () => {
  it('exists for its two people only', async () => {
    const [learner, mentor] = owners.aPair();
    const { thread } = await send(learner, mentor);
    for (const stranger of [owners.a('learner'), owners.a('mentor'), owners.a('admin')]) {
      const of = { id: thread.id };
      await expect(page(thread.id, stranger)).rejects.toEqual(refused('NOT_FOUND'));
      await expect(change(thread.id, { isMuted: true }, stranger)).rejects.toEqual(refused('NOT_FOUND'));
      await expect(
        community.call(rpc.MarkThreadRead, { ...of, body: { upTo: 1 } }, stranger),
      ).rejects.toEqual(refused('NOT_FOUND'));
      expect(await box(stranger)).toEqual([]);
    }
  });

  it('is read in pages, before, after and around a number', async () => {
    const [learner, mentor] = owners.aPair();
    let id = '';
    for (let at = 0; at < 9; at += 1) id = (await send(learner, mentor)).thread.id;
    const numbers = async (query: object) => {
      const { messages, hasEarlier, hasLater } = await page(id, mentor, { limit: 4, ...query });
      return [messages.map(({ number }) => number).join(' '), hasEarlier, hasLater];
    };
    expect(await numbers({})).toEqual(['6 7 8 9', true, false]);
    expect(await numbers({ before: 6 })).toEqual(['2 3 4 5', true, true]);
    expect(await numbers({ before: 2 })).toEqual(['1', false, true]);
    expect(await numbers({ after: 0 })).toEqual(['1 2 3 4', false, true]);
    expect(await numbers({ after: 9 })).toEqual(['', true, false]);
    expect(await numbers({ around: 5 })).toEqual(['3 4 5 6', true, true]);
    expect(await numbers({ around: 1 })).toEqual(['1 2 3 4', false, true]);
    expect(await numbers({ around: 9 })).toEqual(['6 7 8 9', true, false]);
  });

  it('counts what is unread, and never goes back to it', async () => {
    const [learner, mentor] = owners.aPair();
    const { thread } = await send(learner, mentor);
    await send(learner, mentor);
    const read = (upTo: number, by = mentor) =>
      community.call(rpc.MarkThreadRead, { id: thread.id, body: { upTo } }, by);
    expect(await community.call(rpc.GetMessageCounts, {}, mentor)).toEqual({
      unread: 2,
      threads: 1,
      requests: 0,
    });
    expect(await read(1)).toMatchObject({ unread: 1, readUpTo: 1 });
    expect(await read(99)).toMatchObject({ unread: 0, readUpTo: 2 });
    expect(await read(0)).toMatchObject({ readUpTo: 2 });
    expect((await page(thread.id, learner)).thread).toMatchObject({ seenUpTo: 2, unread: 0, readUpTo: 2 });
    expect(await community.call(rpc.ChangeMessageSettings, { body: { sharesRead: false } }, mentor)).toEqual({
      sharesRead: false,
    });
    for (const by of [learner, mentor]) expect((await page(thread.id, by)).thread.seenUpTo).toBeNull();
  });

  it('that is blocked takes no message of either, and the other learns no more than that', async () => {
    const [learner, mentor] = owners.aPair();
    const { thread } = await send(learner, mentor);
    expect(await change(thread.id, { isBlocked: true }, mentor)).toMatchObject({
      isBlocked: true,
      canWrite: false,
    });
    for (const [from, to] of [
      [learner, mentor],
      [mentor, learner],
    ] as const)
      await expect(send(from, to)).rejects.toEqual(refused('FORBIDDEN'));
    expect(await partner(learner, mentor)).toMatchObject({
      ...{ canWrite: false, whyNot: `${mentor.username} cannot be written to at the moment.` },
      thread: { isBlocked: false },
    });
    await change(thread.id, { isBlocked: false }, mentor);
    await send(learner, mentor);
  });

  it('that is muted counts nothing as unread', async () => {
    const [learner, mentor] = owners.aPair();
    const { thread } = await send(learner, mentor);
    await change(thread.id, { isMuted: true }, mentor);
    expect(await community.call(rpc.GetMessageCounts, {}, mentor)).toEqual({
      unread: 0,
      threads: 0,
      requests: 0,
    });
  });

  it('takes no message to or of a suspended person', async () => {
    const [learner, mentor] = owners.aPair();
    await send(learner, mentor);
    await community.publish(UserSuspended, mentor);
    await eventually(() => expect(send(learner, mentor)).rejects.toEqual(refused('FORBIDDEN')));
    await expect(send(mentor, learner)).rejects.toEqual(refused('FORBIDDEN'));
  });
});

describe('the search', () => {
  it('finds words in one’s own threads only, newest first, in pages, and nothing deleted', async () => {
    const [learner, mentor] = owners.aPair();
    await send(learner, mentor, { text: 'The ferry to Ceuta leaves at nine' });
    await send(mentor, learner, { text: 'Take the FERRY at ten' });
    const { message } = await send(mentor, learner, { text: 'No ferry at all' });
    await community.call(rpc.DeleteMessage, { id: message.id }, mentor);
    const search = (by: Caller, query: object) => community.call(rpc.SearchMessages, { ...query }, by);
    const texts = async (by: Caller, q: string) =>
      (await search(by, { q })).items.map((found) => found.message.text);
    const both = ['Take the FERRY at ten', 'The ferry to Ceuta leaves at nine'];
    expect(await texts(learner, 'férry')).toEqual(both);
    expect(await texts(learner, 'ferry nine')).toEqual(both.slice(1));
    expect([await texts(learner, ''), await texts(owners.a('admin'), 'ferry')]).toEqual([[], []]);
    const first = await search(learner, { q: 'ferry', limit: 1 });
    const second = await search(learner, { q: 'ferry', limit: 1, cursor: first.nextCursor! });
    expect([first, second].map(({ items }) => items[0]!.message.text)).toEqual(both);
    expect(second.nextCursor).toBeNull();
  });
});
