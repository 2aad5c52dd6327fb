import { describe, expect, it } from '@jest/globals';
import type { Fixture } from './fixture.ts';
import { FORM_TYPE } from './form.ts';
import { expectRefused, forEach, sendRequest } from './http.ts';
import { invalidBodies, invalidFields, invalidJson } from './invalid-bodies.ts';
import { rows, validRequest } from './routes.ts';

const withBody = Object.keys(rows).filter((route) => rows[route]!.body && !rows[route]!.isForm);
/** Stands for all routes in the cases that are rejected before a route is reached. */
const ANY = 'POST /api/roadmaps';
/** Does what a schema does for the others, as it also takes a form. */
const OWN_SCHEMA = 'POST /api/artifacts/extract-content';
/** One of each kind of body: JSON, JSON or a form, a form, none, an ignored form, bytes that are signed. */
const kinds = [
  ...[ANY, OWN_SCHEMA, 'POST /api/upload', 'POST /api/logout'],
  ...['POST /api/unsubscribe', 'POST /api/payments/webhook'],
];

/** Registers tests of invalid bodies: those that a schema refuses only for one field, as `schemas.test.ts` has the others. */
export function bodyCases(fixture: Fixture): void {
  describe('a body', () => {
    shapeCases(fixture);
    typeCases(fixture);
  });
}

function shapeCases(fixture: Fixture): void {
  it.each(withBody)('with one wrong field gets 400 from %s, with the path of the field', async (route) => {
    const all = invalidFields(fixture.described.get(route)!.body!, rows[route]!.body!(fixture.scene));
    await forEach(route === OWN_SCHEMA ? all : all.slice(0, 1), async ([what, body]) => {
      const response = await sendRequest({ ...validRequest(route, fixture.scene), body });
      // Such a list is larger than the body may be.
      const tooLarge = what.endsWith('ten thousand') ? [413] : [];
      const { issues = [] } = expectRefused(response, `${route}, ${what}`, 400, 401, ...tooLarge);
      if (response.status === 400) expect({ what, issues: issues.length }).not.toEqual({ what, issues: 0 });
    });
  });

  it('without any field is accepted by the routes that require none', async () => {
    const lenient = withBody.filter((route) => !fixture.described.get(route)!.body!.required);
    await forEach(lenient, async (route) => {
      const { status } = await sendRequest({ ...validRequest(route, fixture.scene), body: {} });
      expect({ route, status }).toEqual({ route, status: 200 });
    });
  });
}

function typeCases(fixture: Fixture): void {
  it('that is no object, or not JSON, gets 400', async () => {
    await forEach([...invalidBodies, ...invalidJson], async ([what, body]) => {
      expectRefused(await sendRequest({ ...validRequest(ANY, fixture.scene), body }), what, 400);
    });
  });

  it.each(kinds)('that is not JSON gets 400 or, instead of a form, 415 from %s', async (route) => {
    const request = { ...validRequest(route, fixture.scene), body: '{"title":' };
    const response = await sendRequest({ ...request, headers: { 'content-type': 'application/json' } });
    expectRefused(response, route, 400, ...(rows[route]!.isForm ? [415] : []));
  });

  it.each(kinds)('of another type gets 415 from %s', async (route) => {
    const types = rows[route]!.ignoresForm
      ? ['text/plain']
      : ['text/plain', 'application/x-www-form-urlencoded'];
    for (const type of types) {
      const request = validRequest(route, fixture.scene);
      const body = request.body ?? '{}';
      const response = await sendRequest({ ...request, headers: { 'content-type': type }, body });
      expectRefused(response, `${route} as ${type}`, 415);
    }
  });

  it.each([ANY, OWN_SCHEMA])('that is a form without fields gets 400 or 415 from %s', async (route) => {
    const headers = { 'content-type': FORM_TYPE };
    const response = await sendRequest({ ...validRequest(route, fixture.scene), headers });
    expectRefused(response, route, 400, 415);
  });
}
