import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Fixture, itChangesNothing } from './fixture.ts';
import { ask, expectRefused, forEach, logIn } from './http.ts';
import { isUnsafe, right, rows } from './routes.ts';

const routes = Object.keys(rows);
const closed = routes.filter((route) => rows[route]!.door === 'closed');

/** Registers what callers may not do because of who they are or where they come from. */
export function callerCases(fixture: Fixture): void {
  describe('a caller', () => {
    describe('without a session', () => withoutSession(fixture));
    describe('who reaches for what belongs to others', () => reachingForOthers(fixture));

    it.each(routes.filter(isUnsafe))('from another site gets 403 from %s', async (route) => {
      const asked = right(route, fixture.scene);
      const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const response = await ask({ ...asked, headers: { ...asked.headers, ...foreign } });
      expect(expectRefused(response, route, 403).code).toBe('CSRF');
    });

    itChangesNothing(fixture);
  });
}

function withoutSession(fixture: Fixture): void {
  let ended: string;
  beforeAll(async () => {
    ended = await logIn('learner');
    await ask({ method: 'POST', path: '/api/logout', cookie: ended });
  });

  it.each(closed)('gets 401 from %s', async (route) => {
    const { cookie: _, ...asked } = right(route, fixture.scene);
    for (const given of [{}, { cookie: ended }]) {
      const response = await ask({ ...asked, ...given });
      expect(expectRefused(response, `${route} ${JSON.stringify(given)}`, 401).code).toBe('UNAUTHENTICATED');
    }
  });
}

function reachingForOthers(fixture: Fixture): void {
  it.each(routes.filter((route) => rows[route]!.foreign))('is refused by %s', async (route) => {
    const cases = rows[route]!.foreign!(fixture.scene).flatMap(({ who, ...given }) =>
      who.map((name) => ({ name, ...given })),
    );
    await forEach(cases, async ({ name, status, ...given }) => {
      const { cookie: _, ...asked } = right(route, fixture.scene, given);
      const response = await ask({
        ...asked,
        ...(name !== 'nobody' && { cookie: fixture.scene.people[name] }),
      });
      expectRefused(response, `${route} by ${name} with ${JSON.stringify(given)}`, status);
    });
  });

  it('reads nothing of a draft or of its sources in the refusal', async () => {
    const { draft, source, people } = fixture.scene;
    const params = { id: draft.id };
    const response = await ask({ ...right('GET /api/roadmaps/{id}', fixture.scene, { params }), cookie: '' });
    expect(response.text).not.toContain(draft.title);
    const file = await ask({ ...right('GET /api/sources/{id}/file', fixture.scene), cookie: people.admin });
    expect(file.text).not.toContain(source.originalName);
  });
}
