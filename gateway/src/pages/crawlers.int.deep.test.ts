import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ListForSitemap } from '@waymark/contracts/roadmaps/versions.endpoints';
import { TestGateway } from '../testing/gateway.ts';
import { AT } from '../testing/samples.ts';

const PUBLIC_URL = 'https://waymark.example';
const PAGE = 5_000;
let gateway: TestGateway;

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

async function locations(path: string): Promise<{ root: string | undefined; locs: string[] }> {
  const xml = await (await gateway.browser().get(path)).text();
  const root = /<(urlset|sitemapindex) /.exec(xml)?.[1];
  return { root, locs: [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!) };
}

describe('sitemap.xml of more than 50 000 addresses', () => {
  beforeAll(async () => {
    gateway = await TestGateway.start({ env: { PUBLIC_URL } });
  });
  afterAll(() => gateway?.stop());

  it('lists files of at most 50 000 addresses each, which contain all of them', async () => {
    publish(100_000);
    const all: string[] = [];
    const index = await locations('/sitemap.xml');
    expect(index.root).toBe('sitemapindex');
    expect(index.locs).toEqual([1, 2, 3].map((number) => `${PUBLIC_URL}/sitemap-${number}.xml`));
    for (const url of index.locs) {
      const { root, locs } = await locations(new URL(url).pathname);
      expect(root).toBe('urlset');
      expect(locs.length).toBeLessThanOrEqual(50_000);
      all.push(...locs);
    }
    expect(new Set(all).size).toBe(100_014);
    for (const path of ['/sitemap-4.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-1xml']) {
      expect((await gateway.browser().get(path)).status).toBe(404);
    }
  });
});
