import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fixtureForTests, itBreaksNothing } from '../inputs/fixture.ts';
import { type Asked, ask } from '../inputs/http.ts';
import { right } from '../inputs/routes.ts';
import { hostile, nasty } from './arbitraries.ts';
import { sendAll } from './expect-foreseen.ts';

const REQUESTS = 8_000;

const fixture = fixtureForTests();

/** Of the mentor's own roadmaps; a run would be the mentor's to wait for. */
const OWN = [
  ...['PATCH /api/roadmaps/{id}', 'PATCH /api/roadmaps/{id}/publish', 'PATCH /api/roadmaps/{id}/unpublish'],
  ...[
    'POST /api/roadmaps/{id}/stages',
    'PATCH /api/roadmaps/{id}/stages/{stageId}',
    'PUT /api/roadmaps/{id}/order',
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
  ...['GET /api/roadmaps', 'GET /api/mentor/roadmaps', 'GET /api/following', 'GET /api/sources/{id}/file'],
];

/** A request of the right shape, with unusual values. */
const odd = (): fc.Arbitrary<Asked> =>
  fc
    .record({
      one: fc.constantFrom(...[...fixture.described.values()].filter(({ route }) => OWN.includes(route))),
      texts: fc.array(fc.oneof(hostile, fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })), {
        minLength: 8,
        maxLength: 8,
      }),
      spoil: fc.option(fc.tuple(fc.nat(), nasty), { freq: 2 }),
      key: fc.option(fc.constantFrom('one', 'two', 'three'), { freq: 3 }),
    })
    .map(({ one, texts, spoil, key }) => {
      const asked = right(one.route, fixture.scene);
      const words = [...texts];
      const body = asked.body === undefined ? undefined : reworded(asked.body, words, '');
      const names = Object.keys((body ?? {}) as object);
      const spoiled = spoil && names.length > 0 ? { [names[spoil[0] % names.length]!]: spoil[1] } : {};
      const query = Object.keys(one.query).map(
        (name) => `${name}=${encodeURIComponent(words.pop()!.toWellFormed())}`,
      );
      return {
        ...asked,
        path: query.length > 0 ? `${asked.path}?${query[(spoil?.[0] ?? 0) % query.length]}` : asked.path,
        ...(key !== null && { headers: { 'idempotency-key': key } }),
        ...(body !== undefined && { body: { ...(body as object), ...spoiled } }),
      };
    });

/** The same value with other texts in it; ids stay. */
function reworded(value: unknown, words: string[], name: string): unknown {
  if (typeof value === 'string')
    return /id$|^stages$|^steps$|^action$/i.test(name) ? value : (words.pop() ?? value);
  if (Array.isArray(value)) return value.map((one) => reworded(one, words, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, reworded(one, words, key)]));
}

describe('the owner of a roadmap', () => {
  it(`gets a success or a refusal for ${REQUESTS} odd requests, and can read the roadmap afterwards`, async () => {
    const counts = await sendAll(odd(), REQUESTS);
    const any = expect.any(Number);
    expect(counts).toMatchObject({ 200: any, 201: any, 400: any });
    const params = { id: fixture.scene.draft.id };
    for (const route of [
      'GET /api/roadmaps/{id}',
      'GET /api/roadmaps/{id}/sources',
      'GET /api/mentor/roadmaps',
    ]) {
      expect((await ask(right(route, fixture.scene, { params }))).status).toBe(200);
    }
    process.stderr.write(`${REQUESTS} requests of an owner: ${JSON.stringify(counts)}\n`);
  }, 1_200_000);
});

itBreaksNothing();
