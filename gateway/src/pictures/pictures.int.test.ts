import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GetRoadmap } from '@waymark/contracts/roadmaps/rpc';
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
  ])('of %s is a PNG of 1200 × 630, which others may show', async (_what, path) => {
    const response = await get(path);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sizeOf(response)).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  it('looks different when what it shows has changed', async () => {
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

  it('is kept for a day under the address of its version, else briefly', async () => {
    const kept = async (query: string) => (await get(PATH + query)).headers.get('cache-control');
    expect(await kept('?v=1')).toBe('public, max-age=86400, stale-while-revalidate=604800');
    for (const query of ['', '?v=2', '?v=', '?v=1&v=1', '?v[a]=1']) {
      expect([query, await kept(query)]).toEqual([query, 'public, max-age=300']);
    }
  });

  it('is not sent again to who has it', async () => {
    const etag = (await get(PATH)).headers.get('etag')!;
    const again = await get(PATH, { 'if-none-match': etag });
    expect([again.status, (await png(again)).length]).toEqual([304, 0]);
    gateway.roadmaps.on(GetRoadmap, () => aRoadmap({ title: 'Not the one they have' }));
    expect((await get(PATH, { 'if-none-match': etag })).status).toBe(200);
  });

  it('is asked for as by a stranger, whoever is logged in', async () => {
    const mentor = await gateway.mentor();
    await mentor.get(PATH);
    expect(gateway.roadmaps.callsOf(GetRoadmap).at(-1)!.ctx.caller).toBeNull();
  });

  it.each(['draft', 'archived'] as const)('is not there for one that is %s', async (status) => {
    gateway.roadmaps.on(GetRoadmap, () => aRoadmap({ status }));
    const response = await get(PATH);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(response.headers.get('cache-control') ?? '').not.toMatch(/max-age/);
  });

  it('is not there where there is no roadmap, and nobody is asked about what cannot be one', async () => {
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

  it('answers 503 where the roadmap cannot be asked for', async () => {
    gateway.roadmaps.on(GetRoadmap, () => {
      throw new AppError('UNAVAILABLE', 'Away.');
    });
    expect((await get(PATH)).status).toBe(503);
  });
});

describe('a picture', () => {
  it('is drawn once, however many want it at once, and then kept in the store in place of earlier ones', async () => {
    const id = '01935000-0000-7000-8000-00000000000a';
    const kept = () => gateway.stored(`${PICTURES_PREFIX}roadmaps/${id}/`);
    const title = (text: string) => gateway.roadmaps.on(GetRoadmap, () => aRoadmap({ id, title: text }));
    title('First');
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(of(id))));
    // More drawings than one would have used up what one address may ask for.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
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

  it('survives its gateway: another one takes it from the store', async () => {
    const id = '01935000-0000-7000-8000-00000000000d';
    const drawn = await png(await get(of(id)));
    const other = await TestGateway.start({
      env: { STORAGE_DIR: `${gateway.dir}/objects`, RATE_LIMIT_PICTURE: '1/3600' },
    });
    other.roadmaps.on(GetRoadmap, ({ id: asked }) => aRoadmap({ id: asked }));
    // The only drawing this one may make.
    expect((await other.browser().get('/og/roadmap/another.png')).status).toBe(200);
    const response = await other.browser().get(of(id));
    expect(response.status).toBe(200);
    expect((await png(response)).equals(drawn)).toBe(true);
    await other.stop();
  });

  it('is not refused to who wants it together with somebody who wants too many', async () => {
    const other = await TestGateway.start({ env: { TRUST_PROXY: 'loopback', RATE_LIMIT_PICTURE: '1/3600' } });
    other.roadmaps.on(GetRoadmap, ({ id }) => aRoadmap({ id, title: id }));
    const wants = async (from: number, id: string) =>
      (await other.browser().get(of(id), { 'x-forwarded-for': `203.0.113.${from}` })).status;
    expect(await wants(1, 'the-only-one')).toBe(200);
    const greedy = Array.from({ length: 5 }, () => wants(1, 'wanted-by-both'));
    const modest = Array.from({ length: 5 }, (_, i) => wants(2 + i, 'wanted-by-both'));
    expect(await Promise.all(modest)).toEqual([200, 200, 200, 200, 200]);
    // Once somebody else has had it drawn, it is there for all.
    expect((await Promise.all(greedy)).every((status) => status === 200 || status === 429)).toBe(true);
    expect(await wants(1, 'wanted-by-both')).toBe(200);
    await other.stop();
  });

  it('returns 429 after too many drawings, but still sends those already drawn', async () => {
    const other = await TestGateway.start({ env: { RATE_LIMIT_PICTURE: '2/3600' } });
    other.roadmaps.on(GetRoadmap, ({ id }) => aRoadmap({ id }));
    const wants = async (id: string) => (await other.browser().get(of(id))).status;
    expect([await wants('a'), await wants('b'), await wants('c')]).toEqual([200, 200, 429]);
    expect(await wants('a')).toBe(200);
    await other.stop();
  });
});
