// guarantees: A request for help: matched mentors are informed once, one response helped, removed texts are gone
import { describe, expect, it } from '@jest/globals';
import { ResponseHelped, SupportRequested, SupportResponded } from '@waymark/contracts/community/events';
import type { ListSupportQuery } from '@waymark/contracts/community/support';
import * as rpc from '@waymark/contracts/community/support.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { Harness } from '../testing/harness.ts';
import { aMember, aRequest, respond } from '../testing/members.ts';
import { MAX_OPEN_REQUESTS } from './domain/support-rules.ts';

const community = new Harness().forFile();
const admin = asAdmin();
const list = async (query: Partial<ListSupportQuery>, by = admin) =>
  (await community.call(rpc.ListSupportRequests, { limit: 100, ...query }, by)).items;
const refused = (code: string) => expect.objectContaining({ code });

describe('a request for help', () => {
  it('has the fields of its author and is listed', async () => {
    const rosa = await aMember(community, { name: 'Rosa' });
    const made = await aRequest(community, rosa, { skillsNeeded: ['Rest'] });
    const mentor = { id: rosa.userId, username: rosa.username, name: 'Rosa', avatar: null };
    expect(made).toMatchObject({
      ...{ title: 'Tired', urgency: 'medium', skillsNeeded: ['Rest'], state: 'open', mentor, thread: [] },
      ...{ responses: 0, helpedBy: null, editedAt: null, closedAt: null },
    });
    const { thread: _, ...listed } = made;
    expect(await list({ mine: 'true' }, rosa)).toEqual([listed]);
    const others = await list({ mine: 'false' }, rosa);
    expect(others.map(({ mentor: { id } }) => id)).not.toContain(rosa.userId);
  });

  it('is published with mentors who are available and offer one of its skills, never its author', async () => {
    const offers = (helpOffered: string[], availableForPeerSupport = true) =>
      aMember(community, { card: { helpOffered, availableForPeerSupport } });
    const [contains, contained] = [await offers(['Rest and Boundariés']), await offers(['quiet'])];
    await offers(['Rest and boundaries'], false);
    await offers(['Budgeting', 'Re']);
    const author = await offers(['boundaries']);
    const { id } = await aRequest(community, author, {
      skillsNeeded: ['boundaries', 'Mentees who go quiet'],
    });
    expect(await community.emitted(SupportRequested, { requestId: id })).toMatchObject([
      { authorId: author.userId, mentorIds: [contains.userId, contained.userId] },
    ]);
  });

  it('is listed by urgency while open, then closed ones, and filtered', async () => {
    const by = await aMember(community);
    const ids: Record<string, string> = {};
    for (const urgency of ['low', 'high', 'medium'] as const) {
      const category = urgency === 'low' ? 'self-care' : 'communication';
      ids[urgency] = (await aRequest(community, by, { title: `Ordér ${urgency}`, urgency, category })).id;
    }
    ids.closed = (await aRequest(community, by, { title: 'Ordér closed', urgency: 'high' })).id;
    await community.call(rpc.CloseSupportRequest, { id: ids.closed }, by);
    const found = async (query: Partial<ListSupportQuery>) =>
      (await list({ q: 'order', ...query })).map(({ title }) => title.split(' ')[1]);
    expect(await found({})).toEqual(['high', 'medium', 'low', 'closed']);
    expect(await found({ state: 'closed' })).toEqual(['closed']);
    expect(await found({ category: 'communication' })).toEqual(['high', 'medium']);
    expect(await found({ urgency: 'low', state: 'open' })).toEqual(['low']);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await community.call(rpc.ListSupportRequests, { q: 'order', limit: 1, cursor }, admin);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([ids.high, ids.medium, ids.low, ids.closed]);
  });

  it('is changed, closed and opened again by its author only', async () => {
    const [author, other] = [await aMember(community), await aMember(community)];
    const { id } = await aRequest(community, author);
    const body = { title: 'New', description: 'Other.', category: 'self-care' as const };
    for (const one of [rpc.CloseSupportRequest, rpc.ReopenSupportRequest]) {
      await expect(community.call(one, { id }, other)).rejects.toEqual(refused('FORBIDDEN'));
    }
    await expect(community.call(rpc.EditSupportRequest, { id, body }, other)).rejects.toEqual(
      refused('FORBIDDEN'),
    );
    expect(await community.call(rpc.EditSupportRequest, { id, body }, author)).toMatchObject({
      ...body,
      editedAt: expect.any(String),
    });
    const closed = await community.call(rpc.CloseSupportRequest, { id }, author);
    expect(closed).toMatchObject({ state: 'closed', closedAt: expect.any(String) });
    expect(await community.call(rpc.CloseSupportRequest, { id }, author)).toEqual(closed);
    await expect(respond(community, id, other)).rejects.toEqual(refused('RULE_REFUSED'));
    expect(await community.call(rpc.ReopenSupportRequest, { id }, author)).toMatchObject({
      ...{ state: 'open', closedAt: null },
    });
  });

  it('is limited to a number of open ones per person, also at once', async () => {
    const author = await aMember(community);
    const sent = Array.from({ length: MAX_OPEN_REQUESTS + 2 }, () => aRequest(community, author));
    const results = await Promise.allSettled(sent);
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'RULE_REFUSED' } },
      { reason: { code: 'RULE_REFUSED' } },
    ]);
  });

  it('is created once per idempotency key', async () => {
    const author = await aMember(community);
    const body = { title: 'Once', description: 'Only.', category: 'self-care' as const };
    const [first, second] = await Promise.all(
      [1, 2].map(() => community.call(rpc.CreateSupportRequest, body, author, 'a-key')),
    );
    expect(second).toEqual(first);
    expect(await list({ mine: 'true' }, author)).toHaveLength(1);
  });

  it('is refused without title or description, to learners, and unknown ids are not found', async () => {
    for (const path of ['title', 'description'] as const) {
      const given = { title: 'T', description: 'D', category: 'self-care' as const, [path]: '  ' };
      await expect(community.call(rpc.CreateSupportRequest, given, admin)).rejects.toMatchObject({
        ...{ code: 'VALIDATION', issues: [{ path: [path] }] },
      });
    }
    await expect(aRequest(community, asLearner())).rejects.toEqual(refused('FORBIDDEN'));
    for (const id of ['nothing', newId()]) {
      await expect(community.call(rpc.GetSupportRequest, { id }, admin)).rejects.toEqual(
        refused('NOT_FOUND'),
      );
      await expect(respond(community, id, admin)).rejects.toEqual(refused('NOT_FOUND'));
    }
  });
});

describe('a thread', () => {
  it('has replies one level deep, and informs those it responds to', async () => {
    const [author, one, two] = [await aMember(community), await aMember(community), await aMember(community)];
    const { id } = await aRequest(community, author);
    const root = await respond(community, id, one);
    const reply = await respond(community, id, author, 'Thank you.', root.id);
    const nested = await respond(community, id, two, 'I agree.', reply.id);
    expect([root.parentId, reply.parentId, nested.parentId]).toEqual([null, root.id, root.id]);
    const responded = await community.emitted(SupportResponded, { requestId: id });
    expect(responded.map(({ toIds }) => toIds)).toEqual([[author.userId], [one.userId], [author.userId]]);
    expect((await list({ mine: 'true' }, author))[0]).toMatchObject({ responses: 3 });
  });

  it('lets its authors edit and remove responses; a removed one leaves no text and stays for its replies', async () => {
    const [author, one] = [await aMember(community), await aMember(community)];
    const { id } = await aRequest(community, author);
    const root = await respond(community, id, one, 'A secret of mine.');
    const of = { id, responseId: root.id };
    await expect(community.call(rpc.EditResponse, { ...of, body: { text: 'X' } }, author)).rejects.toEqual(
      refused('FORBIDDEN'),
    );
    await expect(community.call(rpc.RemoveResponse, of, author)).rejects.toEqual(refused('FORBIDDEN'));
    const edited = await community.call(rpc.EditResponse, { ...of, body: { text: 'Another.' } }, one);
    expect(edited.thread).toMatchObject([{ text: 'Another.', editedAt: expect.any(String) }]);
    const reply = await respond(community, id, author, 'Thanks.', root.id);
    const removed = await community.call(rpc.RemoveResponse, of, one);
    expect(removed).toMatchObject({
      responses: 1,
      thread: [{ isRemoved: true, text: '' }, { id: reply.id }],
    });
    expect(await community.call(rpc.RemoveResponse, of, one)).toEqual(removed);
    await expect(respond(community, id, one, 'More.', root.id)).rejects.toEqual(refused('RULE_REFUSED'));
    const both = await community.call(rpc.RemoveResponse, { id, responseId: reply.id }, author);
    expect(both).toMatchObject({ responses: 0, thread: [] });
  });

  it('has one response that helped, marked by the author of the request, until it is removed', async () => {
    const [author, one, two] = [await aMember(community), await aMember(community), await aMember(community)];
    const { id } = await aRequest(community, author);
    const [first, second] = [await respond(community, id, one), await respond(community, id, two)];
    const own = await respond(community, id, author, 'Mine.');
    const mark = (responseId: string | null, by = author) =>
      community.call(rpc.MarkHelpedResponse, { id, body: { responseId } }, by);
    await expect(mark(first.id, one)).rejects.toEqual(refused('FORBIDDEN'));
    await expect(mark(own.id)).rejects.toEqual(refused('RULE_REFUSED'));
    await expect(mark(newId())).rejects.toEqual(refused('NOT_FOUND'));
    expect(await mark(first.id)).toMatchObject({ helpedBy: first.id });
    expect(await mark(second.id)).toMatchObject({ helpedBy: second.id });
    const listed = async (state: 'open' | 'closed') => (await list({ state, mine: 'true' }, author)).length;
    expect([await listed('open'), await listed('closed')]).toEqual([0, 1]);
    await mark(second.id);
    const helped = await community.emitted(ResponseHelped, { requestId: id });
    expect(helped.map(({ responderId }) => responderId)).toEqual([one.userId, two.userId]);
    expect(await community.call(rpc.RemoveResponse, { id, responseId: second.id }, two)).toMatchObject({
      helpedBy: null,
    });
    await expect(mark(second.id)).rejects.toEqual(refused('RULE_REFUSED'));
  });

  it('accepts no response or mark of another request', async () => {
    const [author, one] = [await aMember(community), await aMember(community)];
    const [here, there] = [await aRequest(community, author), await aRequest(community, author)];
    const { id: responseId } = await respond(community, there.id, one);
    await expect(respond(community, here.id, one, 'X', responseId)).rejects.toEqual(refused('NOT_FOUND'));
    const body = { responseId };
    await expect(community.call(rpc.MarkHelpedResponse, { id: here.id, body }, author)).rejects.toEqual(
      refused('NOT_FOUND'),
    );
  });
});
