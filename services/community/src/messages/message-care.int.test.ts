// guarantees: Nothing of a thread reaches others: files, reports, exports and notices hold what they must and no more
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { AdminActed } from '@waymark/contracts/community/events';
import { LocateFile } from '@waymark/contracts/community/files.endpoints';
import { MessageReportResolved, MessagesUnread } from '@waymark/contracts/community/message-events';
import * as rpc from '@waymark/contracts/community/messages.endpoints';
import { ExportCommunity } from '@waymark/contracts/community/rpc-account';
import { UserDeleted } from '@waymark/contracts/identity/events';
import { systemRpcs } from '@waymark/contracts/system';
import { FixedClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { asAdmin } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { exportedFiles, tablesWith } from '@waymark/testing/person-data';
import { manifest } from '../manifest.ts';
import { Harness } from '../testing/harness.ts';
import { aFile } from '../testing/materials.ts';
import { Owners } from '../testing/messages.ts';
import { TellUnread } from './app/tell-unread.ts';

const MINUTE = 60_000;
const clock = new FixedClock('2026-05-04T10:00:00Z');
const owners: Owners = new Owners(() => community);
const community: Harness = new Harness({}, { clock, fakes: owners.fakes() }).forFile();
const { send } = owners;
const admin = asAdmin();
const refused = (code: string) => expect.objectContaining({ code });
const remove = (id: string, by: Caller) => community.call(rpc.DeleteMessage, { id }, by);
const edit = (id: string, text: string, by: Caller) =>
  community.call(rpc.EditMessage, { id, body: { text } }, by);
const page = (id: string, by: Caller) => community.call(rpc.ListMessages, { id }, by);
const report = (id: string, by: Caller, given: object = {}) =>
  community.call(rpc.ReportMessage, { id, body: { reason: 'harmful', text: 'Read it.', ...given } }, by);

describe('a file of a message', () => {
  const reads = (id: string, by: Caller | null) => community.call(LocateFile, { id, part: 'content' }, by);

  it('is read by the two people only, and by no one once the message is deleted', async () => {
    const [learner, mentor] = owners.aPair();
    const file = await aFile(community, learner, { purpose: 'message', type: 'image/webp' });
    const { message } = await send(learner, mentor, { text: '', files: [file] });
    expect(message.files).toMatchObject([
      {
        id: file,
        name: 'a file',
        type: 'image/webp',
        state: 'ready',
        url: `/api/objects/${file}`,
        isPicture: true,
      },
    ]);
    for (const by of [learner, mentor]) expect(await reads(file, by)).toMatchObject({ name: 'a file' });
    for (const by of [owners.a('learner'), owners.a('mentor'), admin, null])
      await expect(reads(file, by)).rejects.toEqual(refused('NOT_FOUND'));
    await remove(message.id, learner);
    for (const by of [learner, mentor]) await expect(reads(file, by)).rejects.toEqual(refused('NOT_FOUND'));
  });

  it('is the sender’s own, checked, for messages, and in one message', async () => {
    const [learner, mentor] = owners.aPair();
    const sends = (file: string) => send(learner, mentor, { files: [file] });
    const theirs = await aFile(community, mentor, { purpose: 'message' });
    const material = await aFile(community, learner);
    const checking = await aFile(community, learner, { purpose: 'message', state: 'checking' });
    const used = await aFile(community, learner, { purpose: 'message' });
    await sends(used);
    await expect(sends(theirs)).rejects.toEqual(refused('NOT_FOUND'));
    await expect(sends(material)).rejects.toEqual(refused('RULE_REFUSED'));
    await expect(sends(checking)).rejects.toEqual(refused('RULE_REFUSED'));
    await expect(sends(used)).rejects.toEqual(refused('CONFLICT'));
    expect((await page((await send(learner, mentor)).thread.id, learner)).messages).toHaveLength(2);
  });
});

describe('a report', () => {
  const list = async (state: 'open' | 'resolved', author: Caller) =>
    (await community.call(rpc.ListMessageReports, { state, limit: 100 }, admin)).items.filter(
      (one) => one.author.id === author.userId,
    );
  const thread = (id: string, query: object = {}, by = admin) =>
    community.call(rpc.GetReportedThread, { id, ...query }, by);
  const resolve = (id: string, outcome: 'removed' | 'dismissed', by = admin) =>
    community.call(rpc.ResolveMessageReport, { id, body: { outcome, note: 'Looked at it.' } }, by);

  it('shows admins the thread up to the reported message as it was, each reading recorded', async () => {
    const [learner, mentor] = owners.aPair();
    await send(learner, mentor, { text: 'First' });
    const file = await aFile(community, mentor, { purpose: 'message' });
    const { message } = await send(mentor, learner, { text: 'Send me money', files: [file] });
    await send(learner, mentor, { text: 'Nobody else reads this' });
    await report(message.id, learner);
    await expect(report(message.id, learner)).rejects.toEqual(refused('CONFLICT'));
    await edit(message.id, 'Send me a picture', mentor);
    await remove(message.id, mentor);
    const [open] = await list('open', mentor);
    expect(open).toMatchObject({
      ...{ reason: 'harmful', text: 'Read it.', reportedNumber: 2, resolution: null },
      ...{ reporter: { id: learner.userId, name: learner.username }, author: { id: mentor.userId } },
    });
    const seen = await thread(open!.id);
    expect(seen.messages).toMatchObject([
      { number: 1, text: 'First', author: { id: learner.userId } },
      { number: 2, text: 'Send me money', isDeleted: false, files: [{ url: `/api/objects/${file}` }] },
    ]);
    expect(await community.call(LocateFile, { id: file, part: 'content' }, admin)).toBeTruthy();
    expect((await thread(open!.id, { limit: 1 })).hasEarlier).toBe(true);
    expect((await thread(open!.id, { before: 2 })).messages).toMatchObject([{ number: 1 }]);
    expect((await thread(open!.id, { before: 99 })).messages).toHaveLength(2);
    const actions = await community.emitted(AdminActed, { action: 'message-report.read' });
    expect(actions.filter(({ target }) => target.id === open!.id)).toHaveLength(4);
    await resolve(open!.id, 'dismissed');
    await expect(community.call(LocateFile, { id: file, part: 'content' }, admin)).rejects.toEqual(
      refused('NOT_FOUND'),
    );
    expect((await thread(open!.id)).messages[1]).toMatchObject({ text: 'Send me money', files: [] });
  });

  it('is for admins only, of messages of the other', async () => {
    const [learner, mentor] = owners.aPair();
    const { message } = await send(learner, mentor);
    await expect(report(message.id, learner)).rejects.toEqual(refused('FORBIDDEN'));
    await expect(report(message.id, owners.a('mentor'))).rejects.toEqual(refused('NOT_FOUND'));
    await report(message.id, mentor);
    const { id } = (await list('open', learner))[0]!;
    for (const by of [learner, mentor])
      await expect(thread(id, {}, by)).rejects.toEqual(refused('FORBIDDEN'));
    await expect(thread(newId())).rejects.toEqual(refused('NOT_FOUND'));
    await resolve(id, 'dismissed');
  });

  it('is counted for the desk, and resolved once; the reporter is informed and the message removed for both', async () => {
    const [learner, mentor] = owners.aPair();
    const waiting = async () => (await community.call(systemRpcs.community.CountWaiting, {})).waiting;
    const before = await waiting();
    const { message, thread: of } = await send(mentor, learner, { text: 'Send me money' });
    await report(message.id, learner, { block: true });
    expect(await waiting()).toBe(before + 1);
    expect((await page(of.id, learner)).thread).toMatchObject({ isBlocked: true, unread: 1 });
    const { id } = (await list('open', mentor))[0]!;
    const results = await Promise.allSettled([resolve(id, 'removed'), resolve(id, 'removed')]);
    expect(results).toContainEqual(expect.objectContaining({ reason: refused('CONFLICT') }));
    expect(await waiting()).toBe(before);
    expect(await list('resolved', mentor)).toMatchObject([
      { resolution: { outcome: 'removed', by: admin.username } },
    ]);
    expect((await page(of.id, learner)).messages).toMatchObject([{ text: '', isDeleted: true }]);
    expect((await page(of.id, learner)).thread.unread).toBe(0);
    expect(await community.emitted(MessageReportResolved, { reportId: id })).toEqual([
      { reportId: id, reporterId: learner.userId, authorName: mentor.username, outcome: 'removed' },
    ]);
  });

  it('declines the request that is reported', async () => {
    const [learner, mentor] = [owners.a('learner'), owners.a('mentor')];
    const { message } = await send(learner, mentor);
    await report(message.id, mentor);
    expect((await send(mentor, learner).catch((error) => error)).thread.state).toBe('open');
  });
});

describe('unread messages', () => {
  const told = (threadId: string) => community.emitted(MessagesUnread, { threadId });
  const read = (id: string, upTo: number, by: Caller) =>
    community.call(rpc.MarkThreadRead, { id, body: { upTo } }, by);

  it('are told after 15 minutes, once until they are read, by one of two processes, without any text', async () => {
    const [learner, mentor] = owners.aPair();
    const { thread } = await send(learner, mentor, { text: 'A secret of mine' });
    clock.advance(15 * MINUTE - 1);
    await community.get(TellUnread).execute();
    expect(await told(thread.id)).toEqual([]);
    await send(learner, mentor);
    clock.advance(1);
    const replica = await community.startReplica();
    try {
      await Promise.all([community.get(TellUnread), replica.app.get(TellUnread)].map((one) => one.execute()));
    } finally {
      await replica.stop();
    }
    await community.restart();
    await community.get(TellUnread).execute();
    expect(await told(thread.id)).toEqual([
      {
        ...{ userId: mentor.userId, threadId: thread.id, count: 2, isRequest: false },
        ...{ fromName: learner.username, fromId: learner.userId },
      },
    ]);
    await read(thread.id, 2, mentor);
    await send(learner, mentor);
    clock.advance(15 * MINUTE);
    await community.get(TellUnread).execute();
    expect(await told(thread.id)).toMatchObject([{ count: 2 }, { count: 1 }]);
  });

  it.each([
    ['read', async (id: string, mentor: Caller) => void (await read(id, 1, mentor))],
    ['muted', (id: string, mentor: Caller) => change(id, { isMuted: true }, mentor)],
    ['blocked', (id: string, mentor: Caller) => change(id, { isBlocked: true }, mentor)],
    [
      'deleted',
      async (_: string, __: Caller, learner: Caller, message: string) =>
        void (await remove(message, learner)),
    ],
  ])('are not told when they were %s', async (_, fn) => {
    const [learner, mentor] = owners.aPair();
    const { thread, message } = await send(learner, mentor);
    await fn(thread.id, mentor, learner, message.id);
    clock.advance(15 * MINUTE);
    await community.get(TellUnread).execute();
    expect(await told(thread.id)).toEqual([]);
  });

  const change = async (id: string, body: object, by: Caller) =>
    void (await community.call(rpc.ChangeThread, { id, body }, by));
});

describe('the reply time of a mentor', () => {
  it('is measured from their first answers to learners, from five on', async () => {
    const mentor = owners.a('mentor');
    const of = async (by: Caller) =>
      (await community.call(rpc.GetMessagePartner, { userId: mentor.userId }, by)).replyTime;
    const ask = async (minutes: number) => {
      const learner = owners.a('learner');
      owners.know(learner, mentor);
      await send(learner, mentor);
      clock.advance(minutes * MINUTE);
      await send(learner, mentor, { text: 'Are you there?' });
      await send(mentor, learner);
      await send(mentor, learner, { text: 'And one more thing.' });
      return learner;
    };
    for (const minutes of [5, 30, 90, 2_000]) await ask(minutes);
    const reader = owners.a('learner');
    expect(await of(reader)).toBeNull();
    await ask(120);
    expect(await of(reader)).toBe('day');
    clock.advance(91 * 24 * 60 * MINUTE);
    expect(await of(reader)).toBeNull();
  });
});

describe('the account of one of the two', () => {
  async function erase({ userId }: Caller): Promise<void> {
    const id = newId();
    await community.publish(UserDeleted, { userId, roadmaps: 'keep' }, { id });
    await eventually(async () => {
      expect(await community.sql('SELECT FROM inbox WHERE event_id = $1', [id])).toHaveLength(1);
    });
  }

  it('is exported with what the person wrote, and nothing of the other', async () => {
    const [learner, mentor] = owners.aPair();
    const { message } = await send(learner, mentor, { text: 'Words of mine' });
    const { message: theirs } = await send(mentor, learner, { text: 'Words of the other' });
    await report(theirs.id, learner);
    await community.call(rpc.ChangeMessageSettings, { body: { sharesRead: false } }, learner);
    const { files } = await exportedFiles(community, ExportCommunity, learner);
    expect(files.messages).toMatchObject([{ id: message.id, with: mentor.username, text: 'Words of mine' }]);
    expect(files['message-threads']).toMatchObject([
      { with: mentor.username, state: 'open', is_muted: false },
    ]);
    expect(files['message-reports']).toMatchObject([{ with: mentor.username, text: 'Read it.' }]);
    expect(files['message-settings']).toEqual([{ shares_read: false }]);
    expect(JSON.stringify(files)).not.toContain('of the other');
  });

  it('takes its words, files and name along, and leaves the other theirs', async () => {
    const [gone, other] = [owners.a('learner', { username: 'zebulon' }), owners.a('mentor')];
    owners.know(gone, other);
    const named = { ...gone, username: 'zebulon' };
    const file = await aFile(community, named, { purpose: 'message' });
    const { thread, message } = await send(named, other, { text: 'Yours, Zebulon', files: [file] });
    await send(other, named, { text: 'Thank you' });
    await report(message.id, other);
    await erase(named);
    await erase(named);
    expect(await tablesWith(community, manifest, 'zebulon')).toEqual([]);
    const seen = await page(thread.id, other);
    expect(seen.thread).toMatchObject({
      ...{ state: 'gone', canWrite: false, unread: 0, whyNot: 'This person has left Waymark.' },
      with: { name: 'Somebody who left', isGone: true },
    });
    expect(seen.messages).toMatchObject([
      { text: '', isDeleted: true, files: [] },
      { text: 'Thank you', isMine: true },
    ]);
    await expect(send(other, named)).rejects.toEqual(refused('FORBIDDEN'));
    expect(await community.sql('SELECT FROM files WHERE id = $1', [file])).toEqual([]);
    await erase(other);
    expect(await community.sql('SELECT FROM message_threads WHERE id = $1', [thread.id])).toEqual([]);
  });
});
