import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Described, describedRoutes } from './inputs-api.ts';
import { noJson, wrongFields, wrongWholes } from './inputs-bodies.ts';
import { bookingGarbage, bookingQueried, manySlots } from './inputs-booking.ts';
import { FORM_TYPE } from './inputs-form.ts';
import { nothingBroke, nothingChanges, stageForTests } from './inputs-harness.ts';
import { type Asked, ask, expectRefused, forEach, logIn } from './inputs-http.ts';
import { isUnsafe, right, rows } from './inputs-routes.ts';

const JSON_LIMIT = 64 * 1024;
const routes = Object.keys(rows);
const unsafe = routes.filter(isUnsafe);
const closed = routes.filter((route) => rows[route]!.door === 'closed');

const stage = stageForTests();
nothingChanges(stage);
let described: Map<string, Described>;
beforeAll(async () => {
  described = new Map((await describedRoutes()).map((one) => [one.route, one]));
});

it('every route of the description is tried here, and no other', () => {
  expect([...described.keys()].sort()).toEqual([...routes].sort());
});

describe('whoever is not logged in', () => {
  const worthless: [what: string, cookie: string | undefined][] = [
    ['no cookie', undefined],
    ['a cookie that was never given out', `__Host-waymark=${'x'.repeat(43)}`],
    ['a cookie cut short', '__Host-waymark=abc'],
    ['an empty cookie', '__Host-waymark='],
    ['a cookie of many bytes', `__Host-waymark=${'x'.repeat(8_000)}`],
    ['another cookie', 'session=1; role=admin; userId=3'],
    ['no cookie at all', '=;;=;'],
    ['a command', '__Host-waymark=*\tDEL session:*'],
  ];
  beforeAll(async () => {
    const cookie = await logIn('learner');
    await ask({ method: 'POST', path: '/api/logout', cookie });
    worthless.push(['a session that has ended', cookie]);
  });

  it.each(closed)('is refused by %s with 401', async (route) => {
    await forEach(worthless, async ([what, cookie]) => {
      const { cookie: _, ...asked } = right(route, stage.scene);
      const told = await ask({ ...asked, ...(cookie !== undefined && { cookie }) });
      expect(expectRefused(told, `${route}, ${what}`, 401).code).toBe('UNAUTHENTICATED');
    });
  });
});

describe('whoever reaches for what is another’s', () => {
  const reached = routes.filter((route) => rows[route]!.foreign);

  it.each(reached)('is refused by %s', async (route) => {
    const cases = rows[route]!.foreign!(stage.scene).flatMap(({ who, ...given }) =>
      who.map((name) => ({ name, ...given })),
    );
    await forEach(cases, async ({ name, status, ...given }) => {
      const { cookie: _, ...asked } = right(route, stage.scene, given);
      const told = await ask({ ...asked, ...(name !== 'nobody' && { cookie: stage.scene.people[name] }) });
      expectRefused(told, `${route} by ${name} with ${JSON.stringify(given)}`, status);
    });
  });

  it('gets no part of a draft, of its sources or of its runs told', async () => {
    const { draft, source } = stage.scene;
    const told = await ask({
      ...right('GET /api/roadmaps/{id}', stage.scene, { params: { id: draft.id } }),
      cookie: '',
    });
    expect(told.text).not.toContain(draft.title);
    const file = await ask({
      ...right('GET /api/sources/{id}/file', stage.scene),
      cookie: stage.scene.people.admin,
    });
    expect(file.text).not.toContain(source.originalName);
  });
});

describe('an id', () => {
  const impossible = [
    ...[
      '..%2f..%2f..%2fetc%2fpasswd',
      '..',
      '%2e%2e',
      '.',
      '%00',
      'a%00b',
      '%0d%0aSet-Cookie:%20a=b',
      '%ff',
      '%',
      '%E0%A4%A',
    ],
    ...[
      'a%20b',
      '%20',
      '%C3%A9',
      '%F0%9F%98%80',
      '%ED%A0%80',
      "'%20OR%201=1--",
      '%24ne',
      '*',
      '{id}',
      '[object%20Object]',
    ],
    ...[
      '__proto__',
      'constructor',
      'toString',
      'null',
      'undefined',
      'NaN',
      '-1',
      '0',
      'a'.repeat(65),
      'a'.repeat(10_000),
    ],
    ...['%25252e%25252e', 'roadmap1;a=b', 'roadmap1%23', '..%5c..%5cwindows', '%u0041', randomUUID()],
  ];
  const NOTHING_OWN = /^(?:\[\]|\{"success":true\})$/;
  const named = routes.flatMap((route) =>
    [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, route] as const),
  );

  it.each(named)('{%s} that cannot be, or is nobody’s, is not found by %s', async (name, route) => {
    await forEach(impossible, async (id) => {
      const asked = right(route, stage.scene, { params: { [name]: id } });
      const told = await ask(asked);
      if (rows[route]!.ownOnly && told.status === 200) expect(told.text).toMatch(NOTHING_OWN);
      else expectRefused(told, `${route}, {${name}} is ${id}`, 404);
    });
  });
});

describe('a body', () => {
  const bodied = routes.filter((route) => rows[route]!.body && !rows[route]!.isForm);

  it.each(bodied)('with one field spoiled is refused by %s, which says where', async (route) => {
    const schema = described.get(route)!.body!;
    const wrongs = wrongFields(schema, rows[route]!.body!(stage.scene)).filter(
      ([what]) => !rows[route]!.fine?.includes(what),
    );
    expect(wrongs.length).toBeGreaterThan(10);
    await forEach(wrongs, async ([what, body]) => {
      const told = await ask({ ...right(route, stage.scene), body });
      const { code, issues } = expectRefused(told, `${route}, ${what}`, 400, 401);
      if (told.status === 400)
        expect({ what, code, issues: issues?.length ?? 0 }).not.toMatchObject({ issues: 0 });
    });
  });

  it.each(bodied)('that is no object is refused by %s', async (route) => {
    await forEach(wrongWholes, async ([what, body]) => {
      expectRefused(await ask({ ...right(route, stage.scene), body }), `${route}, ${what}`, 400);
    });
  });

  it.each(bodied)('without a field is refused by %s, or changes nothing', async (route) => {
    const told = await ask({ ...right(route, stage.scene), body: {} });
    if (described.get(route)!.body!.required) expectRefused(told, `${route}, {}`, 400);
    else expect(told.status).toBe(200);
  });

  it.each(unsafe)('that is no JSON is refused by %s', async (route) => {
    await forEach(noJson, async ([what, body]) => {
      const asked = { ...right(route, stage.scene), headers: { 'content-type': 'application/json' }, body };
      expectRefused(await ask(asked), `${route}, ${what}`, rows[route]!.isForm ? 415 : 400, 400);
    });
  });

  it.each(unsafe)('of another type or character set is refused by %s', async (route) => {
    const types = [
      ...[
        'text/plain',
        'text/html',
        'application/xml',
        'application/x-www-form-urlencoded',
        'application/jsonx',
      ],
      ...['application/vnd.api+json', 'application/octet-stream', 'nonsense', '*/*', ' ', 'x'.repeat(5_000)],
      ...[
        'multipart/mixed; boundary=x',
        'application/json; charset=utf-16',
        'application/json;charset="latin1"',
      ],
    ];
    await forEach(types, async (type) => {
      const asked: Asked = { ...right(route, stage.scene), headers: { 'content-type': type } };
      expectRefused(
        await ask({ ...asked, body: asked.body ?? '{}' }),
        `${route} as ${type.slice(0, 50)}`,
        415,
      );
    });
  });

  it.each(bodied)('that is a form is refused by %s', async (route) => {
    const headers = { 'content-type': FORM_TYPE };
    expectRefused(await ask({ ...right(route, stage.scene), headers }), `${route}, a form`, 400, 415);
  });

  it.each(unsafe.filter((route) => !rows[route]!.isForm))(
    'over its limit is refused by %s with 413',
    async (route) => {
      const { limit = JSON_LIMIT, body } = rows[route]!;
      const large = JSON.stringify({ ...body?.(stage.scene), padding: '' });
      const sent = `${large.slice(0, -2)}${'x'.repeat(limit + 1 - large.length)}"}`;
      expect(sent).toHaveLength(limit + 1);
      expectRefused(
        await ask({ ...right(route, stage.scene), body: sent }),
        `${route}, ${limit + 1} bytes`,
        413,
      );
    },
  );
});

describe('a query', () => {
  const garbage: Record<string, string[]> = {
    limit: [
      '0',
      '-1',
      '101',
      '1000000000',
      '1e9',
      'abc',
      '1.5',
      '',
      'NaN',
      'Infinity',
      '1e400',
      '%00',
      '%ff',
      '24&limit=25',
    ],
    cursor: [
      '',
      'x',
      '%00',
      '../..',
      'W10',
      'bnVsbA',
      'WzFlMzAwLCJhIl0',
      'Wy0xLCJhIl0',
      'WzEsIicgT1IgMT0xIl0',
      'x'.repeat(401),
      'x'.repeat(10_000),
      'a&cursor=b',
    ],
    q: ['x'.repeat(10_000), '%00', 'a&q=b'],
    timeZone: ['', 'Mars/Olympus', '%00', 'x'.repeat(65), 'UTC&timeZone=UTC'],
    download: ['', '0', 'true', '%00', '1&download=1'],
    version: ['', '1', 'latest', '%00', 'draft&version=draft'],
    featured: ['', '1', 'yes', '%00', 'true&featured=true'],
    mentorId: ['', '0', '-1', '1.5', 'me', '1e99', '%00', '2&mentorId=3'],
    ...bookingGarbage,
    categoryId: ['', 'a%20b', '%00', '../x', "'--", 'x'.repeat(65), 'a&categoryId=b'],
  };
  const queried = [
    'GET /api/roadmaps',
    'GET /api/roadmaps/{id}',
    'GET /api/mentor/roadmaps',
    'GET /api/mentors',
    'GET /api/following',
    'GET /api/media/{id}',
    'GET /api/companion/{roadmapId}',
    ...bookingQueried,
  ];

  it('has garbage here for every parameter there is', () => {
    const known = [...described.values()].filter(({ query }) => Object.keys(query).length > 0);
    expect(known.map(({ route }) => route).sort()).toEqual([...queried].sort());
    for (const { query } of known)
      expect(Object.keys(garbage)).toEqual(expect.arrayContaining(Object.keys(query)));
  });

  it.each(queried)('that makes no sense is refused by %s', async (route) => {
    const cases = Object.keys(described.get(route)!.query).flatMap((name) =>
      garbage[name]!.map((value) => `${name}=${value}`),
    );
    const wrong = cases.filter((query) => !manySlots(route, query));
    await forEach(wrong, async (query) => {
      const asked = right(route, stage.scene);
      expectRefused(await ask({ ...asked, path: `${asked.path}?${query}` }), `${route}?${query}`, 400);
    });
  });

  it('is text and never a pattern, a command or a path', async () => {
    const harmless = [
      '%25',
      '_',
      '%5c',
      "'%20OR%20'1'='1",
      '%24%7B7*7%7D',
      '%3Cscript%3E',
      '%ff',
      '%F0%9F%98%80',
      '(((((',
      'a*+?',
    ];
    await forEach(harmless, async (q) => {
      const told = await ask({ method: 'GET', path: `/api/roadmaps?q=${q}%20nothing-holds-this` });
      expect([q, told.status, told.text]).toEqual([q, 200, '[]']);
    });
  });
});

nothingBroke();
