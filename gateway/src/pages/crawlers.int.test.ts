import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ListMentors } from '@waymark/contracts/identity/mentors.endpoints';
import { ListForSitemap } from '@waymark/contracts/roadmaps/versions.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { TestGateway } from '../testing/gateway.ts';
import { AT } from '../testing/samples.ts';

const PUBLIC_URL = 'https://waymark.example';
const PAGE = 5_000;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { PUBLIC_URL } });
  gateway.identity.addMentor({ userId: 4, name: 'Tomás' });
  gateway.identity.addMentor({ userId: 77, name: 'Without roadmaps' });
});
afterAll(() => gateway?.stop());
const away = () => {
  throw new AppError('UNAVAILABLE', 'Away.');
};

/** Publishes `count` roadmaps by ten mentors. */
const publish = (count: number) =>
  gateway.roadmaps.on(ListForSitemap, ({ cursor = '0' }) => {
    const from = Number(cursor);
    const items = Array.from({ length: Math.min(PAGE, count - from) }, (_, i) => ({
      id: `r-${from + i}`,
      mentorId: 1 + ((from + i) % 10),
      publishedAt: AT,
    }));
    return { items, nextCursor: from + PAGE < count ? String(from + PAGE) : null };
  });

/** The root element and the locations of an XML file, which must be well formed. */
function locations(xml: string): { root: string; locs: string[] } {
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
  const open: string[] = [];
  let root = '';
  for (const [, closing, name] of xml.slice(xml.indexOf('?>')).matchAll(/<(\/?)(\w+)[^<>]*>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else open.push(name!);
    root ||= name!;
  }
  expect(open).toEqual([]);
  expect(xml.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/);
  return { root, locs: [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!) };
}

describe('sitemap.xml', () => {
  it('returns 503 with Retry-After while roadmaps is unavailable', async () => {
    const response = await gateway.roadmaps.during(ListForSitemap, away, () =>
      gateway.browser().get('/sitemap.xml'),
    );
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lists every public page once, below PUBLIC_URL', async () => {
    publish(12);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => gateway.browser().get('/sitemap.xml', { host: 'evil.example' })),
    );
    const [response] = responses;
    expect(response!.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response!.headers.get('cache-control')).toBe('public, max-age=3600');
    const { root, locs } = locations(await response!.text());
    expect(root).toBe('urlset');
    expect(new Set(locs).size).toBe(locs.length);
    expect(locs).toEqual([
      ...['/', '/browse', '/mentors', '/ai-resources'].map((path) => PUBLIC_URL + path),
      ...Array.from({ length: 12 }, (_, i) => `${PUBLIC_URL}/roadmap/r-${i}`),
      ...Array.from({ length: 10 }, (_, i) => `${PUBLIC_URL}/mentor/${i + 1}`),
      `${PUBLIC_URL}/mentor/77`,
    ]);
    expect(gateway.roadmaps.callsOf(ListForSitemap).length).toBeLessThanOrEqual(2);
  });

  it('is built once for many requests, and returns 304 for its ETag', async () => {
    const asked = gateway.roadmaps.callsOf(ListForSitemap).length;
    const response = await gateway.browser().get('/sitemap.xml');
    const has = { 'if-none-match': response.headers.get('etag')! };
    expect((await gateway.browser().get('/sitemap.xml', has)).status).toBe(304);
    expect(gateway.roadmaps.callsOf(ListForSitemap)).toHaveLength(asked);
    expect((await gateway.browser().get('/sitemap-1.xml')).status).toBe(404);
  });

  it('leaves out mentors without roadmaps while identity is unavailable', async () => {
    const other = await TestGateway.start({ env: { PUBLIC_URL } });
    const response = await other.identity.during(ListMentors, away, () =>
      other.browser().get('/sitemap.xml'),
    );
    expect(locations(await response.text()).locs).toHaveLength(6);
    await other.stop();
  });
});

describe('robots.txt', () => {
  /** By RFC 9309: the longest matching rule decides. */
  async function allows(path: string): Promise<boolean> {
    const text = await (await gateway.browser().get('/robots.txt')).text();
    const rules = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, verb, rule]) => {
      const pattern = rule!.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      return { allow: verb === 'Allow', fits: new RegExp(`^${pattern}`).test(path), length: rule!.length };
    });
    const best = rules.filter(({ fits }) => fits).sort((a, b) => b.length - a.length)[0];
    return best?.allow ?? true;
  }

  it.each([
    '/',
    '/browse',
    '/mentors',
    '/mentor/7',
    '/roadmap/a',
    '/api/roadmaps/a',
    '/api/media/a',
    '/og/x',
  ])('allows %s', async (path) => expect(await allows(path)).toBe(true));

  it.each([
    '/api/user',
    '/api/progress/1/a',
    '/dev/mail',
    '/mentor',
    '/mentor-studio',
    '/auth',
    '/roadmap/a/preview',
    '/roadmap/a/done',
    '/mentor/hours',
    '/mentor/roadmaps/a/review',
    '/mentor/2/message',
    '/messages/with/2',
  ])('disallows %s', async (path) => expect(await allows(path)).toBe(false));

  it('names the sitemap', async () => {
    const response = await gateway.browser().get('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toContain(`\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`);
  });
});
