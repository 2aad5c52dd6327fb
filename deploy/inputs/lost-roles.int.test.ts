// guarantees: Who is demoted, suspended, leaving or without a second factor is refused by each route that needs the role, and takes back
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@waymark/contracts/caller';
import type { ErrorBody } from '@waymark/contracts/errors';
import type { User } from '@waymark/contracts/identity/http';
import type { AppSecret } from '@waymark/contracts/identity/second-factor';
import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { eventually } from '@waymark/testing/eventually';
import { Secret, TOTP } from 'otpauth';
import { fixtureForTests, itBreaksNothing } from './fixture.ts';
import { cookieOf, expectRefused, get, sendRequest } from './http.ts';
import { needsRole, partly, remaining } from './leaving-table.ts';
import { statusesOf } from './role-table.ts';
import { rows, validRequest } from './routes.ts';
import { target } from './target.ts';

/** Each way in which a mentor loses the role, over every route that needs it. The person owns the data for all of them. */
const fixture = fixtureForTests({ env: { ADMIN_SECOND_FACTOR: 'required' }, owner: makePeople });
const person = { username: 'a-former-mentor', password: 'quiet lamps at dusk' };
const routes = Object.keys(rows);
const OPERATE = join(import.meta.dirname, '../launch/operate.ts');

/** Cookie of an admin. */
let admin: string;
let id: number;
/** Of the person, since the last login. */
let cookie: string;

async function makePeople(): Promise<string> {
  admin = await makeAdmin('the-only-one');
  cookie = await register(person);
  ({ id } = await get<User>({ method: 'GET', path: '/api/user', cookie }));
  await setRole('mentor');
  await eventually(() => get({ method: 'GET', path: `/api/mentor/${id}/availability` }));
  return cookie;
}

async function register({ username, password }: typeof person): Promise<string> {
  const body = { username, password, email: `${username}@example.org` };
  return cookieOf(await sendRequest({ method: 'POST', path: '/api/register', body }));
}

/** By the operator, with a second factor: demo accounts cannot have one. */
async function makeAdmin(username: string): Promise<string> {
  const own = await register({ ...person, username });
  const path = '/api/account/second-factor/app';
  const { secret } = await get<AppSecret>({ method: 'POST', path, cookie: own });
  const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();
  await get({ method: 'POST', path: `${path}/confirm`, body: { code }, cookie: own });
  const command = [OPERATE, 'grant-role', username, 'admin'];
  const env = { ...process.env, WAYMARK_HOME: target().home };
  await promisify(execFile)(process.execPath, ['--conditions=waymark-source', ...command], { env });
  await eventually(() => get({ method: 'GET', path: '/api/admin/users', cookie: own }));
  return own;
}

async function logInAgain(): Promise<void> {
  cookie = cookieOf(await sendRequest({ method: 'POST', path: '/api/login', body: person }));
}

const manage = (method: string, path = '', body?: object) =>
  get({ method, path: `/api/admin/users/${id}${path}`, body, cookie: admin });
const send = (route: string, body?: Record<string, unknown>) =>
  sendRequest({ ...validRequest(route, fixture.scene, body && { body }), cookie });
const asksMentors = async () => (await send('GET /api/mentor/path-requests')).status;

/** Resolves when open sessions have it. */
async function setRole(role: Role): Promise<void> {
  await manage('PATCH', '', { role });
  await eventually(async () => expect(await is(role)).toBe(true));
}

async function is(role: Role): Promise<boolean> {
  const { status, text } = await sendRequest({ method: 'GET', path: '/api/mentor/path-requests', cookie });
  if (role === 'mentor') return status === 200;
  return status === 403 && text.includes(role === 'admin' ? 'SECOND_FACTOR_REQUIRED' : 'FORBIDDEN');
}

/** The routes that need the role and respond with something else than its lack. */
async function exceptions(code: string, message: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes.filter((one) => needsRole(fixture.described.get(one)!))) {
    const { status, text } = await send(route);
    const refusal = status < 400 ? null : (JSON.parse(text) as ErrorBody);
    if (refusal?.code !== code || !message.test(refusal.message)) found.push(`${route}: ${status}`);
  }
  return found;
}
const NO_ROLE = /^Become a mentor to do this|^Your account is not allowed to do this/;
const LEAVING = /^Your account is (?:to be deleted|not allowed)/;

describe('an account that is to be deleted', () => {
  it('is refused by every route that needs the role, until it is kept', async () => {
    const body = { password: person.password, confirm: person.username, roadmaps: 'keep' };
    await get({ method: 'POST', path: '/api/account/deletion', body, cookie });
    expect(await asksMentors()).toBe(401);
    await logInAgain();
    expect(await exceptions('FORBIDDEN', LEAVING)).toEqual([]);
    await get({ method: 'DELETE', path: '/api/account/deletion', cookie });
    expect(await asksMentors()).toBe(200);
  }, 120_000);
});

describe('a suspended mentor', () => {
  it('is refused by every route that needs the role, and at the login, until restored', async () => {
    await manage('POST', '/suspend', { reason: 'For the tests.' });
    expect(await exceptions('UNAUTHENTICATED', /./)).toEqual([]);
    expect((await sendRequest({ method: 'POST', path: '/api/login', body: person })).status).toBe(403);
    await manage('POST', '/restore');
    await logInAgain();
    expect(await asksMentors()).toBe(200);
  }, 120_000);
});

describe('an admin whose session has no second factor', () => {
  it('is refused by every route that needs the role', async () => {
    await setRole('admin');
    expect(await exceptions('SECOND_FACTOR_REQUIRED', /./)).toEqual([]);
  }, 120_000);
});

describe('a mentor who becomes a learner', () => {
  beforeAll(() => setRole('learner'));

  it('is refused by every route that needs the role, and changes nothing', async () => {
    const before = await fixture.stored.settledSnapshot();
    expect(await exceptions('FORBIDDEN', NO_ROLE)).toEqual([]);
    expect(await fixture.stored.settledSnapshot()).toEqual(before);
  }, 120_000);

  it.each(Object.keys(partly))('is refused by %s where it needs the role', async (route) => {
    const response = await send(route, partly[route]!(fixture.scene));
    expect(expectRefused(response, route, 403).message).toMatch(NO_ROLE);
  });

  it('can withdraw permissions', async () => {
    const permission = { permission: 'quoting', granted: false };
    expect((await send('POST /api/sources/{id}/permissions', permission)).status).toBe(200);
    expect((await send('PUT /api/roadmaps/{id}/outside-model', { granted: false })).status).toBe(200);
  });

  it('can read, withdraw and delete their own content, as mentors can', async () => {
    const reads = routes.filter((route) => {
      const { access, roles } = fixture.described.get(route)!;
      const [, , stranger, , owner] = statusesOf(fixture.described.get(route)!);
      const isOwn = route.startsWith('GET ') && access === 'user' && !roles && owner !== stranger;
      return isOwn && !route.includes('{userId}');
    });
    expect(reads).toContain('GET /api/roadmaps/{id}/sources');
    const mine = await get<RoadmapSummary[]>({ method: 'GET', path: '/api/mentor/roadmaps', cookie });
    expect(mine.map((roadmap) => roadmap.id)).toContain(fixture.scene.published.id);
    const refused: string[] = [];
    for (const route of [...reads, ...remaining.toSorted(wholesLast)]) {
      const { status } = await send(route);
      if ([401, 403].includes(status)) refused.push(`${route}: ${status}`);
    }
    expect(refused).toEqual([]);
  }, 60_000);
});

/** The deletion of a roadmap takes its parts with it. */
const wholesLast = (a: string, b: string): number => b.length - a.length;

itBreaksNothing();
