import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoMentors } from '@waymark/contracts/demo-mentors';
import type { Category, Roadmap } from '@waymark/contracts/roadmaps/http';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { Client } from './client.ts';
import { pictureAt, type ReadPage, readPage, readSitemap } from './crawler.ts';

const stamp = Date.now().toString(36);
const TITLE = `Zoë’s </script><script>alert("t")</script> & 'a "way"' out ${stamp}`;
const DESCRIPTION = `"><img src=x onerror=alert(1)> From debts & back, ${stamp}.`;
const STAGE = 'Open the </script> post';
const tomas = demoMentors.find(({ name }) => name.startsWith('Tomáš'))!;

let browser: Browser;
/** Reads what was sent, and runs none of it. */
let reader: Page;
let mentor: Client;
let categoryId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  reader = await newPage(browser);
  mentor = await new Client(e2e().url, 'tomas').login();
  categoryId = (await mentor.until<Category[]>('GET', '/api/categories'))[0]!.id;
});
afterAll(async () => {
  await browser?.close();
});

const at = (path: string) => e2e().url + path;
const read = (path: string) => readPage(reader, at(path));
const sitemap = () => readSitemap(reader, at('/sitemap.xml'));
const publish = (id: string) => mentor.until<Roadmap>('PATCH', `/api/roadmaps/${id}/publish`);
const unpublish = (id: string) => mentor.until<Roadmap>('PATCH', `/api/roadmaps/${id}/unpublish`);

async function aDraft(given: { title?: string; description?: string } = {}): Promise<string> {
  const body = { title: `A way out ${stamp}`, description: 'Step by step.', categoryId, ...given };
  const { id } = await mentor.until<Roadmap>('POST', '/api/roadmaps', body);
  const stage = { title: STAGE, steps: [{ title: 'Open one envelope' }, { title: 'Tell "one" person' }] };
  await mentor.until('POST', `/api/roadmaps/${id}/stages`, stage);
  return id;
}

/** What every page that can be found says of itself, and says alike in all places. */
function expectFound(page: ReadPage, path: string, { title, type }: { title: string; type: string }): void {
  expect(page).toMatchObject({ status: 200, title, canonical: [at(path)], foreign: [] });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const { description } = page.metas;
  expect(description!.length).toBeGreaterThan(20);
  expect(page.metas).toMatchObject({
    'og:site_name': 'Waymark',
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:url': at(path),
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:image': page.metas['og:image'],
  });
  expect(page.metas).not.toHaveProperty('robots');
  expect(page.data).toHaveLength(1);
  expect(page.data[0]['@context']).toBe('https://schema.org');
}

describe('the raw page', () => {
  it.each([
    { path: '/', title: 'Waymark: find your way back, one step at a time', schema: 'WebSite' },
    { path: '/browse', title: 'Discover Learning Paths · Waymark', schema: 'CollectionPage' },
    { path: '/mentors', title: 'Mentors · Waymark', schema: 'CollectionPage' },
  ])('of $path says what it is', async ({ path, title, schema }) => {
    const page = await read(path);
    expectFound(page, path, { title, type: 'website' });
    expect(page.data[0]['@type']).toBe(schema);
    expect((await pictureAt(page.metas['og:image']!)).size).toEqual([1200, 630]);
  });

  it('of a mentor says who they are', async () => {
    const path = `/mentor/${tomas.id}`;
    const page = await read(path);
    expectFound(page, path, { title: `${tomas.name} · Waymark`, type: 'profile' });
    const { mainEntity } = page.data[0];
    expect(mainEntity).toMatchObject({ '@type': 'Person', name: tomas.name, url: at(path) });
    expect(mainEntity.knowsAbout).toEqual(tomas.expertise);
  });

  it('of a roadmap says what it is, whatever its mentor has written, and nothing of that runs', async () => {
    const id = await aDraft({ title: TITLE, description: DESCRIPTION });
    await publish(id);
    const path = `/roadmap/${id}`;
    const page = await read(path);
    expectFound(page, path, { title: `${TITLE} · Waymark`, type: 'article' });
    expect(page.metas.description).toBe(DESCRIPTION);
    expect(page.data[0]).toMatchObject({
      '@type': 'HowTo',
      name: TITLE,
      description: DESCRIPTION,
      url: at(path),
      author: { '@type': 'Person', name: tomas.name, url: at(`/mentor/${tomas.id}`) },
      step: [
        { name: STAGE, itemListElement: [{ name: 'Open one envelope' }, { name: 'Tell "one" person' }] },
      ],
    });
    const picture = page.metas['og:image']!;
    expect(picture).toBe(at(`/og/roadmap/${id}.png?v=1`));
    expect(page.data[0].image).toBe(picture);
    expect((await pictureAt(picture)).size).toEqual([1200, 630]);

    const visitor = await newPage(browser);
    const ran: string[] = [];
    visitor.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    await visitor.goto(path);
    await visitor.getByRole('heading', { name: TITLE }).waitFor();
    expect(await visitor.title()).toBe(`${TITLE} · Waymark`);
    expect(ran).toEqual([]);
    await visitor.context().close();
    await unpublish(id);
  });

  it.each(['/roadmap/no-such-roadmap', '/mentor/999999', '/mentor/x', '/no/such/page'])(
    'is a true 404 at %s, which nobody should keep',
    async (path) => {
      const page = await read(path);
      expect(page).toMatchObject({ status: 404, canonical: [], data: [], metas: { robots: 'noindex' } });
      expect(page.title).toContain('Not Found');
    },
  );
});

describe('a roadmap', () => {
  it('is found once it is published, as it was published, until it is taken back', async () => {
    const id = await aDraft({ title: `First ${stamp}` });
    const path = `/roadmap/${id}`;
    const listed = async () =>
      (await read('/browse')).data[0].mainEntity.itemListElement.map(({ url }: { url: string }) => url);
    expect(await sitemap()).not.toContain(at(path));
    expect((await read(path)).status).toBe(404);
    expect(JSON.stringify(await read(path))).not.toContain(`First ${stamp}`);
    expect((await pictureAt(at(`/og/roadmap/${id}.png`))).status).toBe(404);

    await publish(id);
    const first = await read(path);
    expect(first).toMatchObject({ status: 200, title: `First ${stamp} · Waymark` });
    expect(await listed()).toContain(at(path));
    await eventually(async () => expect(await sitemap()).toContain(at(path)));
    expect(await sitemap()).toEqual(
      expect.arrayContaining([at('/'), at('/browse'), at(`/mentor/${tomas.id}`)]),
    );
    const before = await pictureAt(first.metas['og:image']!);
    expect(before.size).toEqual([1200, 630]);

    await mentor.until('PATCH', `/api/roadmaps/${id}`, { title: `Second ${stamp}` });
    expect((await read(path)).title).toBe(`First ${stamp} · Waymark`);
    await publish(id);
    const second = await read(path);
    expect(second.title).toBe(`Second ${stamp} · Waymark`);
    expect(second.metas['og:image']).toBe(at(`/og/roadmap/${id}.png?v=2`));
    expect((await pictureAt(second.metas['og:image']!)).etag).not.toBe(before.etag);

    await unpublish(id);
    expect(await read(path)).toMatchObject({ status: 404, data: [] });
    expect((await pictureAt(at(`/og/roadmap/${id}.png?v=2`))).status).toBe(404);
    expect(await listed()).not.toContain(at(path));
    await eventually(async () => expect(await sitemap()).not.toContain(at(path)));
  });

  it('is named to crawlers by robots.txt, which keeps them from what is private', async () => {
    const response = await fetch(at('/robots.txt'));
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['User-agent: *', `Sitemap: ${at('/sitemap.xml')}`, 'Disallow: /api/']),
    );
    expect(lines).not.toContain('Disallow: /');
  });
});

describe('what makes it installable', () => {
  it.each([
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/sw.js', /^(text|application)\/javascript; charset=utf-8$/],
  ])('is there at %s, and asked for anew each time', async (path, type) => {
    const response = await fetch(at(path));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    if (path !== '/sw.js')
      expect(await response.json()).toMatchObject({ name: expect.stringContaining('Waymark') });
  });
});

describe('the search', () => {
  const title = `Überlebt: Größe & Schulden ${stamp}`;
  let visitor: Page;
  let id: string;
  beforeAll(async () => {
    id = await aDraft({ title, description: `Crème brûlée${stamp} zum Trost.` });
    await publish(id);
    visitor = await newPage(browser);
  });
  afterAll(() => unpublish(id));

  it.each([
    ['title', `uberlebt ${stamp}`],
    ['title in capitals', `ÜBERLEBT: GRÖßE & SCHULDEN ${stamp.toUpperCase()}`],
    ['description', `CREME BRULEE${stamp}`],
    ['mentor’s name', 'tomas dvorak'],
    ['mentor’s name in capitals', 'DVOŘÁK'],
  ])('finds by %s, without regard to case and accents', async (_by, words) => {
    await visitor.goto(`/browse?q=${encodeURIComponent(words)}`);
    await visitor.getByRole('link', { name: `Start Journey: ${title}` }).waitFor();
    expect(await visitor.getByRole('searchbox', { name: 'Search roadmaps' }).inputValue()).toBe(words);
  });

  it('finds while somebody types, and says so where there is nothing', async () => {
    await visitor.goto('/browse');
    const box = visitor.getByRole('searchbox', { name: 'Search roadmaps' });
    await box.fill(`brulee${stamp}`);
    await visitor.getByRole('link', { name: `Start Journey: ${title}` }).waitFor();
    await visitor.getByRole('status').getByText('1 roadmap', { exact: true }).waitFor();
    await box.fill(`brulee${stamp} and more`);
    await visitor.getByText('No roadmaps found').waitFor();
    expect(await visitor.getByRole('link', { name: `Start Journey: ${title}` }).count()).toBe(0);
  });
});
