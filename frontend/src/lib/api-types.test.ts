import { beforeEach, expect, it, jest } from '@jest/globals';
import { call, callPage } from './api.ts';

const params = { id: 'r1' };
/** Compares types exactly: a value of `any` or of a wider type is rejected. */
const isA =
  <Expected>() =>
  <Given>(
    _value: Given,
    ..._same: (<T>() => T extends Given ? 1 : 2) extends <T>() => T extends Expected ? 1 : 2 ? [] : [never]
  ) =>
    expect(true).toBe(true);

beforeEach(() => {
  const response = { ok: true, status: 200, headers: new Headers(), text: async () => '[]' };
  globalThis.fetch = jest.fn(async () => response) as unknown as typeof fetch;
});

// `npm run check` compiles these: each expected error that is missing fails it.
it('a call does not compile with a query, body or path parameter that its endpoint does not declare', async () => {
  // @ts-expect-error -- no such route
  await call('GET /api/nothing');
  // @ts-expect-error -- the key of the query is `categoryId`
  await call('GET /api/roadmaps', { query: { category: 'c1' } });
  // @ts-expect-error -- `limit` is a number
  await call('GET /api/roadmaps', { query: { limit: 'ten' } });
  // @ts-expect-error -- `sort` is one of a list
  await call('GET /api/mentors', { query: { sort: 'random' } });
  // @ts-expect-error -- `token` is required
  await call('GET /api/mail-subscription');
  // @ts-expect-error -- this endpoint has no query
  await call('GET /api/categories', { query: { limit: 1 } });
  // @ts-expect-error -- the field is `text`
  await call('POST /api/path-requests', { body: { words: 'x' } });
  // @ts-expect-error -- the title is a text
  await call('PATCH /api/roadmaps/{id}', { params, body: { title: 1 } });
  // @ts-expect-error -- the body is missing
  await call('POST /api/path-requests');
  // @ts-expect-error -- this endpoint has no body
  await call('POST /api/roadmaps/{id}/follow', { params, body: {} });
  // @ts-expect-error -- the path has a parameter
  await expect(call('GET /api/roadmaps/{id}')).rejects.toThrow();
  // @ts-expect-error -- the parameter is `id`
  await expect(call('GET /api/roadmaps/{id}', { params: { roadmapId: 'r1' } })).rejects.toThrow();
});

it('a response has the type of the declared output, of a page its items', async () => {
  isA<{ success: true }>()(await call('POST /api/logout'));
  isA<string>()((await callPage('GET /api/roadmaps')).items[0]?.title ?? '');
  isA<number>()((await callPage('GET /api/sessions')).items[0]?.mentorId ?? 1);
  const roadmap = await call('GET /api/roadmaps/{id}', { params });
  isA<string>()(roadmap.title);
  // @ts-expect-error -- a roadmap has no such field
  expect(roadmap.headline).toBeUndefined();
  // @ts-expect-error -- a title is a text
  isA<number>()(roadmap.title);
});
