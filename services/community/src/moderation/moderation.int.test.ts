// guarantees: What admins hid exists for its author and admins only; one decision per item, with audit and notices
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { AdminActed, SupportRequestChanged } from '@waymark/contracts/community/events';
import * as rpc from '@waymark/contracts/community/moderation.endpoints';
import * as events from '@waymark/contracts/community/moderation-events';
import { GetCommunityStats } from '@waymark/contracts/community/network.endpoints';
import * as support from '@waymark/contracts/community/support.endpoints';
import { systemRpcs } from '@waymark/contracts/system';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { Harness } from '../testing/harness.ts';
import { aMember, aRequest, report, respond } from '../testing/members.ts';

const community = new Harness().forFile();
const admin = asAdmin();
const call = community.call.bind(community);
const refused = (code: string) => expect.objectContaining({ code });
const hide = (id: string, by: Caller = admin, reason = 'It names a mentee.') =>
  call(rpc.HideItem, { id, body: { reason } }, by);
const dismiss = (id: string, by: Caller = admin) =>
  call(rpc.DismissReports, { id, body: { note: 'It may stay.' } }, by);
const queue = async (state: 'open' | 'resolved' = 'open') =>
  (await call(rpc.ListReportedItems, { state, limit: 100 }, admin)).items;
const read = (id: string, by: Caller) => call(support.GetSupportRequest, { id }, by);
const listed = async (by: Caller) =>
  (await call(support.ListSupportRequests, { limit: 100 }, by)).items.map(({ id }) => id);

/** A request with a response; their authors, and one who only reads. */
async function aScene() {
  const [asker, helper, reader] = [
    await aMember(community),
    await aMember(community),
    await aMember(community),
  ];
  const request = await aRequest(community, asker, { title: `Scene ${newId()}` });
  const response = await respond(community, request.id, helper, 'Her name is Lea Mann.');
  const ofRequest = { kind: 'support-request' as const, itemId: request.id };
  const ofResponse = { kind: 'support-response' as const, itemId: response.id };
  return { asker, helper, reader, request, response, ofRequest, ofResponse };
}

describe('a report', () => {
  it('is open once per person and item, also for ten at once, and again after a decision', async () => {
    const { reader, asker, ofResponse } = await aScene();
    const sent = Array.from({ length: 10 }, () => report(community, reader, ofResponse));
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(report(community, reader, ofResponse)).rejects.toEqual(refused('CONFLICT'));
    await dismiss(await report(community, asker, ofResponse));
    await report(community, reader, ofResponse);
  });

  it('is refused of the own item, and of what the caller cannot see', async () => {
    const { asker, helper, reader, request, response, ofRequest, ofResponse } = await aScene();
    await expect(report(community, asker, ofRequest)).rejects.toEqual(refused('RULE_REFUSED'));
    await expect(report(community, helper, ofResponse)).rejects.toEqual(refused('RULE_REFUSED'));
    await expect(report(community, asLearner(), ofResponse)).rejects.toEqual(refused('NOT_FOUND'));
    for (const itemId of [newId(), 'none', request.id]) {
      const item = { kind: 'support-response' as const, itemId };
      await expect(report(community, reader, item)).rejects.toEqual(refused('NOT_FOUND'));
    }
    const id = await report(community, reader, ofResponse);
    await hide(id);
    await expect(report(community, asker, ofResponse)).rejects.toEqual(refused('NOT_FOUND'));
    await hide(await report(community, reader, ofRequest));
    const other = { kind: 'support-response' as const, itemId: response.id };
    await call(rpc.RestoreItem, { id }, admin);
    await expect(report(community, reader, other)).rejects.toEqual(refused('NOT_FOUND'));
  });

  it('is listed with its item, all of one item together, for admins only', async () => {
    const { asker, reader, helper, request, response, ofResponse } = await aScene();
    const first = await report(community, reader, ofResponse, 'A full name.');
    const body = { text: 'Her name is not here.' };
    await call(support.EditResponse, { id: request.id, responseId: response.id, body }, helper);
    await report(community, asker, ofResponse);
    const found = (await queue()).filter((item) => item.title === request.title);
    expect(found).toMatchObject([
      {
        ...{ id: first, kind: 'support-response', reportCount: 2, isGone: false, hidden: null },
        ...{ text: body.text, author: { id: helper.userId, name: helper.name } },
        link: `/mentor-community/support/${request.id}#${response.id}`,
        reports: [
          {
            reporter: reader.username,
            text: 'A full name.',
            quote: 'Her name is Lea Mann.',
            resolution: null,
          },
          { reporter: asker.username, quote: body.text },
        ],
      },
    ]);
    for (const by of [reader, asLearner()]) {
      await expect(call(rpc.ListReportedItems, {}, by)).rejects.toEqual(refused('FORBIDDEN'));
      await expect(hide(first, by)).rejects.toEqual(refused('FORBIDDEN'));
    }
  });

  it('is listed once over all pages, oldest first', async () => {
    const scenes = [await aScene(), await aScene(), await aScene()];
    const ids: string[] = [];
    for (const { reader, ofRequest } of scenes) ids.push(await report(community, reader, ofRequest));
    const all = (await queue()).map(({ id }) => id);
    expect(all.slice(-3)).toEqual(ids);
    for (const state of ['open', 'resolved'] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await call(rpc.ListReportedItems, { state, limit: 2, cursor }, admin);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toEqual((await queue(state)).map(({ id }) => id));
    }
  });
});

describe('a hidden request', () => {
  it('is visible to admins and to its author, with the reason, until it is restored', async () => {
    const { asker, helper, reader, request, ofRequest } = await aScene();
    const counted = await call(GetCommunityStats, {}, reader);
    const id = await report(community, reader, ofRequest);
    await hide(id);
    for (const by of [reader, helper]) {
      await expect(read(request.id, by)).rejects.toEqual(refused('NOT_FOUND'));
      expect(await listed(by)).not.toContain(request.id);
      await expect(respond(community, request.id, by)).rejects.toEqual(refused('NOT_FOUND'));
    }
    for (const by of [asker, admin]) {
      expect(await read(request.id, by)).toMatchObject({ hidden: { reason: 'It names a mentee.' } });
      expect(await listed(by)).toContain(request.id);
      await expect(respond(community, request.id, by)).rejects.toEqual(refused('RULE_REFUSED'));
    }
    const fewer = await call(GetCommunityStats, {}, reader);
    expect(counted.openRequests - fewer.openRequests).toBe(1);
    await call(rpc.RestoreItem, { id }, admin);
    expect(await read(request.id, reader)).toMatchObject({ hidden: null });
    expect(await listed(helper)).toContain(request.id);
  });
});

describe('a hidden response', () => {
  it('shows its text to its author and admins only, and no longer counts or marks help', async () => {
    const { asker, helper, reader, request, response, ofResponse } = await aScene();
    const body = { responseId: response.id };
    await call(support.MarkHelpedResponse, { id: request.id, body }, asker);
    const counted = await call(GetCommunityStats, {}, reader);
    const id = await report(community, reader, ofResponse);
    await hide(id);
    const seen = await read(request.id, reader);
    expect(JSON.stringify(seen)).not.toMatch(/Lea Mann|names a mentee/);
    expect(seen).toMatchObject({
      ...{ responses: 0, helpedBy: null },
      thread: [{ id: response.id, text: '', isRemoved: false, hidden: { reason: null } }],
    });
    for (const by of [helper, admin]) {
      expect(await read(request.id, by)).toMatchObject({
        thread: [{ text: 'Her name is Lea Mann.', hidden: { reason: 'It names a mentee.' } }],
      });
    }
    const fewer = await call(GetCommunityStats, {}, reader);
    expect(counted.helpedRequests - fewer.helpedRequests).toBe(1);
    await expect(respond(community, request.id, reader, 'X', response.id)).rejects.toEqual(
      refused('RULE_REFUSED'),
    );
    await call(rpc.RestoreItem, { id }, admin);
    expect(await read(request.id, reader)).toMatchObject({ responses: 1, helpedBy: response.id });
  });

  it('can be removed by its author, together with its place and the reason', async () => {
    const { helper, reader, request, response, ofResponse } = await aScene();
    const id = await report(community, reader, ofResponse);
    await hide(id);
    await call(support.RemoveResponse, { id: request.id, responseId: response.id }, helper);
    expect(await read(request.id, helper)).toMatchObject({ thread: [] });
  });
});

describe('a decision', () => {
  it('hides the item for one of eight admins, with audit, signal and notices without the reporter', async () => {
    const { asker, reader, helper, request, ofResponse } = await aScene();
    const id = await report(community, reader, ofResponse);
    await report(community, asker, ofResponse);
    const admins = Array.from({ length: 8 }, (_, n) => asAdmin(301 + n));
    const outcomes = await Promise.allSettled(admins.map((by) => hide(id, by)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const of = { itemId: ofResponse.itemId };
    const hidden = await community.emitted(events.ItemHidden, of);
    expect(hidden).toEqual([
      {
        ...{ ...of, kind: 'support-response', title: request.title, authorId: helper.userId },
        ...{ link: `/mentor-community/support/${request.id}#${of.itemId}`, reason: 'It names a mentee.' },
      },
    ]);
    expect(await community.emitted(events.ReportsResolved, of)).toMatchObject([
      { outcome: 'hidden', reporterIds: [reader.userId, asker.userId] },
    ]);
    const target = { type: 'support-response', id: of.itemId, name: request.title };
    expect(await community.emitted(AdminActed, { target })).toMatchObject([
      { action: 'support-response.hide', reason: 'It names a mentee.', detail: { reports: 2 } },
    ]);
    // Created, responded and hidden.
    expect(await community.emitted(SupportRequestChanged, { requestId: request.id })).toHaveLength(3);
    expect((await queue()).map((item) => item.title)).not.toContain(request.title);
    const [resolved] = await queue('resolved');
    expect(resolved).toMatchObject({
      title: request.title,
      reportCount: 2,
      hidden: { reason: 'It names a mentee.' },
    });
    expect(resolved!.reports[0]!.resolution).toMatchObject({ outcome: 'hidden', note: 'It names a mentee.' });
  });

  it('restores a hidden item only', async () => {
    const { reader, ofRequest } = await aScene();
    const id = await report(community, reader, ofRequest);
    await expect(call(rpc.RestoreItem, { id }, admin)).rejects.toEqual(refused('CONFLICT'));
    await hide(id);
    await expect(hide(id)).rejects.toEqual(refused('CONFLICT'));
    expect(await call(rpc.RestoreItem, { id }, admin)).toMatchObject({ hidden: null });
    const of = { itemId: ofRequest.itemId };
    expect(await community.emitted(events.ItemRestored, of)).toHaveLength(1);
    await expect(call(rpc.RestoreItem, { id: newId() }, admin)).rejects.toEqual(refused('NOT_FOUND'));
  });

  it('dismisses the open reports, also of an item that its author has deleted', async () => {
    const { reader, helper, request, response, ofResponse } = await aScene();
    const id = await report(community, reader, ofResponse);
    await call(support.RemoveResponse, { id: request.id, responseId: response.id }, helper);
    await expect(hide(id)).rejects.toEqual(refused('RULE_REFUSED'));
    const dismissed = await dismiss(id);
    expect(dismissed).toMatchObject({ isGone: true, text: '', reports: [{ quote: response.text }] });
    await expect(dismiss(id)).rejects.toEqual(refused('CONFLICT'));
    expect(await community.emitted(events.ReportsResolved, { itemId: response.id })).toMatchObject([
      { outcome: 'dismissed', reporterIds: [reader.userId] },
    ]);
    expect(await community.emitted(events.ItemHidden, { itemId: response.id })).toEqual([]);
  });

  it('is made once per idempotency key', async () => {
    const { reader, ofRequest } = await aScene();
    const id = await report(community, reader, ofRequest);
    const input = { id, body: { reason: 'It names a mentee.' } };
    const first = await call(rpc.HideItem, input, admin, 'a-key');
    expect(await call(rpc.HideItem, input, admin, 'a-key')).toEqual(first);
  });
});

it('counts the reported items that wait, with the newest report', async () => {
  const waiting = () => call(systemRpcs.community.CountWaiting, {});
  const before = (await waiting()).waiting;
  const { reader, asker, ofResponse } = await aScene();
  await report(community, reader, ofResponse);
  const newestId = await report(community, asker, ofResponse);
  expect(await waiting()).toMatchObject({ waiting: before + 1, newestId });
});

describe('what one person wrote', () => {
  const itemsOf = (userId: number) => call(rpc.ListItemsOf, { userId }, admin);
  const hideAny = (kind: 'support-request' | 'support-response', id: string, by = admin) =>
    call(rpc.HideAnyItem, { kind, id, body: { reason: 'It names a mentee.' } }, by);

  it('is listed newest first with its reports, and can be hidden without one, once', async () => {
    const { asker, helper, reader, request, response } = await aScene();
    expect(await itemsOf(asker.userId)).toMatchObject([
      { kind: 'support-request', id: request.id, hidden: null, openReports: 0, reportId: null },
    ]);
    await hideAny('support-response', response.id);
    expect(await itemsOf(helper.userId)).toMatchObject([
      {
        id: response.id,
        hidden: { reason: 'It names a mentee.' },
        openReports: 0,
        reportId: expect.any(String),
      },
    ]);
    await expect(hideAny('support-response', response.id)).rejects.toEqual(refused('CONFLICT'));
    await expect(hideAny('support-response', newId())).rejects.toEqual(refused('NOT_FOUND'));
    await expect(itemsOfAs(reader, asker.userId)).rejects.toEqual(refused('FORBIDDEN'));
    const [hidden] = await itemsOf(helper.userId);
    await call(rpc.RestoreItem, { id: hidden!.reportId! }, admin);
    expect(await itemsOf(helper.userId)).toMatchObject([{ hidden: null }]);
  });

  it('resolves the open reports when it is hidden', async () => {
    const { reader, request, ofRequest } = await aScene();
    await report(community, reader, ofRequest);
    await hideAny('support-request', request.id);
    const [resolved] = await community.emitted(events.ReportsResolved, { itemId: request.id });
    expect(resolved).toMatchObject({ outcome: 'hidden', reporterIds: [reader.userId] });
  });

  const itemsOfAs = (by: Caller, userId: number) => call(rpc.ListItemsOf, { userId }, by);
});
