// covers: services/roadmaps, services/community, gateway/src/routes
// guarantees: 50 000 malformed requests: no 5xx, no stack trace
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fixtureForTests, itBreaksNothing } from '../inputs/fixture.ts';
import { type RequestSpec, sendRequest } from '../inputs/http.ts';
import { validRequest } from '../inputs/routes.ts';
import { anyJson, hostileText } from './arbitraries.ts';
import { sendAll } from './send-all.ts';

const REQUESTS = 8_000;

const fixture = fixtureForTests();

/** Routes of the mentor's own roadmaps, without those that start a run. */
const OWN = [
  ...['PATCH /api/roadmaps/{id}', 'PATCH /api/roadmaps/{id}/publish', 'PATCH /api/roadmaps/{id}/unpublish'],
  ...[
    'POST /api/roadmaps/{id}/stages',
    'PATCH /api/roadmaps/{id}/stages/{stageId}',
    'PUT /api/roadmaps/{id}/order',
  ],
  ...[
    'GET /api/roadmaps/{id}/review',
    'POST /api/roadmaps/{id}/review/decisions',
    'POST /api/roadmaps/{id}/review/undo',
  ],
  ...[
    'POST /api/roadmaps/{id}/transcript',
    'POST /api/roadmaps/{id}/follow',
    'DELETE /api/roadmaps/{id}/follow',
  ],
  ...[
    'PATCH /api/progress',
    'POST /api/ai-runs/{id}/draft',
    'POST /api/ai-runs/{id}/cancel',
    'POST /api/roadmaps',
  ],
  ...['PUT /api/companion/{roadmapId}/mood', 'POST /api/reflections', 'POST /api/progress/merge'],
  ...['GET /api/companion/{roadmapId}', 'GET /api/mentors'],
  ...['PUT /api/mentor-network/me', 'GET /api/mentor-network', 'POST /api/support-requests'],
  ...['GET /api/peer-sessions', 'POST /api/peer-sessions', 'PUT /api/peer-sessions/{id}'],
  ...['GET /api/roadmaps', 'GET /api/mentor/roadmaps', 'GET /api/following', 'GET /api/sources/{id}/file'],
];

/** A request of the right shape, with unusual values. */
const oddRequest = (): fc.Arbitrary<RequestSpec> =>
  fc
    .record({
      one: fc.constantFrom(...[...fixture.described.values()].filter(({ route }) => OWN.includes(route))),
      texts: fc.array(fc.oneof(hostileText, fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })), {
        minLength: 16,
        maxLength: 16,
      }),
      replace: fc.option(fc.tuple(fc.nat(), anyJson), { freq: 2 }),
      key: fc.option(fc.constantFrom('one', 'two', 'three'), { freq: 3 }),
    })
    .map(({ one, texts, replace, key }) => {
      const request = validRequest(one.route, fixture.scene);
      const left = [...texts];
      const body = request.body === undefined ? undefined : withOtherTexts(request.body, left, '');
      const names = Object.keys((body ?? {}) as object);
      const invalid = replace && names.length > 0 ? { [names[replace[0] % names.length]!]: replace[1] } : {};
      const query = Object.keys(one.query).map(
        (name) => `${name}=${encodeURIComponent(left.pop()!.toWellFormed())}`,
      );
      return {
        ...request,
        path:
          query.length > 0 ? `${request.path}?${query[(replace?.[0] ?? 0) % query.length]}` : request.path,
        ...(key !== null && { headers: { 'idempotency-key': key } }),
        ...(body !== undefined && { body: { ...(body as object), ...invalid } }),
      };
    });

/** Replaces the texts in a value, except ids. */
function withOtherTexts(value: unknown, texts: string[], name: string): unknown {
  if (typeof value === 'string')
    return /id$|^stages$|^steps$|^action$/i.test(name) ? value : (texts.pop() ?? value);
  if (Array.isArray(value)) return value.map((one) => withOtherTexts(one, texts, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withOtherTexts(one, texts, key)]),
  );
}

describe('the owner of a roadmap', () => {
  it(`gets a success or a refusal for ${REQUESTS} odd requests, and can read the roadmap afterwards`, async () => {
    const counts = await sendAll(oddRequest(), REQUESTS);
    const any = expect.any(Number);
    expect(counts).toMatchObject({ 200: any, 201: any, 400: any });
    const params = { id: fixture.scene.draft.id };
    for (const route of [
      'GET /api/roadmaps/{id}',
      'GET /api/roadmaps/{id}/sources',
      'GET /api/mentor/roadmaps',
    ]) {
      expect((await sendRequest(validRequest(route, fixture.scene, { params }))).status).toBe(200);
    }
    process.stderr.write(`${REQUESTS} requests of an owner: ${JSON.stringify(counts)}\n`);
  }, 1_200_000);
});

itBreaksNothing();
