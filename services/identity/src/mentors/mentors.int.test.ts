// guarantees: The next free time in the directory follows every change and the clock, once per change, in any number of processes
import { describe, expect, it } from '@jest/globals';
import type { EventType } from '@waymark/contracts/events';
import { GetMentor, ListMentors } from '@waymark/contracts/identity/mentors.endpoints';
import { RoadmapArchived, RoadmapPublished, RoadmapUnpublished } from '@waymark/contracts/roadmaps/events';
import type { AnyRpc, RpcOutput } from '@waymark/contracts/rpc';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { NextFreeChanged, PricingChanged, RatingChanged } from '@waymark/contracts/scheduling/events';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import type { z } from 'zod';
import { Harness } from '../testing/harness.ts';
import { directoryStatement } from './persistence/mentor-statements.ts';

const identity = new Harness({ DEMO_MODE: 'true' }).forFile({ checkInvariants: true });

const call = <R extends AnyRpc>(rpc: R, input: z.input<R['input']>): Promise<RpcOutput<R>> =>
  identity.call(rpc, input, null);
const names = async (query: z.input<(typeof ListMentors)['input']>) =>
  (await call(ListMentors, query)).items.map(({ name }) => name);
const allMentors = [
  ...['Amara Okafor', 'Inês Carvalho', 'Jonas Lindqvist', 'Kofi Mensah', 'Mei Tanaka', 'Rosa Delgado'],
  'Tomáš Dvořák',
];

/** A roadmap event that happened at `minute`. */
const publish = (type: EventType, roadmapId: string, mentorId: number, minute: number, id?: string) =>
  identity.publish(
    type,
    { roadmapId, mentorId, title: 'T', version: 1 },
    { id, at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() },
  );
const countOf = async (userId: number) => (await call(GetMentor, { userId })).roadmapCount;
const waitForEvent = (roadmapId: string) =>
  eventually(async () => {
    const rows = await identity.sql('SELECT FROM roadmap_news WHERE roadmap_id = $1', [roadmapId]);
    expect(rows).toHaveLength(1);
  });

describe('the directory', () => {
  it('lists all mentors by name, with their expertise and no price', async () => {
    const { items, nextCursor } = await call(ListMentors, {});
    expect(items.map(({ name }) => name)).toEqual(allMentors);
    expect(nextCursor).toBeNull();
    expect(items.at(-1)).toEqual({
      id: 5,
      userId: 5,
      name: 'Tomáš Dvořák',
      avatar: expect.stringMatching(/^\/api\/avatars\//),
      bio: expect.stringContaining('nine lenders'),
      expertise: ['Debt repayment', 'Budgeting on one wage', 'Talking to lenders'],
      languages: ['cs', 'en', 'de'],
      timezone: 'Europe/Prague',
      roadmapCount: 0,
      nextFreeAt: null,
      nextGuidedAt: null,
      guidedPrice: { from: 2_000, to: 3_000 },
      sessionPrice: null,
      currency: 'USD',
      rating: null,
      memberSince: expect.any(String),
    });
  });

  it.each([
    ['ines', ['Inês Carvalho']],
    ['TOMAS dvorak', ['Tomáš Dvořák']],
    ['lymphoma', ['Inês Carvalho']],
    ['porto ines', ['Inês Carvalho']],
    ['porto amara', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ['  ', allMentors],
  ])('searches %p in name and bio without regard to case and accents', async (q, found) => {
    expect(await names({ q })).toEqual(found);
  });

  it('returns each mentor once over its pages, also when one is added between', async () => {
    const first = await call(ListMentors, { limit: 3 });
    await identity.sql("UPDATE mentors SET name = 'Aaron' WHERE user_id = 9");
    const second = await call(ListMentors, { limit: 3, cursor: first.nextCursor! });
    await identity.sql("UPDATE mentors SET name = 'Jonas Lindqvist' WHERE user_id = 9");
    const third = await call(ListMentors, { limit: 3, cursor: second.nextCursor! });
    expect([...first.items, ...second.items, ...third.items].map(({ name }) => name)).toEqual(allMentors);
    expect(third.nextCursor).toBeNull();
  });

  it.each([
    'x',
    '',
    Buffer.from('["name",["a\\u0000",1]]').toString('base64url'),
    Buffer.from('["name",["a",9e15]]').toString('base64url'),
    Buffer.from('["price",[0,1]]').toString('base64url'),
  ])('rejects the invalid cursor %p', async (cursor) => {
    await expect(call(ListMentors, { cursor })).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('leaves out learners and users who lost the role', async () => {
    await expect(call(GetMentor, { userId: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Mentor not found',
    });
    await expect(call(GetMentor, { userId: 9_999_999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await identity.sql("UPDATE users SET role = 'learner' WHERE id = 8");
    await expect(call(GetMentor, { userId: 8 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await names({ q: 'mei' })).toEqual([]);
    await identity.sql("UPDATE users SET role = 'mentor' WHERE id = 8");
    expect((await call(GetMentor, { userId: 8 })).name).toBe('Mei Tanaka');
  });

  it('searches with its index', async () => {
    await identity.sql('BEGIN');
    await identity.sql('SET LOCAL enable_seqscan = off');
    const { sql, params } = directoryStatement({ q: 'lymphoma', limit: 24 });
    const rows = await identity.sql(`EXPLAIN ${sql}`, params);
    await identity.sql('ROLLBACK');
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('mentors_search');
  });
});

describe('published roadmaps', () => {
  it('are counted once for repeated events', async () => {
    const id = newId();
    await publish(RoadmapPublished, 'a1', 2, 1, id);
    await publish(RoadmapPublished, 'a1', 2, 1, id);
    await publish(RoadmapPublished, 'a1', 2, 2);
    await publish(RoadmapPublished, 'a2', 2, 3);
    await eventually(async () => expect(await countOf(2)).toBe(2));
  });

  it('are not counted once they are unpublished or archived', async () => {
    await publish(RoadmapUnpublished, 'a1', 2, 4);
    await eventually(async () => expect(await countOf(2)).toBe(1));
    await publish(RoadmapArchived, 'a2', 2, 5);
    await eventually(async () => expect(await countOf(2)).toBe(0));
    await publish(RoadmapPublished, 'a1', 2, 6);
    await eventually(async () => expect(await countOf(2)).toBe(1));
  });

  it('are counted by the latest event, in any order of arrival', async () => {
    await publish(RoadmapArchived, 'late', 4, 9);
    await waitForEvent('late');
    await publish(RoadmapPublished, 'late', 4, 8);
    await publish(RoadmapPublished, 'mark', 4, 1);
    await eventually(async () => expect(await countOf(4)).toBe(1));
    const rows = await identity.sql("SELECT published FROM roadmap_news WHERE roadmap_id = 'late'");
    expect(rows).toEqual([{ published: false }]);
    await publish(RoadmapUnpublished, 'mark', 4, 0);
    await publish(RoadmapPublished, 'mark2', 4, 2);
    await eventually(async () => expect(await countOf(4)).toBe(2));
  });

  it('keep the category of the latest event, and of the one before where it has none', async () => {
    const categoryOf = async () =>
      (await identity.sql("SELECT category_id FROM roadmap_news WHERE roadmap_id = 'c1'"))[0];
    const publishIn = (minute: number, categoryId?: string) =>
      identity.publish(
        RoadmapPublished,
        { roadmapId: 'c1', mentorId: 6, title: 'T', version: 1, categoryId },
        { at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() },
      );
    await publishIn(1, 'career');
    await publishIn(3, 'business');
    await publishIn(2, 'health');
    await publishIn(4);
    await publish(RoadmapPublished, 'c2', 6, 1);
    await waitForEvent('c2');
    expect(await categoryOf()).toEqual({ category_id: 'business' });
    expect(await names({ categoryId: 'business' })).toEqual(['Inês Carvalho']);
    await publish(RoadmapUnpublished, 'c1', 6, 5);
    await eventually(async () => expect(await names({ categoryId: 'business' })).toEqual([]));
    await publish(RoadmapUnpublished, 'c2', 6, 5);
    await eventually(async () => expect(await countOf(6)).toBe(0));
  });

  it('are all counted when their events arrive at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => publish(RoadmapPublished, `many${n}`, 5, n)));
    await eventually(async () => expect(await countOf(5)).toBe(20));
  });

  it('order the featured mentors, at most six, those with most first', async () => {
    expect(await names({ featured: 'true' })).toEqual(['Tomáš Dvořák', 'Amara Okafor', 'Rosa Delgado']);
    for (const mentorId of [6, 7, 8, 9]) await publish(RoadmapPublished, `of${mentorId}`, mentorId, 1);
    await eventually(async () => expect(await names({ featured: 'true' })).toHaveLength(6));
    const { items, nextCursor } = await call(ListMentors, { featured: 'true', limit: 2 });
    expect(items.map(({ roadmapCount }) => roadmapCount)).toEqual([20, 2]);
    expect(nextCursor).toBeNull();
  });
});

describe('price and rating', () => {
  const mei = () => call(GetMentor, { userId: 8 });

  it('are shown on the profile and in the directory as scheduling publishes them', async () => {
    await identity.publish(PricingChanged, { mentorId: 8, sessionPrice: 2_550, currency: 'EUR', version: 1 });
    await identity.publish(RatingChanged, { mentorId: 8, average: 4.5, count: 2, version: 1 });
    const published = { sessionPrice: 2_550, currency: 'EUR', rating: { average: 4.5, count: 2 } };
    await eventually(async () => expect(await mei()).toMatchObject(published));
    expect((await call(ListMentors, { q: 'mei' })).items).toEqual([expect.objectContaining(published)]);
    expect((await call(ListMentors, { featured: 'true' })).items).toContainEqual(
      expect.objectContaining(published),
    );
  });

  it('follow the newest version in any order of arrival, with no rating without reviews', async () => {
    const free = { mentorId: 8, sessionPrice: 0, currency: 'GBP', version: 3 } as const;
    const typePrices = { ...usualPrices, topic: 6_000, 'goal-setting': 0 };
    await identity.publish(PricingChanged, { ...free, typePrices });
    await identity.publish(RatingChanged, { mentorId: 8, average: 0, count: 0, version: 3 });
    await eventually(async () =>
      expect(await mei()).toMatchObject({ sessionPrice: 0, currency: 'GBP', rating: null }),
    );
    await identity.publish(PricingChanged, { ...free, sessionPrice: 100, version: 2 });
    await identity.publish(RatingChanged, { mentorId: 8, average: 1, count: 1, version: 2 });
    const times = { nextFreeAt: '2027-01-11T09:00:00.000Z', guidedFreeAt: '2027-01-12T01:00:00.000Z' };
    const next = { mentorId: 8, ...times, zone: 'Asia/Tokyo', version: 3 };
    await identity.publish(NextFreeChanged, next);
    await identity.publish(NextFreeChanged, { ...next, nextFreeAt: null, version: 2 });
    await identity.publish(NextFreeChanged, { ...next, mentorId: 9 });
    // Events are handled in order: when the marks are stored, the older versions have been handled.
    await identity.publish(PricingChanged, { ...free, mentorId: 9 });
    await identity.publish(RatingChanged, { mentorId: 9, average: 5, count: 1, version: 1 });
    await eventually(async () =>
      expect(await call(GetMentor, { userId: 9 })).toMatchObject({
        ...{ sessionPrice: 0, rating: { count: 1 }, nextFreeAt: next.nextFreeAt },
      }),
    );
    const shown = { nextFreeAt: times.nextFreeAt, nextGuidedAt: times.guidedFreeAt };
    const prices = { sessionPrice: 0, currency: 'GBP', guidedPrice: { from: 0, to: 6_000 } };
    expect(await mei()).toMatchObject({ ...prices, rating: null, ...shown });
  });

  it('are stored before the profile of their mentor exists', async () => {
    await identity.publish(PricingChanged, {
      mentorId: 77_777,
      sessionPrice: null,
      currency: 'USD',
      version: 1,
    });
    await eventually(async () => {
      const rows = await identity.sql('SELECT FROM mentor_prices WHERE mentor_id = 77777');
      expect(rows).toHaveLength(1);
    });
  });
});
