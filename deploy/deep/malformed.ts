import fc from 'fast-check';
import type { Described } from '../inputs/api.ts';
import { ALWAYS_ACCEPTED, IMPOSSIBLE_BOOKING } from '../inputs/booking-rows.ts';
import type { Fixture } from '../inputs/fixture.ts';
import type { RequestSpec } from '../inputs/http.ts';
import { type InvalidBody, invalidBodies, invalidFields, invalidJson } from '../inputs/invalid-bodies.ts';
import { statusesOf } from '../inputs/role-table.ts';
import { rows, validRequest } from '../inputs/routes.ts';
import { anyJson, bytes, hostileText, oddHeaders } from './arbitraries.ts';

/** A malformed request by a caller without access. */
export const malformedRequest = (fixture: Fixture): fc.Arbitrary<RequestSpec> =>
  fc
    .record({
      one: fc.constantFrom(...fixture.described.values()),
      who: fc.constantFrom<'anonymous' | 'learner' | 'stranger' | 'admin'>(
        'anonymous',
        'learner',
        'stranger',
        'stranger',
        'admin',
      ),
      ids: fc.array(fc.oneof(hostileText, fc.string({ maxLength: 12 }), fc.constantFrom(...known(fixture))), {
        minLength: 3,
        maxLength: 3,
      }),
      query: fc.array(
        fc.tuple(fc.constantFrom('limit', 'cursor', 'q', 'categoryId', 'x', 'a[]', '__proto__'), hostileText),
        { maxLength: 3 },
      ),
      headers: fc.option(oddHeaders, { nil: {}, freq: 2 }),
      method: fc.option(fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'LOCK'), {
        nil: undefined,
        freq: 8,
      }),
      pick: fc.nat(),
      fields: fc.dictionary(fc.constantFrom(...fieldNames(fixture)), anyJson, { maxKeys: 4 }),
      junk: fc.oneof(
        bytes,
        anyJson.map((value) => JSON.stringify(value) ?? ''),
        fc.constantFrom(undefined, ''),
      ),
      cut: fc.nat({ max: 200 }),
      kind: fc.constantFrom<Kind>('invalid', 'invalid', 'fields', 'fields', 'junk', 'cut'),
    })
    .map((drawn) => toRequest(fixture, drawn));

type Kind = 'invalid' | 'fields' | 'junk' | 'cut';
interface Drawn {
  one: Described;
  who: 'anonymous' | 'learner' | 'stranger' | 'admin';
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

/** Existing ids of data that these callers may not change. */
function known(fixture: Fixture): string[] {
  const { draft, source, runId } = fixture.scene;
  const [first] = draft.stages;
  return [draft.id, first!.id, first!.steps[0]!.id, source.id, runId];
}

const fieldNames = (fixture: Fixture): string[] => [
  ...new Set([...fixture.described.values()].flatMap(({ body }) => Object.keys(body?.properties ?? {}))),
  ...['id', 'role', 'mentorId', 'status', 'followers', 'toString', 'hasOwnProperty'],
];

function toRequest(
  fixture: Fixture,
  { one, who, ids, query, headers: given, method, ...drawn }: Drawn,
): RequestSpec {
  const { scene } = fixture;
  const params = Object.fromEntries(
    one.params.map((name, n) => [name, encodeURIComponent(ids[n]!.toWellFormed())]),
  );
  const request = validRequest(one.route, scene, { params });
  // An admin may cancel and repeat the runs of others.
  const caller = who === 'admin' && one.path.startsWith('/api/admin/ai-runs/') ? 'stranger' : who;
  const search = query
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
  return {
    method: method ?? request.method,
    path: search ? `${request.path}?${search}` : request.path,
    headers: { ...request.headers, ...given },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: bodyOf(fixture, one, drawn) }),
    // A logout ends the session, as it should.
    ...(caller !== 'anonymous' &&
      !['/api/logout', ...ALWAYS_ACCEPTED].includes(one.path) && { cookie: scene.people[caller] }),
  };
}

function bodyOf(
  fixture: Fixture,
  one: Described,
  { pick, fields, junk, cut, kind }: Omit<Drawn, 'one' | 'who' | 'ids' | 'query' | 'headers' | 'method'>,
): unknown {
  const row = rows[one.route]!;
  const valid = row.isForm
    ? (validRequest(one.route, fixture.scene).body as Buffer)
    : impossible(row.body?.(fixture.scene) ?? {});
  if (kind === 'invalid') {
    const cases = invalidBodiesOf(one, valid as Record<string, unknown>);
    return cases[pick % cases.length]![1];
  }
  if (kind === 'fields' && !isOpen(one, valid))
    return Buffer.isBuffer(valid) ? valid : impossible({ ...valid, ...fields });
  if (kind === 'junk') return junk;
  const whole = Buffer.isBuffer(valid) ? valid : Buffer.from(JSON.stringify(valid));
  return whole.subarray(0, cut % whole.length);
}

/** Whether every user may send this body, which has no field to make impossible: then only a part of one is malformed. */
const isOpen = (one: Described, body: object): boolean =>
  statusesOf(one)
    .slice(1, 4)
    .some((status) => status < 300) && !Object.keys(UNKNOWN).some((name) => name in body);

const cases = new Map<string, InvalidBody[]>();

/** Cached by route, since some are large. */
function invalidBodiesOf({ route, body }: Described, valid: Record<string, unknown>): InvalidBody[] {
  const known = cases.get(route);
  if (known) return known;
  const made = [...invalidBodies, ...invalidJson, ...(body ? invalidFields(body, valid) : [])];
  cases.set(route, made);
  return made;
}

/** Invalid values, with which no body has an effect. */
const UNKNOWN = {
  email: 'nowhere',
  endpoint: 'nowhere',
  categoryId: 'none',
  stepId: 'none',
  roadmapId: 'none',
  yearsExperience: 0,
  consent: false,
  urgency: 'none',
  difficulty: 'none',
  position: -1,
  isEmailPublic: 'none',
  ...IMPOSSIBLE_BOOKING,
};

function impossible(body: Record<string, unknown>): Record<string, unknown> {
  return { ...body, ...Object.fromEntries(Object.entries(UNKNOWN).filter(([name]) => name in body)) };
}
