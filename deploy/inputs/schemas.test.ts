// guarantees: Every route rejects anonymous callers, foreign ids and bad input, and ignores undeclared fields
import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { declaredRoutes } from '../../gateway/src/testing/declared-routes.ts';
import { whole } from './api.ts';
import { invalidBodies, invalidFields, type Schema } from './invalid-bodies.ts';
import { rows } from './routes.ts';
import { sampleScene } from './sample-scene.ts';

const declared = declaredRoutes();
const withBody = [...declared].flatMap(([route, { body }]) =>
  body && rows[route]?.body ? [[route, body] as const] : [],
);
const withParams = [...declared].flatMap(([route, { params }]) =>
  Object.entries(params).map(([name, schema]) => [name, route, schema] as const),
);
/** Forms, and a route that takes JSON or a form. */
const readsItself = (route: string) => rows[route]!.isForm || route === 'POST /api/artifacts/extract-content';
/** Compared with what is stored, as they are. */
const EXACT = /(?:password|token|speaker): only /i;
/** What a reader does not see is blank. */
const asBlank = (what: string) => what.replace(/: only .*$/, ': only blanks');
const impossibleIds = ['../../etc/passwd', '\0', "' OR 1=1--", 'a'.repeat(65)];
const session = { none: 'none', service: 'none', optional: 'optional', user: 'required' };

it('declares the access that the tests expect of every route', () => {
  const expected = Object.entries(rows).map(([route, row]) => [route, row.session]);
  const access = Object.keys(rows).map((route) => [route, session[declared.get(route)!.needs.access]]);
  expect(access).toEqual(expected);
});

it('declares no other routes that read something else than JSON', () => {
  const others = [...declared].filter(
    ([, { needs }]) => needs.rawBody || needs.takesBytes || needs.ignoresForm,
  );
  expect(others.map(([route]) => route).sort()).toEqual([
    'PATCH /api/objects/upload/{id}',
    'POST /api/payments/webhook',
    'POST /api/unsubscribe',
    'PUT /api/mentor/avatar/uploads/{id}',
    'PUT /api/objects/upload/{id}',
    'PUT /api/objects/upload/{id}/frame',
    'PUT /api/recordings/{id}/parts/{number}',
  ]);
});

it('declares a schema for the body of every route that takes one', () => {
  const taking = Object.keys(rows).filter((route) => rows[route]!.body && !readsItself(route));
  expect(withBody.map(([route]) => route).sort()).toEqual(taking.sort());
});

it.each(withBody)(
  'accepts the body of %s, and refuses it with any one field made invalid',
  (route, schema) => {
    const valid = rows[route]!.body!(sampleScene);
    expect(schema.safeParse(valid).error?.issues).toBeUndefined();
    const cases = invalidFields(describe(schema), valid).filter(
      ([what]) => !EXACT.test(what) && !rows[route]!.accepted?.includes(asBlank(what)),
    );
    expect(cases.length).toBeGreaterThan(10);
    const accepted = [...cases, ...invalidBodies.filter(([what]) => what.startsWith('an array'))].filter(
      ([, body]) => schema.safeParse(asJson(body)).success,
    );
    expect(accepted.map(([what]) => what)).toEqual([]);
  },
);

it.each(withParams)('refuses an impossible {%s} in the path of %s', (_name, _route, schema) => {
  expect(impossibleIds.filter((id) => schema.safeParse(id).success)).toEqual([]);
});

function describe(schema: z.ZodType): Schema {
  const described = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input' });
  return whole(described as Schema, described.definitions as Record<string, Schema>);
}

/** What arrives of a body. */
const asJson = (body: unknown): unknown => JSON.parse(typeof body === 'string' ? body : JSON.stringify(body));
