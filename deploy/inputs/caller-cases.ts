import { describe, expect, it } from '@jest/globals';
import type { Fixture } from './fixture.ts';
import { expectRefused, forEach, logIn, sendRequest } from './http.ts';
import { partly } from './leaving-table.ts';
import { statusesOf } from './role-table.ts';
import { rows, validRequest } from './routes.ts';

const routes = Object.keys(rows);

/** Registers tests of callers without access, and of requests from another site. */
export function callerCases(fixture: Fixture): void {
  describe('a caller', () => {
    it('whose session has ended gets 401', () => withEndedSession(fixture));

    describe('who reaches for what belongs to others', () => foreignCases(fixture));

    it('from another site gets 403, whatever the session', async () => {
      for (const route of ['POST /api/roadmaps', 'POST /api/logout', 'POST /api/upload']) {
        const request = validRequest(route, fixture.scene);
        const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
        const response = await sendRequest({ ...request, headers: { ...request.headers, ...foreign } });
        expect(expectRefused(response, route, 403).code).toBe('CSRF');
      }
    });
  });
}

/** `role-cases.ts` asks every route without a cookie. */
async function withEndedSession({ scene }: Fixture): Promise<void> {
  const cookie = await logIn('learner');
  await sendRequest({ method: 'POST', path: '/api/logout', cookie });
  for (const route of ['GET /api/user', 'PATCH /api/progress', 'GET /api/events']) {
    const response = await sendRequest({ ...validRequest(route, scene), cookie });
    expect(expectRefused(response, route, 401).code).toBe('UNAUTHENTICATED');
  }
}

const isForMentors = (route: string, { described }: Fixture): boolean =>
  described.get(route)!.roles !== undefined ||
  (route in partly && statusesOf(described.get(route)!)[1] === 403);

function foreignCases(fixture: Fixture): void {
  it.each(routes.filter((route) => rows[route]!.foreign))('is refused by %s', async (route) => {
    const cases = rows[route]!.foreign!(fixture.scene).flatMap(({ who, ...given }) =>
      who.map((name) => ({ name, ...given })),
    );
    await forEach(cases, async ({ name, status, ...given }) => {
      const { cookie: _, ...request } = validRequest(route, fixture.scene, given);
      const response = await sendRequest({
        ...request,
        ...(name !== 'anonymous' && { cookie: fixture.scene.people[name] }),
      });
      // Who has not the role learns nothing of what is there.
      const expected = name === 'learner' && isForMentors(route, fixture) ? 403 : status;
      expectRefused(response, `${route} by ${name} with ${JSON.stringify(given)}`, expected);
    });
  });

  it('reads nothing of a draft or of its sources in the refusal', async () => {
    const { draft, source, people } = fixture.scene;
    const params = { id: draft.id };
    const response = await sendRequest({
      ...validRequest('GET /api/roadmaps/{id}', fixture.scene, { params }),
      cookie: '',
    });
    expect(response.text).not.toContain(draft.title);
    const file = await sendRequest({
      ...validRequest('GET /api/sources/{id}/file', fixture.scene),
      cookie: people.admin,
    });
    expect(file.text).not.toContain(source.originalName);
  });
}
