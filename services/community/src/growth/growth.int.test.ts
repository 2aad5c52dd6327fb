// guarantees: Growth counts a member's own visible texts within the stated time
import { expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { GetGrowth } from '@waymark/contracts/community/growth.endpoints';
import { HideItem } from '@waymark/contracts/community/moderation.endpoints';
import { MarkHelpedResponse, RemoveResponse } from '@waymark/contracts/community/support.endpoints';
import { systemClock } from '@waymark/kernel/clock';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { Harness } from '../testing/harness.ts';
import { aMember, aRequest, report, respond } from '../testing/members.ts';
import { HOUR, PeerScene } from '../testing/peer-sessions.ts';

const community = new Harness().forFile();
const scene = new PeerScene(community, systemClock);
const growth = (of: Caller) => community.call(GetGrowth, {}, of);

/** Moves a row back in time. */
const age = (table: string, id: string, days: number, minutes = 0) =>
  community.sql(
    `UPDATE ${table} SET created_at = now() - make_interval(days => $2, mins => $3) WHERE id = $1`,
    [id, days, minutes],
  );

it('returns only zeros to a member who did nothing, and refuses learners', async () => {
  const one = await aMember(community);
  expect(await growth(one)).toMatchObject({
    ...{ responses: 0, helped: 0, requests: 0, members: 0 },
    recent: { answeredRequests: 0, minutesToRespond: null },
  });
  await expect(growth(asLearner())).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('counts own responses to requests of others, without removed and hidden ones', async () => {
  const [one, other] = [await aMember(community), await aMember(community)];
  const theirs = await aRequest(community, other, { category: 'boundaries' });
  const own = await aRequest(community, one, { category: 'self-care' });
  const kept = await respond(community, theirs.id, one);
  await respond(community, theirs.id, one, 'And this.');
  const removed = await respond(community, theirs.id, one, 'Not this.');
  await community.call(RemoveResponse, { id: theirs.id, responseId: removed.id }, one);
  const hidden = await respond(community, theirs.id, one, 'Nor this.');
  const id = await report(community, other, { kind: 'support-response', itemId: hidden.id });
  await community.call(HideItem, { id, body: { reason: 'Harmful' } }, asAdmin());
  await respond(community, own.id, one, 'To myself.');
  await community.call(MarkHelpedResponse, { id: theirs.id, body: { responseId: kept.id } }, other);
  const found = await growth(one);
  expect(found).toMatchObject({ responses: 2, helped: 1, requests: 1, members: 1 });
  expect(found.skills.map(({ count }) => count)).toEqual([2, 2, 1]);
  expect(found.achievements.map(({ count }) => count)).toEqual([1, 1, 1]);
  expect(found.areas[0]).toEqual({ area: 'self-care', requests: 1 });
});

it('counts members on both sides of a thread, each once', async () => {
  const [one, helper, asker] = [await aMember(community), await aMember(community), await aMember(community)];
  const own = await aRequest(community, one);
  await respond(community, own.id, helper);
  const theirs = await aRequest(community, asker);
  await respond(community, theirs.id, one);
  const second = await aRequest(community, helper);
  await respond(community, second.id, one);
  expect(await growth(one)).toMatchObject({ members: 2 });
  expect(await growth(helper)).toMatchObject({ members: 1, requests: 1, responses: 1 });
});

it('returns the median time to the first response, and recent counts of the last 90 days', async () => {
  const [one, other] = [await aMember(community), await aMember(community)];
  for (const [days, minutes] of [
    [1, 10],
    [2, 30],
    [3, 400],
    [91, 5],
  ] as const) {
    const { id } = await aRequest(community, other, { category: 'communication' });
    await age('support_requests', id, days, minutes);
    await age('support_responses', (await respond(community, id, one)).id, days);
    await respond(community, id, one, 'A later one.');
  }
  const found = await growth(one);
  expect(found.recent).toEqual({ answeredRequests: 3, minutesToRespond: 30 });
  expect(found).toMatchObject({ responses: 8, achievements: [{ count: 4 }, { count: 0 }, { count: 1 }] });
  // Seven of the eight: the later response to the old request is recent.
  expect(found.skills[0]).toMatchObject({ skill: 'communication', count: 7 });
});

it('counts peer sessions that were held, and the members in them', async () => {
  const { host, session, placed, waiting } = await scene.full(2, 1, { scheduledFor: scene.inMs(HOUR) });
  const missed = await scene.hosts(host, { scheduledFor: scene.inMs(HOUR) });
  expect(await growth(host)).toMatchObject({ hosted: 0, members: 0 });
  for (const { id } of [session, missed]) {
    await community.sql(
      `UPDATE peer_sessions SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' WHERE id = $1`,
      [id],
    );
  }
  expect(await growth(host)).toMatchObject({ hosted: 1, attended: 0, members: 2 });
  expect(await growth(placed[0]!)).toMatchObject({ hosted: 0, attended: 1, members: 2 });
  expect(await growth(waiting[0]!)).toMatchObject({ hosted: 0, attended: 0, members: 0 });
});
