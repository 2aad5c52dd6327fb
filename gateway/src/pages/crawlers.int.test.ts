import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ListMentors } from '@waymark/contracts/identity/rpc-mentors';
import { ListForSitemap } from '@waymark/contracts/roadmaps/rpc-versions';
import { AppError } from '@waymark/kernel/app-error';
import { TestGateway } from '../testing/gateway.ts';
import { AT } from '../testing/samples.ts';

const PUBLIC_URL = 'https://waymark.example';
const PAGE = 5_000;
let gateway: TestGateway;
const away = () => {
  throw new AppError('UNAVAILABLE', 'Away.');
};

/** So many published roadmaps by ten mentors, a page at a time. */
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

/** Elements and texts of an XML file; throws where it is not well formed. */
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
  beforeAll(async () => {
    gateway = await TestGateway.start({ env: { PUBLIC_URL } });
    gateway.identity.addMentor({ userId: 4, name: 'Tomás' });
    gateway.identity.addMentor({ userId: 77, name: 'Without roadmaps' });
  });
  afterAll(() => gateway?.stop());

  it('is 503 while nobody could be asked yet, and tried again', async () => {
    const response = await gateway.roadmaps.during(ListForSitemap, away, () =>
      gateway.browser().get('/sitemap.xml'),
    );
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('names every public page once, by the public address', async () => {
    publish(12);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => gateway.browser().get('/sitemap.xml', { host: 'evil.example' })),
    );
    const [response] = answers;
    expect(response!.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response!.headers.get('cache-control')).toBe('public, max-age=3600');
    const { root, locs } = locations(await response!.text());
    expect(root).toBe('urlset');
    expect(new Set(locs).size).toBe(locs.length);
    expect(locs).toEqual([
      ...['/', '/browse', '/mentors'].map((path) => PUBLIC_URL + path),
      ...Array.from({ length: 12 }, (_, i) => `${PUBLIC_URL}/roadmap/r-${i}`),
      ...Array.from({ length: 10 }, (_, i) => `${PUBLIC_URL}/mentor/${i + 1}`),
      `${PUBLIC_URL}/mentor/77`,
    ]);
    expect(gateway.roadmaps.callsOf(ListForSitemap).length).toBeLessThanOrEqual(2);
  });

  it('is made once for many readers, and is not sent again to who has it', async () => {
    const asked = gateway.roadmaps.callsOf(ListForSitemap).length;
    const response = await gateway.browser().get('/sitemap.xml');
    const has = { 'if-none-match': response.headers.get('etag')! };
    expect((await gateway.browser().get('/sitemap.xml', has)).status).toBe(304);
    expect(gateway.roadmaps.callsOf(ListForSitemap)).toHaveLength(asked);
    expect((await gateway.browser().get('/sitemap-1.xml')).status).toBe(404);
  });
});

describe('sitemap.xml of more than one file holds', () => {
  beforeAll(async () => {
    gateway = await TestGateway.start({ env: { PUBLIC_URL } });
  });
  afterAll(() => gateway?.stop());

  it('does without the mentors who have published nothing where they cannot be asked', async () => {
    const other = await TestGateway.start({ env: { PUBLIC_URL } });
    const response = await other.identity.during(ListMentors, away, () =>
      other.browser().get('/sitemap.xml'),
    );
    expect(locations(await response.text()).locs).toHaveLength(5);
    await other.stop();
  });
});

describe('robots.txt', () => {
  beforeAll(async () => {
    gateway = await TestGateway.start({ env: { PUBLIC_URL } });
  });
  afterAll(() => gateway?.stop());

  /** As RFC 9309 reads it: the longest rule that fits counts. */
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
  ])('leaves %s open', async (path) => expect(await allows(path)).toBe(true));

  it.each([
    '/api/user',
    '/api/progress/1/a',
    '/dev/mail',
    '/mentor',
    '/mentor-studio',
    '/auth',
    '/roadmap/a/preview',
  ])('keeps crawlers out of %s', async (path) => expect(await allows(path)).toBe(false));

  it('names the sitemap', async () => {
    const response = await gateway.browser().get('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toContain(`\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`);
  });
});
