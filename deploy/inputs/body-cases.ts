import { describe, expect, it } from '@jest/globals';
import { bodyLimitOf } from './body-limits.ts';
import { type Fixture, itChangesNothing } from './fixture.ts';
import { FORM_TYPE } from './form.ts';
import { expectRefused, forEach, type RequestSpec, sendRequest } from './http.ts';
import { invalidBodies, invalidFields, invalidJson } from './invalid-bodies.ts';
import { isUnsafe, rows, validRequest } from './routes.ts';

const unsafe = Object.keys(rows).filter(isUnsafe);
const withBody = unsafe.filter((route) => rows[route]!.body && !rows[route]!.isForm);
/** Receives all cases that are rejected before a route is reached. */
const ANY = 'POST /api/roadmaps';

/** Registers tests of invalid bodies. */
export function bodyCases(fixture: Fixture): void {
  describe('a body', () => {
    shapeCases(fixture);
    typeCases(fixture);
    itChangesNothing(fixture);
  });
}

function shapeCases(fixture: Fixture): void {
  it.each(withBody)('with one wrong field gets 400 from %s, with the path of the field', async (route) => {
    const schema = fixture.described.get(route)!.body!;
    const cases = invalidFields(schema, rows[route]!.body!(fixture.scene)).filter(
      // What a reader does not see is blank.
      ([what]) => !rows[route]!.accepted?.includes(what.replace(/: only .*$/, ': only blanks')),
    );
    expect(cases.length).toBeGreaterThan(10);
    await forEach(cases, async ([what, body]) => {
      const response = await sendRequest({ ...validRequest(route, fixture.scene), body });
      // Such a list is larger than the body of most routes may be.
      const tooLarge = what.endsWith('ten thousand') ? [413] : [];
      const { code, issues } = expectRefused(response, `${route}, ${what}`, 400, 401, ...tooLarge);
      if (response.status === 400)
        expect({ what, code, issues: issues?.length ?? 0 }).not.toMatchObject({ issues: 0 });
    });
  });

  it.each(withBody)('that is missing or no object gets 400 from %s', async (route) => {
    for (const [what, body] of route === ANY
      ? invalidBodies
      : [
          ['no body', undefined],
          ['an array', '[]'],
        ]) {
      expectRefused(
        await sendRequest({ ...validRequest(route, fixture.scene), body }),
        `${route}, ${what}`,
        400,
      );
    }
  });

  it.each(withBody)('without any field gets 400 from %s where one is required', async (route) => {
    const response = await sendRequest({ ...validRequest(route, fixture.scene), body: {} });
    if (fixture.described.get(route)!.body!.required) expectRefused(response, `${route}, {}`, 400);
    else expect(response.status).toBe(200);
  });
}

function typeCases(fixture: Fixture): void {
  it.each(unsafe)('that is not JSON gets 400 from %s', async (route) => {
    for (const [what, body] of route === ANY ? invalidJson : invalidJson.slice(0, 1)) {
      const request = {
        ...validRequest(route, fixture.scene),
        headers: { 'content-type': 'application/json' },
        body,
      };
      expectRefused(await sendRequest(request), `${route}, ${what}`, rows[route]!.isForm ? 415 : 400, 400);
    }
  });

  it.each(unsafe)('of another type gets 415 from %s', async (route) => {
    const types = rows[route]!.ignoresForm
      ? ['text/plain']
      : ['text/plain', 'application/x-www-form-urlencoded'];
    for (const type of types) {
      const request: RequestSpec = {
        ...validRequest(route, fixture.scene),
        headers: { 'content-type': type },
      };
      expectRefused(
        await sendRequest({ ...request, body: request.body ?? '{}' }),
        `${route} as ${type}`,
        415,
      );
    }
  });

  it.each(withBody)('that is a form gets 400 or 415 from %s', async (route) => {
    const headers = { 'content-type': FORM_TYPE };
    expectRefused(
      await sendRequest({ ...validRequest(route, fixture.scene), headers }),
      `${route}, a form`,
      400,
      415,
    );
  });

  it.each(unsafe.filter((route) => !rows[route]!.isForm))(
    'over its limit gets 413 from %s',
    async (route) => {
      const limit = bodyLimitOf(route);
      const large = JSON.stringify({ ...rows[route]!.body?.(fixture.scene), padding: '' });
      const sent = `${large.slice(0, -2)}${'x'.repeat(limit + 1 - large.length)}"}`;
      expect(sent).toHaveLength(limit + 1);
      expectRefused(
        await sendRequest({ ...validRequest(route, fixture.scene), body: sent }),
        `${route}, ${limit + 1} bytes`,
        413,
      );
    },
  );
}
