// guarantees: An address in the network is sent only if public; learners get nothing of the community
import { describe, expect, it } from '@jest/globals';
import { MemberChanged } from '@waymark/contracts/community/events';
import type { ListMembersQuery } from '@waymark/contracts/community/network';
import * as rpc from '@waymark/contracts/community/network.endpoints';
import {
  UserDeletionChanged,
  UserRestored,
  UserRoleChanged,
  UserSuspended,
} from '@waymark/contracts/identity/events';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';
import { aMember, emptyCard } from '../testing/members.ts';

const community = new Harness().forFile();
const admin = asAdmin();

const list = async (query: Partial<ListMembersQuery> = {}, by = admin) =>
  (await community.call(rpc.ListMembers, { limit: 100, ...query }, by)).items;
const find = async (id: number) => (await list()).find((member) => member.id === id);
const person = async (id: number) =>
  (await community.sql('SELECT * FROM people WHERE user_id = $1', [id]))[0];
const idsOf = async (query: Partial<ListMembersQuery>) => (await list(query)).map(({ id }) => id);

describe('the network', () => {
  it('lists mentors from their profiles, with an empty card until they save one', async () => {
    const { userId, username } = await aMember(community, { name: 'Ülle Kask', bio: 'I left a cult.' });
    expect(await find(userId)).toEqual({
      ...{ id: userId, username, name: 'Ülle Kask', isMentor: true, avatar: null, email: null },
      bio: 'I left a cult.',
      ...{ categories: [], yearsExperience: null, responseTime: null, availableForPeerSupport: false },
      ...{ strugglesOvercome: [], currentChallenges: [], helpOffered: [], helpNeeded: [] },
    });
  });

  it('is closed to learners and visitors', async () => {
    for (const by of [asLearner(), null]) {
      for (const one of [rpc.ListMembers, rpc.GetOwnCard, rpc.GetCommunityStats, rpc.ListSkills]) {
        await expect(community.call(one as typeof rpc.GetOwnCard, {}, by)).rejects.toMatchObject({
          code: by ? 'FORBIDDEN' : 'UNAUTHENTICATED',
        });
      }
    }
  });

  it('sends an address only if its member made it public', async () => {
    const contactEmail = 'zoltan@community.example';
    const member = await aMember(community, { card: { contactEmail, isEmailPublic: false } });
    expect(JSON.stringify(await list())).not.toContain(contactEmail);
    expect(await community.call(rpc.GetOwnCard, {}, member)).toMatchObject({ contactEmail });
    await community.call(rpc.SaveOwnCard, { ...emptyCard, contactEmail, isEmailPublic: true }, member);
    expect(await find(member.userId)).toMatchObject({ email: contactEmail });
  });

  it('finds words in names, introductions and topics, ignoring case and accents', async () => {
    const { userId } = await aMember(community, {
      ...{ name: 'Inês Vidal', bio: 'A lighthouse keeper.' },
      card: { helpOffered: ['Écouter'], strugglesOvercome: ['100% alone_'] },
    });
    for (const q of ['ines LIGHT', 'ecouter vidal', '100%', 'alone_'])
      expect(await idsOf({ q })).toEqual([userId]);
    expect(await idsOf({ q: 'lighthouse nowhere' })).toEqual([]);
    expect(await idsOf({ q: '_____' })).toEqual([]);
  });

  it('filters by category and availability', async () => {
    const card = { categories: ['tech' as const], availableForPeerSupport: true, helpOffered: ['Rest'] };
    const open = await aMember(community, { card });
    const closed = await aMember(community, { card: { ...card, availableForPeerSupport: false } });
    expect(await idsOf({ category: 'tech' })).toEqual([open.userId, closed.userId]);
    expect(await idsOf({ category: 'tech', available: 'true' })).toEqual([open.userId]);
    expect(await idsOf({ category: 'business' })).toEqual([]);
  });

  it('is paged: members with a card first, by name, each once', async () => {
    const names = ['Ada Paging', 'Bo Paging', 'Cy Paging', 'Di Paging'];
    for (const name of names) await aMember(community, { name, ...(name > 'C' && { card: {} }) });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await community.call(rpc.ListMembers, { q: 'paging', limit: 1, cursor }, admin);
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['Cy Paging', 'Di Paging', 'Ada Paging', 'Bo Paging']);
    const invalid = { limit: 1, cursor: Buffer.from('[1]').toString('base64url') };
    await expect(community.call(rpc.ListMembers, invalid, admin)).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });

  it('lists an admin only with a card, also before the events about them', async () => {
    const boss = asAdmin(777);
    expect(await find(777)).toBeUndefined();
    await community.call(rpc.SaveOwnCard, { ...emptyCard, yearsExperience: 3 }, boss);
    expect(await find(777)).toMatchObject({ name: boss.username, yearsExperience: 3 });
    const old = { userId: 777, username: 'renamed', role: 'admin' as const };
    await community.publish(UserRoleChanged, old, { at: '2020-01-01T00:00:00.000Z' });
    await eventually(async () => expect(await find(777)).toMatchObject({ username: 'renamed' }));
  });

  it('does not list suspended, leaving and former mentors, and counts who it lists', async () => {
    const { userId, username } = await aMember(community, { card: { availableForPeerSupport: true } });
    const isListed = (expected: boolean) =>
      eventually(async () => expect((await find(userId)) !== undefined).toBe(expected));
    const counted = await community.call(rpc.GetCommunityStats, {}, admin);
    await community.publish(UserSuspended, { userId, username });
    await isListed(false);
    const fewer = await community.call(rpc.GetCommunityStats, {}, admin);
    expect([counted.members - fewer.members, counted.availableMembers - fewer.availableMembers]).toEqual([
      1, 1,
    ]);
    await community.publish(UserRestored, { userId, username });
    await isListed(true);
    await community.publish(UserDeletionChanged, { userId, deleteAfter: '2037-01-01T00:00:00.000Z' });
    await isListed(false);
    await community.publish(UserDeletionChanged, { userId, deleteAfter: null });
    await isListed(true);
    await community.publish(UserRoleChanged, { userId, username, role: 'learner' });
    await isListed(false);
  });
});

describe('an older event that arrives late', () => {
  const PAST = '2020-01-01T00:00:00.000Z';

  it('changes neither role nor suspension nor departure', async () => {
    const one = await aMember(community);
    const { userId, username } = one;
    await community.publish(UserRestored, { userId, username });
    await community.publish(UserDeletionChanged, { userId, deleteAfter: null });
    await eventually(async () =>
      expect(await person(userId)).toMatchObject({ suspended_at: expect.any(Date) }),
    );
    await eventually(async () =>
      expect(await person(userId)).toMatchObject({ leaving_at: expect.any(Date) }),
    );
    const before = await person(userId);
    const late = [newId(), newId(), newId()] as const;
    await community.publish(UserSuspended, { userId, username }, { id: late[0], at: PAST });
    await community.publish(
      UserRoleChanged,
      { userId, username: 'old', role: 'learner' },
      { id: late[1], at: PAST },
    );
    const leaving = { userId, deleteAfter: '2037-01-01T00:00:00.000Z' };
    await community.publish(UserDeletionChanged, leaving, { id: late[2], at: PAST });
    await eventually(async () => {
      const rows = await community.sql('SELECT FROM inbox WHERE event_id = ANY($1::uuid[])', [late]);
      expect(rows).toHaveLength(3);
    });
    expect(await person(userId)).toEqual(before);
  });

  it('is not preceded by a request of the person, which changes nothing that events have set', async () => {
    const { userId, username } = await aMember(community);
    const renamed = { userId, username: 'another', role: 'admin' as const };
    await community.call(rpc.SaveOwnCard, emptyCard, renamed);
    expect(await person(userId)).toMatchObject({ username, role: 'mentor' });
  });
});

describe('a card', () => {
  it('is saved at the revision it was read at, or not at all', async () => {
    const member = await aMember(community);
    const empty = await community.call(rpc.GetOwnCard, {}, member);
    expect(empty).toEqual({ ...emptyCard, revision: 0 });
    const saved = await community.call(rpc.SaveOwnCard, { ...empty, helpOffered: ['Rest'] }, member);
    expect(saved).toMatchObject({ helpOffered: ['Rest'], revision: 1 });
    await expect(community.call(rpc.SaveOwnCard, empty, member)).rejects.toMatchObject({ code: 'STALE' });
    const windows = await Promise.allSettled(
      ['One', 'Two'].map((topic) =>
        community.call(rpc.SaveOwnCard, { ...saved, helpNeeded: [topic] }, member),
      ),
    );
    expect(windows.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('signals its change to members', async () => {
    const { userId } = await aMember(community, { card: {} });
    const rows = await community.sql(
      `SELECT headers->'audienceRoles' AS roles FROM outbox WHERE topic = $1 AND payload->>'userId' = $2`,
      [MemberChanged.type, String(userId)],
    );
    expect(rows).toEqual([{ roles: ['mentor', 'admin'] }]);
  });

  it.each([
    [{ contactEmail: 'nowhere' }, 'contactEmail'],
    [{ isEmailPublic: true }, 'contactEmail'],
    [{ yearsExperience: 81 }, 'yearsExperience'],
    [{ helpOffered: ['Rest', 'rest'] }, 'helpOffered'],
    [{ helpNeeded: Array.from({ length: 9 }, (_, n) => `Topic ${n}`) }, 'helpNeeded'],
    [{ categories: ['tech' as const, 'tech' as const] }, 'categories'],
  ])('is refused at its field: %j', async (given, path) => {
    await expect(community.call(rpc.SaveOwnCard, { ...emptyCard, ...given }, admin)).rejects.toMatchObject({
      code: 'VALIDATION',
      issues: [{ path: [path] }],
    });
  });

  it('offers its help as suggestions, most frequent first', async () => {
    for (const skill of ['Zen', 'zen', 'Yoga']) await aMember(community, { card: { helpOffered: [skill] } });
    const skills = await community.call(rpc.ListSkills, {}, admin);
    expect(skills.filter((one) => /zen|yoga/i.test(one)).map((one) => one.toLowerCase())).toEqual([
      'zen',
      'yoga',
    ]);
  });
});
