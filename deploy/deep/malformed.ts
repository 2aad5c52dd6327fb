import fc from 'fast-check';
import type { Described } from '../inputs/api.ts';
import { ALWAYS_FINE, IMPOSSIBLE_BOOKING } from '../inputs/booking-rows.ts';
import type { Fixture } from '../inputs/fixture.ts';
import type { Asked } from '../inputs/http.ts';
import { right, rows } from '../inputs/routes.ts';
import { noJson, type Wrong, wrongFields, wrongWholes } from '../inputs/spoiled.ts';
import { bytes, hostile, nasty, oddHeaders } from './arbitraries.ts';

/** A malformed request of somebody who may not do what it asks for. */
export const malformed = (fixture: Fixture): fc.Arbitrary<Asked> =>
  fc
    .record({
      one: fc.constantFrom(...fixture.described.values()),
      who: fc.constantFrom<'nobody' | 'learner' | 'stranger' | 'admin'>(
        'nobody',
        'learner',
        'stranger',
        'stranger',
        'admin',
      ),
      ids: fc.array(fc.oneof(hostile, fc.string({ maxLength: 12 }), fc.constantFrom(...known(fixture))), {
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
      fields: fc.dictionary(fc.constantFrom(...fieldNames(fixture)), nasty, { maxKeys: 4 }),
      junk: fc.oneof(
        bytes,
        nasty.map((value) => JSON.stringify(value) ?? ''),
        fc.constantFrom(undefined, ''),
      ),
      cut: fc.nat({ max: 200 }),
      kind: fc.constantFrom<Kind>('spoiled', 'spoiled', 'fields', 'fields', 'junk', 'cut'),
    })
    .map((drawn) => toRequest(fixture, drawn));

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
): Asked {
  const { scene } = fixture;
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
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: bodyOf(fixture, one, drawn) }),
    // Who logs out is logged out: that is no mistake.
    ...(who !== 'nobody' &&
      !['/api/logout', ...ALWAYS_FINE].includes(one.path) && { cookie: scene.people[who] }),
  };
}

function bodyOf(
  fixture: Fixture,
  one: Described,
  { pick, fields, junk, cut, kind }: Omit<Drawn, 'one' | 'who' | 'ids' | 'query' | 'headers' | 'method'>,
): unknown {
  const row = rows[one.route]!;
  const good = row.isForm
    ? (right(one.route, fixture.scene).body as Buffer)
    : impossible(row.body?.(fixture.scene) ?? {});
  if (kind === 'spoiled') {
    const wrongs = wrongsOf(one, good as Record<string, unknown>);
    return wrongs[pick % wrongs.length]![1];
  }
  if (kind === 'fields') return Buffer.isBuffer(good) ? good : impossible({ ...good, ...fields });
  if (kind === 'junk') return junk;
  const whole = Buffer.isBuffer(good) ? good : Buffer.from(JSON.stringify(good));
  return whole.subarray(0, cut % whole.length);
}

const wrongs = new Map<string, Wrong[]>();

/** Made once per route: some are large. */
function wrongsOf({ route, body }: Described, good: Record<string, unknown>): Wrong[] {
  const known = wrongs.get(route);
  if (known) return known;
  const made = [...wrongWholes, ...noJson, ...(body ? wrongFields(body, good) : [])];
  wrongs.set(route, made);
  return made;
}

/** With these values no body has an effect, whatever else it holds. */
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
