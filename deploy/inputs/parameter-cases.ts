import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { adminRoutesWithQuery, invalidAdminQueries } from './admin-rows.ts';
import { applicationRoutesWithQuery } from './application-rows.ts';
import {
  bookingRoutesWithQuery,
  invalidBookingQueries,
  invalidDirectoryQueries,
  isValidSlotLimit,
} from './booking-rows.ts';
import { communityRoutesWithQuery, invalidCommunityQueries } from './community-rows.ts';
import type { Fixture } from './fixture.ts';
import { homeRoutesWithQuery } from './home-rows.ts';
import { expectRefused, forEach, sendRequest } from './http.ts';
import { invalidMaterialQueries, isValidCategory, materialRoutesWithQuery } from './material-rows.ts';
import { invalidMessageQueries, messageRoutesWithQuery } from './message-rows.ts';
import { rows, validRequest } from './routes.ts';
import { runRoutesWithQuery } from './run-rows.ts';

const routesWithId = Object.keys(rows).flatMap((route) =>
  [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, route] as const),
);
const NOTHING_OWN = /^(?:\[\]|\{"success":true\})$/;

/** Invalid values by query parameter. */
const invalidQueries: Record<string, string[]> = {
  limit: [
    '0',
    '-1',
    '101',
    '1000000000',
    '1e9',
    'abc',
    '1.5',
    '',
    'NaN',
    'Infinity',
    '1e400',
    '%00',
    '%ff',
    '24&limit=25',
  ],
  cursor: [
    '',
    'x',
    '%00',
    '../..',
    'W10',
    'bnVsbA',
    'WzFlMzAwLCJhIl0',
    'Wy0xLCJhIl0',
    'WzEsIicgT1IgMT0xIl0',
    'x'.repeat(401),
    'x'.repeat(10_000),
    'a&cursor=b',
  ],
  q: ['x'.repeat(10_000), '%00', 'a&q=b'],
  tag: ['x'.repeat(10_000), '%00', 'a&tag=b'],
  timeZone: ['', 'Mars/Olympus', '%00', 'x'.repeat(65), 'UTC&timeZone=UTC'],
  download: ['', '0', 'true', '%00', '1&download=1'],
  version: ['', '1', 'latest', '%00', 'draft&version=draft'],
  token: ['', 'x', '%00', `1.reminders.${'A'.repeat(43)}`, `1.money.${'A'.repeat(43)}`, 'a&token=b'],
  seconds: ['-1', 'abc', 'NaN', 'Infinity', '1e400', '%00', '86401', '1&seconds=2'],
  state: ['', 'unknown', '%00', 'submitted&state=submitted'],
  featured: ['', '1', 'yes', '%00', 'true&featured=true'],
  typed: ['-1', 'abc', '1.5', '1e99', '%00', '10000001', '1&typed=2'],
  near: ['', '1', 'false', '%00', 'true&near=true'],
  length: ['', '3', 'tiny', '%00', 'short&length=long'],
  price: ['', '0', '-1', '1.5', 'cheap', '1e3', '9999999', '%00', 'free&price=free'],
  voice: ['', '1', 'false', '%00', 'true&voice=true'],
  mentorId: ['', '0', '-1', '1.5', 'me', '2147483648', '1e99', '%00', '2&mentorId=3'],
  ...invalidBookingQueries,
  ...invalidDirectoryQueries,
  ...invalidAdminQueries,
  ...invalidCommunityQueries,
  ...invalidMaterialQueries,
  ...invalidMessageQueries,
  categoryId: ['', 'a%20b', '%00', '../x', "'--", 'x'.repeat(65), 'a&categoryId=b'],
};
const routesWithQuery = [
  'GET /api/roadmaps',
  'GET /api/roadmaps/{id}',
  'GET /api/mentor/roadmaps',
  'GET /api/admin/user-stories',
  'GET /api/mentors',
  'GET /api/following',
  'GET /api/mentor/earnings',
  'GET /api/mentor/path-requests',
  'GET /api/media/{id}',
  'GET /api/objects/{id}',
  'GET /api/companion/{roadmapId}',
  'GET /api/mail-subscription',
  'POST /api/unsubscribe',
  'PUT /api/recordings/{id}/parts/{number}',
  ...bookingRoutesWithQuery,
  ...adminRoutesWithQuery,
  ...applicationRoutesWithQuery,
  ...runRoutesWithQuery,
  ...communityRoutesWithQuery,
  ...homeRoutesWithQuery,
  ...materialRoutesWithQuery,
  ...messageRoutesWithQuery,
];

/** Registers tests of invalid paths and queries. */
export function parameterCases(fixture: Fixture): void {
  describe('an id in a path', () => idCases(fixture));
  describe('a query', () => queryCases(fixture));
}

function idCases(fixture: Fixture): void {
  it.each(routesWithId)('{%s} that is malformed or unknown gets 404 from %s', async (name, route) => {
    await forEach(['%ff', randomUUID()], async (id) => {
      const response = await sendRequest(validRequest(route, fixture.scene, { params: { [name]: id } }));
      if (rows[route]!.ownOnly && response.status === 200) expect(response.text).toMatch(NOTHING_OWN);
      else expectRefused(response, `${route}, {${name}} is ${id}`, 404);
    });
  });
}

function queryCases(fixture: Fixture): void {
  it('has wrong values here for every parameter of the description', () => {
    const known = [...fixture.described.values()].filter(({ query }) => Object.keys(query).length > 0);
    expect(known.map(({ route }) => route).sort()).toEqual([...routesWithQuery].sort());
    for (const { query } of known)
      expect(Object.keys(invalidQueries)).toEqual(expect.arrayContaining(Object.keys(query)));
  });

  it.each(routesWithQuery)('with a wrong value gets 400 from %s', async (route) => {
    const cases = Object.keys(fixture.described.get(route)!.query).flatMap((name) =>
      invalidQueries[name]!.map((value) => `${name}=${value}`),
    );
    const invalid = cases.filter(
      (query) => !isValidSlotLimit(route, query) && !isValidCategory(route, query),
    );
    await forEach(invalid, async (query) => {
      const request = validRequest(route, fixture.scene);
      expectRefused(
        await sendRequest({ ...request, path: `${request.path}?${query}` }),
        `${route}?${query}`,
        400,
      );
    });
  });

  it('is searched for as text, never as a pattern, a command or a path', async () => {
    const harmless = [
      ...['%25', '_', '%5c', "'%20OR%20'1'='1", '%24%7B7*7%7D', '%3Ciframe%3E', '%ff', '%F0%9F%98%80'],
      ...['(((((', 'a*+?'],
    ];
    await forEach(harmless, async (q) => {
      const response = await sendRequest({
        method: 'GET',
        path: `/api/roadmaps?q=${q}%20nothing-holds-this`,
      });
      expect([q, response.status, response.text]).toEqual([q, 200, '[]']);
    });
  });
}
