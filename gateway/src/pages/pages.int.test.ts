import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GetMentor } from '@waymark/contracts/identity/mentors.endpoints';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import type { TestGateway } from '../testing/gateway.ts';
import { readPage, SHELL, startWithPages } from '../testing/read-page.ts';
import { aRoadmap, aStage, ROADMAP_ID } from '../testing/samples.ts';

const PUBLIC_URL = 'https://waymark.example';
const EVIL = `</script><script>alert(1)</script> "quoted" & 'single' <b> ü \u2028`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startWithPages({ PUBLIC_URL });
});
afterAll(() => gateway?.stop());
beforeEach(() => {
  gateway.roadmaps.calls.length = 0;
});
const read = (path: string, headers?: Record<string, string>) => readPage(gateway, path, headers);

describe('the page', () => {
  it('of / and no other is the prerendered one if the build made one', async () => {
    expect((await read('/')).html).toContain('<body></body>');
    const drawn = SHELL.replace('<body>', '<body><h1>Drawn already</h1>');
    await mkdir(join(gateway.dir, 'static/.pages'));
    await writeFile(join(gateway.dir, 'static/.pages/home.html'), drawn);
    const page = await read('/?utm=x');
    expect(page.html).toContain('<h1>Drawn already</h1>');
    expect(page).toMatchObject({ status: 200, canonical: `${PUBLIC_URL}/` });
    for (const path of ['/auth', '/no/such/page', '/index.html', '/.pages/home.html']) {
      expect((await read(path)).html).not.toContain('Drawn already');
    }
    await rm(join(gateway.dir, 'static/.pages'), { recursive: true });
  });

  it('of / describes the product and its search', async () => {
    const page = await read('/?utm=x', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(page).toMatchObject({
      status: 200,
      title: 'Waymark: find your way back, one step at a time',
      canonical: `${PUBLIC_URL}/`,
      metas: {
        'og:type': 'website',
        'og:url': `${PUBLIC_URL}/`,
        'og:image': `${PUBLIC_URL}/og/default.png`,
        'twitter:card': 'summary_large_image',
      },
      data: {
        '@type': 'WebSite',
        potentialAction: {
          '@type': 'SearchAction',
          target: { urlTemplate: `${PUBLIC_URL}/browse?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    });
    expect(page.metas.description).toBe(page.metas['og:description']);
    expect(page.html).not.toContain('evil.example');
  });

  it('of a roadmap is a HowTo with its steps and its mentor', async () => {
    const step = { id: 'p1', title: 'Make one call', description: 'To a friend.', estimatedDuration: null };
    const more = { resourceLinks: [], order: 1, origin: 'mentor' as const, reviewed: true, evidence: null };
    const warnings = [{ id: 'w1', text: 'Waiting for a better day.', evidence: null }];
    const stages = [{ ...aStage(), title: 'First days', warnings, steps: [{ ...step, ...more }] }];
    const page = await gateway.roadmaps.during(
      GetRoadmap,
      () => aRoadmap({ stages, version: 4 }),
      () => read(`/roadmap/${ROADMAP_ID}/?from=mail`),
    );
    const url = `${PUBLIC_URL}/roadmap/${ROADMAP_ID}`;
    const image = `${PUBLIC_URL}/og/roadmap/${ROADMAP_ID}.png?v=4`;
    expect(page).toMatchObject({
      status: 200,
      title: 'From nurse to developer · Waymark',
      canonical: url,
      metas: {
        description: 'How I did it',
        'og:type': 'article',
        'og:title': 'From nurse to developer · Waymark',
        'og:image': image,
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:image': image,
        'article:author': `${PUBLIC_URL}/mentor/2`,
      },
    });
    expect(page.metas).not.toHaveProperty('robots');
    expect(page.data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'HowTo',
      name: 'From nurse to developer',
      description: 'How I did it',
      url,
      image,
      author: { '@type': 'Person', name: 'Rosa', url: `${PUBLIC_URL}/mentor/2` },
      about: 'Career',
      datePublished: '2026-11-20T10:00:00.000Z',
      dateModified: '2026-11-20T10:00:00.000Z',
      step: [
        {
          '@type': 'HowToSection',
          position: 1,
          name: 'First days',
          itemListElement: [
            { '@type': 'HowToStep', position: 1, name: 'Make one call', text: 'To a friend.' },
            { '@type': 'HowToTip', text: 'Warning: Waiting for a better day.' },
          ],
        },
      ],
    });
  });

  it('of a mentor is a ProfilePage', async () => {
    gateway.identity.addMentor({
      userId: 7,
      name: 'Amara Okafor',
      bio: 'Eleven years as a nurse.',
      avatar: '/api/avatars/7',
      expertise: ['Burnout'],
    });
    expect(await read('/mentor/7')).toMatchObject({
      status: 200,
      title: 'Amara Okafor · Waymark',
      canonical: `${PUBLIC_URL}/mentor/7`,
      metas: { description: 'Eleven years as a nurse.', 'og:type': 'profile' },
      data: {
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name: 'Amara Okafor',
          url: `${PUBLIC_URL}/mentor/7`,
          image: `${PUBLIC_URL}/api/avatars/7`,
          knowsAbout: ['Burnout'],
        },
      },
    });
  });

  it.each([
    ['/browse', 'Discover Learning Paths · Waymark', `${PUBLIC_URL}/roadmap/${ROADMAP_ID}`],
    ['/mentors', 'Mentors · Waymark', `${PUBLIC_URL}/mentor/7`],
  ])('of %s lists what is there', async (path, title, url) => {
    gateway.identity.addMentor({ userId: 7, name: 'Amara Okafor' });
    const page = await read(`${path}?q=x`);
    expect(page).toMatchObject({ status: 200, title, canonical: PUBLIC_URL + path });
    expect(page.data.mainEntity.itemListElement[0]).toMatchObject({ '@type': 'ListItem', position: 1, url });
  });

  it('of a large roadmap stays below 32 000 characters and holds no quotes', async () => {
    const stages = Array.from({ length: 40 }, () => ({
      ...aStage(),
      steps: Array.from({ length: 30 }, (_, i) => ({
        id: `p${i}`,
        title: `Step ${i} of this long way, which goes on and on`,
        description: 'x '.repeat(900),
        estimatedDuration: null,
        resourceLinks: [],
        order: i,
        origin: 'mentor' as const,
        reviewed: true,
        evidence: { sourceId: 's', quote: 'A private sentence of the mentor.', start: 0, end: 5 },
      })),
    }));
    const page = await gateway.roadmaps.during(
      GetRoadmap,
      () => aRoadmap({ stages }),
      () => read(`/roadmap/${ROADMAP_ID}`),
    );
    expect(page.html.length).toBeLessThan(32_000);
    expect(page.html).not.toContain('private sentence');
  });

  it('escapes user text', async () => {
    const page = await gateway.roadmaps.during(
      GetRoadmap,
      () =>
        aRoadmap({ title: EVIL, description: EVIL, mentor: { id: 2, name: EVIL, avatar: null, bio: '' } }),
      () => read(`/roadmap/${ROADMAP_ID}`),
    );
    expect(page.html).not.toContain('<script>alert');
    expect(page.title).toBe(`${EVIL} · Waymark`);
    expect(page.data).toMatchObject({ name: EVIL, author: { name: EVIL } });
    expect(page.metas['og:title']).toBe(`${EVIL} · Waymark`);
  });

  it.each(['javascript:alert(1)', '//evil.example/a.png', 'data:image/png;base64,x'])(
    'leaves out the avatar %s',
    async (avatar) => {
      gateway.identity.addMentor({ userId: 8, name: 'Lin', avatar });
      expect((await read('/mentor/8')).html).not.toContain(avatar);
    },
  );
});

describe('a page that is not public', () => {
  const gone = () => {
    throw new AppError('NOT_FOUND', 'There is no such roadmap.');
  };

  it('returns 404 with noindex for an unknown roadmap', async () => {
    const page = await gateway.roadmaps.during(GetRoadmap, gone, () => read('/roadmap/nothing'));
    expect(page).toMatchObject({ status: 404, title: 'Roadmap Not Found · Waymark', canonical: undefined });
    expect(page.metas.robots).toBe('noindex');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.data).toBeUndefined();
  });

  it.each(['draft', 'archived'] as const)(
    'returns 404 without its content for a roadmap with the status %s',
    async (status) => {
      const page = await gateway.roadmaps.during(
        GetRoadmap,
        () => aRoadmap({ status, title: 'Secret plans' }),
        () => read(`/roadmap/${ROADMAP_ID}`),
      );
      expect(page.status).toBe(404);
      expect(page.html).not.toContain('Secret');
    },
  );

  it('is requested without a caller, also for its mentor', async () => {
    const mentor = await gateway.mentor();
    await mentor.get(`/roadmap/${ROADMAP_ID}`);
    const [{ ctx, input } = { ctx: null, input: null }] = gateway.roadmaps.callsOf(GetRoadmap);
    expect(ctx?.caller).toBeNull();
    expect(input).toEqual({ id: ROADMAP_ID });
  });

  it.each(['/roadmap/%00', '/roadmap/a.b', '/mentor/rosa', '/mentor/0', '/roadmap', '/nothing/here'])(
    'returns 404 without a call: %s',
    async (path) => {
      expect((await read(path)).status).toBe(404);
      expect(gateway.roadmaps.asked).toEqual([]);
    },
  );

  it.each([
    '/auth',
    '/mentor',
    '/mentor-studio/',
    '/mentor-studio/hours',
    '/mentor/pricing',
    '/mentor/earnings',
    '/mentor/runs',
    '/mentor/requests',
    '/mentor/roadmaps/a/photos',
    '/mentor/roadmaps/a/insight',
    '/scheduling',
    '/book-session/7',
    '/notifications',
    '/mentor/roadmaps/a/review',
    '/mentor/2/message',
    '/messages',
    '/messages/with/2',
  ])('has noindex: %s', async (path) => {
    const page = await read(path);
    expect(page.status).toBe(200);
    expect(page.metas.robots).toBe('noindex');
  });

  it('is that of demo mails outside demo mode', async () => {
    expect((await read('/dev/mail')).status).toBe(404);
    const demo = await startWithPages({ DEMO_MODE: 'true' });
    const page = await demo.browser().get('/dev/mail');
    expect(page.status).toBe(200);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    await demo.stop();
  });
});

describe('while a service fails', () => {
  it('a page that gets no reply has the default title and no-store', async () => {
    const never = () => new Promise<never>(() => {});
    const page = await gateway.roadmaps.during(GetRoadmap, never, () => read(`/roadmap/${ROADMAP_ID}`));
    expect(page).toMatchObject({ status: 200, title: 'Waymark: find your way back, one step at a time' });
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.canonical).toBeUndefined();
    expect(page.metas).not.toHaveProperty('robots');
  });

  it('a page whose service returns an error has none of its text', async () => {
    const broken = () => {
      throw new Error('database');
    };
    const page = await gateway.identity.during(GetMentor, broken, () => read('/mentor/7'));
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('database');
  });

  it('a page over the rate limit is returned without a call', async () => {
    const small = await startWithPages({ RATE_LIMIT_IP: '2/60' });
    const pages = await Promise.all(
      Array.from({ length: 6 }, () => small.browser().get(`/roadmap/${ROADMAP_ID}`)),
    );
    expect(pages.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(small.roadmaps.callsOf(GetRoadmap)).toHaveLength(2);
    await small.stop();
  });
});
