// guarantees: The HTML of public pages has their content and data, escaped and never private; a failed rendering sends the page without it
// guarantees: The HTML of private pages has their frame for whoever has a session, and nothing of the user
// guarantees: The home is rendered for its user alone: no cache, no copy in memory, not in the page kept offline
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { PublicChanges } from '@waymark/contracts/roadmaps/versions.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { TestGateway } from '../testing/gateway.ts';
import { aRoadmap, ROADMAP_ID } from '../testing/samples.ts';

const SHELL =
  '<!doctype html><html><head><title>x</title></head><body><div id="root"></div><p>after</p></body></html>';
const EVIL = `</script><script>alert(1)</script> & <b> \u2028 $& $'`;
const PATH = `/roadmap/${ROADMAP_ID}`;

/** Loads as the real one does, and draws less. */
const PROGRAM = `
export async function loadPage({ url, hasSession, isOwn, language, zone }) {
  const api = '/api/roadmaps/' + url.split('?')[0].split('/').pop();
  const response = await fetch(api);
  const user = await fetch('/api/user');
  return { url, hasSession, isOwn, language, zone, status: response.status, roadmap: await response.json(), user: user.status };
}
export async function drawPage({ url }, { roadmap }) {
  if (url.endsWith('?broken')) throw new Error('broken');
  if (url.endsWith('?endless')) await new Promise(() => {});
  return '<h1>' + roadmap.title?.length + '</h1>';
}`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { PUBLIC_URL: 'https://waymark.example' } });
  const pages = join(gateway.dir, 'static/.pages');
  await mkdir(pages, { recursive: true });
  await writeFile(join(gateway.dir, 'static/index.html'), SHELL);
  await writeFile(join(pages, 'render.mjs'), PROGRAM);
  await writeFile(
    join(pages, 'preloads.json'),
    JSON.stringify([{ path: '^/roadmap/[^/]+$', files: ['/assets/roadmap.js'] }]),
  );
});
afterAll(() => gateway?.stop());

const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await gateway.browser().get(path, headers);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The first rendering may be late, since it starts the thread. */
const readRendered = (path: string, headers?: Record<string, string>) =>
  eventually(async () => {
    const page = await read(path, headers);
    expect(page.html).toContain('page-data');
    return page;
  });

/** Of the roadmap under a new title, once copies of the earlier one are gone. */
const readTitled = (title: string, path: string) =>
  gateway.roadmaps.during(
    PublicChanges,
    () => ({ next: '1', roadmapIds: [ROADMAP_ID] }),
    () =>
      gateway.roadmaps.during(
        GetRoadmap,
        () => aRoadmap({ title, version: title.length }),
        () =>
          eventually(async () => {
            const page = await read(path);
            expect(dataOf(page.html)?.roadmap.title).toBe(title);
            return page;
          }),
      ),
  );

const USER_PRELOAD = '<link rel="preload" as="fetch" crossorigin href="/api/user">';

describe('the HTML of a private page', () => {
  it.each(['/scheduling', '/book-session/2', '/mentor', '/mentor/roadmaps', '/mentor-community'])(
    'has its frame for a user, without anything of this user: %s',
    async (path) => {
      const user = await gateway.mentor();
      const response = await eventually(async () => {
        const found = await user.get(path);
        const html = await found.text();
        expect(html).toContain('<div id="root"><h1>');
        return { html, headers: found.headers };
      });
      expect(dataOf(response.html)).toMatchObject({ hasSession: true, user: 401 });
      expect(response.html).toContain(USER_PRELOAD);
      expect(response.headers.get('vary')).toContain('cookie');
    },
  );

  it('has no frame for a guest, nor where it would differ by user', async () => {
    const user = await gateway.mentor();
    const pages = [await read('/scheduling'), { html: await (await user.get('/account')).text() }];
    for (const { html } of pages) expect(html).toContain('<div id="root"></div>');
    expect(pages[0]!.html).not.toContain(USER_PRELOAD);
  });
});

describe('the HTML of the home', () => {
  it('is rendered with the data of its user, in their time zone, and is stored nowhere', async () => {
    const user = await gateway.mentor();
    const { html, headers } = await eventually(async () => {
      const found = await user.get('/', { cookie: `${user.cookie}; waymark-zone=Asia%2FTokyo` });
      const html = await found.text();
      expect(html).toContain('page-data');
      return { html, headers: found.headers };
    });
    expect(dataOf(html)).toMatchObject({ isOwn: true, hasSession: true, user: 200, zone: 'Asia/Tokyo' });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(html).not.toContain(USER_PRELOAD);
  });

  it('is not rendered for a guest, nor in the page that the service worker keeps', async () => {
    const user = await gateway.mentor();
    const kept = await user.get('/index.html');
    expect(await kept.text()).toContain('<div id="root"></div>');
    expect(kept.headers.get('cache-control')).toBe('no-cache');
    expect((await read('/')).html).not.toContain('page-data');
  });
});

describe('the HTML of a public page', () => {
  it('has its content, the data it is made of, and links to its scripts', async () => {
    const { html, status, headers } = await readTitled('Two words', PATH);
    expect(status).toBe(200);
    expect(html).toContain('<div id="root"><h1>9</h1></div>');
    expect(html).toMatch(/<\/script><p>after<\/p>/);
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/roadmap.js">');
    expect(dataOf(html).roadmap).toMatchObject({ id: ROADMAP_ID, title: 'Two words' });
    expect(headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('escapes text that would end the script', async () => {
    const { html } = await readTitled(EVIL, `${PATH}?evil`);
    expect(html).not.toContain('<script>alert');
    expect(dataOf(html).roadmap.title).toBe(EVIL);
  });

  it('is drawn again when its data has changed', async () => {
    for (const title of ['one', 'twelve']) {
      const { html } = await readTitled(title, PATH);
      expect(html).toContain(`<h1>${title.length}</h1>`);
    }
  });

  it('is loaded without the session of the visitor, only with the fact that there is one', async () => {
    const user = await gateway.mentor();
    const page = await eventually(async () => {
      const response = await user.get(PATH);
      const html = await response.text();
      expect(html).toContain('page-data');
      return html;
    });
    expect(dataOf(page)).toMatchObject({ hasSession: true, user: 401 });
    expect(dataOf((await readRendered(PATH)).html)).toMatchObject({ hasSession: false, user: 401 });
  });

  it.each([
    ['de-AT,de;q=0.9', 'de-AT'],
    ['*', null],
    ['<script>', null],
  ])('uses the language of the browser: %s', async (header, language) => {
    const { html } = await readRendered(PATH, { 'accept-language': header });
    expect(dataOf(html).language).toBe(language);
  });

  it.each(['broken', 'endless'])('is sent without content if the rendering is %s', async (how) => {
    const { status, html } = await read(`${PATH}?${how}`);
    expect(status).toBe(200);
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('page-data');
    expect((await readRendered(PATH)).status).toBe(200);
  });

  it.each(['/no/such/page', '/roadmap/nothing%20here', '/scheduling', '/account'])(
    'has no content where there is none to show: %s',
    async (path) => {
      expect((await read(path)).html).toContain('<div id="root"></div>');
    },
  );

  it('is not found if it is not published', async () => {
    const hidden = await gateway.roadmaps.during(
      GetRoadmap,
      () => aRoadmap({ status: 'hidden', title: 'Only for its mentor' }),
      () => read(`${PATH}?hidden`),
    );
    expect(hidden.status).toBe(404);
    expect(hidden.html).not.toContain('Only for its mentor');
  });
});
