import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Described, describedRoutes } from './inputs-api.ts';
import { bytes, hostile, nasty, oddHeaders } from './inputs-arbitraries.ts';
import { noJson, type Wrong, wrongFields, wrongWholes } from './inputs-bodies.ts';
import { ALWAYS_FINE, IMPOSSIBLE_BOOKING } from './inputs-booking.ts';
import { nothingBroke, nothingChanges, stageForTests } from './inputs-harness.ts';
import { type Asked, ask, expectRefused, forEach, isInner } from './inputs-http.ts';
import { right, rows } from './inputs-routes.ts';

const REQUESTS = 3_000;
const OWN_REQUESTS = 1_000;
const SEED = 20_261_121;

const stage = stageForTests();
let described: Described[];
beforeAll(async () => {
  described = await describedRoutes();
});

/** A request nobody in their right mind sends, by somebody who may not do what it asks for. */
const malformed = (): fc.Arbitrary<Asked> =>
  fc
    .record({
      one: fc.constantFrom(...described),
      who: fc.constantFrom<'nobody' | 'learner' | 'stranger' | 'admin'>(
        'nobody',
        'learner',
        'stranger',
        'stranger',
        'admin',
      ),
      ids: fc.array(fc.oneof(hostile, fc.string({ maxLength: 12 }), fc.constantFrom(...known())), {
        minLength: 3,
        maxLength: 3,
      }),
      query: fc.array(
        fc.tuple(fc.constantFrom('limit', 'cursor', 'q', 'categoryId', 'x', 'a[]', '__proto__'), hostile),
        { maxLength: 3 },
      ),
      headers: fc.option(oddHeaders, { nil: {}, freq: 2 }),
      method: fc.option(fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'LOCK'), {
        nil: undefined,
        freq: 8,
      }),
      pick: fc.nat(),
      fields: fc.dictionary(fc.constantFrom(...fieldNames()), nasty, { maxKeys: 4 }),
      junk: fc.oneof(
        bytes,
        nasty.map((value) => JSON.stringify(value) ?? ''),
        fc.constantFrom(undefined, ''),
      ),
      cut: fc.nat({ max: 200 }),
      kind: fc.constantFrom<Kind>('spoiled', 'spoiled', 'fields', 'fields', 'junk', 'cut'),
    })
    .map(toRequest);

type Kind = 'spoiled' | 'fields' | 'junk' | 'cut';
interface Drawn {
  one: Described;
  who: 'nobody' | 'learner' | 'stranger' | 'admin';
  ids: string[];
  query: [string, string][];
  headers: Record<string, string>;
  method: string | undefined;
  pick: number;
  fields: Record<string, unknown>;
  junk: unknown;
  cut: number;
  kind: Kind;
}

/** Ids that are there, none of which leads these people to anything they may change. */
function known(): string[] {
  const { draft, source, runId } = stage.scene;
  const [first] = draft.stages;
  return [draft.id, first!.id, first!.steps[0]!.id, source.id, runId];
}

const fieldNames = (): string[] => [
  ...new Set(described.flatMap(({ body }) => Object.keys(body?.properties ?? {}))),
  ...['id', 'role', 'mentorId', 'status', 'followers', 'toString', 'hasOwnProperty'],
];

function toRequest({ one, who, ids, query, headers: given, method, ...drawn }: Drawn): Asked {
  const { scene } = stage;
  const params = Object.fromEntries(
    one.params.map((name, n) => [name, encodeURIComponent(ids[n]!.toWellFormed())]),
  );
  const asked = right(one.route, scene, { params });
  const search = query
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
  return {
    method: method ?? asked.method,
    path: search ? `${asked.path}?${search}` : asked.path,
    headers: { ...asked.headers, ...given },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: bodyOf(one, drawn) }),
    // Who logs out is logged out: that is no mistake.
    ...(who !== 'nobody' &&
      !['/api/logout', ...ALWAYS_FINE].includes(one.path) && { cookie: scene.people[who] }),
  };
}

function bodyOf(
  one: Described,
  { pick, fields, junk, cut, kind }: Omit<Drawn, 'one' | 'who' | 'ids' | 'query' | 'headers' | 'method'>,
): unknown {
  const row = rows[one.route]!;
  const good = row.isForm
    ? (right(one.route, stage.scene).body as Buffer)
    : impossible(row.body?.(stage.scene) ?? {});
  const wrongs: Wrong[] = [
    ...wrongWholes,
    ...noJson,
    ...(one.body ? wrongFields(one.body, good as Record<string, unknown>) : []),
  ];
  if (kind === 'spoiled') return wrongs[pick % wrongs.length]![1];
  if (kind === 'fields') return Buffer.isBuffer(good) ? good : impossible({ ...good, ...fields });
  if (kind === 'junk') return junk;
  const whole = Buffer.isBuffer(good) ? good : Buffer.from(JSON.stringify(good));
  return whole.subarray(0, cut % whole.length);
}

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

/** A request of the right shape, with values nobody would think of. */
const odd = (): fc.Arbitrary<Asked> =>
  fc
    .record({
      one: fc.constantFrom(...described.filter(({ route }) => OWN.includes(route))),
      texts: fc.array(fc.oneof(hostile, fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })), {
        minLength: 8,
        maxLength: 8,
      }),
      spoil: fc.option(fc.tuple(fc.nat(), nasty), { freq: 2 }),
      key: fc.option(fc.constantFrom('one', 'two', 'three'), { freq: 3 }),
    })
    .map(({ one, texts, spoil, key }) => {
      const asked = right(one.route, stage.scene);
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

/** With these no body does anything, whoever sends it and whatever else chance puts into it. */
const UNKNOWN = {
  email: 'nowhere',
  categoryId: 'none',
  stepId: 'none',
  roadmapId: 'none',
  ...IMPOSSIBLE_BOOKING,
};

function impossible(body: Record<string, unknown>): Record<string, unknown> {
  return { ...body, ...Object.fromEntries(Object.entries(UNKNOWN).filter(([name]) => name in body)) };
}

describe('what people send who may do nothing with it', () => {
  nothingChanges(stage);

  it(`${REQUESTS} malformed requests get no 5xx, tell nothing of what is inside, and do nothing`, async () => {
    const requests = fc.sample(malformed(), { numRuns: REQUESTS, seed: SEED });
    const counts: Record<string, number> = {};
    await forEach(requests, async (asked) => {
      const status = await expectForeseen(asked);
      counts[status] = (counts[status] ?? 0) + 1;
      const mayBeFine =
        ['GET', 'HEAD', 'OPTIONS'].includes(asked.method) ||
        /^\/api\/(?:logout|reflections\/)/.test(asked.path);
      if (status < 400 && !mayBeFine) throw new Error(`${inWords(asked)} → ${status}`);
    });
    expect(Object.keys(counts).length).toBeGreaterThan(6);
    process.stderr.write(`${REQUESTS} malformed requests: ${JSON.stringify(counts)}\n`);
  });
});

describe('what the owner of a roadmap sends', () => {
  it(`${OWN_REQUESTS} odd requests are done or refused, and the roadmap stays one that can be read`, async () => {
    const requests = fc.sample(odd(), { numRuns: OWN_REQUESTS, seed: SEED });
    const counts: Record<string, number> = {};
    await forEach(requests, async (asked) => {
      const status = await expectForeseen(asked);
      counts[status] = (counts[status] ?? 0) + 1;
    });
    expect(counts).toMatchObject({
      200: expect.any(Number),
      201: expect.any(Number),
      400: expect.any(Number),
    });
    for (const route of [
      'GET /api/roadmaps/{id}',
      'GET /api/roadmaps/{id}/sources',
      'GET /api/mentor/roadmaps',
    ]) {
      expect((await ask(right(route, stage.scene, { params: { id: stage.scene.draft.id } }))).status).toBe(
        200,
      );
    }
    process.stderr.write(`${OWN_REQUESTS} requests of an owner: ${JSON.stringify(counts)}\n`);
  });
});

/** Done, refused in the one shape, or 503 with a time to wait; never a word of what is inside. Answers the status. */
async function expectForeseen(asked: Asked): Promise<number> {
  const told = await ask(asked);
  const { status, text } = told;
  const isAway = status === 503 && told.headers['retry-after'] !== undefined;
  if (isInner(text) || (status >= 500 && !isAway)) {
    throw new Error(`${inWords(asked)} → ${status} ${text.slice(0, 500)}`);
  }
  if (status >= 400 && !isAway && asked.method !== 'HEAD') expectRefused(told, inWords(asked));
  return status;
}

function inWords({ method, path, headers, body }: Asked): string {
  const sent = Buffer.isBuffer(body) || typeof body === 'string' ? body.toString() : JSON.stringify(body);
  return `${method} ${path} ${JSON.stringify(headers)} ${sent?.slice(0, 500)}`;
}

nothingBroke();
