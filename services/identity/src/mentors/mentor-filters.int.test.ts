// guarantees: The next free time in the directory follows every change and the clock, once per change, in any number of processes
import { beforeAll, describe, expect, it } from '@jest/globals';
import { mentorSorts } from '@waymark/contracts/identity/mentors';
import { GetMentorFilters, ListMentors } from '@waymark/contracts/identity/mentors.endpoints';
import type { z } from 'zod';
import { Harness } from '../testing/harness.ts';

type Query = z.input<(typeof ListMentors)['input']>;

const identity = new Harness({ DEMO_MODE: 'true' }).forFile();
const list = (query: Query) => identity.call(ListMentors, query, null);
const names = async (query: Query) =>
  (await list(query)).items.map(({ name }) => name.slice(0, name.indexOf(' ')));

beforeAll(async () => {
  await identity.sql(`INSERT INTO mentor_prices (mentor_id, session_price, currency, version)
    VALUES (2, 2500, 'EUR', 1), (4, 0, 'GBP', 1), (5, 1000, 'EUR', 1), (6, null, 'EUR', 1), (7, 2500, 'USD', 1)`);
  await identity.sql(`INSERT INTO mentor_ratings (mentor_id, average, count, version)
    VALUES (2, 4.6, 40, 1), (4, 5, 1, 1), (5, 3.9, 12, 1), (8, 0, 0, 1)`);
  await identity.sql(`UPDATE mentor_next_free SET version = 1, next_free_at = now() + days * interval '1 day', zone = new_zone
    FROM (VALUES (2, 5, 'Europe/London'), (4, 0.5, NULL), (5, 40, NULL), (6, -0.1, 'America/Denver')) AS v (id, days, new_zone) WHERE mentor_id = id`);
  await identity.sql('INSERT INTO roadmap_counts (mentor_id, published) VALUES (7, 2)');
  await identity.sql(`INSERT INTO roadmap_news (roadmap_id, mentor_id, published, told_at, event_id, category_id)
    VALUES ('r1', 7, true, now(), uuidv7(), 'career'), ('r2', 7, true, now(), uuidv7(), 'career'),
      ('r3', 4, true, now(), uuidv7(), 'career'), ('r4', 2, false, now(), uuidv7(), 'career'),
      ('r5', 2, true, now(), uuidv7(), 'business'), ('r6', 5, true, now(), uuidv7(), NULL)`);
});

describe('the directory', () => {
  it.each<[Query, string[]]>([
    [{ expertise: 'adhd' }, ['Mei']],
    [{ expertise: 'Debt' }, []], // not a part of an area
    [{ expertise: '' }, ['Amara', 'Inês', 'Jonas', 'Kofi', 'Mei', 'Rosa', 'Tomáš']],
    [{ language: 'de' }, ['Kofi', 'Tomáš']],
    [{ categoryId: 'career' }, ['Amara', 'Kofi']],
    [{ categoryId: 'career', language: 'de' }, ['Kofi']],
    [{ categoryId: 'career', featured: 'true' }, ['Kofi']],
    [{ categoryId: 'unknown' }, []],
    [{ free: 'true' }, ['Amara']],
    [{ free: 'true', maxPrice: 5_000 }, ['Amara']],
    [{ minPrice: 1_000 }, ['Kofi', 'Rosa', 'Tomáš']],
    [{ minPrice: 1, maxPrice: 2_499 }, ['Tomáš']],
    [{ minRating: 4.5 }, ['Amara', 'Rosa']],
    [{ minRating: 1 }, ['Amara', 'Rosa', 'Tomáš']],
    [{ available: '1' }, ['Amara']],
    [{ available: '7' }, ['Amara', 'Rosa']],
    [{ available: 'any' }, ['Amara', 'Rosa', 'Tomáš']],
    [{ zone: 'Australia/Sydney' }, ['Mei']],
    // Of the calendar, where there is one: Inês lives in Europe.
    [{ zone: 'America/Los_Angeles' }, ['Inês']],
    [{ zone: 'Asia/Dubai', language: 'en', minPrice: 0, q: 'bus' }, ['Tomáš']],
    [{ featured: 'true', language: 'de' }, ['Kofi']],
    [{ featured: 'true', language: 'ja' }, []],
  ])('filtered by %j lists %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it.each<[Query['sort'], string[]]>([
    ['name', ['Amara', 'Inês', 'Jonas', 'Kofi', 'Mei', 'Rosa', 'Tomáš']],
    ['price', ['Amara', 'Tomáš', 'Rosa', 'Kofi', 'Inês', 'Mei', 'Jonas']],
    ['rating', ['Amara', 'Rosa', 'Tomáš', 'Inês', 'Kofi', 'Mei', 'Jonas']],
    // A time that has just passed comes first until scheduling publishes the next one.
    ['soonest', ['Inês', 'Amara', 'Rosa', 'Tomáš', 'Kofi', 'Mei', 'Jonas']],
    ['newest', ['Jonas', 'Mei', 'Kofi', 'Inês', 'Tomáš', 'Amara', 'Rosa']],
    // Many good reviews before a single one, and a price before none.
    ['recommended', ['Rosa', 'Kofi', 'Amara', 'Tomáš', 'Inês', 'Mei', 'Jonas']],
  ])('sorted by %s lists %j', async (sort, found) => {
    expect(await names({ sort })).toEqual(found);
  });

  it.each(mentorSorts)('returns each mentor once over pages of two, sorted by %s', async (sort) => {
    const paged: number[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await list({ sort, limit: 2, cursor });
      paged.push(...items.map(({ userId }) => userId));
      cursor = nextCursor ?? undefined;
    } while (cursor && paged.length < 10);
    const whole = (await list({ sort })).items.map(({ userId }) => userId);
    expect(paged).toEqual(whole);
  });

  it('rejects a cursor of another order', async () => {
    const { nextCursor } = await list({ sort: 'price', limit: 1 });
    const call = list({ sort: 'newest', cursor: nextCursor! });
    await expect(call).rejects.toMatchObject({ code: 'VALIDATION', issues: [{ path: ['cursor'] }] });
  });

  it.each([
    { sort: 'random' },
    { available: '2' },
    { zone: 'Mars/Olympus' },
    { language: 'xx' },
    { minPrice: -1 },
    { minRating: 6 },
  ])('rejects the filter %j with its field', async (query) => {
    await expect(list(query as Query)).rejects.toMatchObject({
      code: 'VALIDATION',
      issues: [{ path: Object.keys(query) }],
    });
  });

  it('offers areas and languages, most frequent first', async () => {
    const { expertise, languages } = await identity.call(GetMentorFilters, {}, null);
    expect(languages.slice(0, 2)).toEqual(['en', 'de']);
    expect(expertise).toHaveLength(21);
    await identity.sql("UPDATE mentors SET expertise = expertise || '{adhd}' WHERE user_id = 9");
    const after = await identity.call(GetMentorFilters, {}, null);
    expect(after.expertise).toHaveLength(21);
    expect(after.expertise[0]!.toLowerCase()).toBe('adhd');
    await identity.sql("UPDATE users SET role = 'learner' WHERE id = 8");
    expect((await identity.call(GetMentorFilters, {}, null)).languages).not.toContain('ja');
  });
});
