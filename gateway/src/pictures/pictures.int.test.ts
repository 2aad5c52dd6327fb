import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { eventually } from '@waymark/testing/eventually';
import sharp from 'sharp';
import { TestGateway } from '../testing/gateway.ts';
import { aRoadmap, ROADMAP_ID } from '../testing/samples.ts';
import { PICTURES_PREFIX } from './pictures.ts';

const of = (id: string) => `/og/roadmap/${id}.png`;
const PATH = of(ROADMAP_ID);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { RATE_LIMIT_PICTURE: '25/3600' } });
  // The first one starts the thread and loads the fonts, which may take longer than a request.
  await eventually(async () => expect((await get('/og/default.png')).status).toBe(200));
});
afterAll(() => gateway?.stop());
beforeEach(() => {
  gateway.roadmaps.on(GetRoadmap, ({ id }) => aRoadmap({ id }));
});

const get = (path: string, headers?: Record<string, string>) => gateway.browser().get(path, headers);
const png = async (response: Response) => Buffer.from(await response.arrayBuffer());
async function sizeOf(response: Response) {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { format, width, height } = await sharp(await png(response)).metadata();
  return { format, width, height };
}

describe('the picture of a shared link', () => {
  it.each([
    ['a roadmap', `${PATH}?v=1`],
    ['the product', '/og/default.png'],
  ])('of %s is a PNG of 1200 × 630 with a cross-origin policy', async (_what, path) => {
    const response = await get(path);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sizeOf(response)).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  it('changes with the title, the mentor and the stages', async () => {
    const before = await get(PATH);
    const looks = new Set([before.headers.get('etag')]);
    const pictures = [await png(before)];
    const stages = Array.from({ length: 6 }, () => aRoadmap().stages[0]!);
    for (const given of [
      { title: 'Another title' },
      { mentor: { ...aRoadmap().mentor, name: 'Zoë' } },
      { stages },
    ]) {
      gateway.roadmaps.on(GetRoadmap, () => aRoadmap(given));
      const response = await get(PATH);
      looks.add(response.headers.get('etag'));
      const drawn = await png(response);
      expect(pictures.some((other) => other.equals(drawn))).toBe(false);
      pictures.push(drawn);
    }
    expect(looks.size).toBe(4);
  });

  it('is cached for a day at the URL of its version, otherwise for five minutes', async () => {
    const kept = async (query: string) => (await get(PATH + query)).headers.get('cache-control');
    expect(await kept('?v=1')).toBe('public, max-age=86400, stale-while-revalidate=604800');
    for (const query of ['', '?v=2', '?v=', '?v=1&v=1', '?v[a]=1']) {
      expect([query, await kept(query)]).toEqual([query, 'public, max-age=300']);
    }
  });

  it('returns 304 for its ETag until it changes', async () => {
    const etag = (await get(PATH)).headers.get('etag')!;
    const again = await get(PATH, { 'if-none-match': etag });
    expect([again.status, (await png(again)).length]).toEqual([304, 0]);
    gateway.roadmaps.on(GetRoadmap, () => aRoadmap({ title: 'Not the one they have' }));
    expect((await get(PATH, { 'if-none-match': etag })).status).toBe(200);
  });

  it('is requested without a caller, also for a logged-in user', async () => {
    const mentor = await gateway.mentor();
    await mentor.get(PATH);
    expect(gateway.roadmaps.callsOf(GetRoadmap).at(-1)!.ctx.caller).toBeNull();
  });

  it.each(['draft', 'archived'] as const)('returns 404 for a roadmap with the status %s', async (status) => {
    gateway.roadmaps.on(GetRoadmap, () => aRoadmap({ status }));
    const response = await get(PATH);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(response.headers.get('cache-control') ?? '').not.toMatch(/max-age/);
  });

  it('returns 404 for an unknown roadmap, and without a call for an invalid id', async () => {
    gateway.roadmaps.on(GetRoadmap, () => {
      throw new AppError('NOT_FOUND', 'There is no such roadmap.');
    });
    expect((await get(of('roadmap-that-is-not'))).status).toBe(404);
    const asked = gateway.roadmaps.callsOf(GetRoadmap).length;
    for (const path of [
      of('..%2f..%2fetc'),
      of('%00'),
      '/og/roadmap/x.jpg',
      '/og/roadmap/.png',
      of('a'.repeat(300)),
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    expect(gateway.roadmaps.callsOf(GetRoadmap)).toHaveLength(asked);
  });

  it('returns 503 while roadmaps is unavailable', async () => {
    gateway.roadmaps.on(GetRoadmap, () => {
      throw new AppError('UNAVAILABLE', 'Away.');
    });
    expect((await get(PATH)).status).toBe(503);
  });
});

describe('a picture', () => {
  it('is drawn once for concurrent requests and replaces its earlier version in the store', async () => {
    const id = '01935000-0000-7000-8000-00000000000a';
    const kept = () => gateway.stored(`${PICTURES_PREFIX}roadmaps/${id}/`);
    const title = (text: string) => gateway.roadmaps.on(GetRoadmap, () => aRoadmap({ id, title: text }));
    title('First');
    const responses = await Promise.all(Array.from({ length: 30 }, () => get(of(id))));
    // Thirty drawings would exceed the limit.
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const [first] = await eventually(async () => {
      const keys = await kept();
      expect(keys).toHaveLength(1);
      return keys;
    });
    title('Second');
    await get(of(id));
    await eventually(async () => {
      expect(await kept()).toHaveLength(1);
      expect(await kept()).not.toEqual([first]);
    });
  });

  it('is read from the store by another gateway', async () => {
    const id = '01935000-0000-7000-8000-00000000000d';
    const drawn = await png(await get(of(id)));
    const other = await TestGateway.start({
      env: { STORAGE_DIR: `${gateway.dir}/objects`, RATE_LIMIT_PICTURE: '1/3600' },
    });
    other.roadmaps.on(GetRoadmap, ({ id: asked }) => aRoadmap({ id: asked }));
    // Uses up the limit of drawings.
    expect((await other.browser().get('/og/roadmap/another.png')).status).toBe(200);
    const response = await other.browser().get(of(id));
    expect(response.status).toBe(200);
    expect((await png(response)).equals(drawn)).toBe(true);
    await other.stop();
  });

  it('is returned to one address while another address over its limit requests the same picture', async () => {
    const other = await TestGateway.start({ env: { TRUST_PROXY: 'loopback', RATE_LIMIT_PICTURE: '1/3600' } });
    other.roadmaps.on(GetRoadmap, ({ id }) => aRoadmap({ id, title: id }));
    const statusFor = async (from: number, id: string) =>
      (await other.browser().get(of(id), { 'x-forwarded-for': `203.0.113.${from}` })).status;
    expect(await statusFor(1, 'the-only-one')).toBe(200);
    const greedy = Array.from({ length: 5 }, () => statusFor(1, 'wanted-by-both'));
    const modest = Array.from({ length: 5 }, (_, i) => statusFor(2 + i, 'wanted-by-both'));
    expect(await Promise.all(modest)).toEqual([200, 200, 200, 200, 200]);
    expect((await Promise.all(greedy)).every((status) => status === 200 || status === 429)).toBe(true);
    expect(await statusFor(1, 'wanted-by-both')).toBe(200);
    await other.stop();
  });

  it('returns 429 after too many drawings, but still sends those already drawn', async () => {
    const other = await TestGateway.start({ env: { RATE_LIMIT_PICTURE: '2/3600' } });
    other.roadmaps.on(GetRoadmap, ({ id }) => aRoadmap({ id }));
    const statusFor = async (id: string) => (await other.browser().get(of(id))).status;
    expect([await statusFor('a'), await statusFor('b'), await statusFor('c')]).toEqual([200, 200, 429]);
    expect(await statusFor('a')).toBe(200);
    await other.stop();
  });
});
